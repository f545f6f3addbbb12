import { VISIBILITIES } from "#domain/recipe/recipe";
import type { ListedAct } from "#domain/recipe/recipe-acts";
import { ownPaths } from "#domain/site/own-paths";
import { paths } from "#domain/site/paths";
import { useCountFormat } from "~/ui/count";
import { LinkButton } from "~/ui/link-button";
import { useTranslation } from "~/ui/translation";
import "~/ui/field-row.css";
import { PostForm } from "~/ui/post-form";
import { type TagChoices, TagForms } from "./tag-forms";

interface ActFormProps {
  kind: ListedAct;
  ids: number[];
  cookbooks: { id: number; name: string }[];
  tags: TagChoices | null;
}

/** Asks what is missing; each button says what it does with how many recipes. */
export function ActForm({ kind, ids, cookbooks, tags }: ActFormProps) {
  const { t } = useTranslation("acts");
  if (tags) return <TagForms ids={ids} tags={tags} />;
  if (kind === "COOKBOOK" && cookbooks.length === 0) {
    return (
      <>
        <p>{t("noCookbook")}</p>
        <LinkButton to={paths.cookbookEdit()}>{t("makeCookbook")}</LinkButton>
      </>
    );
  }
  return (
    <PostForm
      method={kind === "EXPORT" ? "get" : "post"}
      action={kind === "EXPORT" ? ownPaths.recipeManyExport() : paths.recipeMany()}
      className="stack"
    >
      <input type="hidden" name="act" value={kind} />
      <input type="hidden" name="recipes" value={ids.join()} />
      {kind === "COOKBOOK" && (
        <div className="field-row">
          <label>
            {t("whichCookbook")}
            <select name="cookbook" dir="auto">
              {cookbooks.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      <div className="actions">
        {kind === "AUDIENCE" ? <Audiences count={ids.length} /> : <Confirm {...{ kind, ids }} />}
      </div>
    </PostForm>
  );
}

function Audiences({ count }: { count: number }) {
  const { t } = useTranslation("acts");
  const shown = useCountFormat()(count);
  return VISIBILITIES.map((visibility) => (
    <button
      key={visibility}
      type="submit"
      name="visibility"
      value={visibility}
      className="button button-quiet"
    >
      {t(`show.${visibility}`, { count, shown })}
    </button>
  ));
}

function Confirm({ kind, ids }: { kind: Exclude<ListedAct, "AUDIENCE">; ids: number[] }) {
  const { t } = useTranslation("acts");
  const shown = useCountFormat()(ids.length);
  return (
    <button
      type="submit"
      className={kind === "DELETE" ? "button button-danger" : "button button-primary"}
    >
      {t(`confirm.${kind}`, { count: ids.length, shown })}
    </button>
  );
}
