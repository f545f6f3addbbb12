import { LOCALES } from "#domain/language/locales";
import { adminPaths } from "#domain/site/admin-paths";
import { ErrorSummary } from "~/ui/error-summary";
import { FormTheme } from "~/ui/form-theme";
import { LinkButton } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";
import { OtherIngredientSearch } from "../parts/other-ingredient-search";
import type { NamePage } from "./load-names";

interface Reply {
  problems: Record<string, string[]>;
  sent: { language: string; keepsText: boolean };
}

interface AdoptNameProps {
  custom: NamePage;
  reply: Reply | undefined;
}

export function AdoptName({ custom, reply }: AdoptNameProps) {
  const { t } = useTranslation(["admin", "ingredient"]);
  const { name, spellings, lines, find, offers } = custom;
  const others = spellings.filter((spelling) => spelling !== name);
  return (
    <>
      <h1 dir="auto">{name}</h1>
      <p>
        {t("names.usedIn", { count: lines })}
        {others.length > 0 && ` ${t("names.spellings", { names: others.join(", ") })}`}
      </p>
      <OtherIngredientSearch
        action={adminPaths.names()}
        label={t("names.other")}
        kept={{ name }}
        name="find"
        search={find}
      />
      {offers.length === 0 && <p>{t("ingredients.none", { search: find || name })}</p>}
      {offers.length > 0 && <AdoptForm custom={custom} reply={reply} />}
      <p className="actions">
        <LinkButton to={adminPaths.ingredient({ name })} variant="quiet">
          {t("names.newName", { name })}
        </LinkButton>
        <LinkButton to={adminPaths.names()} variant="quiet">
          {t("ingredient.cancel")}
        </LinkButton>
      </p>
    </>
  );
}

function AdoptForm({ custom, reply }: AdoptNameProps) {
  const { t } = useTranslation("admin");
  const { name, lines, offers } = custom;
  const problems = { id: "adopt", allErrors: reply?.problems ?? {} };
  return (
    <FormTheme>
      <PostForm className="card stack">
        <ErrorSummary form={problems} formatLabel={() => t("names.into")} />
        <input type="hidden" name="name" value={name} />
        <fieldset>
          <legend className="field-label">{t("names.into")}</legend>
          {offers.map((offer, index) => (
            <Offer key={offer.id} offer={offer} isFirst={index === 0} hasProblem={!!reply} />
          ))}
        </fieldset>
        <NameLanguage locale={reply?.sent.language ?? custom.locale} />
        <label className="checkbox">
          <input type="checkbox" name="keepsText" defaultChecked={reply?.sent.keepsText ?? true} />
          {t("names.keepsText", { name })}
        </label>
        <p className="actions">
          <button type="submit" className="button button-primary">
            {t("names.adoptLines", { count: lines })}
          </button>
        </p>
      </PostForm>
    </FormTheme>
  );
}

function Offer({
  offer: { id, name, matchedName, notAllowed },
  isFirst,
  hasProblem,
}: {
  offer: NamePage["offers"][number];
  isFirst: boolean;
  hasProblem: boolean;
}) {
  const { t } = useTranslation(["admin", "ingredient"]);
  return (
    <label className="checkbox">
      <input
        type="radio"
        name="into"
        value={id}
        id={isFirst ? "adopt-into" : undefined}
        // biome-ignore lint/a11y/noAutofocus: a form that failed opens at what is wrong.
        autoFocus={isFirst && hasProblem}
      />
      <span>
        {matchedName === null ? name : `${name} (${matchedName})`}
        {notAllowed > 0 && (
          <small className="hint">
            {" "}
            {t("ingredient.notAllowed", { count: notAllowed, into: name })}
          </small>
        )}
      </span>
    </label>
  );
}

function NameLanguage({ locale }: { locale: string }) {
  const { t } = useTranslation("admin");
  return (
    <fieldset>
      <legend className="field-label">{t("names.language")}</legend>
      {([...LOCALES, "all"] as const).map((each) => (
        <label key={each} className="checkbox">
          <input type="radio" name="language" value={each} defaultChecked={each === locale} />
          {t(`names.languages.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}
