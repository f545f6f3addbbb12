/** A fourth list like `UNSEEN_LINES_FR`, from pages of France, Québec, Belgium and Switzerland not used before. */
export const UNSEEN_LINES_FR_4 = `
Une pâte brisée | 1 | UNIT | Unbaked pie crust
250g de lard fumé | 250 | GRAM | Bacon
15cl de crème épaisse | 150 | MILLILITERS | Crème fraîche
Noix de muscade, poivre | | | own:Noix de muscade, poivre
1 abaisse de pâte brisée cuite à blanc | 1 | UNIT | Unbaked pie crust
2 jaunes d’œufs | 2 | UNIT | Egg yolk
1 dl de lait entier | 100 | MILLILITERS | Whole milk
2 dl de crème fraîche | 200 | MILLILITERS | Crème fraîche
80 g de gruyère surchoix râpé | 80 | GRAM | Gruyère cheese
500 g (1 lb) de cerf (ou de veau), coupé en cubes | 500 | GRAM | Venison
500 g (1 lb) de sanglier (ou de porc), coupé en cubes | 500 | GRAM | Wild boar
500 g (1 lb) de magret de canard, coupé en cubes | 500 | GRAM | Duck breast
500 g (1 lb) bison (ou de bœuf), coupé en cubes | 500 | GRAM | Bison
300 g (0,66 lb) de lard entrelardé | 300 | GRAM | Pork belly
6 grosses pommes de terre, coupées en gros dés | 6 | UNIT | Potato
3 ml (1/2 c. à thé) de thym | 3 | MILLILITERS | Fresh thyme
1,5 L (6 tasses) de bouillon de poulet | 1500 | MILLILITERS | Chicken broth
Assez de pâte à tarte pour faire l’équivalent de 4 abaisses | | | Unbaked pie crust
240g de nouilles de riz (poids sec) | 240 | GRAM | Rice noodles
5 cuillères à soupe de sucre roux | 5 | TABLESPOON | Brown sugar
4 cuillères à soupe de sauce poisson | 4 | TABLESPOON | Fish sauce
35g de pulpe de tamarin | 35 | GRAM | Tamarind
110ml d’eau bouillante pour la pulpe | 110 | MILLILITERS | Water
2 cuillères à soupe de sauce soja dark | 2 | TABLESPOON | Soy sauce
20g de crevettes séchées | 20 | GRAM | own:crevettes séchées
4 gousses d’ail émincées | 4 | UNIT | Garlic
2 échalotes émincées finement | 2 | | Shallot
3 œufs battus | 3 | UNIT | Egg
1 poignée de pousses de soja | | | Mung bean sprouts
1 poignée de ciboulette thaï coupée | | | Fresh chives
4 cuillères à soupe de cacahuètes concassées | 4 | TABLESPOON | Raw peanuts
1 cuillère à café de poivre blanc | 1 | TEASPOON | White pepper
Huile pour la cuisson | | | Vegetable oil
150 g de farine T110 | 150 | GRAM | Whole wheat flour
50 g d’huile de tournesol | 50 | GRAM | Sunflower oil
100 g de Philadelphia | 100 | GRAM | Cream cheese
1 c. à café jus de citron | 1 | TEASPOON | Lemon juice
560 ml (2 1/4 tasses) de farine tout usage non blanchie | 560 | MILLILITERS | All-purpose flour
7,5 ml (1 1/2 cuillères à thé) de poudre à pâte | 7.5 | MILLILITERS | Baking powder
1 tasse (236 ml) de sucre | 1 | CUP | Granulated sugar
¼ cuillère à thé de clou de girofle | 1/4 | TEASPOON | Ground cloves
1 ½ tasse (355 ml) de carottes râpées (bien tassées) | 1 1/2 | CUP | Carrot
1 cuillère à café d’épices pour pain d’épices | 1 | TEASPOON | own:épices pour pain d’épices
1/2 cuillère à café de 4 épices | | | Quatre-épices
250 g de lentilles corail, rincées | 250 | GRAM | Red lentils
2 cm de gingembre frais, râpé (ou 1/2 c. à café de gingembre moulu) | | | Fresh ginger
1 c. à soupe d’huile (coco, olive ou neutre) | 1 | TABLESPOON | Vegetable oil
1 c. à café de graines de cumin (ou 1 c. à café de cumin moulu) | 1 | TEASPOON | Cumin seeds
1 c. à café de garam masala | 1 | TEASPOON | own:garam masala
1/2 c. à café de coriandre moulue (facultatif) | 1/2 | TEASPOON | Coriander seeds
1 pincée de piment (flocons, poudre ou frais), à votre goût | | | Hot chili pepper
400 ml de lait de coco (boîte) | 400 | MILLILITERS | Coconut milk
500–600 ml d’eau ou de bouillon de légumes | | | Water
1 tomate mûre en dés ou 200 g de pulpe de tomate (facultatif, pour l’acidité) | 1 | UNIT | Tomato
Jus d’1/2 citron ou 1 c. à soupe de jus de lime | 1/2 | UNIT | Lemon
Coriandre fraîche, ciselée (pour servir) | | | Fresh cilantro
Riz basmati ou naan, pour accompagner | | | Basmati rice
2 EL d’huile végétale (tournesol ou coco) | 2 | TABLESPOON | Vegetable oil
1/2 TL de piment en flocons (ajuster selon goût) | 1/2 | TEASPOON | Cayenne pepper
Quelques branches de coriandre fraîche pour garnir (≈10–15 g) | | | Fresh cilantro
1 cs de curry | 1 | TABLESPOON | Curry powder
1 cc de paprika fumé (pour le goût – facultatif) | 1 | TEASPOON | Paprika
2 cc ou 1 cube de bouillon de légumes | | | Dried vegetable bouillon
700 gr de riz de Camargue cuisson normale | 700 | GRAM | Long-grain white rice
4 queues de langoustes surgelées | 4 | | Spiny lobster
16 petites langoustines | 16 | | Langoustine
500 gr de moules d’Espagne nettoyées | 500 | GRAM | Mussels
500 gr de calamars en lamelles | 500 | GRAM | Squid
5 blancs de poulet partagés en 3 morceaux | 5 | UNIT | Chicken breast
1 filet mignon de porc coupé en tranches | 1 | | Pork tenderloin
3 grains d’ail hachés | 3 | UNIT | Garlic
4 dosettes de safran | | | Saffron
6 sachets de Riz d’Or | 6 | | own:Riz d’Or
2 bouillons KUB OR | 2 | UNIT | own:bouillons KUB OR
1 pincée de Cayenne | | | Cayenne pepper
2 bt de cœur d’artichaut | 2 | | Canned artichoke hearts
1 grosse tasse de petit pois surgelés | 1 | CUP | Frozen green peas
2 tomates bien mures coupées en dés | 2 | UNIT | Tomato
800 g de gorge de porc | 800 | GRAM | own:gorge de porc
300 g de foie de porc | 300 | GRAM | own:foie de porc
0,5 oignon(s) | 0.5 | UNIT | Onion
1 gousse(s) d’ail | 1 | UNIT | Garlic
3 œuf(s) | 3 | UNIT | Egg
10 cl de crème liquide entière | 100 | MILLILITERS | 35% whipping cream
10 branche(s) de persil plat | 10 | | Fresh parsley
8 g de poivre blanc moulu | 8 | GRAM | White pepper
100 g de crépine(s) de porc | 100 | GRAM | own:crépines de porc
25 g de lard gras | 25 | GRAM | Pork backfat
250 g d'échine de porc | 250 | GRAM | Boneless pork shoulder blade
25 ml de Cognac | 25 | MILLILITERS | Cognac
Bardes fines | | | own:Bardes fines
2 petites gousses d'ail | 2 | UNIT | Garlic
1/2 c. à café de quatre-épices | | | Quatre-épices
1 pincée de gingembre | | | Ground ginger
1 grande et fine barde de lard | 1 | | Pork backfat
15 ml d'armagnac | 15 | MILLILITERS | Cognac
Mélange 4 épices | | | Quatre-épices
500 g de poitrine fraîche de porc | 500 | GRAM | Pork belly
500 g de foies de poulet | 500 | GRAM | Chicken liver
250 g d'épaule de cochon | 250 | GRAM | Pork shoulder
5 cl d'eau-de-vie de vin | 50 | MILLILITERS | Fruit brandy
1 g de muscade râpée | 1 | GRAM | Ground nutmeg
20 g de fécule de pommes de terre | 20 | GRAM | Potato starch
1 tige de romarin frais | 1 | | Fresh rosemary
1 feuille de laurier séchée | 1 | | Bay leaf
800 gr de filet de poulet | 800 | GRAM | Chicken breast
3 blancs de poireaux | 3 | UNIT | Leek
5 branches de céleri vert | 5 | UNIT | Celery
2 dl de crème légère | 200 | MILLILITERS | 15% cream
2 cubes de bouillon de poule | 2 | UNIT | Chicken bouillon cube
1 botte de fines carottes + 1 grosse carotte | 1 | | Carrot
3 côtes de céleri | 3 | UNIT | Celery
3 c à s de maïzena | 3 | TABLESPOON | Cornstarch
Persil ou cerfeuil | | | Fresh parsley
24 biscuits à la cuillère | 24 | UNIT | Ladyfingers
250grs de mascarpone | 250 | GRAM | Mascarpone
400grs de fraise | 400 | GRAM | Strawberry
100ml de liqueur de fraises (facultatif) | 100 | MILLILITERS | Liqueur
3 c. à s. de sucre fin | 3 | TABLESPOON | Granulated sugar
3 gouttes d’arôme d’amande | | | own:arôme d’amande
1 bâton de chocolat noir | 1 | | Dark chocolate (70-85%)
500g de fraises (parfumées type gariguettes) | 500 | GRAM | Strawberry
1cs de sucre glace | 1 | TABLESPOON | Icing sugar
le jus d’un demi citron | 1/2 | UNIT | Lemon
3 kg (environ 6) Côtes levées de dos, Les P’tits lards du nord | 3000 | GRAM | Pork back ribs
½ tasse Paprika | 1/2 | CUP | Paprika
¼ tasse Moutarde sèche | 1/4 | CUP | Mustard seeds
1 tasse Bière rousse La Chronique, Brasserie artisanale Le Trèfle Noir | 1 | CUP | Beer
2 grosses Échalotes françaises | 2 | | Shallot
3 gousses Ail haché, Les Jardins de la Colonie | 3 | UNIT | Garlic
1 tasse Sauce chili | 1 | CUP | Tomato chili sauce
1 bouteille (250ml) Sirop de groseilles framboisées, Le Verger des Tourterelles | 1 | | own:Sirop de groseilles framboisées
Sauce de piments au choix et au goût | | | Hot pepper sauce
15 ml (1 c. à soupe) d’assaisonnement au chili | 15 | MILLILITERS | Chili powder
2,3 kg (5 lb) de côtes levées de dos de porc, coupées en sections de 4 os (voir note) | 2300 | GRAM | Pork back ribs
125 ml (½ tasse) de confiture d’abricots ou de gelée de pommes | 125 | MILLILITERS | Apricot jam
60 ml (¼ tasse) de moutarde préparée | 60 | MILLILITERS | Yellow mustard
2 c. à table de vinaigre blanc | 2 | TABLESPOON | White vinegar
1 c. à thé de moutarde en poudre | 1 | TEASPOON | Mustard seeds
2-3 gouttes de fumée liquide (mon ajout - facultatif) | | | own:fumée liquide
10 ml sel de céleri | | | Celery salt
2 ml piment de Cayenne | 2 | MILLILITERS | Cayenne pepper
250 ml root beer | 250 | MILLILITERS | Root beer
Piment de Cayenne au goût | | | Cayenne pepper
2 paquets de côtes de dos | 2 | | Pork back ribs
2 litres de coca-cola original | 2000 | MILLILITERS | Cola
3 brins de romarin ou de sauge | 3 | | Fresh rosemary
1 gros oignon pelé en quartier | 1 | UNIT | Onion
1 bouteille de sauce bbq du commerce ou 1 litre de sauce bbq maison | 1 | | Barbecue sauce
375 ml (1 1/2 tasse) de sauce barbecue à l’érable | 375 | MILLILITERS | Barbecue sauce
125 ml (1/2 tasse) de liqueur de whisky et sirop d’érable (de type Sortilège) | 125 | MILLILITERS | Liqueur
15 ml (1 c. à soupe) de sauce HP | 15 | MILLILITERS | Steak sauce
1 kg de bœuf à pot-au-feu (macreuse, gîte à la noix) | 1000 | GRAM | Stewing beef
1 tourteau moyen (crabe, facultatif) | 1 | UNIT | Dungeness crab
2 grains d’anis étoilé | 2 | | own:anis étoilé
1 cuillère à café de glutamate (facultatif) | 1 | TEASPOON | own:glutamate
1 bouquet de fines herbes fraîches (cerfeuil, estragon, ciboulette) | 1 | | own:fines herbes fraîches
Quelques lamelles de piment rouge (optionnel) | | | Hot chili pepper
800 g à 1 kg de bœuf pour pot au feu + quelques os à moelle | | | Stewing beef
1 pousse de gingembre | 1 | | Fresh ginger
de l’anis étoilé (badiane) | | | own:anis étoilé
un bâton de cannelle | 1 | | Ground cinnamon
quelques grains de cardamone | | | Ground cardamom
Cubes de bouillon phở (qu’on trouve dans les épiceries asiatiques) | | | own:Cubes de bouillon phở
1 paquet de nouilles de riz | 1 | | Rice noodles
du Nuoc Mam (sauce de poisson) | | | Fish sauce
Sauce Hoi Sin | | | Hoisin sauce
coriandre, basilic thai, oignon vert, finement coupés | | | own:coriandre, basilic thai, oignon vert
`;
