import { adminPaths } from "#domain/site/admin-paths";
import type { TagInUse } from "#server/admin/tags";
import { ErrorSummary } from "~/ui/error-summary";
import { FormTheme } from "~/ui/form-theme";
import { LinkButton } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import { TextField } from "~/ui/text-field";
import { useTranslation } from "~/ui/translation";

interface Reply {
  problems: { into: string[] };
  sent: string;
}

export function TagCare({
  tag: { id, name, uses, isForbidden },
  reply,
}: {
  tag: TagInUse;
  reply: Reply | undefined;
}) {
  const { t } = useTranslation("admin");
  const field = {
    id: "merge-into",
    name: "into",
    initialValue: reply?.sent,
    errors: reply?.problems.into,
  };
  return (
    <FormTheme>
      <h1 dir="auto">{name}</h1>
      <p>
        {t("tags.uses", { count: uses })}
        {isForbidden === 1 && ` · ${t("tags.forbidden")}`}
      </p>
      <PostForm className="card stack">
        <h2>{t("tags.merge")}</h2>
        <ErrorSummary
          form={{ id: "merge", allErrors: { ...reply?.problems } }}
          formatLabel={() => t("tags.into")}
        />
        <input type="hidden" name="tag" value={id} />
        <TextField
          field={field}
          label={t("tags.into")}
          hint={t("tags.mergeHint", { name })}
          autoFocus={reply !== undefined}
          autoComplete="off"
        />
        <p className="actions">
          <button type="submit" name="intent" value="merge" className="button button-primary">
            {t("tags.mergeYes", { count: uses })}
          </button>
        </p>
      </PostForm>
      <PostForm className="card stack">
        <h2>{t(isForbidden ? "tags.allow" : "tags.forbid")}</h2>
        <p>{t("tags.forbidText")}</p>
        <input type="hidden" name="tag" value={id} />
        <p className="actions">
          <button
            type="submit"
            name="intent"
            value={isForbidden ? "allow" : "forbid"}
            className="button button-quiet"
          >
            {t(isForbidden ? "tags.allow" : "tags.forbid")}
          </button>
          <LinkButton to={adminPaths.tags()} variant="quiet">
            {t("ingredient.cancel")}
          </LinkButton>
        </p>
      </PostForm>
    </FormTheme>
  );
}
