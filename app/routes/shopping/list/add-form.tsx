import { useEffect, useRef } from "react";
import { MAX_WORDS } from "#domain/shopping/shopping";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";

interface AddFormProps {
  /** Of the list as it is shown: a form that is sent twice adds its lines once. */
  newestId: number;
  refused: { typed: string; problem: "tooLong" | "full" } | undefined;
}

export function AddForm({ newestId, refused }: AddFormProps) {
  const { t } = useTranslation(["shopping", "errors"]);
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef("");
  // The list has the lines: what was sent leaves the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs for each new entry.
  useEffect(() => {
    if (field.current && sent.current !== "" && field.current.value === sent.current)
      field.current.value = "";
    sent.current = "";
  }, [newestId]);
  return (
    <PostForm
      className="inline-form shopping-add-form"
      data-in-place=""
      onSubmit={() => {
        sent.current = field.current?.value ?? "";
      }}
    >
      <input type="hidden" name="after" value={newestId} />
      <input
        ref={field}
        type="text"
        name="lines"
        aria-label={t("add")}
        placeholder={t("example")}
        defaultValue={refused?.typed}
        aria-invalid={refused ? true : undefined}
        aria-describedby={refused ? "add-problem" : undefined}
        autoComplete="off"
        enterKeyHint="done"
        required
      />
      <button type="submit" className="button button-primary">
        {t("addButton")}
      </button>
      {refused && (
        <p id="add-problem" className="notice" role="alert">
          {refused.problem === "full"
            ? t("errors:shopping.full")
            : t("tooLong", { max: MAX_WORDS })}
        </p>
      )}
    </PostForm>
  );
}
