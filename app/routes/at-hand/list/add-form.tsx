import { MAX_NAMES } from "#domain/at-hand/at-hand";
import { MAX_INGREDIENT_NAME } from "#domain/recipe/recipe";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";

interface AddFormProps {
  refused: { typed: string; problem: "tooMany" | "tooLong" | "full" } | undefined;
}

export function AddForm({ refused }: AddFormProps) {
  const { t } = useTranslation(["atHand", "errors"]);
  const problems = {
    tooMany: t("tooMany", { max: MAX_NAMES }),
    tooLong: t("tooLong", { max: MAX_INGREDIENT_NAME }),
    full: t("errors:atHand.full"),
  };
  return (
    <PostForm className="at-hand-add" data-in-place="">
      <label htmlFor="names">{t("names")}</label>
      <textarea
        id="names"
        name="names"
        rows={2}
        placeholder={t("example")}
        defaultValue={refused?.typed}
        aria-invalid={refused ? true : undefined}
        aria-describedby={refused ? "names-problem" : undefined}
        required
        dir="auto"
      />
      {refused && (
        <p id="names-problem" className="notice" role="alert">
          {problems[refused.problem]}
        </p>
      )}
      <div className="actions">
        <button type="submit" name="add" value="foods" className="button button-primary">
          {t("add")}
        </button>
        <button type="submit" name="add" value="staples" className="button button-quiet">
          {t("addStaples")}
        </button>
      </div>
    </PostForm>
  );
}
