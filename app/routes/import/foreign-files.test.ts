import { expect, test } from "vitest";
import { zipOf } from "../../../tests/support/import-files";
import { buildSchemaRecipe, sendFile, waitForImport } from "../../../tests/support/imports";
import { extractText } from "../../../tests/support/page";
import { openTestServer } from "../../../tests/support/server";

const view = (id: number) => `/import/view?import=${id}`;
const NOTES = `<?xml version="1.0" encoding="UTF-8"?>
<en-export><note><title>Pie</title><content>2 eggs</content></note></en-export>`;
const SAYS = {
  en: "This is an export from Evernote. Popote cannot read it yet; export the notes as HTML, put the files in a ZIP archive and send that.",
  fr: "C’est un export fait avec Evernote. Popote ne sait pas encore le lire ; exportez les notes en HTML, mettez les fichiers dans une archive ZIP et envoyez-la.",
};

test.each(["en", "fr"] as const)(
  "an unsupported export is reported with its program's name and advice (%s)",
  async (locale) => {
    const server = await openTestServer();
    const alice = await server.as("alice", { "Accept-Language": locale });
    const alone = await sendFile(alice, Buffer.from(NOTES), "notes.enex");
    await waitForImport(server.db, alone, "FAILED");
    const spaced = (text: string) => extractText(text).replaceAll(/\s/g, " ");
    expect(spaced((await alice.get(view(alone))).text)).toContain(SAYS[locale]);

    const files = { "pie.json": JSON.stringify(buildSchemaRecipe("Pie")), "notes.enex": NOTES };
    const among = await sendFile(alice, await zipOf(files), "all.zip");
    await waitForImport(server.db, among, "READY");
    const page = spaced((await alice.get(view(among))).text);
    expect(page).toContain("Pie");
    expect(page).toContain(SAYS[locale]);
  },
);
