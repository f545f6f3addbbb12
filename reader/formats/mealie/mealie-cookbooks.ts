import { readFolders } from "../folders";
import { jsonObjects, jsonText } from "../untyped-json";
import { toIdKey } from "./mealie-rows";

type Label = "category" | "tags" | "tools";

interface Clause {
  label: Label;
  needsAll: boolean;
  ids: string[];
}

const MAX_COOKBOOKS = 100;
const MAX_FILTER = 5_000;
const CLAUSE =
  /^\(?\s*(recipe_?category|tags|tools)\.id\s+(in|contains all)\s+\[([^[\]]*)\]\s*\)?$/i;

/** A Mealie cookbook is a search; it is found if it asks for categories, tags and tools only. */
export function createCookbookFinder(
  cookbooks: unknown,
): (labels: Record<Label, string[]>) => string[] {
  const known = jsonObjects(cookbooks)
    .slice(0, MAX_COOKBOOKS)
    .map(({ name, query_filter_string }) => ({
      name: jsonText(name),
      clauses: parseFilter(jsonText(query_filter_string)),
    }));
  return (labels) => {
    const isMet = ({ label, needsAll, ids }: Clause) =>
      needsAll
        ? ids.every((id) => labels[label].includes(id))
        : ids.some((id) => labels[label].includes(id));
    return readFolders(
      known.filter(({ clauses }) => clauses?.every(isMet)).map(({ name }) => name),
    );
  };
}

function parseFilter(filter: string): Clause[] | undefined {
  if (filter.length > MAX_FILTER) return undefined;
  const clauses = filter.split(/\s+AND\s+/i).map(parseClause);
  return clauses.every((clause) => clause !== undefined) ? clauses : undefined;
}

function parseClause(text: string): Clause | undefined {
  const [, field = "", relation = "", list = ""] = CLAUSE.exec(text.trim()) ?? [];
  const ids = list.split(",").map((id) => toIdKey(id.replace(/["'\s]/g, "")));
  if (field === "" || ids.includes("")) return undefined;
  const label = /^(?:tags|tools)$/i.test(field) ? (field.toLowerCase() as Label) : "category";
  return { label, needsAll: relation.toLowerCase() !== "in", ids };
}
