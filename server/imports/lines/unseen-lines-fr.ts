/**
 * French lines of some fifty recipes of as many sites (France, Québec, Belgium, Switzerland), as they
 * stood there, read by hand as those of `REAL_LINES_EN` before anything was measured on them.
 */
export const UNSEEN_LINES_FR = `
350 g d'aubergine | 350 | GRAM | Eggplant
350 g de courgette | 350 | GRAM | Zucchini
350 g de poivron de couleur rouge et vert | 350 | GRAM | ?
350 g d'oignon | 350 | GRAM | Onion
500 g de tomate bien mûres | 500 | GRAM | Tomato
6 c.à.s d'huile d'olive | 6 | TABLESPOON | Olive oil
500g de carottes | 500 | GRAM | Carrot
3 jus d'orange | 3 | UNIT | Orange
1 c.c de coriandre en grain | 1 | TEASPOON | Coriander seeds
1 branche de thym | 1 | | Fresh thyme
30g d'huile d'olive | 30 | GRAM | Olive oil
1 fenouil | 1 | UNIT | Fennel bulb
10 cl de vinaigrette citron | 100 | MILLILITERS | Vinaigrette
1/4 de botte de coriandre hachée | 1/4 | | Fresh cilantro
Piment d'Espelette | | | own:Piment d'Espelette
600 g Filet de saumon | 600 | GRAM | Atlantic salmon
30 ml Huile d'olive | 30 | MILLILITERS | Olive oil
4 g Origan séché | 4 | GRAM | Dried oregano
1 pincée(s) Sel | | | Salt
1 pincée(s) Poivre | | | Black pepper
1 sachet de levure ou poudre à pâte (10 g, 1/3 oz) | 1 | | Baking powder
4 oeufs | 4 | UNIT | Egg
200 g de sucre (7 oz) | 200 | GRAM | Granulated sugar
225 g de chocolat noir mi-sucré | 225 | GRAM | Semisweet chocolate
150 g de beurre | 150 | GRAM | Salted butter
1 cuillère à thé (5 ml) de bicarbonate de soude | 1 | TEASPOON | Baking soda
1 cuillère à thé (5 ml) de poudre à pâte | 1 | TEASPOON | Baking powder
4 oeufs entiers | 4 | UNIT | Egg
(1 yaourt nature) | 1 | | Plain yogurt
1 sachet de levure | 1 | | own:levure
120 ml d’huile (12 cl) (ou moins de 80g de beurre) | 120 | MILLILITERS | Vegetable oil
150 à 200 g de chocolat noir | | | Dark chocolate (70-85%)
200 g de chocolat noir (à 70% idéalement) | 200 | GRAM | Dark chocolate (70-85%)
1/2 sachet de levure | 1/2 | | own:levure
200 g de chocolat noir à 52% de cacao | 200 | GRAM | Dark chocolate (45-59%)
100 g de farine de blé | 100 | GRAM | All-purpose flour
1 sachet de levure chimique (10 g) | 1 | | Baking powder
4 gros oeufs bio | 4 | UNIT | Egg
3 tasses de gruau | 3 | CUP | Rolled oats
1 tasse de cassonade | 1 | CUP | Brown sugar
1 tasse de graisse végétale | 1 | CUP | Vegetable shortening
1 cuillerée à thé de poudre à pâte | 1 | TEASPOON | Baking powder
1 ½ tasse d'eau | 1 1/2 | CUP | Water
3 cuillerées à thé de cacao | 3 | TEASPOON | Unsweetened cocoa powder
3 cuillerées à soupe de fécule de maïs | 3 | TABLESPOON | Cornstarch
1 cuillerée à thé d'essence de vanille | 1 | TEASPOON | Vanilla extract
4 cuillerées à soupe de farine | 4 | TABLESPOON | All-purpose flour
2 tasses de cassonnade | 2 | CUP | Brown sugar
1/2 tasse de sirop d’érable (sinon remplacer par la même quantité d’eau) | 1/2 | CUP | Maple syrup
1 ½ tasse de farine à pâtisserie | 1 1/2 | CUP | Cake and pastry flour
2 c. ½ à soupe de poudre à pâte | 2 1/2 | TABLESPOON | Baking powder
3/4 tasse de lait | 3/4 | CUP | 2% milk
375ml de farine | 375 | MILLILITERS | All-purpose flour
1 cuiller à soupe rase de poudre à pâte (=levure!) | 1 | TABLESPOON | Baking powder
60ml de beurre | 60 | MILLILITERS | Salted butter
250ml d'eau bouillante | 250 | MILLILITERS | Water
250ml de cassonade ( sucre brun) | 250 | MILLILITERS | Brown sugar
1 cuiller à café de vanille liquide | 1 | TEASPOON | Vanilla extract
1 tasse (200 g) de sucre | 1 | CUP | Granulated sugar
¼ tasse (60 g) de beurre mou | 1/4 | CUP | Salted butter
2 cuil. à thé (8 g) de poudre à pâte | 2 | TEASPOON | Baking powder
1 cuil. à thé d’essence de vanille | 1 | TEASPOON | Vanilla extract
4 cuil. à table (36 g) de farine | 4 | TABLESPOON | All-purpose flour
3 cui.l à table (30 g) de fécule de maïs | 3 | TABLESPOON | Cornstarch
½ tasse (125 g) crème 15%) | 1/2 | CUP | 15% cream
1 cuil à thé (5 g) d’essence de vanille | 1 | TEASPOON | Vanilla extract
2½ tasses (∼ 290 g) de farine (T55 ou T65) | 2 1/2 | CUP | All-purpose flour
½ tasse de cassonade américaine (cassonade brune belge, muscovado…) | 1/2 | CUP | Brown sugar
2/3 de tasse (150 g) de beurre demi-sel à température ambiante | 2/3 | CUP | Salted butter
1 tasse (250 ml) de crème sure (sour cream) ou crème fraîche épaisse de Normandie | 1 | CUP | Sour cream
2/3 tasse (∼ 167 ml) de mélasse | 2/3 | CUP | Fancy molasses
½ c. à thé de cannelle moulue | 1/2 | TEASPOON | Ground cinnamon
1 c. à soupe de gingembre moulu | 1 | TABLESPOON | Ground ginger
½ c. à thé de levure chimique | 1/2 | TEASPOON | Baking powder
1 de c. à thé de bicarbonate de soude | 1 | TEASPOON | Baking soda
2 grands verres de bouillon de viande (50cl) | | | own:bouillon de viande
2 grands verres de vin rouge (50cl) bourgogne évidemment | | | Red wine
250g de champignons | 250 | GRAM | White mushroom
1 bouquet garni, sel et poivre | 1 | UNIT | own:bouquet garni
60g de farine (4 c.à.s.) | 60 | GRAM | All-purpose flour
200g de lardons | 200 | GRAM | Unsmoked lardons
10 petits oignons | 10 | UNIT | Onion
1,5 kg de bœuf pour bourguignon | 1500 | GRAM | Stewing beef
1,4 kg de viande de trois types différents (paleron, basse côte et joue de bœuf) | 1400 | GRAM | own:viande de trois types différents
5 gros oignons jaunes | 5 | UNIT | Onion
bouquet garnis (thym, laurier) | | | own:bouquet garnis
lardon (ou peut remplacer par du lardon de volaille) | | | Unsmoked lardons
1k400 de bœuf charolais pour bourguignon (des cubes de 3cm environ) | 1400 | GRAM | Stewing beef
2 tranches de lard fumé (1cm) détaillé en lardons | 2 | UNIT | Bacon
6 carottes sable épluchées détaillées en tronçons | 6 | UNIT | Carrot
100g de champignons bruns de Paris | 100 | GRAM | Cremini mushroom
12 oignons sauce épluchés | 12 | UNIT | Onion
4 c à s de farine | 4 | TABLESPOON | All-purpose flour
60g de beurre + 1 filet d’huile d’olive | 60 | GRAM | Salted butter
2 cubes de bouillon de volaille bios + 75cl d’eau | 2 | UNIT | Chicken bouillon cube
75cl de vin de Bourgogne | 750 | MILLILITERS | Red wine
2 c à s de fond de veau | | | Dried veal stock
1 kg de viande de bœuf pour Bourguignon, coupée en gros cubes | 1000 | GRAM | Stewing beef
1 bouquet garni (thym, laurier, romarin…) | 1 | UNIT | own:bouquet garni
1 bouteille de vin rouge (plutôt corsé) | 1 | | Red wine
3 cuillère à soupe de Maïzena | 3 | TABLESPOON | Cornstarch
60 g de beurre ou moit-moite avec de l’huile d’olive ; | 60 | GRAM | Salted butter
10 oignons grelots ou 4 gros oignons jaunes ; | 10 | UNIT | own:oignons grelots
1/2 l de vin rouge de Bourgogne ; | 500 | MILLILITERS | Red wine
1/2 l de bouillon de bœuf concentré (2 cubes) ; | 500 | MILLILITERS | Beef broth
Sel, poivre. | | | own:Sel, poivre
1.5 de bouquet garni (évitez le romarin) | 1.5 | UNIT | own:bouquet garni
270 gr de lardons | 270 | GRAM | Unsmoked lardons
70 cl de vin rouge (Bourgogne) | 700 | MILLILITERS | Red wine
340 gr de champignons | 340 | GRAM | White mushroom
1 noix de coco fraîche | 1 | | Fresh coconut
1,2 l d’eau bouillante | 1200 | MILLILITERS | Water
2 grosses gousses d’ail hachées | 2 | UNIT | Garlic
6 brins de coriandre fraîche | 6 | | Fresh cilantro
1 tranche de pâte de crevette séchée de 5 mm d’épaisseur ( kapi) ou 2 c. à soupe de sauce de poisson ( nam pla ) | 1 | | own:pâte de crevette séchée
1 kg de cuisses de poulet, désossées, sans peau, coupées en bouchées | 1000 | GRAM | Chicken leg
1 c. à soupe de sauce poisson | 1 | TABLESPOON | Fish sauce
6 cosses de cardamome | 6 | | Ground cardamom
10 g de citronnelle moulue | 10 | GRAM | Lemongrass
1 c. à café de coriandre graine | 1 | TEASPOON | Coriander seeds
1 c. à café de cumin graine | 1 | TEASPOON | Cumin seeds
2 c. à café de curcuma poudre | 2 | TEASPOON | Ground turmeric
1 morceau de galanga en racine | 1 | | own:galanga en racine
1/2 c. à café de macis entier | 1/2 | TEASPOON | Ground mace
1 c. à soupe de piment fort cayenne | 1 | TABLESPOON | Cayenne pepper
600 g de blanc de poulet (ou cuisses désossées) | 600 | GRAM | Chicken breast
1 oignon jaune émincé | 1 | UNIT | Onion
1 morceau de gingembre frais (2 cm) râpé | 1 | | Fresh ginger
400 ml de lait de coco (non sucré) | 400 | MILLILITERS | Coconut milk
2 à 3 cuillères à soupe de curry en poudre ou en pâte | | | Curry powder
2 cuillères à soupe d’huile végétale (tournesol, coco ou arachide) | 2 | TABLESPOON | Vegetable oil
1 cuillère à soupe de sauce soja (facultatif) | 1 | TABLESPOON | Soy sauce
Jus d’½ citron vert (optionnel) | 1/2 | UNIT | Lime
Riz basmati ou thaï cuit à la vapeur | | | Basmati rice
Coriandre fraîche pour la décoration | | | Fresh cilantro
`;
