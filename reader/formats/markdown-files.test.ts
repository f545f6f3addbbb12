import { expect, test } from "vitest";
import { readUpload, zipOf } from "../../tests/support/import-files";
import { photo } from "../../tests/support/upload";

const LISTS =
  "## Ingrédients\n\n- 3 poireaux\n- 30 g de beurre\n\n## Étapes\n\n1. Émincer.\n2. Cuire.\n";
const READ = { ingredients: ["3 poireaux", "30 g de beurre"], steps: ["Émincer.", "Cuire."] };

async function recipeIn(text: string, name = "tarte.md") {
  const { entries } = await readUpload(name, text);
  expect(entries).toHaveLength(1);
  return entries.flatMap((entry) => ("recipe" in entry ? [entry.recipe] : []))[0];
}

test.each([
  "Source: https://example.com/a\\_b\\_c\\#x",
  "- Source : https://example.com/a\\_b\\_c\\#x",
  "<https://example.com/a_b_c#x>",
  "https://example.com/a\\_b\\_c\\#x",
  "Source: [example.com](https://example.com/a_b_c#x)",
])("the URL in %j keeps its characters and has no backslash", async (line) => {
  const source = "https://example.com/a_b_c#x";
  for (const text of [`# Tarte\n\n${LISTS}\n${line}\n`, `# Tarte\n\n${line}\n\n${LISTS}`])
    expect(await recipeIn(text)).toMatchObject({ title: "Tarte", source, ...READ });
});

test("a backslash in a step follows the rules of Markdown", async () => {
  const text = `# Tarte\n\n${LISTS.replace("Cuire.", "Cuire \\*fort\\*, C:\\dir.")}`;
  expect((await recipeIn(text))?.steps.at(-1)).toBe("Cuire *fort*, C:\\dir.");
});

test.each([81, 84, 100, 200])(
  "a title of %d characters is read without its mark",
  async (length) => {
    const title = "Tarte aux poireaux ".repeat(12).slice(0, length).trim().padEnd(length, "x");
    expect(await recipeIn(`# ${title}\n\n${LISTS}`)).toMatchObject({ title, ...READ });
  },
);

test.each(["Préparation de la pâte", "Préparation", "Conseils du chef", "Matériel sec"])(
  "the heading %j among the ingredients names a group if its section has its own heading",
  async (name) => {
    const text = `# Tarte\n\n${LISTS.replace("- 3", `### ${name}\n\n- 3`)}\n## Conseils\n\n- Servir chaud.\n\n## Matériel\n\n- un moule\n`;
    expect(await recipeIn(text)).toMatchObject({
      ...{ title: "Tarte", steps: READ.steps, tips: ["Servir chaud."] },
      ingredients: [expect.stringContaining(name), ...READ.ingredients],
    });
  },
);

test("a deeper heading starts the method if it is the only one", async () => {
  const text = `# Tarte\n\n${LISTS.replace("## Étapes", "### Préparation")}`;
  expect(await recipeIn(text)).toMatchObject({ title: "Tarte", ...READ });
});

test.each([
  ["above the title", `![[soup.jpg]]\n\n# Soupe\n\n${LISTS}`],
  ["under facts", `---\ntags: soup\n---\n![[soup.jpg|300]]\n# Soupe\n\n${LISTS}`],
  ["among the ingredients", `# Soupe\n\n${LISTS.replace("- 3", "![[soup.jpg]]\n- 3")}`],
  ["of plain Markdown", `![a soup](images/soup.jpg)\n# Soupe\n\n${LISTS}`],
])("an image %s belongs to the recipe, and is neither title nor line", async (_, text) => {
  const zip = await zipOf({
    "notes/soupe.md": text.replace("- 3 poireaux", "- 3 [[poireau|poireaux]]"),
    "notes/images/soup.jpg": await photo(),
    "notes/images/other.jpg": await photo(),
  });
  const { entries } = await readUpload("notes.zip", zip);
  const image = { kind: "entry", name: "notes/images/soup.jpg" };
  expect(entries).toMatchObject([{ recipe: { title: "Soupe", photos: [image], ...READ } }]);
});

test("a note without a title is named after its file, not its image", async () => {
  const text = `![[soup.jpg]]\n\n${LISTS}`;
  expect(await recipeIn(text, "Soupe.md")).toMatchObject({ title: "Soupe", ...READ });
});
