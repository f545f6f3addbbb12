/** Lines read by hand as those of `REAL_LINES_EN`, which nothing was tuned for before its first measure. */
export const HELD_OUT_EN = `
1 (3 1/2 pound) whole chicken, cut into pieces | 1 | UNIT | Whole chicken
2 tablespoons all purpose flour | 2 | TABLESPOON | All-purpose flour
3/4 tsp kosher salt, plus more to taste | 3/4 | TEASPOON | Salt
1 cup unsalted butter, at room temperature (226g) | 1 | CUP | Unsalted butter
225g (8oz) unsalted butter, cubed | 225 | GRAM | Unsalted butter
1 1/4 cups (150g) cake flour | 1 1/4 | CUP | Cake and pastry flour
2 large egg yolks | 2 | UNIT | Egg yolk
1 (16 oz.) container sour cream | 1 | | Sour cream
1 (28-oz) can whole peeled tomatoes | 1 | | Canned whole tomatoes
1 tin (400 g) coconut milk | 1 | | Coconut milk
3 cloves garlic, smashed and peeled | 3 | UNIT | Garlic
6 garlic cloves | 6 | UNIT | Garlic
2 tsp minced garlic | 2 | TEASPOON | Garlic
1 thumb-sized piece of ginger | 1 | | Fresh ginger
2 teaspoons grated fresh ginger | 2 | TEASPOON | Fresh ginger
1 lb. bacon, cut into 1-inch pieces | 1 | POUND | Bacon
8 ounces Gruyère, grated | 1/2 | POUND | Gruyère cheese
5 oz baby spinach | 5/16 | POUND | Spinach
1/3 cup fresh lime juice | 1/3 | CUP | Lime juice
3 Tbsp. fresh lemon juice | 3 | TABLESPOON | Lemon juice
1 Tbsp. low-sodium soy sauce | 1 | TABLESPOON | Reduced-sodium soy sauce
2 c. shredded cheddar | 2 | CUP | Cheddar cheese
1/2 c. melted butter | 1/2 | CUP | Salted butter
4 c. water | 4 | CUP | Water
1 pkg. active dry yeast | 1 | UNIT | Active dry yeast
2 pkgs. cream cheese | 2 | | Cream cheese
2 eggs, lightly beaten | 2 | UNIT | Egg
2 hard-boiled eggs, chopped | 2 | UNIT | Hard-boiled egg
1 small red onion, thinly sliced | 1 | UNIT | Red onion
2 Roma tomatoes, diced | 2 | UNIT | Tomato
1 pint grape tomatoes | 473.176473 | MILLILITERS | Cherry tomato
1 cup cherry tomatoes, halved | 1 | CUP | Cherry tomato
1 tbsp. each chopped parsley and chives | 1 | TABLESPOON | own:each chopped parsley and chives
1/2 tsp. each salt and pepper | 1/2 | TEASPOON | own:each salt and pepper
salt & pepper | | | own:salt & pepper
Dash of hot sauce | | | Hot pepper sauce
2 dashes Angostura bitters | | | own:Angostura bitters
handful fresh coriander, roughly chopped | | | Fresh cilantro
small handful of parsley | | | Fresh parsley
15g fresh parsley | 15 | GRAM | Fresh parsley
1 x 400g can of chopped tomatoes | 1 | | Canned whole tomatoes
1kg King Edward potatoes | 1000 | GRAM | Potato
1.2kg/2lb 10oz beef brisket | 1200 | GRAM | Beef brisket
2 tbsp sunflower oil | 2 | TABLESPOON | Sunflower oil
1 tsp English mustard | 1 | TEASPOON | own:English mustard
568ml/1 pint whole milk | 568 | MILLILITERS | Whole milk
1 pint (568ml) milk | 568 | MILLILITERS | 2% milk
285ml/½ pint red wine | 285 | MILLILITERS | Red wine
110g/4oz icing sugar | 110 | GRAM | Icing sugar
3 free-range eggs | 3 | UNIT | Egg
1 unwaxed lemon, zest only | 1 | UNIT | Lemon
½ lemon, juice only | 1/2 | UNIT | Lemon
55g/2oz walnut halves | 55 | GRAM | Walnuts
pinch of salt | | | Salt
4 skinless salmon fillets | 4 | | Atlantic salmon
350g dried spaghetti | 350 | GRAM | Spaghetti
1 vegetable stock cube | 1 | UNIT | own:vegetable stock cube
200g block feta cheese | 1 | | Feta cheese
Half a cucumber | 1/2 | UNIT | Cucumber
2 to 2 1/2 cups bread flour | | | Bread flour
1 1/2-2 lbs stewing beef | | | Stewing beef
about 1 1/2 cups panko | 1 1/2 | CUP | Dry breadcrumbs
at least 2 cups oil | | | Vegetable oil
1 cup white sugar, or to taste | 1 | CUP | Granulated sugar
1 cup dark brown sugar, firmly packed | 1 | CUP | Brown sugar
1 cup firmly packed light brown sugar | 1 | CUP | Brown sugar
6 tablespoons (3/4 stick) butter | 6 | TABLESPOON | Salted butter
1 stick (8 tablespoons) unsalted butter | 1/4 | POUND | Unsalted butter
12 tbsp. (1 1/2 sticks) unsalted butter | 12 | TABLESPOON | Unsalted butter
2 sprigs rosemary | 2 | | Fresh rosemary
10 sprigs thyme | 10 | | Fresh thyme
1 bunch green onions | 1 | | Green onion
2 bunches kale | 2 | | Kale
1 medium head garlic | 1 | | Garlic
4 thick slices sourdough bread | 4 | UNIT | French bread
1 loaf Italian bread | 1 | | Italian bread
1 package (8 oz) egg noodles | 1 | | Egg noodles
1 cup uncooked quinoa | 1 | CUP | Quinoa
2 15-oz. cans black beans | 2 | | Canned black beans
Three 14.5-ounce cans diced tomatoes | 3 | | Canned whole tomatoes
2 T butter | 2 | TABLESPOON | Salted butter
2 cans (28 oz each) crushed tomatoes | 2 | | Canned crushed tomatoes
`;

/** The same in French. */
export const HELD_OUT_FR = `
2 c. à soupe (30 ml) d'huile de canola | 2 | TABLESPOON | Canola oil
1/3 tasse (80 ml) de sirop d'érable | 1/3 | CUP | Maple syrup
310 ml (1 1/4 tasse) de farine tout usage non blanchie | 310 | MILLILITERS | All-purpose flour
2,5 ml (1/2 c. à thé) de poudre à pâte | 2.5 | MILLILITERS | Baking powder
1 ml (1/4 c. à thé) de sel | 1 | MILLILITERS | Salt
1 pincée de poivre de Cayenne | | | Cayenne pepper
2 œufs, légèrement battus | 2 | UNIT | Egg
675 g (1 1/2 lb) de poulet haché | 675 | GRAM | Ground chicken
900 g (2 lb) de palette de bœuf | 900 | GRAM | Beef blade roast
1 oignon haché finement | 1 | UNIT | Onion
1 oignon espagnol, émincé | 1 | UNIT | Onion
2 branches de thym frais | 2 | | Fresh thyme
4 pommes Cortland, pelées et coupées en quartiers | 4 | UNIT | Apple
1 boîte de 284 ml (10 oz) de crème de poulet condensée | 1 | | Condensed cream of chicken soup
1 conserve de 540 ml de lentilles, rincées | 1 | | Cooked lentils
2 sachets de 7 g de gélatine sans saveur | 2 | | Unflavoured gelatin powder
1 sachet de gélatine | 1 | UNIT | Unflavoured gelatin powder
4 feuilles de gélatine | 4 | | Unflavoured gelatin powder
1/2 paquet de pâtes | 1/2 | | Dry pasta
1 paquet de 250 g de fromage à la crème, ramolli | 1 | | Cream cheese
1 tasse de fromage mozzarella râpé | 1 | CUP | Mozzarella cheese
30 g de beurre | 30 | GRAM | Salted butter
1 jaune d'œuf pour la dorure | 1 | UNIT | Egg yolk
1 cuil. à soupe d’huile de sésame | 1 | TABLESPOON | Sesame oil
1 cuillère à soupe de miel liquide | 1 | TABLESPOON | Honey
1 cuillère à café d'extrait de vanille | 1 | TEASPOON | Vanilla extract
3 c. à c. de curry | 3 | TEASPOON | Curry powder
1 c.à.c de gingembre moulu | 1 | TEASPOON | Ground ginger
10 cl d'eau tiède | 100 | MILLILITERS | Water
75cl de vin rouge | 750 | MILLILITERS | Red wine
600 gr de filet mignon de porc | 600 | GRAM | Pork tenderloin
4 escalopes de dinde | 4 | UNIT | Turkey breast
4 filets de poulet | 4 | UNIT | Chicken breast
1 bouquet garni | 1 | UNIT | own:bouquet garni
1 gousse d’ail écrasée | 1 | UNIT | Garlic
1 tête d'ail | 1 | | Garlic
1 barquette de fraises | 1 | | Strawberry
3 belles tomates bien mûres | 3 | UNIT | Tomato
1 beau chou-fleur | 1 | UNIT | Cauliflower
2 grosses carottes, râpées | 2 | UNIT | Carrot
1 bulbe de fenouil | 1 | UNIT | Fennel bulb
125 g de lardons | 125 | GRAM | Unsmoked lardons
150 g de comté râpé | 150 | GRAM | Comté
1 bûche de chèvre | 1 | | Goat cheese log
2 yaourts nature | 2 | | Plain yogurt
1 pot de yaourt nature | 1 | | Plain yogurt
gros sel | | | Salt
sel fin, poivre noir du moulin | | | own:sel fin, poivre noir du moulin
un trait de jus de citron | | | Lemon juice
quelques brins de ciboulette | | | Fresh chives
une belle poignée d'épinards frais | | | Spinach
une cuillère à soupe de fécule | 1 | TABLESPOON | own:fécule
deux cuillères à café de sucre roux | 2 | TEASPOON | Brown sugar
trois œufs | 3 | UNIT | Egg
huile d'olive | | | Olive oil
10 à 12 crevettes | | | Shrimp
1 kilo de moules | 1000 | GRAM | Mussels
2 livres de patates | 2 | POUND | Potato
1 lb de crevettes crues, décortiquées | 1 | POUND | Shrimp
8 onces de saumon | 1/2 | POUND | Atlantic salmon
4 tasses (1 litre) de bouillon de bœuf | 4 | CUP | Beef broth
1 L (4 tasses) de fraises fraîches, équeutées | 1000 | MILLILITERS | Strawberry
½ c. à thé de muscade moulue | 1/2 | TEASPOON | Ground nutmeg
1 c. à thé comble de poudre à pâte | 1 | TEASPOON | Baking powder
le zeste râpé d'1 citron | 1 | UNIT | Lemon
Jus d'une orange | 1 | UNIT | Orange
le jus de la moitié d'un citron | 1/2 | UNIT | Lemon
1 tasse 1/2 de lait | 1 1/2 | CUP | 2% milk
1 dl 1/2 de vin blanc | 150 | MILLILITERS | White wine
2 c.s. de miel | 2 | TABLESPOON | Honey
feuilles de menthe fraîche | | | Fresh mint
`;
