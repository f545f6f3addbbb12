/** A third list like `UNSEEN_LINES_FR`, from other sites once more, measured when the second was mended. */
export const UNSEEN_LINES_FR_3 = `
1 c. à soupe (15 ml) d’huile d’olive | 1 | TABLESPOON | Olive oil
1 courgette verte | 1 | UNIT | Zucchini
1 conserve de 19 oz (540 ml) de légumineuses mélangées | 1 | | own:légumineuses mélangées
1 tasse (250 ml) de fruits séchés et noix mélangés | 1 | CUP | own:fruits séchés et noix mélangés
3 tasses (750 ml) de bouillon de légumes | 3 | CUP | Vegetable broth
2 c. à soupe (30 ml) d’épices à couscous | 2 | TABLESPOON | own:épices à couscous
2 tasses (500 ml) de semoule de blé (couscous) | 2 | CUP | Semolina
1l de lait (ou 3/4l de lait + 1/4l d'eau) | 1000 | MILLILITERS | 2% milk
une noix de beurre fondu | | | Salted butter
1càc de levure | 1 | TEASPOON | own:levure
1/2càc de bicarbonate | 1/2 | TEASPOON | Baking soda
500ml de lait ribot (latticello) | 500 | MILLILITERS | Buttermilk
2càc de beurre fondu | 2 | TEASPOON | Salted butter
15 cl de lait ; | 150 | MILLILITERS | 2% milk
1 cuiller à soupe d'huile, une de sucre et une de rhum. | 1 | TABLESPOON | Vegetable oil
– 1 cuillère à soupe de sucre | 1 | TABLESPOON | Granulated sugar
1/2 litre de lait demi-écrémé | 500 | MILLILITERS | 2% milk
1 cup de farine | 1 | CUP | All-purpose flour
1/3 à 1/2 l de lait environ | | | 2% milk
2 verres de farine | | | All-purpose flour
- 600 g de pomme de terre. | 600 | GRAM | Potato
- Un demi litre de lait. | 500 | MILLILITERS | 2% milk
- Une gousse d'ail. | 1 | UNIT | Garlic
- Noix muscade. | | | Ground nutmeg
1.5kg de pommes de terre à chair ferme | 1500 | GRAM | Potato
80cl de crème liquide | 800 | MILLILITERS | 35% whipping cream
25cl de lait écrémé | 250 | MILLILITERS | Skim milk
1 l de lait bouilli froid | 1000 | MILLILITERS | 2% milk
100 g de crème (facultatif) | 100 | GRAM | own:crème
sel, poivre, muscade | | | own:sel, poivre, muscade
500 g de comté râpé | 500 | GRAM | Comté
1 litre de crème fraîche (achetée en fromagerie ou dans une Coop laitière) | 1000 | MILLILITERS | Crème fraîche
400 g de lardons fumés | 400 | GRAM | Smoked lardons
2 gros oignons jaunes | 2 | UNIT | Onion
1,200 kg de pommes de terre à chair sucrée | | | Potato
pommes de terre : 1,5 kg | 1500 | GRAM | Potato
lait entier : 650 g | 650 | GRAM | Whole milk
crème liquide entière : 350 g | 350 | GRAM | 35% whipping cream
ail : 1 gousse | 1 | UNIT | Garlic
1,5 kg de pommes de terre (BF15 ou charlotte) | 1500 | GRAM | Potato
30 cl de crème fraîche épaisse | 300 | MILLILITERS | Crème fraîche
noix de muscade râpée (facultatif) | | | Ground nutmeg
20 cl de crème fraîche liquide | 200 | MILLILITERS | 35% whipping cream
1 pincée de muscade | | | Ground nutmeg
200 g quinoa blanc ou rouge (bien rincé) | 200 | GRAM | Quinoa
600 g blancs de poulet (coupés en dés) | 600 | GRAM | Chicken breast
2 pièces avocats mûrs (en tranches) | 2 | UNIT | Avocado
1 pièce concombre (en dés) | 1 | UNIT | Cucumber
100 g pousse d'épinards (lavées) | 100 | GRAM | Spinach
4 c. à s. huile d'olive extra vierge (pour la sauce) | 4 | TABLESPOON | Olive oil
1 c. à c. miel liquide (pour l'équilibre) | 1 | TEASPOON | Honey
1 poignée de jeunes pousses (comme la roquette ou les épinards) | | | Mesclun
1 petit oignon rouge | 1 | UNIT | Red onion
3 cuillères à soupe d'huile d'olive extra-vierge | 3 | TABLESPOON | Olive oil
2 échalottes | 2 | | Shallot
1 demi cubes de bouillon de poule ou de légumes | 1/2 | UNIT | Chicken bouillon cube
2 betteraves cuites | 2 | UNIT | Cooked beet
une trentaine de cerneaux de noix | 30 | | Walnuts
un demi bouquet de coriandre | 1/2 | | Fresh cilantro
le jus d'une orange | 1 | UNIT | Orange
1 belle cuillère à soupe de moutarde à l'ancienne | 1 | TABLESPOON | Whole-grain mustard
1 cuillère à soupe d'huile de sésame (ou de noix si vous n'en avez pas) | 1 | TABLESPOON | Sesame oil
3 tomates mûres | 3 | UNIT | Tomato
un morceau de concombre épépiné et coupé fin | 1 | | Cucumber
2 oignons verts tranchés fin | 2 | UNIT | Green onion
un peu de feta émiettée | | | Feta cheese
une boîte de crevettes égouttée | 1 | | Canned shrimp
un avocat coupé en morceaux | 1 | UNIT | Avocado
un peu de piment d'Espelette | | | own:piment d'Espelette
2 à 3 têtes d'ail selon grosseur | | | Garlic
1 ou 2 pommes de terre ( pour épaissir) ou fécule ou tapioca | | | Potato
1L d'eau | 1000 | MILLILITERS | Water
1 baguette de pain | 1 | | Baguette
2 cuillerées à soupe d’huile d’olive | 2 | TABLESPOON | Olive oil
30 cl d’huile d’olive ou d’huile végétale | 300 | MILLILITERS | Olive oil
1 pincée de poivre blanc | | | White pepper
4 bulbes d'ail | 4 | | Garlic
8 échalotes bananes | 8 | | Shallot
5 brins de thym citron (ou thym ordinaire) | 5 | | Fresh thyme
600 ml de bouillon de poulet frais | 600 | MILLILITERS | Chicken broth
Xérès fino 180ml | 180 | MILLILITERS | Dry fortified wine
50 g de beurre non salé, en morceaux | 50 | GRAM | Unsalted butter
50 g de parmesan fraîchement râpé | 50 | GRAM | Grated Parmesan cheese
1 bouquet de coriandre | 1 | | Fresh cilantro
4 c. à c. de cumin en poudre | 4 | TEASPOON | Cumin seeds
8 c. à s. de jus de citron frais | 8 | TABLESPOON | Lemon juice
`;
