import { expect, test } from "vitest";
import { openLexicon } from "#server/features/ingredients/lexicon-queries";
import { openTestDatabase } from "../../tests/support/database";
import { understandLines } from "./understand-lines";

test("an emoji before the amount is ignored, and the words stay unchanged", async () => {
  const lines = [
    "🧅 3 leeks",
    "👉 3 leeks",
    "👩‍🍳 3 leeks",
    "👍🏽 3 leeks",
    "🇫🇷 3 leeks",
    "🥬🥬 3 leeks",
  ];
  const more = [
    "❤️ 3 leeks",
    "▪️ 3 leeks",
    "- 🧅 3 leeks",
    "🧅 - 3 leeks",
    "1️⃣ 3 leeks",
    "3️⃣ leeks",
    "🏴󠁧󠁢󠁳󠁣󠁴󠁿 3 leeks",
  ];
  const typed = [...lines, ...more];
  const { db } = await openTestDatabase();
  const read = understandLines(await openLexicon(db), typed, {
    locale: "en",
    language: "en",
  });
  const plain = read.map((line) => [line.typed, line.amount?.numerator, line.warning, line.name]);
  expect(plain).toEqual(
    typed.map((line) =>
      [line, 3, null, "leek"].map((each, at) => (at === 3 ? read[0]?.name : each)),
    ),
  );
});
