import type { Db } from "#server/platform/db/open";
import { CAST, type CastName } from "./cast";
import type { Answer, Client } from "./client";

export function extractTitles({ text }: Answer): string[] {
  const titles = text.matchAll(
    /<article class="recipe-(?:card|row)">.*?<h\d><a[^>]*>([^<]*)<\/a>/gs,
  );
  return [...titles].map(([, title = ""]) => title);
}

export function findNextPage({ text }: Answer): string | undefined {
  return /href="([^"]+)">Next page</.exec(text)?.[1]?.replaceAll("&amp;", "&");
}

export function findPreviousPage({ text }: Answer): string | undefined {
  return /href="([^"]+)">Previous page</.exec(text)?.[1]?.replaceAll("&amp;", "&");
}

/** The titles on every page from a URL on; calls `meanwhile` after each page. */
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
