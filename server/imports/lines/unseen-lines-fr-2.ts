/**
 * A second list like `UNSEEN_LINES_FR`, from other sites again, read by hand before any line of it was
 * measured, and measured only after what the first list had shown was mended.
 */
export const UNSEEN_LINES_FR_2 = `
Farine T65 : 500g à 1 000g | | | All-purpose flour
Eau : 320g à 350g (tiède ou à température ambiante) | | | Water
Sel : 10g (environ 2 cuillères à café) | 10 | GRAM | Salt
Levure boulangère sèche : 7g à 10g (ou 20g de levure fraîche) | | | Active dry yeast
42 g de levure fraîche du boulanger | 42 | GRAM | Fresh yeast
250 ml d'eau environ | 250 | MILLILITERS | Water
1kg farine 00 | 1000 | GRAM | All-purpose flour
1 cuillère à soupe bien remplie de sel | 1 | TABLESPOON | Salt
½ cube de levure de bière | 1/2 | | Fresh yeast
Farine de de blé dur (à utiliser pendant le pétrissage) | | | own:Farine de de blé dur
1 kg de farine fraiche (sans additifs) | 1000 | GRAM | All-purpose flour
Levain (2 g max) | | | own:Levain
700 g d'eau tiède | 700 | GRAM | Water
700g de farine blanche | 700 | GRAM | All-purpose flour
30g de levure fraîche ou 15g de levure sèche | 30 | GRAM | Fresh yeast
1 c. à c. de sel | 1 | TEASPOON | Salt
1 kilo de farine(de blé T 80 ou T 110, d’autres farines : seigle, etc.., n’hésitez pas à mélanger les farines) | 1000 | GRAM | All-purpose flour
4 cuillerées à café de sel fin (1 cuil par 250 gr) | 4 | TEASPOON | Salt
44 gr de levain bio de blé en poudre (11 gr par 250 gr) | 44 | GRAM | own:levain bio de blé en poudre
600 gr d’eau tiède (entre 38 et 40°) | 600 | GRAM | Water
2 pavés de saumon Bömlo avec peau d’env. 170 gr chacun, soit au total env. 340 gr | 2 | | Atlantic salmon
12 cl vin blanc sec type Riesling | 120 | MILLILITERS | White wine
20 gr beurre | 20 | GRAM | Salted butter
1 filet de saumon (env. 130 g) | 1 | | Atlantic salmon
1 blanc de poireau | 1 | UNIT | Leek
1 citron vert | 1 | UNIT | Lime
Vin blanc | | | White wine
6 pavés de saumon frais ou congelé | 6 | | Atlantic salmon
90 g de crème épaisse | 90 | GRAM | Crème fraîche
20 ml de vinaigre balsamique | 20 | MILLILITERS | Balsamic vinegar
thym | | | Fresh thyme
une escalope de saumon frais de 100g | 1 | | Atlantic salmon
1 belle tranche de saumon fumé de 50g | 1 | | Smoked salmon
4 feuilles de laitue | 4 | | Boston lettuce
4 feuilles d’épinards frais | 4 | | Spinach
2 belles feuilles de basilic frais | 2 | | Fresh basil
5 g de beurre ou une petite cuillère d’huile d’olive | 5 | GRAM | Salted butter
1 c. à café bombée de très bonne crème fraîche ou de crème de soja | 1 | TEASPOON | Crème fraîche
4 pavés de saumon frais d’environ 180 gr chacun, | 4 | | Atlantic salmon
Une vingtaine de tomates cerises, | 20 | UNIT | Cherry tomato
Une vingtaine de champignons de Paris, | 20 | UNIT | White mushroom
1 citron jaune, | 1 | UNIT | Lemon
Quelques brins de persil, | | | Fresh parsley
Poivre du moulin. | | | Black pepper
6 lb de bœuf haché mi-maigre | 6 | POUND | Medium ground beef
2 grosses boîtes de tomates broyées | 2 | | Canned crushed tomatoes
2 grosses boîtes de pâte de tomate | 2 | | Tomato paste
3 grosses carottes râpées | 3 | UNIT | Carrot
4 branches de céleri coupées en petits dés | 4 | UNIT | Celery
1 poivron rouge coupé en petits dés | 1 | UNIT | Red bell pepper
1 sachet d’épices El-Mamia extra-fort (couvercle rouge) | 1 | | own:épices El-Mamia extra-fort
2 boîtes de champignons tranchés | 2 | | Canned mushrooms
1 kg (2 livres) de boeuf haché | 1000 | GRAM | Lean ground beef
6 saucisses italiennes fortes | 6 | UNIT | Italian sausage
30 ml (2 c. à soupe) d'huile d'olive | 30 | MILLILITERS | Olive oil
6 gousses d'ail émincées finement | 6 | UNIT | Garlic
4 petits oignons en dés | 4 | UNIT | Onion
15 ml (1 c. à soupe) d'herbes de provence | | | Herbes de Provence
15 ml (1 c. à soupe) d'herbes salées du Bas-du-Fleuve | 15 | MILLILITERS | own:herbes salées du Bas-du-Fleuve
quelques gouttes de sauce tabasco, au goût | | | Tabasco sauce
60 ml (1/4 de tasse) de sauce soya (soja) | 60 | MILLILITERS | Soy sauce
125 ml (½ tasse) de vin rouge sec | 125 | MILLILITERS | Red wine
3 boîtes de 796 ml (28 oz) chacune de tomates entières aux fines herbes en conserve, égouttées (réservez le jus) | 3 | | Canned whole tomatoes
1 boîte de 156 ml (5,5 oz) de pâte de tomates aux fines herbes en conserve | 1 | | Tomato paste
sel, poivre du moulin, au goût | | | own:sel, poivre du moulin
1/4 t (60 ml) d'huile végétale | 60 | MILLILITERS | Vegetable oil
1 lb (500 g) de boeuf haché maigre ou veau haché | 1 | POUND | Lean ground beef
2 boîtes (19 oz/540 ml chacune) de jus de tomate | 2 | | Tomato juice
2 boîtes (5 1/2 oz/156 ml chacune) de pâte de tomates | 2 | | Tomato paste
1 c. à thé (5 ml) de poivre noir du moulin | 1 | TEASPOON | Black pepper
1 c. à thé (5 ml) de flocons de piment fort | 1 | TEASPOON | Cayenne pepper
2 à 4 feuilles de laurier | | | Bay leaf
1 gros oignon émincé 1/8 | 1 | UNIT | Onion
2, 3, 4 gousses d’ail émincées 1/8 | | | Garlic
2 carottes et 2 branches de céleri émincées 1/8 | 2 | UNIT | Carrot
500 à 700 grammes de viande hachée maigre, au goût, seule ou en mélange | | | own:viande hachée maigre
1 fenouil coupé en gros morceaux (sans les tiges) | 1 | UNIT | Fennel bulb
2-3 courgettes | | | Zucchini
1 petit sac de bébés épinards (quand ça me tente) | 1 | | Spinach
Olives noires tranchées | | | Black olives
4 c. à s. d’huile (au choix) | 4 | TABLESPOON | Vegetable oil
1 c. à s. de purée d’amandes | 1 | TABLESPOON | Almond butter
1 c. à c. de moutarde | 1 | TEASPOON | Dijon mustard
2 poignées de noisettes décortiquées | | | Hazelnuts
8 c. à s. de poudre d’amandes | 8 | TABLESPOON | Ground almonds
100g de lentilles rouges (ou corail) | 100 | GRAM | Red lentils
200mL de bouillon de légumes | 200 | MILLILITERS | Vegetable broth
huile de friture | | | Vegetable oil
400g de pâtes allongées | 400 | GRAM | Dry pasta
1 bouquet de basilic frais | 1 | | Fresh basil
4 c. à s. de pignons | 4 | TABLESPOON | Pine nuts
40g de tofu (ou 2 c. à s. de yaourt au soja nature) (ou 1 pomme de terre cuite écrasée) | 40 | GRAM | Firm tofu
1 tasse de scheese râpé (facultatif) | 1 | CUP | own:scheese râpé
1 petit chou rouge coupé en lanières | 1 | UNIT | Red cabbage
200g de haricots blancs cuits | 200 | GRAM | Canned white beans
4 grosses pommes de terre râpées | 4 | UNIT | Potato
½ tasse de lait de soja non sucré | 1/2 | CUP | Unsweetened soy milk
3 c. à s. d’huile d’arachide | 3 | TABLESPOON | Peanut oil
1 botte d’asperges blanches | 1 | | White asparagus
1 botte d’oignons nouveaux | 1 | | Green onion
20g de margarine vegan | 20 | GRAM | Margarine
1dl de crème de soja | 100 | MILLILITERS | own:crème de soja
30 ml d’eau froide (2 c. à soupe) | 30 | MILLILITERS | Water
250 ml de crème fraîche (ou de crème sure) | 250 | MILLILITERS | Crème fraîche
1 ou 2 oeufs | | | Egg
2-3 c. à soupe de sucre | | | Granulated sugar
3 c. à soupe d'amandes en poudre | 3 | TABLESPOON | Ground almonds
4 poires (Bartlett ou autre) | 4 | UNIT | Pear
200 g farine | 200 | GRAM | All-purpose flour
50 g beurre très mou | 50 | GRAM | Salted butter
1 càc d’arôme naturel d’amande amère | 1 | TEASPOON | own:arôme naturel d’amande amère
80 g poudre d’amandes | 80 | GRAM | Ground almonds
70 g sucre de canne | 70 | GRAM | Granulated sugar
3 poires williams de taille moyenne et encore un peu fermes | 3 | UNIT | Bartlett pear
50 cl eau | 500 | MILLILITERS | Water
1 gousse de vanille fendue | 1 | UNIT | own:gousse de vanille
1 pâte sablée à la poudre d’amandes | 1 | UNIT | own:pâte sablée à la poudre d’amandes
8 à 12 poires (en fonction de leur taille) | | | Pear
quelques cerneaux de noix | | | Walnuts
1 pâte feuilletée | 1 | UNIT | Puff pastry
25 cL de crème fraîche | 250 | MILLILITERS | Crème fraîche
70 g d’amandes effilées | 70 | GRAM | Blanched almonds
un peu de cassonade | | | Brown sugar
4 ou 5 pommes (reinettes) | | | Apple
500 g d’abricots | 500 | GRAM | Apricot
250 g farine de blé T55 (pour la pâte) | 250 | GRAM | All-purpose flour
125 g beurre doux (froid, coupé en dés pour la pâte) | 125 | GRAM | Unsalted butter
80 g sucre glace (pour la pâte) | 80 | GRAM | Icing sugar
1 pièce œuf entier (pour la pâte) | 1 | UNIT | Egg
100 g beurre pommade (pour la crème) | 100 | GRAM | Salted butter
4 pièces poires mûres (type Williams ou Conférence) | 4 | UNIT | Pear
30 g amandes effilées (pour le décor) | 30 | GRAM | Blanched almonds
600 grs de lard petit salé | 600 | GRAM | Salt pork
1 chou vert | 1 | UNIT | Green cabbage
1 poireau | 1 | UNIT | Leek
2 clous de girofle | 2 | | Ground cloves
3 belles carottes ou 4 petites | 3 | UNIT | Carrot
2/3 carottes | | | Carrot
1 branche de céleri | 1 | UNIT | Celery
3/4 petites pommes de terre | | | Potato
1 quart chou | 1/4 | UNIT | Green cabbage
1,5L de bouillon | 1500 | MILLILITERS | own:bouillon
200 gr de poitrine fumée | 200 | GRAM | Bacon
2 navets | 2 | UNIT | Turnip
1/4 de céleri | 1/4 | | Celery
8 choux de Bruxelles | 8 | UNIT | Brussels sprout
3 branches de persil haché | 3 | | Fresh parsley
5 pincées de sel | | | Salt
½ à 1 chou vert frisé moyen (≈ 700–900 g nettoyé), en larges lamelles | | | Savoy cabbage
1 poireau (blanc + vert clair), émincé | 1 | UNIT | Leek
150 g de lardons fumés (option) + 1 saucisse type Morteau/Montbéliard en rondelles épaisses (option) | 150 | GRAM | Smoked lardons
1,5 L de bouillon chaud (légumes ou volaille) | 1500 | MILLILITERS | own:bouillon chaud
1 c. à s. d’huile ou beurre | 1 | TABLESPOON | Vegetable oil
6–8 baies de genièvre ou ½ c. à c. de carvi (option, top avec le chou) | | | own:baies de genièvre
Sel fin & poivre du moulin | | | own:Sel fin & poivre du moulin
1 gros chou vert bien pommé, | 1 | UNIT | Green cabbage
1 saucisson de porc frais en morceaux, | 1 | UNIT | own:saucisson de porc frais en morceaux
100 grammes de fèves, | 100 | GRAM | Fresh fava beans
1 kg de lard maigre, | 1000 | GRAM | Pork belly
1 os de jambon basque, | 1 | UNIT | own:os de jambon basque
500 grammes de carottes en tronçons, | 500 | GRAM | Carrot
3 oignons piqués chacun d'un clou de girofle, | 3 | UNIT | Onion
10 pommes de terre moyennes épluchées et coupées en deux, | 10 | UNIT | Potato
1/2 pied de céleri, | 1/2 | | Celery
Gros sel de mer, | | | Salt
Poivre en grains au moulin. | | | Black pepper
10 champignons parfumés séchés | 10 | UNIT | Dried shiitake mushroom
150 g de nouilles jaunes | 150 | GRAM | own:nouilles jaunes
1 oignon nouveau (ciboule) | 1 | UNIT | Green onion
1 c. à soupe de sauce d'huître (option) | 1 | TABLESPOON | Oyster sauce
2 c. à soupe de sauce de soja claire | 2 | TABLESPOON | Soy sauce
2 c. à café de vinaigre de riz chinois (option) | 2 | TEASPOON | Vinegar
120 ml d'eau pour la cuisson de nouilles avec les champignons | 120 | MILLILITERS | Water
12 champignons shiitakés séchés | 12 | UNIT | Dried shiitake mushroom
182 g 1/2 paquet de nouilles chinoises Lo Mein | 182 | GRAM | own:nouilles chinoises Lo Mein
15 ml (1 c. à soupe) de sauce soya foncée | 15 | MILLILITERS | Soy sauce
2.5 ml (1/2 c. à thé) d'huile de sésame grillé | 2.5 | MILLILITERS | Sesame oil
30 ml (2 c. à soupe) de liquide de trempage des shiitakes | 30 | MILLILITERS | own:liquide de trempage des shiitakes
85 ml (1/3 tasse) de ciboulette fraîche | 85 | MILLILITERS | Fresh chives
500g de hauts de cuisses désossés (parguit) ou blancs de poulet | 500 | GRAM | Chicken thigh
30g de champignons noirs | 30 | GRAM | Dried wood ear mushroom
175g de pousses de bambous en lamelles | 175 | GRAM | Bamboo shoots
2 oignons de calibre moyen, émincés finement | 2 | UNIT | Onion
1 morceau d'1 à 2cm de gingembre frais haché (selon le goût) | 1 | | Fresh ginger
4 c. à soupe d’huile neutre (tournesol) | 4 | TABLESPOON | Vegetable oil
1 c. à soupe de vinaigre de riz (ou de Mirin) | 1 | TABLESPOON | Vinegar
1 c. à soupe de fécule de maïs (Maïzéna) diluée dans 1 c. à s. d’eau | 1 | TABLESPOON | Cornstarch
une poignée de coriandre ciselée ou de cébette | | | Fresh cilantro
400 g nouilles aux œufs déshydratées (type medium) | 400 | GRAM | Egg noodles
2 pièces carottes (taillées en julienne) | 2 | UNIT | Carrot
150 g pois gourmands (équeutés) | 150 | GRAM | Snow peas
3 pièces oignons nouveaux (bulbes et tiges séparés) | 3 | UNIT | Green onion
3 gousses ail (hachées finement) | 3 | UNIT | Garlic
4 c. à s. sauce soja claire (pour le sel) | 4 | TABLESPOON | Soy sauce
500 g de viande de porc (échine, sauté,…), | 500 | GRAM | own:viande de porc
4 cuillerées à soupe d’huile d’olive, | 4 | TABLESPOON | Olive oil
50 g de champignons noirs séchés, | 50 | GRAM | Dried wood ear mushroom
1 boite format ½ de jeunes pousses de haricots mungo | 1 | | Mung bean sprouts
8 cuillerées à soupe de sauce soja claire – « ligt » -, | 8 | TABLESPOON | Soy sauce
1 cuillerée à soupe de gingembre en poudre, | 1 | TABLESPOON | Ground ginger
sel fin et poivre du moulin, | | | own:sel fin et poivre du moulin
2 pièces bananes bien mûres (coupées en rondelles) | 2 | UNIT | Banana
150 g mélange de fruits rouges (frais ou surgelés) | 150 | GRAM | own:mélange de fruits rouges
125 g yaourt à la grecque (pour l'onctuosité) | 125 | GRAM | 2% Greek yogurt
250 ml lait d'amande non sucré (bien froid) | 250 | MILLILITERS | Unsweetened almond milk
1 c. à s. miel toutes fleurs (optionnel selon maturité des fruits) | 1 | TABLESPOON | Honey
40g de banane (soit 1/2 banane) | 40 | GRAM | Banana
20g de jus de citron (environ 1/2 citron pressé) | 20 | GRAM | Lemon juice
environ 80g de jus d’ananas ou lait pour allonger | 80 | GRAM | Pineapple juice
`;
