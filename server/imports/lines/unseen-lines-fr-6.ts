/** A sixth list like `UNSEEN_LINES_FR`: whole recipes of Québec, France, Belgium, Switzerland and Morocco. */
export const UNSEEN_LINES_FR_6 = `
500 g de haricots blancs (conserve) | 500 | GRAM | Canned white beans
100 g d'épinards surgelés | 100 | GRAM | Frozen spinach
100 g de tomates séchées | 100 | GRAM | Sun-dried tomatoes
3 gousses d'ail | 3 | UNIT | Garlic
50 ml de crème fraîche liquide | 50 | MILLILITERS | 35% whipping cream
4 tranches de pain | 4 | UNIT | White bread
5 feuilles de basilic frais | 5 | | Fresh basil
1 pincée de paprika en poudre | | | Paprika
1 cuillère à café de curry | 1 | TEASPOON | Curry powder
1 pincée d'origan | | | Dried oregano
1 pâte feuilletée | 1 | UNIT | Puff pastry
100 ml de crème fraîche fluide 15% MG | 100 | MILLILITERS | 15% cream
125 g de roquefort | 125 | GRAM | Roquefort
300 ml de lait demi-écrémé | 300 | MILLILITERS | 2% milk
4 œufs | 4 | UNIT | Egg
1 pincée de noix de muscade | | | Ground nutmeg
1 grande boîte de lentilles (conserve) | 1 | | Cooked lentils
200 g de lardons (ou lardons de volaille) | 200 | GRAM | Unsmoked lardons
1/2 grande boîte de champignons de Paris (conserve) | 1/2 | | Canned mushrooms
1 cuillère à soupe de crème fraîche épaisse 15% MG | 1 | TABLESPOON | 15% cream
1/2 salade | 1/2 | UNIT | Boston lettuce
1,5 cuillère à soupe d'huile de colza | 1.5 | TABLESPOON | Canola oil
1 brin de coriandre fraîche | 1 | | Fresh cilantro
4 pains hamburger | 4 | UNIT | Hamburger bun
4 noix de beurre | | | Salted butter
50 g de fromage blanc 0% | 50 | GRAM | Fromage blanc
1 pot de ratatouille surgelée | 1 | | own
Oseille 30g | 30 | GRAM | Sorrel
1 noisette de beurre | | | Salted butter
400g de cabillaud | 400 | GRAM | Atlantic cod
100g de crème fraiche paisse 15% MG | 100 | GRAM | 15% cream
4 filets de Colin | 4 | UNIT | Hake
2 Echalote | 2 | | Shallot
1 cuillère à soupe de jus de Citron | 1 | TABLESPOON | Lemon juice
4 cuillère à soupe Huile d'olive | 4 | TABLESPOON | Olive oil
1 pièce Fenouil | 1 | UNIT | Fennel bulb
500g  thon frais | 500 | GRAM | Yellowfin tuna
2 poitrines de poulet | 2 | UNIT | Chicken breast
1 oignon haché | 1 | UNIT | Onion
2 c. à soupe de pâte de tomate | 2 | TABLESPOON | Tomato paste
200 ml de crème 15% | 200 | MILLILITERS | 15% cream
1 c. à thé de garam masala | 1 | TEASPOON | own
Riz basmati, en accompagnement | | | Basmati rice
2 filets de porc | 2 | | Pork tenderloin
½ tasse de sirop d'érable | 1/2 | CUP | Maple syrup
1 c. à thé de moutarde de dijon | 1 | TEASPOON | Dijon mustard
2 c. à thé de zeste d'orange | 2 | TEASPOON | Orange zest
1 ½ c. à thé de coriandre | 1 1/2 | TEASPOON | Coriander seeds
1 1/3 tasse de farine | 1 1/3 | CUP | All-purpose flour
3 c. à thé de poudre à pâte | 3 | TEASPOON | Baking powder
3 c. à table de beurre fondu ou huile | 3 | TABLESPOON | Salted butter
1/4 c. à thé de vanille | 1/4 | TEASPOON | Vanilla extract
4 tasses de sucre | 4 | CUP | Granulated sugar
1 paquet de capuchons de chocolat mi-sucré (300 g) | 1 | | Semisweet chocolate
2 tasses de guimauves (La grosseur n'a pas d'importance) | 2 | CUP | Marshmallows
1 pâte à tarte | 1 | UNIT | Unbaked pie crust
1/2 tasse de crème 35% | 1/2 | CUP | 35% whipping cream
1/3 tasse de beurre fondu. | 1/3 | CUP | Salted butter
1/3 miel. | 1/3 | | Honey
une pincée de poivre de Cayenne. | | | Cayenne pepper
Un gros filet de porc (environ 600g) ou 3-4 côtelettes de porc | 1 | | Pork tenderloin
3 c. à soupe de sauce soya ou tamari | 3 | TABLESPOON | Soy sauce
2 c. à soupe de jus de limette | 2 | TABLESPOON | Lime juice
1/4 c. à thé de piment de Cayenne moulu ou en flocons ou de Sambal oelek | 1/4 | TEASPOON | Cayenne pepper
2 oignons verts, hachés | 2 | UNIT | Green onion
Une pincée d'épices à steak | | | own
gingembre râpé | | | Fresh ginger
1 poireau la partie verte incluse | 1 | UNIT | Leek
5 ml d'huile d’olive | 5 | MILLILITERS | Olive oil
Une baguette de pain | 1 | | Baguette
1 tasse de fromage râpé | 1 | CUP | own
3 à 4 patates douces moyennes, pelées et coupées en rondelles de 1/4 po d'épaisseur | | | Sweet potato
1 c. À thé sirop d'érable | 1 | TEASPOON | Maple syrup
Sel casher | | | Salt
1 sac de guimauve | 1 | | Marshmallows
1/2 sac de noix de pécan | 1/2 | | Pecans
400g de pois chiches cuits | 400 | GRAM | Canned chickpeas
3 c. à soupe de tahini | 3 | TABLESPOON | Tahini
Jus de 1 citron | 1 | UNIT | Lemon
Sel, paprika | | | own
1 poulet fermier | 1 | UNIT | Whole chicken
Romarin, thym, sel, poivre | | | own
4 pommes Golden | 4 | UNIT | Golden Delicious apple
Cannelle (optionnel) | | | Ground cinnamon
500 g de tomate bien mûres | 500 | GRAM | Tomato
350 g de poivron de couleur rouge et vert | 350 | GRAM | own
1 brin de thym | 1 | | Fresh thyme
1 feuille de laurier | 1 | | Bay leaf
400 ml de coulis de tomates | 400 | MILLILITERS | Tomato purée
200g de pancetta ou de lardons | 200 | GRAM | Pancetta
1,5 kg de poulet cuisses et poitrines | 1500 | GRAM | Whole chicken
2 litres de bouillon de volaille | 2000 | MILLILITERS | Chicken broth
3 carottes coupées en julienne | 3 | UNIT | Carrot
1 branche de céleri coupée en dés | 1 | UNIT | Celery
3 grosses pommes de terre coupées en dés | 3 | UNIT | Potato
1 bouquet de persil | 1 | | Fresh parsley
250 ml de crème fraîche | 250 | MILLILITERS | Crème fraîche
Jus de citron au goût | | | Lemon juice
600 g de chicons | 600 | GRAM | Belgian endive
5 feuilles de sauge | 5 | | Fresh sage
1 l de bouillon de légumes | 1000 | MILLILITERS | Vegetable broth
4 cuillères à soupe de crème | 4 | TABLESPOON | own
500 g de poulet ou autre | 500 | GRAM | Whole chicken
2 blancs de poireaux | 2 | UNIT | Leek
10 cl de vin blanc sec | 100 | MILLILITERS | White wine
1 poulet entier découpé en morceaux | 1 | UNIT | Whole chicken
Feuilles de laurier, clous de girofle | | | own
200 g  de champignons sauvages | 200 | GRAM | White mushroom
1 poireau fin | 1 | UNIT | Leek
4 c. à soupe de crème soja cuisine | 4 | TABLESPOON | own
2 c. à soupe d’estragon ou de cerfeuil haché | 2 | TABLESPOON | own
1/2 cube de bouillon de poule dégraissé | 1/2 | UNIT | Chicken bouillon cube
4 filets de poulet coupés en morceaux | 4 | UNIT | Chicken breast
1 c à s de maïzena | 1 | TABLESPOON | Cornstarch
1 poulet entier (environ 1,5 kg) ou 4 cuisses de poulet | 1 | UNIT | Whole chicken
300 g de carottes râpées | 300 | GRAM | Carrot
250 g d’amandes (ou de noix)  en poudre (2 sachets) | 250 | GRAM | Ground almonds
le zeste et le jus d’un demi-citron | 1/2 | UNIT | Lemon
1/2 sachet de levure | 1/2 | | own
20 g de beurre pour enduire le moule | 20 | GRAM | Salted butter
3 oeufs, jaunes et blancs séparés | 3 | UNIT | Egg
1 cuillère à soupe d'eau très chaude | 1 | TABLESPOON | Water
150 g d'amandes ou de noisettes moulues | 150 | GRAM | ?
1 cuillère à soupe de kirsch ou de sirop ou d'eau | 1 | TABLESPOON | Fruit brandy
275g de farine à levure incorporée | 275 | GRAM | Self-rising flour
3 cuillères à soupe rases de cannelle en poudre | 3 | TABLESPOON | Ground cinnamon
25cl d’huile neutre | 250 | MILLILITERS | Vegetable oil
350 gr de carottes environ | 350 | GRAM | Carrot
200 gr de beurre + un peu pour le moule | 200 | GRAM | Salted butter
1 bonne pincée de sel fin | | | Salt
2 carré frais (150 gr en tout) | 2 | | Cream cheese
1 orange non traitée | 1 | UNIT | Orange
75g de sucre de canne brut | 75 | GRAM | Turbinado sugar
50g de noix de coco sèchée en poudre (peut être remplacée par de la poudre d’amandes ou de noisettes) | 50 | GRAM | Unsweetened shredded coconut
7g de poudre à lever | 7 | GRAM | Baking powder
6 lb viande (3 sortes, 2 lb par sorte de viande) | 6 | POUND | own
5 tasses bouillon de poulet | 5 | CUP | Chicken broth
Eau froide | | | Water
30 ml à 45 ml (2 c. à soupe à 1/4 de tasse) de lait | | | 2% milk
1/2 oignon haché fin | 1/2 | UNIT | Onion
250 g (8oz) de boeuf haché maigre | 250 | GRAM | Lean ground beef
60 ml (¼ tasse) de beurre, ou plus | 60 | MILLILITERS | Salted butter
8 ml (1/2 c, à soupe) de sauce HP (facultatif) | 8 | MILLILITERS | Steak sauce
1 boîte de 540 ml (19 oz) de maïs en crème | 1 | | Cream-style corn
1 petite boîte de maïs en grains | 1 | | Canned corn kernels
Persil séché au goût (facultatif) | | | Dried parsley
800g de viande d’agneau coupée en cubes | 800 | GRAM | Stewing lamb
1,5 kg d’épaule d’agneau ou de jarret de bœuf | 1500 | GRAM | Lamb shoulder
½ verre d’huile de tournesol ou d’olive ou bien 100 gr de beurre rance (smen) | | | Sunflower oil
1 cac de grains de coriandre | 1 | TEASPOON | Coriander seeds
1 citron confit | 1 | UNIT | own
½ de collier d’agneau. | 1/2 | | Stewing lamb
1 éclat d’ail (et-tum). | 1 | UNIT | Garlic
½ louche d’huile d’arachide. | | | Peanut oil
1 dizaine d’olives confites (roses avec noyau). | 10 | UNIT | own
1 grande épaule d’agneau coupée en morceaux | 1 | | Lamb shoulder
1 à 3 cuillère à café rases de gros sel (goûter) | | | Salt
300 g de raisins secs sans pépins | 300 | GRAM | Raisins
200 g d’amandes mondées frites* | 200 | GRAM | Almonds
1 cuillère à soupe rase de graines de sésame grillées | 1 | TABLESPOON | Toasted sesame seeds
15 gros pruneaux | 15 | UNIT | Prune
½cuillère à café de cannelle | 1/2 | TEASPOON | Ground cinnamon
1 pointe de curcuma | | | Ground turmeric
quelques brins de coriandre finement émincés | | | Fresh cilantro
1 yaourt de soja nature | 1 | UNIT | own
2 mandarines (ou clémentines) non traitées, passées sous l’eau | 2 | UNIT | Mandarin
160 g de sucre blond de canne non raffiné | 160 | GRAM | Granulated sugar
1/2 c. à café de gomme de xanthane | 1/2 | TEASPOON | own
`;
