import { expect, test } from "vitest";
import { readUpload, writeUpload, zipOf } from "../../tests/support/import-files";
import { openUpload } from "./open-upload";

const xml = (root: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${root}`;
const zipped = (name: string) => zipOf({ [name]: "x", "other.bin": "y" });
const bytes = (...start: (number | string)[]) =>
  Buffer.concat(
    start.map((each) => (typeof each === "number" ? Buffer.of(each) : Buffer.from(each))),
  );

const RECIPE = "\n\nIngredients\n2 eggs\n1 l milk\n\nMethod\nBeat.\n";

const FOREIGN: [name: string, content: string | Buffer, reason: string][] = [
  [
    "notes.enex",
    xml('<!DOCTYPE en-export SYSTEM "x">\n<en-export><note><title>Pie</title></note></en-export>'),
    "EVERNOTE",
  ],
  ["x", xml("<gourmetDoc><recipe id='1'><title>Pie</title></recipe></gourmetDoc>"), "GOURMET"],
  ["x.kreml", xml("<krecipes version='2.0' lang='en'></krecipes>"), "KRECIPES"],
  [
    "x.xml",
    xml('<!DOCTYPE recipeml SYSTEM "recipeml.dtd"><recipeml version="0.5"></recipeml>'),
    "RECIPEML",
  ],
  ["x.cml", xml('<cookml version="1.0.12"><recipe lang="de"></recipe></cookml>'), "COOKML"],
  ["x.mx2", xml('<mx2 source="MasterCook" date="x"><Summ></Summ></mx2>'), "MASTERCOOK"],
  ["x.fdx", xml('<fdx Source="Living Cookbook 2015" FileVersion="1.1"></fdx>'), "LIVING_COOKBOOK"],
  [
    "x.xml",
    xml("<cookbook version='1'><recipe><title>Pie</title></recipe></cookbook>"),
    "COOKMATE",
  ],
  [
    "x.txt",
    `*****AccuChef V5.0 Import File (C)SIVART Software\nAPie\nBCakes\nD6\nH1.50 Cup\nIFlour\n`,
    "ACCUCHEF",
  ],
  [
    "x.rk",
    `========== REZKONV-Rezept - RezkonvSuite v1.4\n      Titel: Suppe\n  Menge: 4${RECIPE}`,
    "REZKONV",
  ],
  ["x.txt", `@@@@@ Now You're Cooking! Export Format\n\nPie${RECIPE}`, "NOW_YOURE_COOKING"],
  ["x.txt", `Exported by EasyRecipe\n\nPie${RECIPE}`, "EASY_RECIPE"],
  [
    "Note.json",
    JSON.stringify({ isTrashed: false, title: "Pie", textContent: "2 eggs" }),
    "GOOGLE_KEEP",
  ],
  ["x.mcb", "PK nothing", "COOKMATE"],
  ["my yummly recipes.bin", "nothing", "YUMMLY"],
  ["card.pdf", "%PDF-1.7\nx", "pdf"],
  ["card", "%PDF-1.4 Ingredients 2 eggs", "pdf"],
  ["letter.doc", bytes(0xd0, 0xcf, 0x11, 0xe0, 0, 1), "word"],
  ["letter.rtf", "{\\rtf1\\ansi Pie}", "richText"],
  ["card.jpg", bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16, "JFIF", 0), "photo"],
  ["card", bytes(0x89, "PNG\r\n", 0x1a, "\n", 0), "photo"],
  ["card.webp", bytes("RIFF", 1, 2, 3, 200, "WEBPVP8 "), "photo"],
  ["card", bytes(0, 0, 0, 0xc8, "ftypheic", 0, 0), "photo"],
  ["all.rar", bytes("Rar!", 0x1a, 7, 0), "packed"],
];

test.each(FOREIGN)(
  "%j is reported as an unsupported kind of file (%#)",
  async (name, content, reason) => {
    await expect(openUpload(writeUpload(name, content))).rejects.toMatchObject({ reason });
    const zip = await zipOf({ "a.md": `# Soup${RECIPE}`, [`b/${name}`]: content });
    const { entries } = await readUpload("all.zip", zip);
    const unread = reason === "photo" && /\./.test(name) ? [] : [{ problem: reason }];
    expect(entries).toHaveLength(1 + unread.length);
    expect(entries).toEqual(
      expect.arrayContaining(
        [{ recipe: expect.objectContaining({ title: "Soup" }) }, ...unread].map((each) =>
          expect.objectContaining(each),
        ),
      ),
    );
  },
);

test.each([
  ["letter.docx", "word/document.xml", "word"],
  ["x", "word/document.xml", "word"],
  ["table.xlsx", "xl/workbook.xml", "spreadsheet"],
  ["text.odt", "content.xml", "document"],
  ["sheet.ods", "content.xml", "document"],
  ["book.epub", "META-INF/container.xml", "book"],
  ["old.mz2", "recipes.mx2", "MASTERCOOK"],
  ["backup.mcb", "abc_recipes.xml", "COOKMATE"],
])(
  "a file that is an archive itself is reported by its kind: %s with %s",
  async (name, inside, reason) => {
    const content = await zipped(inside);
    await expect(openUpload(writeUpload(name, content))).rejects.toMatchObject({ reason });
    const zip = await zipOf({ "a.md": `# Soup${RECIPE}`, [name]: content });
    const { entries } = await readUpload("all.zip", zip);
    expect(entries).toMatchObject([{ recipe: { title: "Soup" } }, { name, problem: reason }]);
  },
);

test("an archive of only photos is reported as photos", async () => {
  const upload = writeUpload("cards.zip", await zipOf({ "1.jpg": "x", "2.png": "y" }));
  await expect(openUpload(upload)).rejects.toMatchObject({ reason: "photo" });
});

test.each([
  [
    "a page that speaks of such a program",
    `<!doctype html><html><body><div class="easyrecipe"><h1>Pie</h1><h2>Ingredients</h2><ul><li>2 eggs</li><li>1 l milk</li></ul><h2>Method</h2><ol><li>Beat the eggs.</li></ol></div></body></html>`,
  ],
  [
    "a text that speaks of one",
    `Easy recipe for pie\n#easyrecipe from Evernote and MasterCook${RECIPE}`,
  ],
  ["a text whose lines begin like AccuChef's", `A Pie\nButter and dough\nDinner\n${RECIPE}`],
])("%s is read", async (_, content) => {
  expect((await readUpload("pie", content)).entries).toMatchObject([
    { recipe: { title: expect.stringMatching(/pie/i) } },
  ]);
});
