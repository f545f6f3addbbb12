import type { Db } from "#server/platform/db/open";
import { CAST, type CastName } from "./cast";
import type { Answer, Client } from "./client";

/** The titles of a page's recipe cards, in their order. */
export function extractTitles({ text }: Answer): string[] {
  const titles = text.matchAll(/<article class="recipe-card">.*?<h\d><a[^>]*>([^<]*)<\/a>/gs);
  return [...titles].map(([, title = ""]) => title);
}

/** Where a page's link to its next page leads, or undefined on the last. */
export function findNextPage({ text }: Answer): string | undefined {
  return /href="([^"]+)">Next page</.exec(text)?.[1]?.replaceAll("&amp;", "&");
}

/** The titles on every page from an address on; `meanwhile` happens after each page is read. */
export async function titlesFrom(
  client: Client,
  address: string,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<string[]> {
  const titles: string[] = [];
  for (let next: string | undefined = address; next; ) {
    const answer = await client.get(next);
    const page = answer.location ? await client.get(answer.location) : answer;
    titles.push(...extractTitles(page));
    next = findNextPage(page);
    await meanwhile();
  }
  return titles;
}

/** Makes one of the cast a follower of another, or one who asks to be. */
export async function follow(
  db: Db,
  follower: CastName,
  followed: CastName,
  { isAccepted = true } = {},
): Promise<void> {
  const requested_at = Date.now();
  await db
    .insertInto("follows")
    .values({
      follower_id: CAST[follower].id,
      followed_id: CAST[followed].id,
      requested_at,
      accepted_at: isAccepted ? requested_at : null,
    })
    .execute();
}
