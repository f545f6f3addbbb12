/** A second list as `UNSEEN_LINES_EN`: lines of thirty other recipes, read by hand before any program. */
export const UNSEEN_LINES_EN_2 = `
1 tablespoon minced garlic | 1 | TABLESPOON | Garlic
8 Roma tomatoes, sliced | 8 | UNIT | Tomato
2 (12 inch) pre-baked pizza crusts | 2 | UNIT | own
4 ounces shredded Fontina cheese | 1/4 | POUND | Fontina cheese
10 fresh basil leaves, washed, dried | 10 | | Fresh basil
½ cup crumbled feta cheese | 1/2 | CUP | Feta cheese
2 pounds fresh shrimp, head-on 4 garlic cloves, very thinly sliced | 2 | POUND | Shrimp
2 shallots, very thinly sliced (about 3/4 cup) | 2 | | Shallot
1 tablespoon chicken bouillon powder | 1 | TABLESPOON | Chicken bouillon powder
3 whole hot dried chiles | 3 | UNIT | Dried hot chili pepper
2 teaspoons dark soy sauce | 2 | TEASPOON | Soy sauce
5 to 6 tablespoons toasted rapeseed oil* | | | Canola oil
3 scallions, cut into 2-inch lengths | 3 | UNIT | Green onion
Cooked rice | | | Cooked white rice
2 tablespoons olive oil, plus more | 2 | TABLESPOON | Olive oil
1 pound sausage of your choosing | 1 | POUND | own
1 pound eggplant, fennel or zucchini, chopped | 1 | POUND | Eggplant
1 red or yellow onion, sliced (not too thin) | 1 | UNIT | ?
Kosher salt, freshly ground black pepper | | | own
1 24-ounce jar tomato sauce, puree, or can of crushed tomatoes | 1 | | Tomato sauce
Fresh or dried oregano, optional | | | Dried oregano
Crushed red pepper flakes, optional | | | Cayenne pepper
2 cloves garlic, very, very well crushed or finely chopped | 2 | UNIT | Garlic
1 pound dried pasta such as casarecce or rigatoni | 1 | POUND | Dry pasta
Basil, if you have it | | | Fresh basil
Pecorino or Parmesan cheese, for grating | | | ?
2-3 small bread and butter pickles | | | Sweet pickles
2 tablespoons ketchup | 2 | TABLESPOON | Ketchup
Pinch garlic powder | | | Garlic powder
Freshly ground pepper | | | Black pepper
1 teaspoon espresso powder (homemade or store-bought) | 1 | TEASPOON | Instant coffee
1 cup milk (or buttermilk, almond, or coconut milk) | 1 | CUP | 2% milk
Chocolate Buttercream Frosting Recipe | | | own
15 teaspoons Nutella (approx 225g) ((3/4 cup) frozen in dollops) | 15 | TEASPOON | Chocolate hazelnut spread
115 g unsalted butter, softened (1/2 cup) | 115 | GRAM | Unsalted butter
150 g light brown sugar (3/4 cup, packed) | 150 | GRAM | Brown sugar
1 medium egg | 1 | UNIT | Egg
275 g plain flour (all-purpose flour) (2 1/4 cups) | 275 | GRAM | All-purpose flour
½ tsp bicarbonate of soda (baking soda) | 1/2 | TEASPOON | Baking soda
1 tbsp cornflour (cornstarch) | 1 | TABLESPOON | Cornstarch
150 g chocolate chips (1 cup) | 150 | GRAM | Semisweet chocolate
2 large heads romaine lettuce, prepared according to Notes below | 2 | UNIT | Romaine lettuce
½ medium red onion, peeled and then sliced into very thin rings (I like to use a mandoline for quick, easy, uniform slices.) | 1/2 | UNIT | Red onion
½ cup sliced pepperoncini rings | 1/2 | CUP | own
½ cup sliced black olives | 1/2 | CUP | Black olives
½ pound provolone, sliced ⅛" thick and then cut into ¼" ribbons | 1/2 | POUND | Provolone cheese
½ pound good quality salami, sliced ⅛" thick and then cut into ¼" ribbons | 1/2 | POUND | Italian salami
12 ounces cherry or grape tomatoes, sliced in half | 3/4 | POUND | Cherry tomato
Italian Vinaigrette | | | Vinaigrette
For the noodles: | | | own:For the noodles
10 lasagna noodles | 10 | | Dry pasta
6 ounces spinach (from 1 bag spinach) | 3/8 | POUND | Spinach
1 (15 ounce) container part skim ricotta | 1 | | Part-skim ricotta
2 (15 ounce) cans pumpkin puree | 2 | | Canned pumpkin purée
½ cup milk (I like unsweetened almond milk, but any milk will work) | 1/2 | CUP | 2% milk
¼ teaspoon ginger | 1/4 | TEASPOON | Ground ginger
¼ teaspoon allspice | 1/4 | TEASPOON | Ground allspice
3 cups shredded mozzarella cheese, divided (approximately 12 ounces) | 3 | CUP | Mozzarella cheese
1 cup grated parmesan cheese, divided | 1 | CUP | Grated Parmesan cheese
Fresh chopped parsley or small sage leaves | | | Fresh parsley
1 cup butter salted (softened) | 1 | CUP | Salted butter
2-2¼ cups all purpose flour (at least 11% protein) | | | All-purpose flour
½ cup brown sugar (lightly packed) | 1/2 | CUP | Brown sugar
Zest from 2 fresh lemons | 2 | UNIT | Lemon
Juice from 1 tantalizing lemon | 1 | UNIT | Lemon
2 fluffy eggs | 2 | UNIT | Egg
1/2 cup velvety olive oil | 1/2 | CUP | Olive oil
1/2 cup creamy yoghurt | 1/2 | CUP | Plain yogurt
1.5 cups self raising flour (magic in a cup!) | 1 1/2 | CUP | Self-rising flour
1.5 cup frozen blueberries (nature’s candy) | 1 1/2 | CUP | Frozen blueberries
1 tbsp raw sugar for that extra sparkle ✨ | | | Turbinado sugar
Salt and Pepper, to taste | | | own
1 cup Iceberg lettuce, washed thoroughly and drained | 1 | CUP | Iceberg lettuce
2 Tomatoes, cut into chunks | 2 | UNIT | Tomato
100 grams Feta Cheese, crumbled | 100 | GRAM | Feta cheese
2 sprig Parsley leaves, chopped (optional) | 2 | | Fresh parsley
1 tablespoon oil | 1 | TABLESPOON | Vegetable oil
1 pound chicken, boneless and skinless, diced | 1 | POUND | Chicken breast
2 jalapenos, sliced or diced | 2 | UNIT | Jalapeño pepper
4 ounces cream cheese, softened | 1/4 | POUND | Cream cheese
8 SimplyNature Organic Cage Free Eggs | 8 | UNIT | Egg
1/2 cup milk of choice | 1/2 | CUP | 2% milk
2 small-to-medium cloves garlic, pressed or minced | 2 | UNIT | Garlic
1 tablespoon SimplyNature Organic Extra Virgin Olive Oil, more as needed | 1 | TABLESPOON | Olive oil
2 cups thinly sliced broccoli florets | 2 | CUP | Broccoli
2 cups SimplyNature Organic Baby Spinach, roughly chopped | 2 | CUP | Spinach
1 orange bell pepper (chopped) | 1 | UNIT | Yellow bell pepper
1-2 teaspoons curry powder | | | Curry powder
1/4 teaspoon ground pepper | 1/4 | TEASPOON | Black pepper
28 ounce can diced tomatoes | 1 | | Canned whole tomatoes
4-5 eggs | | | Egg
fresh cilantro and parsley (for serving) | | | own
2 bottles Spanish red wine (Rioja wine is most popular) | 2 | | Red wine
1/2 cup brandy | 1/2 | CUP | Cognac
2 oranges, one juiced and one diced | 2 | UNIT | Orange
1 green apple, diced | 1 | UNIT | Granny Smith apple
optional sweetener: simple syrup* or maple syrup | | | own
optional bubbles: lemon-lime soda, ginger ale or sparkling water | | | own
1 package (2 1/4 teaspoons) active dry yeast | 1 | | Active dry yeast
1 stick melted butter, for brushing | 1/4 | POUND | Salted butter
4 cloves minced garlic | 4 | UNIT | Garlic
Fresh cilantro, to top | | | Fresh cilantro
2.5 teaspoons honey | 2 1/2 | TEASPOON | Honey
4 cups shredded brussels sprouts | 4 | CUP | Brussels sprout
1 medium apple (Blade D) | 1 | UNIT | Apple
1/4 cup chopped raw almonds (for extra flavor, toast these first) | 1/4 | CUP | Almonds
1/3 cup shaved Parmesan | 1/3 | CUP | Parmesan cheese
3-4 medium to large boneless skinless chicken breasts | | | Chicken breast
1 15-ounce can fire roasted tomatoes | 1 | | Canned whole tomatoes
corn or flour taco-size tortillas | | | ?
avocado, tomatoes, cheese, cilantro, sour cream (for serving) | | | own
`;
