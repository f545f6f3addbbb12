import { expect, test } from "vitest";
import { parseAmount } from "~/model/amount";
import { openTestDatabase } from "../../../tests/support/server";
import { REAL_LINES_EN } from "./real-lines-en";
import { REAL_LINES_FR } from "./real-lines-fr";
import { understandLines } from "./understand";

test("look", async () => {
  const { db } = openTestDatabase();
  const ids = new Map((await db.selectFrom("ingredients").select(["id","name_en"]).execute()).map((r) => [r.id, r.name_en]));
  const known = new Set(ids.values());
  for (const [language, text] of [["en", REAL_LINES_EN], ["fr", REAL_LINES_FR]] as const) {
    const rows = text.trim().split("\n").map((row) => row.split("|").map((c) => c.trim()));
    const got = await understandLines(db, rows.map((r) => r[0] ?? ""), { locale: language, language });
    let right = 0; let out = "";
    rows.forEach(([typed, amount, unit, ing], i) => {
      const g = got[i]; if (!g) return;
      if (ing && !ing.startsWith("own:") && ing !== "?" && !known.has(ing)) out += `UNKNOWN ${ing}\n`;
      const id = /^(\d+):/.exec(g.choice ?? "")?.[1];
      const gi = id ? ids.get(Number(id)) : g.choice ? `own:${g.name}` : "?";
      const want = amount ? parseAmount(amount) : null;
      const sa = JSON.stringify(want) === JSON.stringify(g.amount);
      const su = (unit || "NONE") === g.unit;
      const ok = sa && su && gi === ing;
      if (ok) right++;
      else {
        const silent = g.amount && g.doubt === null && !(sa && su) ? "SILENT " : "";
        out += `${silent}${typed}\n    want ${amount}|${unit}|${ing}\n    got  ${g.amount ? `${g.amount.numerator}/${g.amount.denominator}` : ""}|${g.unit}|${gi}  c=[${g.complement}] w=[${g.written}] d=${g.doubt}\n`;
      }
    });
    process.stdout.write(`${out}\n${language} ${right}/${rows.length} = ${(100*right/rows.length).toFixed(1)}\n`);
  }
  expect(1).toBe(1);
});
