/** A seventh list like `UNSEEN_LINES_FR`, from other pages again, measured when the sixth was mended. */
export const UNSEEN_LINES_FR_7 = `
300 g de filet de cabillaud, surgelé | 300 | GRAM | Atlantic cod
600 ml de bouillon de légumes | 600 | MILLILITERS | Vegetable broth
1 oignons | 1 | UNIT | Onion
20 g de beurre + supplément pour la cuisson | 20 | GRAM | Salted butter
100 ml de crème | 100 | MILLILITERS | own
½ citron | 1/2 | UNIT | Lemon
200 g de crevettes grises | 200 | GRAM | Shrimp
poivre et sel | | | own
noix de muscade | | | Ground nutmeg
½ jus de citron | 1/2 | UNIT | Lemon
150 g d'emmental rapé | 150 | GRAM | Swiss cheese
1 oignon (gros) | 1 | UNIT | Onion
1 carotte nouvelle | 1 | UNIT | Carrot
½ l de bouillon de légumes | 500 | MILLILITERS | Vegetable broth
Filet de colin | | | Hake
Une grosse tête de poisson | 1 | | own
Une livre de crevettes | 1 | POUND | Shrimp
20 g de cèpes séchés réduits en poudre | 20 | GRAM | own
1/2 bouillon cube | 1/2 | UNIT | own
Sel & poivre du moulin | | | own
Noix muscade | | | Ground nutmeg
400 g de filet de poisson blanc (cabillaud ou lieu), sans peau | 400 | GRAM | Atlantic cod
200 g de scampis décortiqués | 200 | GRAM | Langoustine
100 ml de crème liquide 30 % | 100 | MILLILITERS | 35% whipping cream
1 oignon moyen (environ 100 g), finement émincé | 1 | UNIT | Onion
1 citron (zeste et jus) | 1 | UNIT | Lemon
70 g de fromage râpé (emmental ou gruyère) | 70 | GRAM | own
Un filet d’huile d’olive pour la cuisson | | | Olive oil
350 à 400 g de pavés de poisson aux choix (on peut les mélanger, ici moitié thon moitié cabillaud) | | | own
1 ou 2 navet(s) | | | Turnip
1 sachet de court-bouillon pour poisson au vin blanc | 1 | | own
Un peu de gruyère râpé pour gratiner | | | Gruyère cheese
1 cuillère à soupe bombée de farine | 1 | TABLESPOON | All-purpose flour
2 jeunes poireaux locaux, en rondelles | 2 | UNIT | Leek
450 ml de lait 1/2 écrémé | 450 | MILLILITERS | 2% milk
2 càc de margarine végétale | 2 | TEASPOON | Margarine
50 g Gruyère, ou mieux de Comté râpé | 50 | GRAM | Gruyère cheese
1 càc de moutarde fine de Dijon | 1 | TEASPOON | Dijon mustard
50 g chapelure fraiche maison | 50 | GRAM | Dry breadcrumbs
10 cl de fumet de poisson ou bouillon de légumes | 100 | MILLILITERS | Homemade fish stock
2½ tasses (∼ 290 g) de farine (T55 ou T65) | 2 1/2 | CUP | All-purpose flour
2/3 de tasse (150 g) de beurre demi-sel à température ambiante | 2/3 | CUP | Salted butter
1 tasse (250 ml) de crème sure (sour cream) ou crème fraîche épaisse de Normandie | 1 | CUP | Sour cream
2/3 tasse (∼ 167 ml) de mélasse | 2/3 | CUP | Fancy molasses
1 c. à soupe de gingembre moulu | 1 | TABLESPOON | Ground ginger
1 de c. à thé de bicarbonate de soude | 1 | TEASPOON | Baking soda
1/2 tasse de margarine molle non hydrogénée | 1/2 | CUP | Margarine
1 boîte d’ananas broyés bien égouttés (400 g) | 1 | | Canned pineapple in juice
3 tasses de flocons d’avoine de cuisson rapide | 3 | CUP | Quick oats
1 tasse de farine de blé entier | 1 | CUP | Whole wheat flour
1 tasse de groseilles séchées | 1 | CUP | own
1 tasse de bleuets séchés | 1 | CUP | Dried blueberries
1 tasse de noix, pacanes ou amandes, hachés grossièrement | 1 | CUP | Walnuts
½ tasse cassonade | 1/2 | CUP | Brown sugar
2 tasses de flocons d'avoine à l'ancienne (gruau) | 2 | CUP | Rolled oats
1 cuillère à thé de poudre à pâte | 1 | TEASPOON | Baking powder
1 tasse de raisins secs (ou de noix, pépites de chocolat, canneberges, etc.) | 1 | CUP | Raisins
1 œuf battu | 1 | UNIT | Egg
1 c. à soupe de mélasse Grandma | 1 | TABLESPOON | Fancy molasses
1 tasse de raisins secs ou de brisures de chocolat (ou moitié-moitié) | 1 | CUP | Raisins
½ tasse de noix de Grenoble* | 1/2 | CUP | Walnuts
3 tasses (750 ml) de pommes pelées, évidées et coupées en dés | 3 | CUP | Peeled apple
1 tasse (250 ml) de canneberges fraîches ou surgelées | 1 | CUP | Cranberry
1 morceau de zeste d’orange de 1 po (2,5 cm) | 1 | | Orange zest
1¼ t. farine | | | All-purpose flour
2 carottes coupées en juliennes | 2 | UNIT | Carrot
3 càs de vinaigre de riz | 3 | TABLESPOON | Vinegar
1 càs de jus de citron vert | 1 | TABLESPOON | Lime juice
1 piment rouge coupé en rondelles | 1 | UNIT | Hot chili pepper
200 g de vermicelles de riz cuites | 200 | GRAM | own
Quelques feuilles de laitue | | | Boston lettuce
Germes de haricots mungo | | | Mung bean sprouts
Feuilles de menthe, de coriandre | | | own
1 bâton de citronnelle coupé en rondelles | 1 | | Lemongrass
4 nems grillés | 4 | UNIT | own
8 nems pré-cuits | 8 | UNIT | own
1 tige de citronnelle (fraîche ou surgelée) | 1 | | Lemongrass
100 g de pousses de soja frais | 100 | GRAM | Mung bean sprouts
4 feuilles de laitue | 4 | | Boston lettuce
2 poignées de pousses de soja | | | Mung bean sprouts
2 poignées de cacahuètes salées | | | Roasted salted peanuts
2 carottes de taille moyenne | 2 | UNIT | Carrot
1 cuill. à soupe de sucre | 1 | TABLESPOON | Granulated sugar
1 gousse de vanille, fendue dans la longueur, graines décollées | 1 | UNIT | own
150 g de beurre, mou | 150 | GRAM | Salted butter
quelques fleurs en sucre | | | own
1 Poulet entier coupé en morceaux | 1 | UNIT | Whole chicken
1 morceau de curcuma frais (facultatif) | 1 | | own
1 bouquet garni créole (persil, cive, thym, bois d’inde) | 1 | UNIT | own
2 piments doux | 2 | UNIT | own
Poudre à colombo | | | own
2 patates douces ou pommes de terre | 2 | UNIT | Sweet potato
1 carotte ou 150g de giraumon | 1 | UNIT | Carrot
1/2 christophine (chayotte) | 1/2 | UNIT | Chayote
2 CS d’huile d’olive | 2 | TABLESPOON | Olive oil
4 cuillères de poudre à colombo | | | own
1 botte de cive | 1 | | Green onion
3 clous de girofle | 3 | | Ground cloves
6 cuisses de poulet (ou encore 1kg de porc échine en dés, ou du cabri) | 6 | UNIT | Chicken leg
3 verres d'eau | | | Water
1 à 2 courgettes épluchées en dés OU 1 petit igname épluché et en gros dés (si vous en trouvez) | | | Zucchini
2 branchettes de thym | 2 | | Fresh thyme
1.2 kg poulet (cuisses et hauts de cuisses) (coupé en morceaux) | 1200 | GRAM | Whole chicken
3 pièces pommes de terre (type chair fondante) | 3 | UNIT | Potato
3 gousses ail (hachées) | 3 | UNIT | Garlic
1 pièce piment oiseau ou antillais (entier, ne pas percer) | 1 | UNIT | Hot chili pepper
1.5 kg fruits | 1500 | GRAM | own
½ - 1 kg de sucre | | | Granulated sugar
650 à 1000g de sucre | | | Granulated sugar
`;
