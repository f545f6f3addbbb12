import { expect, test } from "vitest";
import { readUpload } from "../../tests/support/import-files";
import { recipeIn } from "../../tests/support/parsed-recipes";

const CAKE = `# Cake \\#1

Light.  
&#32;Quick.

- Serves: 4 people
- Preparation: 20 min
- By Alice

## Ingredients

- 200 g flour\\_type

### For the glaze\\:

- sugar

## Steps

1. Mix.  
   Rest.


   Bake.

## Tips

- Keep
  cool.

Source: Grandma, page 12

<!-- Popote -->
`;

const read = async (text: string) => {
  const { entries } = await readUpload("cake.md", text);
  return entries.map(recipeIn);
};

test("Popote's own Markdown is read to the letter", async () => {
  expect(await read(CAKE)).toMatchObject([
    {
      ...{ title: "Cake #1", description: "Light.\n Quick.", source: "Grandma, page 12" },
      ...{ yield: "4 people", preparationMinutes: 20, isOwn: true },
      ingredients: ["200 g flour_type", "# For the glaze:", "sugar"],
      steps: ["Mix.\nRest.\n\n\nBake."],
      tips: ["Keep cool."],
    },
  ]);
});

test("a cookbook is one file, and a recipe added below is read as any text", async () => {
  const second = CAKE.replace("# Cake \\#1", "# Pie").replaceAll(/^#/gm, "##");
  const book = `# Sunday\n\nOf Sundays.\n\n---\n\n${second}\n---\n\n${second.replace("Pie", "Tart")}`;
  const added = "# Toast\n\n## Ingredients\n\n- 1 slice bread\n\n## Steps\n\n1. Toast it.\n";
  const titles = (await read(`${book}\n${added}`)).map(({ title, isOwn }) => [title, isOwn]);
  expect(titles).toEqual([
    ["Pie", true],
    ["Tart", true],
    ["Toast", undefined],
  ]);
});

test("lines added by hand stay in their section", async () => {
  const changed = CAKE.replace("- sugar", "- sugar\n2 eggs").replace(
    "   Bake.",
    "   Bake.\n\nServe.",
  );
  expect(await read(changed)).toMatchObject([
    {
      ingredients: ["200 g flour_type", "# For the glaze:", "sugar", "2 eggs"],
      steps: ["Mix.\nRest.\n\n\nBake.", "Serve."],
      source: "Grandma, page 12",
    },
  ]);
});
