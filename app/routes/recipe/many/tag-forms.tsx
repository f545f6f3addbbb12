import { MAX_TAG } from "#domain/recipe/tags";
import { paths } from "#domain/site/paths";
import type { TagOn } from "#server/features/recipes/tags";
import { useCountFormat } from "~/ui/count";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";
import "~/ui/field-row.css";

export interface TagChoices {
  /** What was refused, to be corrected. */
  typed: string;
  known: string[];
  /** Tags of the chosen recipes, and how many have each. */
  used: TagOn[];
}

/** Characters of a tag that is too long, so that all of it can be read and shortened. */
export const MAX_TYPED_TAG = 2 * MAX_TAG;
const KNOWN_ID = "known-tags";

/** One form adds a tag to the recipes, the other one removes one of theirs. */
export function TagForms({
  ids,
  tags: { typed, known, used },
}: {
  ids: number[];
  tags: TagChoices;
}) {
  const { t } = useTranslation("acts");
  const formatCount = useCountFormat();
  const counted = { count: ids.length, shown: formatCount(ids.length) };
  const recipes = <input type="hidden" name="recipes" value={ids.join()} />;
  return (
    <>
      <PostForm action={paths.recipeMany()} className="stack">
        {recipes}
        <div className="field-row">
          <label>
            {t("newTag")}
            <input
              name="name"
              defaultValue={typed}
              required
              maxLength={MAX_TYPED_TAG}
              list={KNOWN_ID}
              autoComplete="off"
              dir="auto"
            />
          </label>
        </div>
        <datalist id={KNOWN_ID}>
          {known.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <button type="submit" name="act" value="TAG" className="button button-primary">
          {t("confirm.TAG", counted)}
        </button>
      </PostForm>
      {used.length > 0 && (
        <PostForm action={paths.recipeMany()} className="stack">
          {recipes}
          <div className="field-row">
            <label>
              {t("oldTag")}
              <select name="tag" dir="auto">
                {used.map(({ id, name, count }) => (
                  <option key={id} value={id}>
                    {`${name} (${formatCount(count)})`}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <button type="submit" name="act" value="UNTAG" className="button button-quiet">
            {t("confirm.UNTAG")}
          </button>
        </PostForm>
      )}
    </>
  );
}
