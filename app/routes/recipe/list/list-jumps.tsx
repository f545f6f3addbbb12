import { Link } from "@remix-run/react";
import { type RecipeFilters, toListQuery } from "#domain/recipe/recipe-filters";
import { paths } from "#domain/site/paths";
import { formatMonth } from "#domain/time/format-day";
import type { ListGroup } from "#server/features/recipes/list-places";
import { useTranslation } from "~/ui/translation";

/** Older months are reached by their year. */
const MAX_MONTHS = 12;
const ALPHABET = [..."abcdefghijklmnopqrstuvwxyz"];

interface ListJumpsProps {
  filters: RecipeFilters;
  groups: ListGroup[];
  /** The group that the page starts in. */
  shown: string | null | undefined;
}

interface Jump {
  name: string;
  label: string;
  /** Undefined where the list has nothing to jump to. */
  group: ListGroup | undefined;
  isShown: boolean;
}

/** Leads to a letter of a list by name, and to a month of a list by date. */
export function ListJumps({ filters, groups, shown }: ListJumpsProps) {
  const { t } = useTranslation("recipeList");
  const listMonths = useMonthJumps();
  if (groups.length < 2) return null;
  const isByName = filters.sort === "NAME";
  const jumps = isByName
    ? listLetters(groups, shown, filters.order === "desc")
    : listMonths(groups, shown);
  return (
    <nav
      className={isByName ? "jumps" : "jumps months"}
      aria-label={t(isByName ? "letters" : "months")}
    >
      {jumps.map(({ name, label, group, isShown }) =>
        group ? (
          <Link
            key={name}
            to={paths.recipeList(toListQuery(filters, group.cursor))}
            aria-current={isShown ? "true" : undefined}
          >
            {label}
          </Link>
        ) : (
          <span key={name} aria-hidden="true">
            {label}
          </span>
        ),
      )}
    </nav>
  );
}

function listLetters(
  groups: ListGroup[],
  shown: ListJumpsProps["shown"],
  isReversed: boolean,
): Jump[] {
  const found = new Map(groups.map((group) => [group.name, group]));
  const names = ["#", ...ALPHABET, "…"].filter((name) => /[a-z]/.test(name) || found.has(name));
  return (isReversed ? names.toReversed() : names).map((name) => ({
    name,
    label: name.toUpperCase(),
    group: found.get(name),
    isShown: name === shown,
  }));
}

function useMonthJumps() {
  const { i18n } = useTranslation();
  return (groups: ListGroup[], shown: ListJumpsProps["shown"]): Jump[] => {
    const months = groups.slice(0, MAX_MONTHS).map((group, index) => {
      const isYearTold = readYear(groups[index - 1]) === readYear(group);
      const month = formatMonth(group.name, i18n.language, "short");
      return {
        name: group.name,
        label: isYearTold ? month : `${month} ${readYear(group)}`,
        group,
        isShown: group.name === shown,
      };
    });
    const older = groups.slice(MAX_MONTHS);
    const years = older.filter((group, at) => readYear(older[at - 1]) !== readYear(group));
    const jumps = years.map((group) => ({
      name: `year-${readYear(group)}`,
      label: readYear(group) ?? "",
      group,
      isShown: older.some(({ name }) => name === shown) && shown?.slice(0, 4) === readYear(group),
    }));
    return [...months, ...jumps];
  };
}

function readYear(group: ListGroup | undefined): string | undefined {
  return group?.name.slice(0, 4);
}
