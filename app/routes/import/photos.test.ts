import { expect, test } from "vitest";
import { createBlankRecipe } from "#reader/parsed-recipe";
import { fitPhotos } from "#server/features/imports/fit-photos";
import { getRecipe } from "#server/features/recipes/queries";
import { CAST } from "../../../tests/support/cast";
import { zipOf } from "../../../tests/support/import-files";
import {
  buildSchemaRecipe,
  listImportItems,
  sendFile,
  waitForImport,
} from "../../../tests/support/imports";
import { extractFields } from "../../../tests/support/page";
import { openTestServer } from "../../../tests/support/server";
import { photo } from "../../../tests/support/upload";

const view = (id: number) => `/import/view?import=${id}`;
const image = (url: string, caption: string) => ({ "@type": "ImageObject", url, caption });

async function pieWithPhotos(title: string, stepPhoto: Buffer | string) {
  const more = {
    image: [image("pie.webp", "A pie")],
    recipeInstructions: [
      { "@type": "HowToStep", text: "Cut the apples." },
      { "@type": "HowToStep", text: "Bake for an hour.", image: image("oven.webp", "An oven") },
    ],
  };
  return {
    "pie.jsonld": JSON.stringify(buildSchemaRecipe(title, more)),
    "pie.webp": await photo(),
    "oven.webp": stepPhoto,
  };
}

const PHOTOS = [
  { alt: "A pie", step: null },
  { alt: "An oven", step: 1 },
];

test("all photos of a file's recipe are saved, with their texts and steps", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const tart = JSON.stringify(buildSchemaRecipe("Tart"));
  const files = { ...(await pieWithPhotos("Pie", await photo())), "tart.json": tart };
  const id = await sendFile(alice, await zipOf(files), "a.zip");
  await waitForImport(server.db, id, "READY");
  await alice.post(view(id), { intent: "save" });
  const items = await waitForImport(server.db, id, "DONE");
  const made = items.find(({ title }) => title === "Pie");
  expect(made).toMatchObject({ state: "SAVED", problem: null });
  const { photos } = await getRecipe(server.db, CAST.alice, made?.recipe ?? 0, "en");
  expect(photos).toMatchObject(PHOTOS);
});

test("a recipe is saved with those of its photos that are images, and the others are reported", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const tart = JSON.stringify(buildSchemaRecipe("Tart"));
  const files = { ...(await pieWithPhotos("Pie", "no image")), "tart.json": tart };
  const id = await sendFile(alice, await zipOf(files), "a.zip");
  await waitForImport(server.db, id, "READY");
  await alice.post(view(id), { intent: "save" });
  await waitForImport(server.db, id, "DONE");
  const made = (await listImportItems(server.db, id)).find(({ title }) => title === "Pie");
  expect(made).toMatchObject({ state: "SAVED", problem: "image" });
  const { photos } = await getRecipe(server.db, CAST.alice, made?.recipe ?? 0, "en");
  expect(photos).toMatchObject(PHOTOS.slice(0, 1));
});

test("the form of a file's only recipe begins with all its photos", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const file = await zipOf(await pieWithPhotos("Pie", await photo()));
  const id = await sendFile(alice, file, "a.zip");
  await waitForImport(server.db, id, "READY");
  const fields = extractFields((await alice.get(`/recipe/edit?import=${id}&item=1`)).text);
  expect(fields).toMatchObject({
    ...{ "photos[0].alt": "A pie", "photos[0].step": "" },
    ...{ "photos[1].alt": "An oven", "photos[1].step": "2" },
  });
});

test("a photo stays with its step where steps are cut and joined", () => {
  const steps = [
    "# Dough",
    "Mix. ".repeat(1_000),
    ...Array.from({ length: 150 }, (_, at) => `Stir ${at}.`),
  ];
  const photos = [0, 1, 150].map((step) => ({ kind: "entry" as const, name: `${step}.jpg`, step }));
  const fitted = fitPhotos({ ...createBlankRecipe("Pie"), steps, photos });
  expect(fitted[0]?.step).toBe(0);
  expect(fitted[1]?.step).toBeGreaterThan(0);
  expect(fitted[2]?.step).toBe(99);
});
