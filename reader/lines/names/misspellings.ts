import { stemKey } from "#domain/word-stems";

/** What English cooks often misspell, by its stem, with the stem of the word that is meant. */
export const MISSPELLINGS: [string, string][] = `
desiccated = dessicated dessiccated desicated, broccoli = brocolli broccolli, zucchini = zuchini zuchinni
cinnamon = cinammon cinnamin cinamon, turmeric = tumeric, cardamom = cardamon cardomom cardamum
tomato = tomatoe, potato = potatoe, avocado = avacado avocato, parmesan = parmesean parmasan parmesian
mozzarella = mozzerella mozzarela, mascarpone = marscapone mascapone, cilantro = cilanto
Worcestershire = worchestershire worstershire, raspberry = rasberry, mayonnaise = mayonaise
cayenne = cayanne, coriander = corriander, spaghetti = spagetti, shallot = shallott, vinegar = vineger
buttermilk = butermilk, jalapeno = jalepeno jalapino, marshmallow = marshmellow, lettuce = letuce
cauliflower = califlower cauliflour, tarragon = taragon, rosemary = rosemarry
prosciutto = proscuitto prosciuto, pistachio = pistacio, hazelnut = hazlenut, molasses = mollasses
gruyere = gruyer, chocolate = choclate, cheddar = chedder, caraway = carraway
`
  .split(/[,\n]/)
  .filter((each) => each.includes("="))
  .flatMap((each) => {
    const [meant = "", written = ""] = each.split("=").map((part) => part.trim());
    return written
      .split(" ")
      .map((word): [string, string] => [stemKey(word), stemKey(meant)])
      .filter(([one, other]) => one !== other);
  });
