/** French ingredient lines, of Québec and of France, read by hand as those of `REAL_LINES_EN`. */
export const REAL_LINES_FR = `
2 1/2 c. à soupe d'huile d'olive | 2 1/2 | TABLESPOON | Olive oil
une pincée de sel | | | Salt
3-4 gousses d'ail | | | Garlic
3 gousses d'ail, hachées finement | 3 | UNIT | Garlic
2 gousses d’ail émincées | 2 | UNIT | Garlic
250 g de farine | 250 | GRAM | All-purpose flour
250g de farine | 250 | GRAM | All-purpose flour
3 oeufs | 3 | UNIT | Egg
3 œufs | 3 | UNIT | Egg
4 gros œufs | 4 | UNIT | Egg
50cl de lait | 500 | MILLILITERS | 2% milk
25 cl de lait entier | 250 | MILLILITERS | Whole milk
1 pincée de sel | | | Salt
2 pincées de sel | | | Salt
1/2 litre de lait | 500 | MILLILITERS | 2% milk
1 l d'eau | 1000 | MILLILITERS | Water
1,5 L de bouillon de légumes | 1500 | MILLILITERS | Vegetable broth
1 dl de crème | 100 | MILLILITERS | own:crème
20 cl de crème fraîche épaisse | 200 | MILLILITERS | Crème fraîche
20 cl de crème liquide | 200 | MILLILITERS | 35% whipping cream
2 cuillères à soupe de sucre | 2 | TABLESPOON | Granulated sugar
2 cuillères à soupe bombées de sucre | 2 | TABLESPOON | Granulated sugar
1 cuillère à café de cannelle | 1 | TEASPOON | Ground cinnamon
1 cuillerée à café de levure chimique | 1 | TEASPOON | Baking powder
1 c. à café rase de sel | 1 | TEASPOON | Salt
1 c. à thé de vanille | 1 | TEASPOON | Vanilla extract
1/2 c. à thé de sel | 1/2 | TEASPOON | Salt
1/4 c. à thé (2ml) d'essence d'amande | 1/4 | TEASPOON | own:essence d'amande
15 ml (1 c. à soupe) d'huile d'olive | 15 | MILLILITERS | Olive oil
30 ml (2 c. à soupe) de beurre | 30 | MILLILITERS | Salted butter
250 ml (1 tasse) de bouillon de poulet | 250 | MILLILITERS | Chicken broth
1 tasse (250 ml) de lait | 1 | CUP | 2% milk
3/4 tasse (175ml) de lait | 3/4 | CUP | 2% milk
1 1/2 tasse de farine tout usage | 1 1/2 | CUP | All-purpose flour
1 ½ tasse de farine | 1 1/2 | CUP | All-purpose flour
2 tasses de cassonade | 2 | CUP | Brown sugar
1/2 tasse de beurre, ramolli | 1/2 | CUP | Salted butter
3/4 de tasse de sucre | 3/4 | CUP | Granulated sugar
un quart de tasse de miel | 1/4 | CUP | Honey
une demi-tasse de crème sure | 1/2 | CUP | Sour cream
une tasse et demie de sucre | 1 1/2 | CUP | Granulated sugar
demi-tasse de noix | 1/2 | CUP | Walnuts
2 c. à table de sirop d'érable | 2 | TABLESPOON | Maple syrup
1\\8 c. a thé de sel | 1/8 | TEASPOON | Salt
1\\4 c. a thé de vanille | 1/4 | TEASPOON | Vanilla extract
1 c. à s. de moutarde de Dijon | 1 | TABLESPOON | Dijon mustard
2 c.à.s. de vinaigre balsamique | 2 | TABLESPOON | Balsamic vinegar
2 càs d'huile d'olive | 2 | TABLESPOON | Olive oil
1 càc de cumin | 1 | TEASPOON | Cumin seeds
1 cs de concentré de tomates | 1 | TABLESPOON | Tomato paste
1 cc de curcuma | 1 | TEASPOON | Ground turmeric
2 cas de sauce soja | 2 | TABLESPOON | Soy sauce
1 cuil. à soupe de fécule de maïs | 1 | TABLESPOON | Cornstarch
1 cuil. à café de paprika | 1 | TEASPOON | Paprika
1 c. à soupe de jus de citron | 1 | TABLESPOON | Lemon juice
1 cuillère de sucre | | | Granulated sugar
le jus d'un citron | 1 | UNIT | Lemon
Le jus de 2 citrons | 2 | UNIT | Lemon
jus de 1/2 citron | 1/2 | UNIT | Lemon
le jus d'un demi-citron | 1/2 | UNIT | Lemon
le zeste d'une orange | 1 | UNIT | Orange
Le zeste et le jus d'une lime | 1 | UNIT | Lime
zeste de 1 citron | 1 | UNIT | Lemon
1 citron, le jus et le zeste | 1 | UNIT | Lemon
1 boîte de 398 ml de tomates en dés | 1 | | Canned whole tomatoes
1 boîte de 540 ml (19 oz) de pois chiches, rincés et égouttés | 1 | | Canned chickpeas
1 boîte (540 ml) de haricots noirs | 1 | | Canned black beans
1 boîte de conserve de 796 ml de tomates broyées | 1 | | Canned crushed tomatoes
2 boîtes de thon | 2 | UNIT | Canned light tuna in water
1 boîte de lait de coco (400 ml) | 1 | | Coconut milk
1 paquet de levure | 1 | | own:levure
1 sachet de levure chimique | 1 | | Baking powder
1 sachet de sucre vanillé | 1 | | Vanilla sugar
2 sachets de levure de boulanger sèche | 2 | UNIT | Active dry yeast
1 pot de crème fraîche | 1 | | Crème fraîche
1 yaourt nature | 1 | | Plain yogurt
1 brique de 20 cl de crème de coco | 1 | | Coconut cream
1 botte de radis | 1 | | Radish
1 bouquet de persil | 1 | | Fresh parsley
1/2 bouquet de coriandre fraîche | 1/2 | | Fresh cilantro
1 brin de thym | 1 | | Fresh thyme
2 branches de romarin | 2 | | Fresh rosemary
2 branches de céleri, en dés | 2 | UNIT | Celery
3 branches de céleri | 3 | UNIT | Celery
2 feuilles de laurier | 2 | | Bay leaf
1 feuille de laurier | 1 | | Bay leaf
quelques feuilles de basilic | | | Fresh basil
quelques gouttes de Tabasco | | | Tabasco sauce
un filet d'huile d'olive | | | Olive oil
une noix de beurre | | | Salted butter
1 noix de beurre | | | Salted butter
une poignée de roquette | | | Arugula
1 poignée de noisettes | | | Hazelnuts
un verre de vin blanc | | | White wine
1 verre d'eau | | | Water
un peu de muscade | | | Ground nutmeg
Sel et poivre | | | own:Sel et poivre
Sel et poivre du moulin | | | own:Sel et poivre du moulin
sel, poivre | | | own:sel, poivre
Sel et poivre au goût | | | own:Sel et poivre
Sel au goût | | | Salt
Poivre | | | Black pepper
poivre du moulin | | | Black pepper
Sel | | | Salt
Fleur de sel | | | Fleur de sel
1 oignon | 1 | UNIT | Onion
1 gros oignon, haché | 1 | UNIT | Onion
2 oignons jaunes émincés | 2 | UNIT | Onion
1 petit oignon rouge, tranché finement | 1 | UNIT | Red onion
2 échalotes françaises, hachées | 2 | | Shallot
2 échalotes ciselées | 2 | | Shallot
4 oignons verts, tranchés | 4 | UNIT | Green onion
3 carottes, pelées et coupées en rondelles | 3 | UNIT | Carrot
2 carottes coupées en dés | 2 | UNIT | Carrot
500 g de carottes | 500 | GRAM | Carrot
1 kg de pommes de terre | 1000 | GRAM | Potato
4 pommes de terre moyennes | 4 | UNIT | Potato
6 patates | 6 | UNIT | Potato
1 poivron rouge, épépiné et coupé en lanières | 1 | UNIT | Red bell pepper
1 poivron vert | 1 | UNIT | Green bell pepper
2 courgettes | 2 | UNIT | Zucchini
1 aubergine | 1 | UNIT | Eggplant
2 blancs de poireau | 2 | UNIT | Leek
2 poireaux, parties blanche et vert pâle seulement | 2 | UNIT | Leek
1 chou-fleur | 1 | UNIT | Cauliflower
1/2 chou rouge | 1/2 | UNIT | Red cabbage
400 g de champignons de Paris | 400 | GRAM | White mushroom
227 g (8 oz) de champignons blancs, tranchés | 227 | GRAM | White mushroom
450 g (1 lb) de boeuf haché maigre | 450 | GRAM | Lean ground beef
1 lb de boeuf haché | 1 | POUND | Lean ground beef
1 livre de porc haché | 1 | POUND | Lean ground pork
500 g de bœuf haché | 500 | GRAM | Lean ground beef
4 poitrines de poulet désossées et sans la peau | 4 | UNIT | Chicken breast
4 cuisses de poulet | 4 | UNIT | Chicken leg
1 poulet de 1,5 kg | 1 | UNIT | Whole chicken
1 filet de porc d'environ 450 g | 1 | | Pork tenderloin
200 g de lardons fumés | 200 | GRAM | Smoked lardons
4 tranches de jambon | 4 | | Ham
6 tranches de bacon | 6 | UNIT | Bacon
4 tranches de pain de mie | 4 | UNIT | White bread
4 pavés de saumon | 4 | | Atlantic salmon
200 g de saumon fumé | 200 | GRAM | Smoked salmon
12 grosses crevettes décortiquées | 12 | UNIT | Shrimp
100 g de beurre mou | 100 | GRAM | Salted butter
100 g de beurre fondu | 100 | GRAM | Salted butter
115 g (1/2 tasse) de beurre non salé, ramolli | 115 | GRAM | Unsalted butter
125 g de beurre doux | 125 | GRAM | Unsalted butter
80 gr de beurre demi-sel | 80 | GRAM | Salted butter
50 gr de farine | 50 | GRAM | All-purpose flour
70 gr de sucre semoule | 70 | GRAM | Granulated sugar
100 g de sucre glace | 100 | GRAM | Icing sugar
150 grammes de sucre en poudre | 150 | GRAM | Icing sugar
1 gousse de vanille | 1 | UNIT | own:gousse de vanille
½ gousse de vanille | 1/2 | UNIT | own:gousse de vanille
4 jaunes d’oeufs | 4 | UNIT | Egg yolk
4 blancs d'œufs | 4 | UNIT | Egg white
2 jaunes d'oeuf | 2 | UNIT | Egg yolk
1 œuf battu | 1 | UNIT | Egg
une douzaine d'œufs | 12 | UNIT | Egg
une demi-douzaine d'huîtres | 6 | UNIT | Oysters
2 ou 3 tomates mûres | | | Tomato
3 à 4 tomates | | | Tomato
entre 2 et 3 cuillères à soupe de miel | | | Honey
1 à 2 c. à soupe de sauce soya | | | Soy sauce
environ 200 g de riz | 200 | GRAM | Long-grain white rice
environ 2 tasses d'eau | 2 | CUP | Water
1 000 g de tomates | 1000 | GRAM | Tomato
200 g de riz arborio | 200 | GRAM | Short-grain white rice
300 g de pâtes (penne, fusilli...) | 300 | GRAM | Dry pasta
250 g de lentilles corail | 250 | GRAM | Red lentils
2 tasses de riz basmati, cuit | 2 | CUP | Basmati rice
500 ml de bouillon de boeuf | 500 | MILLILITERS | Beef broth
1 cube de bouillon de poulet | 1 | UNIT | Chicken bouillon cube
400 ml de lait de coco | 400 | MILLILITERS | Coconut milk
125 ml (1/2 tasse) de beurre d'arachide | 125 | MILLILITERS | Smooth peanut butter
60 ml (1/4 tasse) de crème 35 % | 60 | MILLILITERS | 35% whipping cream
180 ml (3/4 tasse) de crème à cuisson 15 % | 180 | MILLILITERS | 15% cream
1 tasse de yogourt grec | 1 | CUP | 2% Greek yogurt
100 g de parmesan râpé | 100 | GRAM | Grated Parmesan cheese
50 g de gruyère râpé | 50 | GRAM | Gruyère cheese
200 g de fromage râpé | 200 | GRAM | own:fromage râpé
1 boule de mozzarella | 1 | | Mozzarella cheese
250 ml (1 tasse) de cheddar fort râpé | 250 | MILLILITERS | Cheddar cheese
200 g de feta émiettée | 200 | GRAM | Feta cheese
1 rouleau de pâte feuilletée | 1 | | Puff pastry
1 pâte brisée | 1 | UNIT | Unbaked pie crust
1 baguette | 1 | | Baguette
250 ml (1 tasse) de persil frais haché | 250 | MILLILITERS | Fresh parsley
2 c. à soupe de persil ciselé | 2 | TABLESPOON | Fresh parsley
1 c. à soupe de ciboulette fraîche, ciselée | 1 | TABLESPOON | Fresh chives
1/4 tasse de coriandre hachée | | | Fresh cilantro
1 c. à thé d'origan séché | 1 | TEASPOON | Dried oregano
1 c. à café d'herbes de Provence | | | Herbes de Provence
1 c. à soupe de gingembre frais râpé | 1 | TABLESPOON | Fresh ginger
2 cm de gingembre frais | | | Fresh ginger
1 morceau de gingembre de 2 cm | 1 | | Fresh ginger
100 g de chocolat noir | 100 | GRAM | Dark chocolate (70-85%)
200 g de chocolat noir 70 % | 200 | GRAM | Dark chocolate (70-85%)
250 ml (1 tasse) de pépites de chocolat | 250 | MILLILITERS | Semisweet chocolate
75 g de poudre d'amandes | 75 | GRAM | Ground almonds
50 g d'amandes effilées | 50 | GRAM | Blanched almonds
100 g de noix concassées | 100 | GRAM | Walnuts
2 pommes, pelées et tranchées | 2 | UNIT | Apple
1 banane bien mûre | 1 | UNIT | Banana
250 g de fraises | 250 | GRAM | Strawberry
1 tasse de bleuets frais ou surgelés | 1 | CUP | Blueberry
100 g de raisins secs | 100 | GRAM | Raisins
1 bouteille de vin rouge | 1 | | Red wine
2 c. à soupe de beurre ou de margarine | 2 | TABLESPOON | Salted butter
1 c. à soupe d'huile végétale | 1 | TABLESPOON | Vegetable oil
Huile végétale, pour la friture | | | Vegetable oil
huile pour la friture | | | Vegetable oil
Beurre pour le moule | | | Salted butter
de la farine pour le plan de travail | | | All-purpose flour
du sucre glace pour décorer | | | Icing sugar
Pour la pâte : | | | own:Pour la pâte
4 onces de fromage à la crème | 1/4 | POUND | Cream cheese
1 once de gin | | | Gin
10 oz de pétoncles | 5/8 | POUND | Scallops
2 t. de farine | | | All-purpose flour
Farine : 200 g | 200 | GRAM | All-purpose flour
Beurre 100 g | 100 | GRAM | Salted butter
Sucre - 150 g | 150 | GRAM | Granulated sugar
1 1/2 (375ml) de cantaloup | 375 | MILLILITERS | Cantaloupe
1x gousse d'ail (4g) | 1 | UNIT | Garlic
2x aubergine (560g) | 2 | UNIT | Eggplant
1bol de riz cuit froid | | | Cooked white rice
1cs d'huile d'olive | 1 | TABLESPOON | Olive oil
1 bol d'ail épluché (environ 80 g) | | | Garlic
2 litres d’eau bouillante | 2000 | MILLILITERS | Water
2 cuillères à soupe ketchup | 2 | TABLESPOON | Ketchup
`;
