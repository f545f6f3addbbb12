/** More of `SYNONYMS_FR`: what grows, meat, fish, milk and eggs. */
export const SYNONYMS_FR_FRESH = `
Hot chili pepper | piment, piment rouge, piment vert, chili frais, chili rouge, piment antillais, piment habanero
Garlic | grain d'ail, caïeu d'ail, dent d'ail
Savoy cabbage | chou vert frisé, chou frisé vert
Celeriac | céleri boule, boule de céleri
Green beans | haricots fins, haricots plats, haricots mange-tout
Green peas | pois frais
Snow peas | pois croquants, pois sugar snap, haricots mangetout
Mesclun | salade mélangée, mélange de salades, roquette et mesclun, mélange de laitues, verdures mélangées, laitue printanière, pousses de salade
Boston lettuce | salade, salade verte, batavia, salade batavia
Leaf lettuce | salade feuille de chêne, lollo rosso
Escarole | salade frisée
Arugula | bébé roquette, salade de roquette
Canned whole tomatoes | tomates pelées, tomates concassées en dés
Canned crushed tomatoes | pulpe fine de tomates, tomates pilées, polpa
Tomato purée | sauce tomate passata, tomates en purée, passata de tomates
Tomato paste | concentré de tomate double, extrait de tomate, purée de tomates concentrée
Green onion | vert d'oignon, verts d'oignon nouveau, oignon frais, oignons fanes
Shallot | échalote sèche
Leek | vert de poireau
Carrot | carottes des sables, carotte jaune, carottes de sable, carotte sable
Potato | patates blanches, pommes de terre à frites, pomme de terre vapeur, PDT
New potato | pommes de terre primeur
Sweet potato | patates sucrées
Red bell pepper | poivron doux rouge, piment rouge doux
Green bell pepper | piment vert doux
Pumpkin | courge potiron
Winter squash | courge, courge musquée de Provence
Butternut squash | courge doubeurre
Cauliflower | fleurettes de chou-fleur, sommités de chou-fleur
Broccoli | fleurettes de brocoli, sommités de brocoli
Cremini mushroom | champignons rosés
Dried shiitake mushroom | champignons noirs parfumés
Canned corn kernels | conserve de maïs, maïs doux en boîte, maïs égoutté
Cooked beet | betterave rouge cuite, betteraves sous vide, betteraves précuites
Canned artichoke hearts | fonds d'artichaut
Asparagus | pointes d'asperges vertes, pointes d'asperges
Sun-dried tomatoes in oil | tomates séchées à l'huile, tomates confites à l'huile, pétales de tomates séchées à l'huile, tomates séchées marinées
Sun-dried tomatoes | tomates confites, pétales de tomates séchées
Frozen French fries | frites, frites au four
Frozen mixed vegetables | macédoine
Instant mashed potato flakes | purée en flocons, flocons de purée
Apple | pommes à cuire, pommes canada, pommes à compote, pommes Elstar, pommes Jonagold, pommes Belle de Boskoop, pommes acidulées, pommes à couteau, pommes à tarte, pommes sucrées
Granny Smith apple | Granny Smith, Granny, pommes Granny
Golden Delicious apple | golden
Lemon zest | zeste de citron jaune
Raisins | raisins de Corinthe et Smyrne
Golden raisins | raisins secs de Smyrne, sultanas
Date | pâte de dattes
Medjool date | dattes medjoul
Dried cranberries | cranberries, canneberges séchées sucrées
Candied orange peel | oranges confites
Candied fruit | macédoine de fruits confits
Maraschino cherries | cerises confites au marasquin
Canned pineapple in juice | ananas en tranches, ananas au sirop, tranches d'ananas, rondelles d'ananas, ananas en morceaux, cubes d'ananas, ananas en dés
Raspberry | purée de framboise
Strawberry | gariguettes, purée de fraise
Blackberry | mûres sauvages
Unsweetened applesauce | compote de pommes, compote de pommes maison
Pork belly | lard entrelardé, lard de poitrine, ventrèche fraîche
Bacon | ventrèche, lard salé fumé
Stewing beef | carbonades, carbonnades, carbonades de bœuf, carbonnades de bœuf, bœuf à carbonnade, bœuf à pot-au-feu, bœuf pour pot-au-feu, viande à pot-au-feu, pot-au-feu, bœuf charolais pour bourguignon, macreuse, cubes de bœuf, jumeau, joue de bœuf en cubes, viande à ragoût, cubes à ragoût, viande de bœuf à mijoter, bœuf à mariner, gîte à la noix
Pork back ribs | côtes de dos, côtes de dos de porc, côtes levées de porc
Whole chicken | poulet de grain, poule, morceaux de poulet, poulet jaune, poularde, coq
Chicken breast | lanières de poulet, dés de poulet, émincé de poulet, cubes de poulet, poulet en dés, poulet en cubes
Chicken drumstick | pilons
Chicken wing | ailerons de poulet, ailes de poulet marinées
Chicken liver | foies blonds
Cooked chicken | restes de poulet
Ground chicken | haché de poulet
Turkey breast | dinde en cubes
Ground turkey | dindon haché, haché de dinde, viande hachée de dinde
Sausage meat | farce fine, farce de porc, farce à tomates
Pork loin roast | carré de porc
Boneless pork shoulder blade | échine, porc à sauté
Pork shoulder | porc à ragoût, porc en cubes, porc effiloché
Pork leg | jarret de porc, jarret de porc frais
Pork side ribs | travers, plat de côtes de porc, ribs de porc
Salt pork | petit salé de porc, lard demi-sel, poitrine demi-sel, poitrine salée, lard gras salé
Smoked lardons | allumettes de lardons, allumettes de bacon, dés de bacon, allumettes de jambon
Unsmoked lardons | allumettes de porc, lardons salés
Ham | allumettes de jambon cuit, talon de jambon
Sliced cooked ham | jambon supérieur, jambon d'York
Prosciutto | jambon d'Aoste, jambon cru fumé, chiffonnade de jambon cru, speck, jambon des Ardennes
Merguez sausage | merguez de bœuf, saucisses merguez
Toulouse sausage | saucisse au couteau, saucisse de campagne
Smoked pork sausage | saucisse de Morteau fumée, diot, diots de Savoie, saucisson vaudois
Hot dog sausage | saucisses cocktail, saucisse knack
Pancetta | pancetta fumée, guanciale
Beef | rumsteak
Top sirloin steak | rumsteak de bœuf, romsteck, bifteck de surlonge, surlonge de bœuf, surlonge
Flank steak | bavette de bœuf marinée, flanc de boeuf
Beef blade roast | rôti de palette, macreuse à braiser, rôti de palette désossé
Beef shank | gîte-gîte, osso bucco de bœuf
Beef short ribs | plat de côte de bœuf, côtes courtes, bouts de côtes
Veal cutlet | quasi de veau, émincé de veau
Veal shank | osso bucco, ossobuco, rouelle de jarret de veau
Stewing veal | viande de veau, veau en cubes
Lamb loin chop | côtelettes d'agneau dans le filet
Stewing lamb | navarin, navarin d'agneau, viande d'agneau, agneau pour ragoût
Ground lamb | viande d'agneau hachée, haché d'agneau, viande hachée d'agneau
Rabbit | râble de lapin, cuisses de lapin, lapereau
Duck breast | magret, aiguillettes de canard, filet de canard
Duck confit | confit, manchons de canard confits, cuisse confite de canard
Bresaola | viande des Grisons
Dungeness crab | tourteau, crabe tourteau, dormeur
Canned crab | crabe émietté
Atlantic salmon | dos de saumon
Atlantic cod | dos de morue, skrei, poisson blanc, filets de poisson blanc, poisson blanc ferme
Hake | colinot, merluchon
Sea bass | branzino
Sea bream | dorade royale, daurade royale
Sole | limande
Yellowfin tuna | steak de thon, pavé de thon, longe de thon, mi-cuit de thon
Canned light tuna in water | miettes de thon, thon pâle, thon germon au naturel, thon blanc au naturel
Canned light tuna in oil | thon huile d'olive
Anchovies in oil | anchois salés, anchois au sel, anchois marinés
Cooked shrimp | crevettes de Matane, crevettes roses cuites, crevettes grises décortiquées
Scallops | noix de coquilles Saint-Jacques, coquilles St-Jacques
Mussels | moules cuites
Clams | coques, vongole, praires
Squid | anneaux de calmar, anneaux de calamar, blanc d'encornet, supions, anneaux d'encornet
Octopus | tentacules de poulpe
Lumpfish roe | œufs de lump
Salmon roe | œufs de truite
Caviar | oeufs d'esturgeon
Alfalfa sprouts | pousses de luzerne, luzerne
2% cottage cheese | cottage
Canned mushrooms | champignons de Paris en conserve
35% whipping cream | crème fraîche fluide, crème fraîche fluide entière, crème fraîche liquide entière, crème d'Isigny liquide, crème UHT
10% cream | crème 12 %, crème à 12 %
18% table cream | crème 18 %, crème à 18 %, crème 20 %, crème à 20 %
15% cream | crème champêtre, crème à café légère, crème à sauce, crème culinaire 15 %
Crème fraîche | crème fraîche entière, crème fraîche épaisse entière, crème acidulée
2% milk | lait pasteurisé
Whole milk | lait cru, lait 3, 25 % M.G.
Skim milk powder | lait en poudre, poudre de lait
Sweetened condensed milk | lait Eagle Brand, Eagle Brand
Evaporated milk | lait Carnation, lait condensé non sucré
Plain yogurt | yaourt bulgare, yaourt velouté, yaourt blanc, yogourt nature 2 %
2% Greek yogurt | yogourt grec nature, yogourt grec 2 %, yaourt grec nature
Rich Greek yogurt | yogourt grec 10 %, yaourt grec entier
Ghee | beurre à rôtir
Fromage blanc | maquée, petit-suisse, séré, séré maigre
Quark | séré demi-gras, fromage blanc maigre
Grated Parmesan cheese | parmesan en poudre, fromage parmesan râpé, poudre de parmesan
Mozzarella cheese | boule de mozzarella
Buffalo mozzarella | mozzarella de bufala, mozzarella bufala, bufala
Cheddar cheese | cheddar jaune, fromage en crottes, cheddar orange
Soft goat cheese | crottin de chèvre frais
Goat cheese log | bûche de fromage de chèvre, bûchette de chèvre, chèvre bûche
Semi-soft goat cheese | crottin de chèvre, crottins de chavignol, cabécou, rocamadour, picodon
Whole milk ricotta | fromage ricotta
Cream cheese | fromage à la crème philadelphia, Madame Loïk, fromage à tartiner nature, carré frais
Raclette cheese | raclette fumée
Processed cheddar slices | fromage pour hamburger, tranches de fromage à burger
Salted butter | beurre de baratte
Unsalted butter | beurre extra-fin
Egg | œuf de poule
Fat-free Greek yogurt | skyr, yogourt skyr
`;
