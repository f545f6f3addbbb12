import { expect, test } from "vitest";
import { foundIn } from "../../../tests/support/import-files";

test.each([
  ["@salt, then", ["salt"], "salt, then"],
  ["@tipo 00 flour{250%g}", ["250 g tipo 00 flour"], "tipo 00 flour (250 g)"],
  ["@1000 island dressing{ } over", ["1000 island dressing"], "1000 island dressing over"],
  ["@🧂 now", ["🧂"], "🧂 now"],
  ["@water{7 k }", ["7 k water"], "water (7 k)"],
  ["@thyme{few%sprigs}", ["few sprigs thyme"], "thyme (few sprigs)"],
  ["@yeast{=1%tsp}", ["1 tsp yeast"], "yeast (1 tsp)"],
  ["Message @ example{} or # 5 or ~ {5}", [], "Message @ example{} or # 5 or ~ {5}"],
  ["Write to ada@popote.example", [], "Write to ada@popote.example"],
  ["Let it ~rest, then", [], "Let it rest, then"],
  ["@white wine|wine{1%cup}", ["1 cup white wine"], "wine (1 cup)"],
  ["@./sauces/Hollandaise{150%g}", ["150 g Hollandaise"], "Hollandaise (150 g)"],
  ["@dough{}. Roll the @&(~1)dough{}", ["dough"], "dough. Roll the dough"],
  ["@-water{1%l} in", [], "water (1 l) in"],
  ["Use a #?splatter guard{} or #pan{2}(small)", [], "Use a splatter guard or pan (small)"],
  ["@{} and #{} stay", [], "@{} and #{} stay"],
  ["1 -- 2 --- 3", [], "1"],
  ["open [- comment", [], "open [- comment"],
  ["@spring onions{3%items}", ["3 spring onions"], "spring onions (3)"],
  [
    "@egg_yolk{2} and @half-and-half",
    ["2 egg yolk", "half-and-half"],
    "egg yolk (2) and half-and-half",
  ],
  ["@garlic(crushed) and", ["garlic, crushed"], "garlic and"],
  ["@flour{1%kg|2%kg}", ["1 kg flour"], "flour (1 kg)"],
  ["@lime juice{juice of 1 lime}", ["lime juice, juice of 1 lime"], "lime juice (juice of 1 lime)"],
  ["@sel{une pincée}", ["une pincée sel"], "sel (une pincée)"],
  ["@Olive Oil {6%tbsp}", ["6 tbsp Olive Oil"], "Olive Oil (6 tbsp)"],
  ["玉ねぎの@クミン{1%小さじ}を", ["1 小さじ クミン"], "玉ねぎのクミン (1 小さじ)を"],
  ["~{45%minutes to 1%hour}(or more)", [], "45 minutes to 1 hour (or more)"],
  ["@leeks, in 1/2 inch rings{2}", ["2 leeks, in 1/2 inch rings"], "leeks, in 1/2 inch rings (2)"],
  ["@butter/margarine{50%g}", ["50 g butter/margarine"], "butter/margarine (50 g)"],
  ["@../base/Broth{1%l}", ["1 l Broth"], "Broth (1 l)"],
  ["@nuts{1%cup} (optional), then", ["1 cup nuts, optional"], "nuts (1 cup) (optional), then"],
  ["@noix{5} (facultatives)", ["5 noix, optional"], "noix (5) (facultatives)"],
  ["@garlic(peeled){3%cloves}", ["3 cloves garlic, peeled"], "garlic (3 cloves)"],
  ["@bread(stale)|loaf{1}(torn)", ["1 bread, stale, torn"], "loaf (1)"],
  ["@thigh{6%bone-in, skin on}", ["6 bone-in thigh, skin on"], "thigh (6 bone-in, skin on)"],
  ["lock the lid and ~pressure cook{10%min}.", [], "lock the lid and pressure cook 10 min."],
  ["stir. ~rest{5%min}; boil for ~eggs{3%min}", [], "stir. rest 5 min; boil for 3 min"],
  [
    "@spices{1 tsp mace, 2 cloves}",
    ["spices, 1 tsp mace, 2 cloves"],
    "spices (1 tsp mace, 2 cloves)",
  ],
  ["@chili sauce{???}", ["chili sauce"], "chili sauce"],
])("%s", async (text, ingredients, prose) => {
  const { entries } = await foundIn("Supper.cook", `Step one.\n\nNow: ${text}`);
  expect(entries).toMatchObject([
    { recipe: { ingredients, steps: ["Step one.", `Now: ${prose}`] } },
  ]);
});
