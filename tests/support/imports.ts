import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { beginWithRecipes } from "#server/imports/commands";
import type { FoundRecipe } from "#server/imports/found";
import type { Outgoing } from "#server/outgoing/outgoing";
import { newSecret } from "#server/secrets";
import { type CastName, personOf } from "./cast";
import type { TestServer } from "./server";

/** Recipes that somebody found elsewhere and has not saved yet; returns the import's id. */
export function bringIn(
  { db, dataDir }: Pick<TestServer, "db" | "dataDir">,
  who: CastName,
  recipes: FoundRecipe[],
): Promise<number> {
  const begun = { formKey: newSecret(), kind: "TEXT" as const, name: "", locale: "en" as const };
  return beginWithRecipes(db, dataDir, personOf(who), begun, recipes);
}

/** Another site on this machine, and the way to it for a server under test: any name leads there. */
export async function openSite(
  answer: RequestListener,
): Promise<{ outgoing: Outgoing; addressOf(path: string): string; asked: string[] }> {
  const asked: string[] = [];
  const site = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void site.close());
  const { port } = site.address() as AddressInfo;
  return {
    asked,
    addressOf: (path) => `http://recipes.example:${port}${path}`,
    outgoing: {
      lookup: async () => [{ address: "127.0.0.1", family: 4 }],
      isAllowed: () => true,
      ports: [port],
      hopMs: 5_000,
      wholeMs: 10_000,
    },
  };
}
