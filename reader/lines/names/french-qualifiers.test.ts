import { describe, expect, test } from "vitest";
import { summarizeLine } from "../../../tests/support/summarize-line";

describe("a French qualifier keeps the ingredient, unless it makes another food", () => {
  test.each([
    ["80 g de gruyère surchoix", "80/1 GRAM Gruyère cheese [surchoix]"],
    ["2 tomates de Marmande", "2/1 UNIT Tomato [de Marmande]"],
    ["200 g de jambon du boucher", "200/1 GRAM Ham [du boucher]"],
    ["1 tasse de sauce barbecue à l'érable", "1/1 CUP Barbecue sauce [à l'érable]"],
    ["5 cl de liqueur de fraises", "50/1 MILLILITERS Liqueur [de fraises]"],
    ["10 cl de lait Lactel", "100/1 MILLILITERS 2% milk [Lactel]"],
    ["10 cl de lait végétal", "100/1 MILLILITERS own:lait végétal"],
    ["50 g de riz soufflé sauvage", "50/1 GRAM Puffed rice [sauvage]"],
    ["100 g d'abricots au sirop", "100/1 GRAM Canned apricots in light syrup"],
    ["100 g de cerises à l'eau-de-vie", "100/1 GRAM own:cerises à l'eau-de-vie"],
    ["1 poivron rouge rôti", "1/1 UNIT Red bell pepper [rôti]"],
    ["Sel de Guérande et poivre", "NONE own:Sel de Guérande et poivre"],
    ["1 L de tomates (en conserve)", "1000/1 MILLILITERS Canned whole tomatoes [en conserve]"],
    ["1 poulet curry", "1/1 UNIT own:poulet curry"],
    ["250 g de pâte à choux", "250/1 GRAM own:pâte à choux"],
    ["200 g de noix de veau", "200/1 GRAM own:noix de veau"],
    ["100 g de piment d'Espelette", "100/1 GRAM own:piment d'Espelette"],
    ["10 g de sel et poivre", "10/1 GRAM own:sel et poivre"],
  ])("%s", async (typed, expected) => {
    expect(await summarizeLine(typed, "fr")).toBe(expected);
  });
});

describe("a French name is recognised despite other joints, word orders and spellings", () => {
  test.each([
    ["500 g de poitrine fraîche de porc", "500/1 GRAM Pork belly [fraîche]"],
    ["1 c. à soupe d'huile vierge de colza", "1/1 TABLESPOON Canola oil [vierge]"],
    ["1 c. à soupe de sauce de piments", "1/1 TABLESPOON Hot pepper sauce"],
    ["250 g d'épaule de cochon", "250/1 GRAM Pork shoulder"],
    ["1 c. à thé de cardamone", "1/1 TEASPOON Ground cardamom"],
    ["100 g de framboises congelées", "100/1 GRAM Frozen raspberries"],
    ["1 c. à thé de cardamome verte", "1/1 TEASPOON Ground cardamom [verte]"],
    ["100 g de pesto rouge", "100/1 GRAM own:pesto rouge"],
    ["1 c. à thé de cumin noir", "1/1 TEASPOON own:cumin noir"],
  ])("%s", async (typed, expected) => {
    expect(await summarizeLine(typed, "fr")).toBe(expected);
  });
});

describe("the counted word is separated from the ingredient's name", () => {
  test.each([
    ["3 côtes de céleri", "3/1 UNIT Celery [côtes]"],
    ["4 queues de homard", "4/1 NONE Lobster [queues]"],
    ["2 dosettes de safran", "NONE Saffron"],
    ["un bâton de cannelle", "1/1 UNIT own:bâton de cannelle"],
    ["2 étoiles d'anis étoilé", "2/1 NONE own:anis étoilé [étoiles]"],
    ["Quatre-épices", "NONE Quatre-épices"],
    ["1 pincée de gingembre", "NONE Ground ginger"],
  ])("%s", async (typed, expected) => {
    expect(await summarizeLine(typed, "fr")).toBe(expected);
  });
});
