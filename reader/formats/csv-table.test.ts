import { expect, test } from "vitest";
import type { ColumnMapping, TableColumn } from "#domain/import/import";
import { writeUpload, zipOf } from "../../tests/support/import-files";
import type { ArchiveError } from "../archive/archive-error";
import { readText } from "../pages/read-text";
import { isPastedTable } from "./csv-table";
import { openUpload, type ParsedEntry } from "./open-upload";

async function guessColumns(name: string, content: string | Buffer): Promise<TableColumn[]> {
  const upload = await openUpload(writeUpload(name, content));
  await upload.close();
  expect(upload.format).toBe("TABLE");
  return upload.table ?? [];
}

const asGuessed = (columns: TableColumn[]): ColumnMapping => ({
  names: columns.map(({ name }) => name),
  fields: columns.map(({ field }) => field),
});

async function entriesIn(name: string, content: string | Buffer): Promise<ParsedEntry[]> {
  const matching = asGuessed(await guessColumns(name, content));
  const upload = await openUpload(writeUpload(name, content), readText, matching);
  const entries: ParsedEntry[] = [];
  for await (const entry of upload.recipes()) entries.push(entry);
  await upload.close();
  return entries;
}

async function recipesIn(name: string, content: string | Buffer) {
  const entries = await entriesIn(name, content);
  return entries.map((entry) => ("recipe" in entry ? entry.recipe : entry.problem));
}

const mapFields = (columns: TableColumn[]) =>
  Object.fromEntries(columns.map(({ name, field }) => [name, field]));

test("each row of a table is a recipe, mapped by the column names", async () => {
  const csv = `Title,Course,Source,Url,Prep Time,Cook Time,Servings,Ingredients,Directions,Rating
Leek pie,Main Course,My aunt,https://example.com/pie,15,40,4,", For the crust
200 g flour
100 g butter
, For the filling
3 leeks","Rub the flour and butter.
Fry the leeks.

Bake.",5
Tart,Dessert,,,,,,2 apples,Bake.,
`;
  expect(mapFields(await guessColumns("recipes.csv", csv))).toEqual({
    Title: "title",
    Course: "category",
    Source: "source",
    Url: "source",
    "Prep Time": "preparation",
    "Cook Time": "cooking",
    Servings: "yield",
    Ingredients: "ingredients",
    Directions: "steps",
    Rating: null,
  });
  const [pie, tart, more] = await recipesIn("recipes.csv", csv);
  expect(pie).toMatchObject({
    title: "Leek pie",
    source: "https://example.com/pie",
    yield: "4",
    preparationMinutes: 15,
    cookingMinutes: 40,
    category: "MAIN_DISH",
    ingredients: ["# For the crust", "200 g flour", "100 g butter", "# For the filling", "3 leeks"],
    steps: ["Rub the flour and butter.", "Fry the leeks.", "Bake."],
  });
  expect(tart).toMatchObject({ title: "Tart", ingredients: ["2 apples"], steps: ["Bake."] });
  expect(more).toBeUndefined();
});

test.each([
  ["semicolons, as French spreadsheets write them", ";", "latin1"],
  ["tabs", "\t", "utf8"],
  ["tabs in UTF-16", "\t", "utf16le"],
] as const)("a table separated by %s is read, with French names", async (_, sign, encoding) => {
  const rows = [
    ["Nom de la recette", "Ingrédients", "Préparation", "Temps de préparation", "Nb de personnes"],
    ["Crêpes", "3 œufs|250 g de farine".replace("œ", "oe"), "Mélanger ; cuire.", "20 min", "4"],
  ];
  const text = rows.map((row) => row.map((cell) => `"${cell}"`).join(sign)).join("\r\n");
  const mark = encoding === "utf16le" ? Buffer.from([0xff, 0xfe]) : Buffer.alloc(0);
  const bytes = Buffer.concat([mark, Buffer.from(text, encoding)]);
  expect(await recipesIn("recettes.csv", bytes)).toMatchObject([
    {
      title: "Crêpes",
      yield: "4",
      preparationMinutes: 20,
      ingredients: ["3 oeufs", "250 g de farine"],
      steps: ["Mélanger ; cuire."],
    },
  ]);
});

test.each([
  ["lines", "2 eggs\n100 g flour"],
  ["bars", "2 eggs | 100 g flour"],
  ["semicolons", "2 eggs; 100 g flour"],
  ["breaks of HTML", "2 eggs<br>100 g flour"],
  ["items of HTML", "<ul><li>2 eggs</li><li>100 g flour</li></ul>"],
  ["JSON", '["2 eggs", "100 g flour"]'],
  ["backslashes", "2 eggs\\n100 g flour"],
])("a list in a cell may be separated by %s", async (_, list) => {
  const csv = `name,ingredients,method\nPancakes,"${list.replaceAll('"', '""')}",Fry.\n`;
  expect(await recipesIn("a.csv", csv)).toMatchObject([{ ingredients: ["2 eggs", "100 g flour"] }]);
});

test("rows with one ingredient each are grouped into a recipe per title", async () => {
  const csv = `Recipe,Ingredient,Step
Pie,3 leeks,Slice.
,200 g flour,Bake.
Tart,2 apples,Peel.
Tart,1 egg,Beat.
`;
  expect(await recipesIn("a.csv", csv)).toMatchObject([
    { title: "Pie", ingredients: ["3 leeks", "200 g flour"], steps: ["Slice.", "Bake."] },
    { title: "Tart", ingredients: ["2 apples", "1 egg"], steps: ["Peel.", "Beat."] },
  ]);
});

test("step columns become steps, and a row without a title is not added to the row before", async () => {
  const csv = `Recipe,Servings,Ingredients,Step 1,Step 2
Pie,4,"3 leeks
200 g flour",Slice.,Bake.
,2,"2 apples
1 egg",Peel.,
`;
  expect(await recipesIn("a.csv", csv)).toMatchObject([
    { title: "Pie", steps: ["Slice.", "Bake."] },
    { title: "", yield: "2", ingredients: ["2 apples", "1 egg"], steps: ["Peel."] },
  ]);
});

test("a table with another file name is recognised by its first line", async () => {
  const csv = "title,ingredients,directions\nPie,3 leeks,Bake.\nTart,2 apples,Bake.\n";
  for (const name of ["export.txt", "export", "export.csv"])
    expect(await recipesIn(name, csv)).toHaveLength(2);
  const zip = await zipOf({ "my/table.csv": csv, "README.md": "# A table\n\nOf recipes." });
  expect(await recipesIn("all.zip", zip)).toHaveLength(2);
});

test("a numeric column named Préparation is a time", async () => {
  const csv = "Titre;Ingrédients;Préparation;Étapes\nTarte;3 pommes;20;Cuire.\n";
  expect(mapFields(await guessColumns("a.csv", csv))).toMatchObject({ Préparation: "preparation" });
});

test("a second table in an archive is read if its columns are the same, and refused otherwise", async () => {
  const zip = await zipOf({
    "a.csv": "title,ingredients,steps\nPie,3 leeks,Bake.\n",
    "b.csv": "title,ingredients,steps\nTart,2 apples,Bake.\n",
    "c.csv": "steps,title,ingredients\nBoil.,Soup,1 onion\n",
  });
  expect(await recipesIn("all.zip", zip)).toMatchObject([
    { title: "Pie" },
    { title: "Tart" },
    "columns",
  ]);
});

test.each<[string, string, ArchiveError["reason"]]>([
  ["empty", "\n\n", "notARecipe"],
  ["a single column", "title\nPie\n", "notARecipe"],
  ["a quotation that never ends", `title,steps\n"Pie,${"x".repeat(50_000)}`, "damaged"],
  ["a cell of two megabytes", `title,steps\nPie,"${"x".repeat(2_000_000)}"\n`, "tooLarge"],
])("a table is refused: %s", async (_, csv, reason) => {
  await expect(openUpload(writeUpload("a.csv", csv))).rejects.toMatchObject({ reason });
});

test.each([
  ["Title\tServings\tIngredients\nSoup\t4\tleeks\nPie\t6\tapples", true],
  ["titre;portions;ingrédients;étapes\n\nSoupe;4;poireaux;Cuire.\nTarte;6;pommes;Cuire.\n", true],
  ["Title,Servings,Ingredients\nSoup,4,leeks", false],
  ["Soup, the best, of all\n2 leeks\n1 l water\nBoil.", false],
  ["Ingredients\n2 leeks\nMethod\nBoil, stir, serve.", false],
])("a pasted text is a table if it has a header and two rows: %j", (text, is) => {
  expect(isPastedTable(text)).toBe(is);
});
