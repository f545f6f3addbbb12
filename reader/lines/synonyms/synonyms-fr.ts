/**
 * What French cooks call ingredients of the catalogue: its English name | the other names. Only names that
 * mean exactly that ingredient and are counted alike: none for levure, crème or poivron, which could mean
 * two. "Farine T150" is written apart, "farine t 150".
 */
export const SYNONYMS_FR = `
Vegetable oil | huile, huile neutre, huile végétale neutre, huile de cuisson, huile de friture, huile à friture, huile pour friture
Olive oil | huile olive
Sunflower oil | huile tournesol
Canola oil | huile colza
Sesame oil | huile sésame
Peanut oil | huile arachide
Salted butter | beurre demi-sel, beurre 1/2 sel, beurre pommade, beurre noisette, beurre en pommade
Unsalted butter | beurre sans sel
35% whipping cream | crème liquide, crème liquide entière, crème entière liquide, crème entière, crème fluide, crème fluide entière, crème fraîche liquide, crème à fouetter, crème liquide 30 %, crème entière 30 %, crème liquide entière 30 %, crème 30 %, crème liquide 35 %, crème entière 35 %, crème à cuisson 35 %, crème liquide à 30 %, crème liquide à 35 %
15% cream | crème liquide légère, crème légère liquide, crème fraîche légère, crème fraîche allégée, crème allégée, crème à cuisson 15 %, crème champêtre 15 %, crème liquide 15 %, crème légère 15 %, crème fluide légère
18% table cream | crème de table
Crème fraîche | crème épaisse, crème épaisse entière, crème entière épaisse
Aerosol whipped cream | chantilly, crème chantilly
2% milk | lait de vache, lait 1/2 écrémé
Buttermilk | lait ribot, lait fermenté, lait battu
Unsweetened soy milk | lait de soja non sucré, lait de soja nature, lait de soya non sucré
Unsweetened almond milk | lait d'amande non sucré
Plain yogurt | yaourt, yaourt brassé, yoghourt, yoghurt, yoghourt nature, yoghurt nature
2% Greek yogurt | yaourt à la grecque, yogourt à la grecque, yaourt nature à la grecque, yoghourt grec
Fromage blanc | faisselle
Egg yolk | jaune
Egg white | blanc en neige
Paprika | paprika fumé doux, paprika doux fumé
Cream cheese | fromage frais, Philadelphia, Saint-Môret, St Môret, Kiri, fromage Philadelphia, cream cheese
Garlic and herb cheese spread | fromage frais ail et fines herbes, fromage à l'ail et aux fines herbes
Swiss cheese | emmenthal, fromage emmental, gruyère emmental
Parmesan cheese | parmigiano, fromage parmesan
Romano cheese | pecorino
Mozzarella cheese | mozza, mozarella
Soft goat cheese | fromage de chèvre, fromage chèvre, fromage de chèvre doux
Blue cheese | bleu d'Auvergne, bleu de Bresse, fromage bleu d'Auvergne
Tomme de Savoie | tomme, tomme savoyarde
All-purpose flour | farine de blé, farine de froment, farine de blé tendre, farine fluide, farine patissière, farine type 55, farine ordinaire de blé
Whole wheat flour | farine de blé complète, farine complète de blé, farine t 110, farine t 130, farine t 150
Self-rising flour | farine autolevante, farine avec levure incorporée, farine à gâteaux avec levure incorporée, farine fermentante
Cornstarch | fécule maïs, amidon
Arrowroot starch | arrow-root, arrowroot
Active dry yeast | levure sèche, levure boulangère sèche, levure de boulanger déshydratée, levure boulangère déshydratée, levure sèche de boulanger, levure de boulanger instantanée, levure de boulangerie sèche, levure sèche instantanée, levure sèche active de boulanger, levure rapide, levure à levée rapide, levure traditionnelle
Fresh yeast | levure fraîche de boulanger, levure fraîche du boulanger, levure fraîche de boulangerie, levure boulangère fraîche, levure fraîche boulangère
Baking powder | levure alsacienne, poudre à lever, poudre levante, levure en poudre
Baking soda | bicarbonate, bicarbonate alimentaire, soda à pâte
Nutritional yeast | levure nutritionnelle
Granulated sugar | sucre semoule, sucre cristal, sucre cristallisé, sucre de canne, sucre de canne en poudre, sucre de canne blond, sucre blond, sucre blond de canne, sucre de betterave, sucre extra-fin, sucre super-fin, sucre à fruits, sucre perlé, sucre blanc en poudre
Brown sugar | sucre roux, sucre roux de canne, sucre de canne roux, sucre de canne complet, cassonnade, cassonade blonde, cassonade brune, cassonade foncée, cassonade dorée, cassonade pâle, vergeoise, vergeoise brune, vergeoise blonde, muscovado, sucre muscovado, sucre mascavo, sucre complet, rapadura
Icing sugar | sucre impalpable
Light corn syrup | sirop de glucose, glucose
Honey | miel toutes fleurs, miel d'acacia, miel de fleurs, miel de lavande, miel de châtaignier, miel de sapin, miel de thym, miel d'oranger, miel doux
Fruit jelly | gelée de groseille
Unsweetened applesauce | compote de pommes sans sucre, compote de pommes sans sucre ajouté
Semisweet chocolate | chocolat noir mi-sucré, pépites de chocolat noir, pépites de chocolat mi-sucré, brisures de chocolat, brisures de chocolat mi-sucré, grains de chocolat, chocolat mi-sucré en grains
Dark chocolate (45-59%) | chocolat pâtissier, chocolat noir pâtissier, chocolat dessert, chocolat à dessert, chocolat noir dessert, chocolat noir à dessert, chocolat à pâtisserie
Dark chocolate (60-69%) | chocolat mi-amer
Unsweetened cocoa powder | cacao en poudre, cacao amer, cacao amer en poudre, cacao en poudre amer, cacao non sucré, poudre de cacao, poudre de cacao non sucré, cacao pur
Espresso | café expresso, café espresso
Vanilla extract | essence de vanille, arôme vanille, arôme de vanille, extrait vanille, arôme naturel de vanille, extrait naturel de vanille, extrait liquide de vanille
Unflavoured gelatin powder | gélatine sans saveur, gélatine en poudre, gélatine en poudre sans saveur, gélatine alimentaire
Ground almonds | amandes en poudre, poudre amande, poudre d'amandes blanches
Blanched almonds | amandes émondées
Hazelnuts | poudre de noisette, noisettes en poudre
Hemp hearts | graines de chanvre
Pine nuts | pignons
Roasted unsalted peanuts | arachides grillées, arachides rôties, arachides non salées, cacahuètes non salées, cacahuètes grillées non salées
Fresh coconut | noix de coco
Unsweetened shredded coconut | noix de coco râpée, coco râpée, copeaux de coco, copeaux de noix de coco, noix de coco non sucrée, noix de coco en poudre, poudre de noix de coco
Sesame seeds | graines de sésame noir, graines de sésame blanc, graines de sésame blond, sésame noir, sésame blanc, sésame blond, sésame doré
Raisins | raisins secs sultanines, sultanines, raisins sultanines, raisins secs bruns
Golden raisins | raisins blonds, raisins secs blonds, raisins de Smyrne
Dried cranberries | cranberries séchées
Prune | pruneaux secs
Dried apricot | abricots moelleux
Onion | oignon blanc, oignon brun, oignon paille
Green onion | oignon nouveau, ciboule, oignon de printemps, oignon tige
Shallot | échalotte, échalote banane, échalion
Zucchini | courgette verte, courgette jaune
Quinoa | quinoa blanc, quinoa rouge, quinoa noir
Garlic powder | ail semoule, ail en semoule
Leek | blanc de poireau
Potato | pommes de terre Charlotte, pommes de terre Bintje, pommes de terre Amandine, pommes de terre Agata, pommes de terre Monalisa, pommes de terre Yukon Gold, pommes de terre jaunes, pommes de terre à chair jaune, patates jaunes, pomme de terre farineuse
New potato | pommes de terre grenaille, grenailles, ratte, pommes de terre ratte, petites pommes de terre grelots
Red potato | patates rouges
Tomato | tomate grappe, tomate en grappe
Canned whole tomatoes | tomates en conserve, tomates en boîte, tomates pelées en boîte, tomates pelées en dés
Canned crushed tomatoes | tomates broyées, tomates concassées en boîte, chair de tomate
Tomato paste | double concentré de tomate, concentré tomate, pâte tomate
Hot chili pepper | piment frais, piment chili, piment thaï, piment rouge thaï, piment oiseau frais, petit piment rouge
Cayenne pepper | cayenne, piment cayenne, piment fort cayenne, piment en poudre, poudre de piment, poudre de Cayenne, flocons de chili, chili en flocons, flocons de piment rouge, piment rouge en flocons, piment en flocons, piment fort broyé, piment broyé
Butternut squash | butternut
Spinach | pousses d'épinards, jeunes pousses d'épinards
Mesclun | jeunes pousses, mélange de jeunes pousses
Boston lettuce | laitue
Swiss chard | bette
Fresh fava beans | fèves
Sweet corn | maïs doux, maïs
Canned corn kernels | maïs en grains, grains de maïs, maïs en boîte
Frozen mixed vegetables | légumes surgelés, macédoine de légumes
Cremini mushroom | champignons bruns de Paris, champignons de Paris bruns
White mushroom | champignons de couche
Dried wood ear mushroom | champignon noir, champignons noirs déshydratés
Dried shiitake mushroom | champignons parfumés, champignons parfumés séchés, shiitakes déshydratés
Mung bean sprouts | germes de soja, germes de soya, pousses de haricots mungo, haricots mungo germés
Dried nori | nori
Fresh ginger | gingembre
Fresh parsley | persil frisé, persil italien
Fresh basil | basilic thaï
Coriander seeds | coriandre en poudre, coriandre en grain, coriandre graine, poudre de coriandre
Cumin seeds | cumin graine, poudre de cumin
Curry powder | cari
Ground cinnamon | poudre de cannelle
Ground cloves | girofle
Ground nutmeg | noix muscade
Fresh thyme | thym citron
Ground ginger | poudre de gingembre
Ground turmeric | poudre de curcuma
Bay leaf | feuille laurier
Salt | sel marin, sel de cuisine, sel rose, sel rose de l'Himalaya, sel de l'Himalaya, sel casher, sel kasher
Whole-grain mustard | moutarde en grains
Soy sauce | sauce de soja, sauce de soya, sauce soja salée, sauce soja claire, sauce soja foncée, sauce soja noire, sauce soya claire, sauce soya foncée, sauce de soja claire, sauce de soja foncée, sauce soja japonaise, sauce au soja
Reduced-sodium soy sauce | sauce soja réduite en sel, sauce soja allégée en sel, sauce soja pauvre en sel
Fish sauce | sauce nuoc-mam, nuoc nam, sauce poisson, sauce au poisson, nam pla
Oyster sauce | sauce d'huître, sauce huître, sauce à l'huître
Worcestershire sauce | Worcestershire, Worcester, sauce Worcester
Vinegar | vinaigre de xérès, vinaigre de riz chinois, vinaigre riz
White vinegar | vinaigre d'alcool
Balsamic vinegar | vinaigre balsamique blanc
Miso | pâte de miso, miso blanc, miso rouge, miso brun
Chicken broth | bouillon de volaille, bouillon de poule, bouillon volaille
Reduced-sodium chicken broth | bouillon de poulet sans sel ajouté, bouillon de poulet sans sel, bouillon de poulet faible en sodium, bouillon de poulet réduit en sel
Beef broth | bouillon de bœuf concentré
Chicken bouillon cube | cube de bouillon de volaille, cube de bouillon de poule, bouillon cube de volaille, cube bouillon de volaille, cube de volaille, bouillon de volaille en cube, tablette de bouillon de volaille
Beef bouillon cube | cube bouillon de bœuf, bouillon cube de bœuf
Chicken bouillon powder | bouillon de volaille en poudre, fond de volaille en poudre
Dried veal stock | fond de veau en poudre
Onion soup mix | soupe à l'oignon Lipton, mélange de soupe à l'oignon, sachet de soupe à l'oignon, enveloppe de soupe à l'oignon
Condensed tomato soup | soupe aux tomates, crème de tomate
Red wine | vin rouge corsé, vin de Bourgogne
White wine | vin blanc moelleux
Champagne | crémant, cava, mousseux, vin pétillant
Beer | bière rousse, bière ambrée, bière blanche
Dark beer | bière noire, stout, Guinness
Rum | rhum blanc, rhum brun, rhum ambré, rhum vieux, rhum vieilli, rhum agricole, rhum blanc agricole, rhum agricole blanc, rhum épicé
Liqueur | Grand Marnier, Cointreau, limoncello, curaçao
Coffee cream liqueur | Baileys
Sweet fortified wine | porto rouge, porto blanc
Vermouth | Noilly Prat, Martini blanc, Martini rouge, vermouth rouge, vermouth blanc
Sparkling water | eau gazeuse, Perrier
Water | eau minérale, eau plate, eau de source, eau filtrée, eau de cuisson, eau de cuisson des pâtes
Cola | coca, coca-cola, Pepsi
Dry fortified wine | fino, xérès fino, xérès extra-sec
Cranberry cocktail | jus de cranberry
Lemon juice | jus citron, jus de citron jaune, citron pressé
Orange juice | jus orange
Lemon | citron jaune
Orange | orange sanguine, orange à jus
Apple | pommes McIntosh, pommes Cortland, pommes reinettes, reinette, pommes Boskoop, pommes Braeburn, pommes Honeycrisp, pommes Pink Lady, pommes Lobo, pommes Empire, pommes Spartan, pommes rouges
Golden Delicious apple | pommes Golden
Gala apple | pommes Royal Gala
Pear | poires Conférence, poires Comice, poires Rocha, poires Doyenné du Comice
Grapes | raisin blanc, raisin noir
Plum | quetsche, prune rouge
Red currant | groseilles
Cantaloupe | melon, melon charentais
Canned pineapple in juice | ananas en conserve, ananas en boîte
Beef | rôti de bœuf, rosbif, steak, bifteck, steak de bœuf, bifteck de bœuf, viande de bœuf
Lean ground beef | viande de bœuf hachée, viande hachée de bœuf, hachis de bœuf, haché de bœuf
Lean ground pork | haché de porc, viande de porc hachée, viande hachée de porc
Ground veal | haché de veau, viande de veau hachée
Stewing beef | bœuf pour bourguignon, viande de bœuf pour bourguignon, bœuf bourguignon, viande à bourguignon, viande pour bourguignon, bœuf à braiser, bœuf à ragoût, bœuf pour ragoût, cubes de bœuf à bouillir, bœuf en cubes, viande à fondue bourguignonne
Beef blade roast | paleron de bœuf, palette de bœuf
Beef tenderloin roast | filet de bœuf
Beef shank | gîte, gîte de bœuf
Stewing veal | blanquette de veau, sauté de veau, veau à blanquette, épaule de veau, tendron de veau, cubes de veau
Pork loin roast | rôti de porc
Pork shoulder | palette de porc, sauté de porc, cubes de porc
Pork tenderloin | mignon de porc
Pork back ribs | côtes levées
Pork side ribs | ribs, spare ribs
Pork belly | lard maigre, lard frais
Bacon | lard, lard fumé, poitrine fumée, poitrine de porc fumée, lard maigre fumé
Salt pork | petit salé, lard petit salé
Pork backfat | lard gras, barde de lard
Smoked lardons | allumettes fumées, allumettes de lardons fumés, lardons de poitrine fumée
Sliced cooked ham | jambon cuit, jambon de Paris, jambon blanc cuit
Prosciutto | jambon cru, jambon de Bayonne, jambon sec, jambon de pays, jambon de Savoie, jambon de montagne, jambon de Vendée
Serrano ham | jambon ibérique
Dry-cured chorizo | chorizo, chorizo fort, chorizo doux
Hot dog sausage | saucisses de Strasbourg, knacki
Smoked pork sausage | saucisse fumée, saucisse de Montbéliard
Stewing lamb | sauté d'agneau, collier d'agneau, cubes d'agneau, agneau en cubes, agneau en morceaux
Leg of lamb | gigot
Chicken breast | blanc de poulet, escalope de poulet, suprême de poulet, blanc de volaille, filet de volaille, escalope de volaille, suprême de volaille
Chicken thigh | haut de cuisse, haut de cuisse désossé
Chicken liver | foie de volaille
Cooked chicken | poulet rôti
Cornish hen | coquelet
Turkey breast | blanc de dinde, filet de dinde, rôti de dinde, sauté de dinde
Duck confit | cuisse de canard confite, canard confit
Duck foie gras | foie gras
Atlantic cod | dos de cabillaud
Anchovies in oil | anchois à l'huile, anchois à l'huile d'olive, filets d'anchois à l'huile
Crisped rice cereal | céréales Rice Krispies
Atlantic pollock | lieu, lieu jaune
Rainbow trout | truite saumonée
Canned light tuna in water | thon en boîte, thon au naturel, thon à l'eau, thon émietté
Canned light tuna in oil | thon à l'huile, thon à l'huile d'olive
Shrimp | crevettes roses, gambas, crevettes tigrées, crevettes géantes
Cooked shrimp | crevettes nordiques
Canned crab | crabe en boîte, chair de crabe, miettes de crabe
Imitation crab | surimi
Scallops | noix de Saint-Jacques, Saint-Jacques, noix de St Jacques, St Jacques, noix de pétoncles
Basmati rice | riz jasmin, riz parfumé
Short-grain white rice | riz à risotto, riz risotto, riz pour risotto, riz carnaroli, riz à dessert, riz rond à dessert
Long-grain white rice | riz long grain, riz à grain long
Cooked white rice | riz cuit, riz blanc cuit à la vapeur
Rice noodles | feuilles de riz, galettes de riz séchées, papier de riz
Cellophane noodles | vermicelles de soja
Dry pasta | pâtes courtes, pâtes longues, tagliatelles, coquillettes, rigatoni, conchiglie, lasagnes, feuilles de lasagne, plaques de lasagne, pâtes à lasagne, cheveux d'ange, pappardelle, vermicelles, macaronis courts
Fresh pasta | tagliatelles fraîches, lasagnes fraîches, feuilles de lasagnes fraîches
Couscous | semoule à couscous, semoule de couscous, semoule pour couscous, graines de couscous
Semolina | semoule de blé, semoule de blé fine
Bulgur | boulghour, boulgour de blé
Rolled oats | avoine, flocons avoine
Lentils | lentilles beluga, lentilles blondes, lentilles noires, lentilles du Puy
Canned chickpeas | pois chiches cuits
Canned white beans | haricots blancs cuits
Canned kidney beans | haricots rouges cuits
Canned black beans | haricots noirs cuits
White bread | pain rassis, pain sec, mie de pain, pain dur, pain rassis ou frais
French bread | pain de campagne, pain croûté
Brioche | pain brioché
Baguette | baguette de pain
Hamburger bun | pain burger, pain à burger, bun
White pita bread | pain pita
Flour tortilla | tortillas, wrap, galette de blé
Dry breadcrumbs | chapelure panko, chapelure de pain
Phyllo dough | feuille de filo, feuilles filo, feuilles de pâte filo
Unbaked pie crust | abaisse de tarte, abaisse, fond de tarte, croûte à tarte, croûte de tarte, fond de pâte brisée
Shortbread cookies | petit-beurre, biscuits petit-beurre, sablés bretons, palets bretons
Chocolate sandwich cookies | Oreo
Vanilla ice cream | glace vanille, crème glacée vanille
`;
