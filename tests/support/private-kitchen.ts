import { addRecipeToCookbook } from "#server/features/cookbooks/cookbook-recipes";
import { CAST } from "./cast";
import type { Client } from "./client";
import { makeCookbook } from "./cookbooks";
import { giveImage } from "./images";
import { writeRecipe } from "./recipes";
import { openTestServer } from "./server";

export const REASON = "Its owner asked for help with a lost line.";

export const TITLE = "Zabaglione";

/** A PRIVATE recipe of Alice's with an image, in her cookbook, and Ada, an administrator. */
export async function openKitchen(visibility: "PRIVATE" | "PROTECTED" = "PRIVATE") {
  const server = await openTestServer();
  const { db } = server;
  const line = { name: "Unobtainium", amount: null, unit: "NONE", complement: "" } as const;
  const recipe = await writeRecipe(db, "alice", {
    title: TITLE,
    steps: ["Whisk the zabaglione."],
    ingredients: [line],
    visibility,
  });
  const book = await makeCookbook(db, "alice", { name: "Quiddities" });
  await addRecipeToCookbook(db, CAST.alice, book, recipe);
  await giveImage(server, "recipes", recipe);
  await giveImage(server, "cookbooks", book);
  return { server, db, recipe, book, ada: await server.as("ada"), alice: await server.as("alice") };
}

export const stepIntoRecipe = (client: Client, recipe: number, reason = REASON) =>
  client.post(`/admin/access?recipe=${recipe}`, { reason });
