/** More of the lines of `UNSEEN_LINES_FR`, read by the same hand on the same day. */
export const UNSEEN_LINES_FR_MORE = `
600 g de filets de poulet fermier, coupés en morceaux | 600 | GRAM | Chicken breast
2 cuillères à soupe de pâte de curry rouge des Épices Curieuses | 2 | TABLESPOON | own:pâte de curry rouge des Épices Curieuses
1 oignon rouge émincé | 1 | UNIT | Red onion
1 poivron rouge, en lanières | 1 | UNIT | Red bell pepper
1 carotte, en julienne | 1 | UNIT | Carrot
1 cuillère à soupe de sucre de palme (ou cassonade brune) | 1 | TABLESPOON | own:sucre de palme
1 cuillère à soupe de nuoc-mâm | 1 | TABLESPOON | Fish sauce
400g de gruyère | 400 | GRAM | Gruyère cheese
400 g de vacherin fribourgeois | 400 | GRAM | own:vacherin fribourgeois
un peu d'appenzeler (pour faire filer). | | | own:appenzeler
4 cuillères à café de maïzena | 4 | TEASPOON | Cornstarch
800 g de pain de la veille | 800 | GRAM | White bread
35 cl de vin blanc sec | 350 | MILLILITERS | White wine
une gousse d'ail | 1 | UNIT | Garlic
0,5 dl de Kirsch | 50 | MILLILITERS | Fruit brandy
poivre en moulin | | | Black pepper
noix de muscade | | | Ground nutmeg
800 g de pommes de terre en robe des champs ( cuites la veille) | 800 | GRAM | Potato
1 c à c de sel | 1 | TEASPOON | Salt
50 g de graisse de beurre ou d’huile (tournesol) | 50 | GRAM | own:graisse de beurre
300 grammes de champignons de Paris | 300 | GRAM | White mushroom
600 grammes de noix ou d'escalopes de veau, | 600 | GRAM | Veal cutlet
1 verre de vin blanc, | | | White wine
1 pot de crème de 20 cl (allégée) | 1 | | own:crème
persil plat haché. | | | Fresh parsley
1 kg de pommes de terre cuites dans leur peau | 1000 | GRAM | Potato
3 cuillère à soupe de beurre fondu | 3 | TABLESPOON | Salted butter
2 cuillère à soupe de lait | 2 | TABLESPOON | 2% milk
300 gr de bouilli | 300 | GRAM | own:bouilli
1 oignon et demi | 1 1/2 | UNIT | Onion
2 tranches de pain blanc | 2 | UNIT | White bread
300 gr de hachis de boeuf | 300 | GRAM | Lean ground beef
1 cuillère. à café de sirop de Liège | 1 | TEASPOON | own:sirop de Liège
1 cuillère à café de concentré de tomates | 1 | TEASPOON | Tomato paste
1 cuillère à soupe de fécule | 1 | TABLESPOON | own:fécule
2 dl d'eau | 200 | MILLILITERS | Water
1/2 morceau de sucre | 1/2 | | Granulated sugar
un peu de vinaigre | | | Vinegar
4 chicons | 4 | UNIT | Belgian endive
400 gr de viande hachée (porc et veau) | 400 | GRAM | own:viande hachée
3-4 càs de chapelure | | | Dry breadcrumbs
1 échalote hachée | 1 | | Shallot
8 fines tranches de lard fumé | 8 | UNIT | Bacon
1 noix beurre | | | Salted butter
2 càs vinaigre | 2 | TABLESPOON | Vinegar
2 càs de sirop de Liège | 2 | TABLESPOON | own:sirop de Liège
80 gr. d’amandes | 80 | GRAM | Almonds
20 gr. de noix de cajou | 20 | GRAM | Cashews
1 à 2 cc de sirop d’érable ou 1-2 dattes (facultatif) | | | Maple syrup
150 grammes d'amandes bio | 150 | GRAM | Almonds
60 cl d'eau | 600 | MILLILITERS | Water
200g d’amandes entières | 200 | GRAM | Almonds
Facultatif : un peu de sirop d’érable, de sirop d’agave ou de miel si tu veux rendre le lait un peu plus sucré | | | Maple syrup
1.5 kg fruits | 1500 | GRAM | own:fruits
750 g sucre | 750 | GRAM | Granulated sugar
1 sachet de gélifiant 2:1 | 1 | | own:gélifiant 2:1
1 kg de fruits dénoyautés et coupés | 1000 | GRAM | own:fruits
1 citron non traité | 1 | UNIT | Lemon
Entre 500g et 900g de sucre cristal en fonction du fruit | | | Granulated sugar
Epices de votre choix | | | own:Epices de votre choix
22 ml (3/4 oz) de sirop de sucre | 22 | MILLILITERS | own:sirop de sucre
6 feuilles de menthe | 6 | | Fresh mint
45 ml (1 1/2 oz) de rhum vieilli | 45 | MILLILITERS | Rum
22 ml (3/4 oz) de jus de lime frais | 22 | MILLILITERS | Lime juice
2 traits d’Amer Angostura | | | own:Amer Angostura
60 ml (2 oz) de vin mousseux sec tel que le cava, rafraîchi | 60 | MILLILITERS | Champagne
Feuille de menthe pour décorer | | | Fresh mint
10 oz rhum blanc | | | Rum
6 oz jus de lime fraîchement pressé | | | Lime juice
1/2 melon d'eau | 1/2 | UNIT | Watermelon
10 oz eau pétillante | | | Sparkling water
1 bouquet(s) menthe fraîche | 1 | | Fresh mint
cube(s) melon d'eau (pour décorer) | | | Watermelon
rondelle(s) lime (pour décorer) | | | Lime
2 traits d'amers d'Angostura® | | | own:amers d'Angostura®
5 cl de rhum blanc agricole | 50 | MILLILITERS | Rum
1 demi citron vert coupé en quarts | 1/2 | UNIT | Lime
Du sucre de canne | | | Granulated sugar
8 feuilles de menthe | 8 | | Fresh mint
Limonade ou Perrier | | | own:Limonade ou Perrier
Glace pilée | | | own:Glace pilée
3 cuillères à café de sucre de canne en poudre | 3 | TEASPOON | Granulated sugar
1/2 citron vert | 1/2 | UNIT | Lime
1 branche de menthe bien fournie | 1 | | Fresh mint
Eau gazeuse | | | Sparkling water
Rhum (cubain de préférence, c'est le pays du mojito) | | | Rum
Des glaçons | | | own:glaçons
Quelques rondelles de lime | | | Lime
Une dizaine de feuilles de menthe fraîche | 10 | | Fresh mint
2 cuillères à thé de sucre | 2 | TEASPOON | Granulated sugar
2 onces de soda | | | own:soda
1 1/2 once de rhum blanc | | | Rum
4,5 cl (1,5 oz.) Rhum brun | 45 | MILLILITERS | Rum
1 cl (0,35 oz.) sirop de gingembre | 10 | MILLILITERS | own:sirop de gingembre
1,5 cl (0,5 oz.) jus de citron frais | 15 | MILLILITERS | Lemon juice
Une demie clémentine ou mandarine (selon vos préférences) | 1/2 | UNIT | Clementine
800 g d’épaule d’agneau | 800 | GRAM | Lamb shoulder
2 oignons rouges | 2 | UNIT | Red onion
1 c à s de gingembre frais râpé | 1 | TABLESPOON | Fresh ginger
1 c à s de paprika en poudre | 1 | TABLESPOON | Paprika
½ c à c de cannelle | 1/2 | TEASPOON | Ground cinnamon
½ c à s de ras el hanout | 1/2 | TABLESPOON | own:ras el hanout
1 sachet de safran | 1 | | Saffron
1 c à s de sucre brun | 1 | TABLESPOON | Brown sugar
25 pruneaux secs | 25 | UNIT | Prune
2 c à s d’amandes hachées | 2 | TABLESPOON | Almonds
3 c à s de tahini | 3 | TABLESPOON | Tahini
Jus de 1½ citron | 1 1/2 | UNIT | Lemon
3–4 c à s d’eau froide | | | Water
1 pincée de cayenne | | | Cayenne pepper
3 c à s d’huile d’olive supplémentaire | 3 | TABLESPOON | Olive oil
1 c à c de moutarde de Dijon | 1 | TEASPOON | Dijon mustard
Poivre noir selon le goût | | | Black pepper
1 c à s de menthe et coriandre fraîches finement ciselées | 1 | TABLESPOON | own:menthe et coriandre fraîches
1/2 botte de carottes fane | 1/2 | | Carrot
1/2 courge butternut | 1/2 | | Butternut squash
12 dattes | 12 | UNIT | Date
12 abricots secs | 12 | UNIT | Dried apricot
100 g de pois chiches secs | 100 | GRAM | Dried chickpeas
50 g d’amande | 50 | GRAM | Almonds
150 g de semoule | 150 | GRAM | Semolina
sauge | | | Fresh sage
laurier | | | Bay leaf
coriandre fraîche et en grains | | | Fresh cilantro
cardamome | | | Ground cardamom
gingembre frais | | | Fresh ginger
50 cl de bouillon de volaille | 500 | MILLILITERS | Chicken broth
65 g Pommes de terre | 65 | GRAM | Potato
1 pièce(s) Navet (Peut contenir Céleri) | 1 | UNIT | Turnip
½ pièce(s) Carotte | 1/2 | UNIT | Carrot
1 pièce(s) Gousse d'ail | 1 | UNIT | Garlic
1 cm Gingembre frais | | | Fresh ginger
150 g Sauté d'agneau | 150 | GRAM | Stewing lamb
¼ sachet(s) Ras el-hanout | 1/4 | | own:Ras el-hanout
20 g Raisins secs Sultanines (Peut contenir Graines de sésame, Soja, Arachides, Fruits à coque) | 20 | GRAM | Raisins
75 g Semoule (Contient Gluten, Blé Peut contenir Soja) | 75 | GRAM | Semolina
½ sachet(s) Persil | 1/2 | | Fresh parsley
½ sachet(s) Amandes effilées | 1/2 | | Blanched almonds
1 cs Huile d'olive | 1 | TABLESPOON | Olive oil
½ cc Vinaigre de vin rouge ou de cidre | 1/2 | TEASPOON | Red wine vinegar
¼ pièce(s) Cube de bouillon de légumes | 1/4 | UNIT | own:Cube de bouillon de légumes
selon le goût Poivre et sel | | | own:Poivre et sel
800 grammes d'agneau | 800 | GRAM | own:agneau
250 grammes de pois chiches trempés la veille | 250 | GRAM | Dried chickpeas
100 grammes de pruneaux dénoyautés | 100 | GRAM | Prune
Amandes émondées | | | Blanched almonds
Coriandre fraîche hachée | | | Fresh cilantro
Bâton de cannelle | | | Ground cinnamon
1 épaule d’agneau recente coupée avec son os | 1 | | Lamb shoulder
4 oignons, hachés | 4 | UNIT | Onion
4 bâtons de cannelle | 4 | | Ground cinnamon
2 cuillères à café de cannelle moulue | 2 | TEASPOON | Ground cinnamon
1/2 cuillère à café de curcuma (1) | 1/2 | TEASPOON | Ground turmeric
4 brins de coriandre et 3 brins de persil | 4 | | Fresh cilantro
1 cuillère à café de smen (2) | 1 | TEASPOON | own:smen
2 cuillères à café de grains de cumin | 2 | TEASPOON | Cumin seeds
2 cuillères à café de ras-el-hanout (3) | 2 | TEASPOON | own:ras-el-hanout
Poivre noir fraîchement moulu | | | Black pepper
8-10 pruneaux | | | Prune
2 oeufs à la coque (durs) | 2 | UNIT | Egg
2 cuillères à soupe d’amandes fraîchement grillées | 2 | TABLESPOON | Roasted almonds
1 cuillère à soupe de graines de sésame fraîchement grillées | 1 | TABLESPOON | Toasted sesame seeds
1 kg 200 d’agneau ( dans le gigot ) | | | own:agneau
graines de couscous moyen ( selon le nombre de convives) | | | Couscous
abricots secs ( pour la quantité, en mettre selon votre goût) | | | Dried apricot
2 cubes de bouillon de volaille pour 1 litre d’eau | 2 | UNIT | Chicken bouillon cube
cumin en poudre | | | Cumin seeds
2 doses de safran | | | Saffron
coriandre ou persil | | | Fresh cilantro
`;
