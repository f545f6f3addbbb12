import { expect, test } from "vitest";
import { CAST } from "../../tests/support/cast";
import { openTestDatabase } from "../../tests/support/database";
import { explainQueries } from "../../tests/support/query-plans";
import { report } from "../../tests/support/reports";
import { listEmails } from "../features/email/listing";
import { listOpenReports } from "../features/reports/open-listing";
import { listSettledReports } from "../features/reports/settled-listing";
import { encodeCursor } from "../platform/db/cursor";
import type { Db } from "../platform/db/open";
import { listAdministeredRecipes } from "./recipes";

type ListOf = (db: Db, cursor: string | null) => Promise<unknown>;
const LISTS: [what: string, how: RegExp, place: number[], list: ListOf][] = [
  [
    "the items with open reports",
    /^SEARCH report USING INDEX reports_open .*SEARCH earlier USING INDEX reports_open_of_thing /,
    [1],
    (db, cursor) => listOpenReports(db, CAST.ada, cursor),
  ],
  [
    "the settled reports",
    /^SEARCH report USING INDEX reports_settled /,
    [1, 1],
    listSettledReports,
  ],
  [
    "everybody’s recipes",
    /^(SEARCH|SCAN) recipes( USING INTEGER PRIMARY KEY[^;]*)?; USING ROWID SEARCH ON TABLE removed_recipes/,
    [2],
    (db, cursor) => {
      const asked = { search: "", author: undefined, cursor, locale: "en" as const };
      return listAdministeredRecipes(db, CAST.ada, asked);
    },
  ],
  [
    "the queued emails",
    /^(SEARCH|SCAN) outbox USING INDEX outbox_unsent/,
    [1, 1],
    (db, cursor) => listEmails(db, "waiting", cursor),
  ],
  [
    "the failed emails",
    /^SEARCH outbox USING INDEX outbox_failed/,
    [1, 1],
    (db, cursor) => listEmails(db, "failed", cursor),
  ],
  [
    "the sent emails",
    /^SEARCH outbox USING INDEX outbox_sent/,
    [1, 1],
    (db, cursor) => listEmails(db, "sent", cursor),
  ],
];

test.each(LISTS)(
  "the list of %s is read from its index, in order",
  async (_what, how, place, list) => {
    const opened = openTestDatabase();
    for (const cursor of [null, encodeCursor(place)]) {
      const [plan = ""] = await explainQueries(opened, (db) => list(db, cursor));
      expect(plan).toMatch(how);
      expect(plan).not.toContain("TEMP B-TREE");
    }
  },
);

test("the complaints about each listed item are looked up by an index", async () => {
  const opened = openTestDatabase();
  await report(opened.db, "bob", { user: CAST.alice.id });
  const [, plan = ""] = await explainQueries(opened, (db) => listOpenReports(db, CAST.ada, null));
  expect(plan).toMatch(/SEARCH reports USING INDEX reports_open_of_thing \(thing=\?\)/);
});
