/** More of `SYNONYMS_FR`: what keeps in a pantry, and what is drunk. */
export const SYNONYMS_FR_PANTRY = `
Dry pasta | pâtes allongées, nouilles, macaroni en coudes, spirales, torsades, pâtes de blé, pâtes alphabet, pâtes farfalle, pâtes penne, pâtes fusilli, pâtes orzo, cannellonis, gemelli, trofie, bucatini, pâtes torsadées, langues d'oiseau, crozets
Spaghetti | pâtes linguine, pâtes spaghetti, fettucines, fettuccini
Egg noodles | nouilles chinoises aux œufs, tagliatelles aux œufs
Rice noodles | pâtes de riz, vermicelles chinois de riz, nouilles pad thaï
Soba noodles | pâtes soba
Instant ramen noodles | nouilles ramen, nouilles instantanées, nouilles chinoises instantanées
All-purpose flour | farine blé, farine Robin Hood, farine de gruau, farine fleur, farine mi-blanche, farine bise
Whole wheat flour | farine intégrale de blé, farine semi-complète, farine de blé intégrale, farine type 110, farine type 150, farine de blé T 110
Bread flour | farine manitoba, farine de gruau T 45, farine panifiable, farine pour machine à pain
Buckwheat flour | sarrasin en farine
Whole-grain corn flour | farine de maïs jaune
Cornmeal | polenta instantanée, polenta précuite, semoule de polenta
Cornstarch | fécule de maïs Maïzena, Canada corn starch
Potato starch | amidon de pomme de terre
Quick oats | flocons d'avoine de cuisson rapide, gruau à cuisson rapide, gruau minute, avoine à cuisson rapide, flocons d'avoine rapides
Long-grain white rice | riz non cuit
Basmati rice | riz thaïlandais, riz blanc basmati
Short-grain white rice | riz bomba, riz pour paella, riz à paella, riz vialone nano, riz italien, riz spécial risotto, riz japonais, riz pour sushi, riz spécial dessert
Red lentils | lentilles roses
Canned white beans | haricots cannellini, haricots lingots cuits, haricots cocos, mogettes, cocos de Paimpol, fèves blanches
Dried white beans | haricots lingots, haricots tarbais, lingots
Split peas | pois à soupe, pois jaunes à soupe, pois secs
Corn flakes | pétales de maïs, céréales corn flakes
Popcorn kernels | maïs à pop-corn, grains de maïs à éclater
Cheese tortellini | tortellini, raviolis au fromage
Fresh pasta | nouilles fraîches, spaghettis frais, linguine fraîches, fettuccine fraîches, pâtes à lasagne fraîches, raviolis frais
Vital wheat gluten | gluten pur
Couscous | semoule moyenne, couscous de blé entier
Quinoa | graines de quinoa
Pearl barley | perles d'orge
Blanched almonds | amandes en bâtonnets, amandes tranchées, amandes effilées grillées, bâtonnets d'amandes
Almonds | amandes brutes
Walnuts | noix en cerneaux, cerneaux
Whole wheat bread | pain de mie complet, pain de mie intégral, pain brun
Unsweetened shredded coconut | noix de coco séchée en poudre, lamelles de noix de coco, lamelles de coco, chips de coco, flocons de noix de coco, coco en poudre, noix de coco en flocons
Coconut milk | lait de noix de coco
Coconut cream | crème de noix de coco
Tahini | pâte de sésame, crème de sésame, tahina
Sweetened chestnut purée | crème de marrons vanillée
Canned chestnuts | marrons au naturel, marrons cuits
Chia seeds | graines chia
Flaxseeds | lin, lin broyé
Pumpkin seeds | pépins de courge, pépins de citrouille
Quatre-épices | 4 épices, mélange 4 épices
Hoisin sauce | sauce hoi sin
Chocolate hazelnut spread | pâte à tartiner au chocolat, pâte à tartiner aux noisettes, tartinade au chocolat
Bay leaf | feuille de laurier sèche, laurier séché
Fresh cilantro | persil arabe, persil chinois
Dried oregano | origan sec
Dried thyme | thym sec, thym en poudre
Dried rosemary | romarin sec
Dried basil | basilic sec
Herbes de Provence | herbes provençales
Black pepper | poivre gris, poivre mignonnette, mignonnette de poivre
Paprika | pimentón, piment doux en poudre, poudre de paprika
Cayenne pepper | piment moulu, chili moulu, piment rouge en poudre, piment doux d'espelette
Chili powder | épices à chili
Curry powder | curry de madras
Fennel seeds | fenouil en graines
Ground cardamom | capsules de cardamome
Ground allspice | piment de Jamaïque, baies de la Jamaïque, poivre de la Jamaïque, quatre-épices de la Jamaïque
Ground ginger | gingembre sec
Saffron | pistils de safran, filaments de safran, stigmates de safran
Mustard seeds | moutarde jaune en poudre
Vinegar | vinaigre de cidre de pomme
Cider vinegar | vinaigre de pomme
Balsamic vinegar | vinaigre de Modène, balsamique
White vinegar | vinaigre cristal, vinaigre de toluène
Soy sauce | Kikkoman
Fish sauce | sauce nuoc-nam, sauce nuocmam, nuocmam
Hot pepper sauce | sauce forte, sauce chili forte, sauce Frank's Red Hot
Sriracha sauce | sauce chili sriracha, sauce siracha
Ketchup | sauce ketchup
Barbecue sauce | sauce barbecue fumée, sauce bar-b-q
Worcestershire sauce | sauce Worchester
Capers | câpres au vinaigre
Dill pickles | cornichons marinés, cornichon malossol
Black olives | olives de Nyons, olives taggiasche
Oil-cured black olives | olives noires Kalamata
Green olives | olives vertes farcies, olives picholines
Harissa | pâte de harissa, purée de harissa
Prepared horseradish | crème de raifort, raifort mariné
Orange marmalade | confiture d'oranges, confiture d'oranges amères
Poppy seeds | graines de pavot bleu
Duck fat | graisse de confit
Margarine | margarine végétale, Becel, margarine de cuisson
Lard | graisse de porc, graisse de saindoux, Tenderflake
Vegetable shortening | graisse végétale Crisco
Coconut oil | huile coco
Grapeseed oil | huile pépins de raisin
Olive oil | huile de olive
Cooking spray | huile en spray, spray de cuisson, aérosol de cuisson, enduit antiadhésif
Unbaked pie crust | abaisse de pâte, pâte à foncer
Puff pastry | pâte levée feuilletée
Sweet pastry dough | pâte sucrée
Granulated sugar | sucre candi, sucre candi blanc
Brown sugar | cassonade de candi, sucre roux en poudre, sucre de canne brun, sucre candi brun
Turbinado sugar | sucre de canne brut, sucre roux cristallisé, demerara
Granulated sugar | sucre grain, sucre superfin
Icing sugar | sucre à icing
Pancake syrup | sirop de poteau
Vanilla extract | vanille bourbon
Active dry yeast | levure à pain, levure à pain instantanée, levure sèche du boulanger, levure briochin, SAF instant, levure de boulanger en sachet, levure à pain rapide
Fresh yeast | levure de boulanger en cube, levure du boulanger fraîche, levure pressée
Unflavoured gelatin powder | poudre de gélatine
Unsweetened cocoa powder | cacao Van Houten, cacao poudre, cacao en poudre sans sucre, Van Houten
Milk chocolate | chocolat au lait pâtissier
White chocolate | chocolat blanc pâtissier
Dark chocolate (45-59%) | chocolat de couverture, chocolat de couverture noir, chocolat noir de couverture, pistoles de chocolat noir
Semisweet chocolate | capuchons de chocolat, capuchons de chocolat mi-sucré, chipits, gouttes de chocolat, carrés de chocolat mi-sucré
Flour tortilla | fajitas, galette tortilla
French bread | pain de ménage, miche de pain, pain rustique, pain paysan, pain bis
Baguette | ficelle de pain
Dry breadcrumbs | mie de pain séchée
Ladyfingers | biscuits boudoirs, biscuits champagne, biscuits roses de Reims
Graham crackers | chapelure de biscuits Graham, miettes de biscuits Graham
Shortbread cookies | galettes bretonnes
Speculoos | biscuits spéculoos, spéculos
Meringue | coques de meringue
Phyllo dough | feuilles de brick, feuilles phyllo
Wonton wrapper | raviolis chinois, pâte à raviolis, feuille wonton
Sponge cake | biscuit génoise, biscuit de Savoie
Soft caramels | bonbons caramel
Butterscotch topping | caramel au beurre salé, caramel liquide, coulis de caramel, caramel beurre salé
Rainbow sprinkles | vermicelles de sucre, vermicelles colorés
Agar-agar | agar-agar en poudre, poudre d'agar-agar
Pectin powder | pectine
Lemon juice | jus de citron concentré
Apple juice | jus de pomme brut, moût de pomme
Water | eau potable, eau de trempage, eau de cuisson des pois chiches
Sparkling water | San Pellegrino, eau Perrier
Espresso | café fort, café noir, café serré, café noir fort
Instant coffee | café lyophilisé, café en poudre, Nescafé, café instantané en poudre
Lemon-lime soda | Sprite, 7Up, Seven Up
Tonic water | Schweppes, tonic
Ginger ale | Canada Dry
Unsweetened almond milk | boisson d'amande, boisson aux amandes
Tea leaves | thé noir en feuilles, thé en vrac
Beer | bière de microbrasserie, bière d'abbaye
Red wine | vin rouge de cuisine, bourgogne rouge
White wine | vin jaune, vin blanc de cuisine, riesling, muscadet, chardonnay, vin d'Alsace
Sweet fortified wine | banyuls, pineau des Charentes
Fruit brandy | poire Williams eau-de-vie, grappa, schnaps
Distilled spirit (40%) | alcool blanc
Liqueur | Chartreuse, Bénédictine, Drambuie, St-Germain, Curaçao bleu, Aperol, Campari, Sortilège, Soho, Marie Brizard
Sake | saké de cuisine, vin de Shaoxing, vin de Shao Xing, vin chinois
Chicken broth | bouillon cube de poulet dilué, fond blanc
Beef broth | fond brun, fond brun de veau, fond de veau liquide, consommé de boeuf
Vegetable broth | bouillon végétal
Fish broth | court-bouillon
Dried vegetable bouillon | poudre de bouillon de légumes
Chicken bouillon cube | cube bouillon de poule, bouillon de poule en cube
Beef bouillon cube | cube de viande
Dried veal stock | poudre de fond de veau
Condensed cream of mushroom soup | soupe crème de champignons
Soft silken tofu | tofu mou
Nutritional yeast | flocons de levure
Fried tofu | tofu pané
Canned baked beans | fèves au lard, haricots blancs à la sauce tomate
Tortilla chips | chips de maïs, chips tortilla, tortilla chips, chips mexicaines
Cola | Coke
Ground cloves | clou moulu, clou en poudre
Flavoured gelatin powder | Jell-O aux fraises, Jell-O aux framboises, Jell-O aux cerises, gélatine aux fraises
Potato chips | croustilles nature, croustilles
Homemade fish stock | fumet
Homemade chicken stock | fond blanc de volaille
`;

/** What only sounds like an ingredient of the catalogue: another thing, or its pieces another size. */
export const FALSE_FRIENDS_FR = `
sauce chili douce, sauce chili sucrée, sauce piment douce, pâte à choux, pâte à crêpes, pâte à pain, pâte à brioche, pâte levée, pâte à beignets, pâte à gaufres
pâte à sucre, pâte à nouilles, pâte de fruits, pâte de coing, pâte de curry, vacherin fribourgeois
saucisson de porc, saucisson à cuire, eau de fleur d'oranger, eau de rose, sirop de sucre, sucre de palme
sucre de coco, sucre de fleur de coco, sucre gélifiant, sucre de bouleau, lait de brebis, pain d'épices
poivre de Sichuan, poivre du Sichuan, poivre long, baies roses, anis étoilé, riz au lait, riz d'or
lait végétal, crème végétale, crème anglaise, crème pâtissière, crème brûlée, thé matcha, oignon grelot
petit oignon grelot, oignon frit, oignon confit, citron confit, ail confit, ail noir, mini-maïs, épi de maïs nain
pommes dauphine, pommes noisette, pommes duchesse, jus de viande, noix de veau, noix de bœuf, noix de jambon
cœur de bœuf, fleur de sel fumé, sel nitrité, beurre de karité, fève tonka, fève de cacao, grué de cacao
sirop de citron, eau de coco fermentée, vin de noix, vin d'orange, feuille de combava, feuille de curry
feuille de citronnier, feuille de figuier, feuille de bananier, feuille de céleri, vert de céleri, sucre pétillant
`;
