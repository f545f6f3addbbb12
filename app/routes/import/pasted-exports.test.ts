import { expect, test } from "vitest";
import { extractFields } from "../../../tests/support/page";
import { writeRecipe } from "../../../tests/support/recipes";
import { openTestServer } from "../../../tests/support/server";

const line = (name: string, numerator: number, unit: "UNIT" | "GRAM") => ({
  ...{ name, amount: { numerator, denominator: 1 }, unit, complement: "" },
});

test.each(["cooklang", "markdown", "jsonld"])(
  "a recipe exported as %s and pasted as text is the same recipe",
  async (format) => {
    const server = await openTestServer();
    const id = await writeRecipe(server.db, "alice", {
      ...{ title: "Leek tart", yield: 4, preparationMinutes: 20, language: "en" },
      ingredients: [line("Leek", 3, "UNIT"), line("Unsalted butter", 30, "GRAM")],
      steps: ["Slice the leek and fry it.", "Bake for 30 minutes."],
      tips: ["Better the next day."],
    });
    const alice = await server.as("alice");
    const exported = await alice.get(`/recipe/export?id=${id}&format=${format}`);
    expect(exported.status).toBe(200);
    const paste = { formKey: "p", pasted: exported.text };
    const { location } = await alice.post("/import", paste);
    const fields = extractFields((await alice.get(location ?? "")).text);
    expect(fields).toMatchObject({
      ...{ title: "Leek tart", yield: "4" },
      ingredientsText: expect.stringMatching(/^3 leeks?\n30 g unsalted butter$/i),
      method: "Slice the leek and fry it.\n\nBake for 30 minutes.",
      "tips[0]": "Better the next day.",
    });
  },
);
