/** A fifth list like `UNSEEN_LINES_FR`, from other pages again, measured when the fourth was mended. */
export const UNSEEN_LINES_FR_5 = `
2 aubergines moyennes (je privilégie celles de Provence, moins amères) | 2 | UNIT | Eggplant
2 courgettes fermes | 2 | UNIT | Zucchini
4 tomates charnues (idéalement des cœur de bœuf) | 4 | UNIT | Tomato
2 oignons doux | 2 | UNIT | Sweet onion
6 cl d’huile d’olive extra-vierge (ma préférée : celle du moulin de mes amis à Nyons) | 60 | MILLILITERS | Olive oil
2 branches de thym | 2 | | Fresh thyme
Sel de Guérande et poivre du moulin | | | own:Sel de Guérande et poivre du moulin
2 poivrons (1 rouge, 1 jaune pour la couleur) | 2 | UNIT | own:poivrons
4 gousses d’ail de Lautrec | 4 | UNIT | Garlic
2 poivrons rouges + 1 jaune | 2 | UNIT | Red bell pepper
6 cl d’huile d’olive AOP de Nyons | 60 | MILLILITERS | Olive oil
Herbes de Provence + basilic frais | | | own:Herbes de Provence + basilic frais
1 kg d’aubergines violettes longues | 1000 | GRAM | Eggplant
1 kg de courgette de Nice | 1000 | GRAM | Zucchini
1 bouquet garni | 1 | UNIT | own:bouquet garni
4 poivrons (rouge et jaune) | 4 | UNIT | own:poivrons
1 bouquet de thym frais | 1 | | Fresh thyme
1 kilo de tomates | 1000 | GRAM | Tomato
3/4 courgettes selon la taille (il faut compter environ 500 g) | | | Zucchini
1 poivron vert – 1 poivron rouge | 1 | UNIT | Green bell pepper
1 bouquet garni avec : laurier, romarin, thym. | 1 | UNIT | own:bouquet garni
Facultatif : Vinaigre de cidre au thym pour la touche finale | | | Cider vinegar
80 gr de cassonade | 80 | GRAM | Brown sugar
40 gr de beurre demi-sel (ou beurre doux + 1 pincée de sel) | 40 | GRAM | Salted butter
1/2 sachet de levure chimique | 1/2 | | Baking powder
250 ml (1 tasse) d’eau de source | 250 | MILLILITERS | Water
450 g (1 lb) de cassonade ou de sucre d'érable granulé | 450 | GRAM | Brown sugar
15 g (1 c. à soupe) de farine | 15 | GRAM | All-purpose flour
125 g (1/4 tasse) de beurre | 125 | GRAM | Salted butter
180 g (1 1/2 tasse) de farine tamisée | 180 | GRAM | All-purpose flour
185 ml (3/4 tasse) de lait | 185 | MILLILITERS | 2% milk
1 1/2 tasse de sirop d’érable pur | 1 1/2 | CUP | Maple syrup
1 tasse de crème 35 % | 1 | CUP | 35% whipping cream
1/3 tasse de beurre non salé | 1/3 | CUP | Unsalted butter
1 c. à table de poudre à pâte (levure chimique) | 1 | TABLESPOON | Baking powder
125 grammes de farine d’amandes ou d’amandes à hacher ; | 125 | GRAM | Ground almonds
2 œufs moyens ; | 2 | UNIT | Egg
Une cuillère à soupe d’extrait de vanille. | 1 | TABLESPOON | Vanilla extract
2 rouleaux de pâte feuilletée ; | 2 | | Puff pastry
2 pâtes feuilletées: de préférence pur beurre pour un feuilletage parfait | 2 | UNIT | Puff pastry
2 cuillères à café d'arôme: au choix parmi vanille, amande amère, fleur d'oranger ou rhum | 2 | TEASPOON | own:arôme
1 gousse de vanille: pour un parfum naturel et des petits points noirs dans la crème | 1 | UNIT | own:gousse de vanille
150 g de poudre d'amande: qui constitue la base de la garniture avec son goût incomparable | 150 | GRAM | Ground almonds
Un peu de lait: pour diluer le jaune d'œuf | | | 2% milk
1 gousse de vanille (ou extrait) | 1 | UNIT | own:gousse de vanille
125 g de beurre mou demi-sel (ou beurre doux + 1 pincée de sel) | 125 | GRAM | Salted butter
amaretto, fleur d'oranger, rhum... | | | own:amaretto, fleur d'oranger, rhum
1 kg 500 de poissons (rascasse, vive, lotte, sar .......) | | | own:poissons
12 moules | 12 | UNIT | Mussels
12 coques | 12 | UNIT | Clams
5 belles tomates plus une petite boite de coulis. | 5 | UNIT | Tomato
1 branche de cèleri | 1 | UNIT | Celery
3 ou 4 branches de persil | | | Fresh parsley
1 verre d'huile d'olive | | | Olive oil
6 belles pommes de terres | 6 | UNIT | Potato
1 dé de pastis | | | Pastis
fenouil, laurier, sel, poivre | | | own:fenouil, laurier, sel, poivre
1/4 tasse d’huile d’olive | 1/4 | CUP | Olive oil
2 branches de céleri, hachées | 2 | UNIT | Celery
900 g à 1,3 kg de têtes et arêtes de poisson | | | own:têtes et arêtes de poisson
1 bulbe de fenouil haché ou 1 c. à café de graines de fenouil (facultatif) | 1 | UNIT | Fennel bulb
1 morceau d’écorce d’orange (env. 5 cm, sans le blanc) | 1 | | Orange zest
6 à 8 brins de persil | | | Fresh parsley
1 pincée de safran (facultatif) | | | Saffron
6 à 8 grains de poivre | | | Black pepper
1 poivron rouge rôti, pelé et épépiné | 1 | UNIT | Red bell pepper
1 pomme de terre cuite et épluchée | 1 | UNIT | Potato
1 petit piment fort, haché | 1 | UNIT | Hot chili pepper
2 c. à soupe de basilic frais | 2 | TABLESPOON | Fresh basil
2,5 à 3 kg de poissons et fruits de mer variés (rascasse, grondin, congre, lotte, cabillaud, moules, palourdes, crevettes, langoustines…) | | | own:poissons et fruits de mer variés
Pain français (baguette), tranché et grillé — 2 à 3 tranches par personne | | | French bread
1 rascasse entière (pour le bouillon) | 1 | UNIT | own:rascasse entière
1,5 kg de poissons (lotte, saint-pierre et éventuellement une dorade), avec têtes et arêtes | 1500 | GRAM | own:poissons
12 crevettes entières crues | 12 | UNIT | Shrimp
3 tomates bien mûres (type Roma / Cœur de bœuf) ou 400 g de tomates concassées | 3 | UNIT | Tomato
1 dose de safran (~ 10 filaments) | | | Saffron
2 L d’eau chaude | 2000 | MILLILITERS | Water
500 g de rouget barbet | 500 | GRAM | Red mullet
500 g de galinette (rouget grondin) | 500 | GRAM | own:galinette
2 langoustes | 2 | UNIT | Spiny lobster
1 pincée de piment / 1 pincée de safran / herbes de Provence | | | Hot chili pepper
350 ml (1 tasse et demie) d’oignon hachés | 350 | MILLILITERS | Onion
250 ml (1 tasse) de poivron vert épépiné et haché | 250 | MILLILITERS | Green bell pepper
1 boite (425 g / 15 oz) de haricots pinto égouttés et rincés | 1 | | Canned pinto beans
1 boîte (425 g / 15 oz) de haricots noirs égouttés mais non rincés | 1 | | Canned black beans
2 boîtes (425 g / 15 oz chacun) de tomates en dés, avec le jus | 2 | | Canned whole tomatoes
1 boîte (225 g / 8 1/2 oz) de maïs de grains entiers rincés et égouttés | 1 | | Canned corn kernels
20 ml (4 c. à café) de poudre de chili | 20 | MILLILITERS | Chili powder
30 ml (2 c. à soupe) de pépites de chocolat mi-sucrées | 30 | MILLILITERS | Semisweet chocolate
250 ml (1 tasse) de fromage cheddar fort râpé | 250 | MILLILITERS | Cheddar cheese
1 Litre de tomates en dés (en conserve) | 1000 | MILLILITERS | Canned whole tomatoes
1 conserve de maïs, égouttée | 1 | | Canned corn kernels
300 g de fausse viande hachée végé (ou lentilles brunes cuites) | 300 | GRAM | own:fausse viande hachée végé
½ c. à thé de piment de la Jamaïque (facultatif, mais délicieux) | 1/2 | TEASPOON | Ground allspice
1 courge poivrée | 1 | UNIT | Acorn squash
D’amandes (une bonne poignée) | | | Almonds
De purée de cacahuètes, d’amandes ou de noisettes, ce que vous préférez. | | | Smooth peanut butter
De miel liquide (ou du sirop d’agave, ça marche aussi) | | | Honey
Des pépites de chocolat (ou des raisins secs, des baies de goji si c’est plus votre truc) | | | Semisweet chocolate
250 g de flocons d’avoine grossiers (ou d’un mélange de flocons de céréales) | 250 | GRAM | Rolled oats
50 g de noix de cajou brisées | 50 | GRAM | Cashews
80 g de lamelles de noix de coco | 80 | GRAM | Unsweetened shredded coconut
50 g de fruits secs (par ex. mangue et papaye), ayant trempé dans l’eau pendant min. 3 heures | 50 | GRAM | own:fruits secs
3 grosses bananes, trop mûres | 3 | UNIT | Banana
2 cs de poudre de baobab | 2 | TABLESPOON | own:poudre de baobab
`;
