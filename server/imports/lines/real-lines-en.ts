/**
 * English ingredient lines as cooks and sites write them, each read by hand before any program did:
 * what is typed | amount | unit | the catalogue's English name, "own:" and the name, or "?" where a
 * person is to be asked. Nothing between two bars: no amount, no unit.
 */
export const REAL_LINES_EN = `
2 1/4 cups all-purpose flour | 2 1/4 | CUP | All-purpose flour
1 teaspoon baking soda | 1 | TEASPOON | Baking soda
1 tsp. salt | 1 | TEASPOON | Salt
1 cup (2 sticks) butter, softened | 1 | CUP | Salted butter
3/4 cup granulated sugar | 3/4 | CUP | Granulated sugar
3/4 cup packed brown sugar | 3/4 | CUP | Brown sugar
1 teaspoon vanilla extract | 1 | TEASPOON | Vanilla extract
2 large eggs | 2 | UNIT | Egg
2 cups (12-oz. pkg.) semi-sweet chocolate morsels | 2 | CUP | Semisweet chocolate
1 cup chopped nuts | 1 | CUP | own:chopped nuts
1 (14 oz) can black beans, drained | 1 | | Canned black beans
200g/7oz butter, softened | 200 | GRAM | Salted butter
4 cloves garlic, minced | 4 | UNIT | Garlic
1 lb ground beef | 1 | POUND | Lean ground beef
1 pound lean ground beef | 1 | POUND | Lean ground beef
2 tablespoons extra-virgin olive oil | 2 | TABLESPOON | Olive oil
2 Tbsp olive oil, divided | 2 | TABLESPOON | Olive oil
1 T soy sauce | 1 | TABLESPOON | Soy sauce
1 t sesame oil | 1 | TEASPOON | Sesame oil
2 T. cornstarch | 2 | TABLESPOON | Cornstarch
3 medium carrots, peeled and sliced | 3 | UNIT | Carrot
1 large onion, diced | 1 | UNIT | Onion
½ cup sour cream | 1/2 | CUP | Sour cream
1½ cups whole milk | 1 1/2 | CUP | Whole milk
1 ½ cups warm water | 1 1/2 | CUP | Water
1-1/2 cups buttermilk | 1 1/2 | CUP | Buttermilk
1–2 tablespoons lemon juice | | | Lemon juice
3-4 cloves of garlic, crushed | | | Garlic
2 to 3 tablespoons maple syrup | | | Maple syrup
2 or 3 sprigs fresh thyme | | | Fresh thyme
1/2 to 3/4 cup orzo | | | Dry pasta
a pinch of salt | | | Salt
Pinch of cayenne pepper | | | Cayenne pepper
pinch nutmeg | | | Ground nutmeg
a dash of Worcestershire sauce | | | Worcestershire sauce
Salt and pepper to taste | | | own:Salt and pepper
Salt and freshly ground black pepper | | | own:Salt and freshly ground black pepper
salt, to taste | | | Salt
Freshly ground black pepper | | | Black pepper
Kosher salt | | | Salt
Juice of 1 lemon | 1 | UNIT | Lemon
juice of half a lemon | 1/2 | UNIT | Lemon
Zest of 2 oranges | 2 | UNIT | Orange
finely grated zest of 1 lime | 1 | UNIT | Lime
1 lime, juiced | 1 | UNIT | Lime
1 lemon, zested and juiced | 1 | UNIT | Lemon
1 can (28 ounces) crushed tomatoes | 1 | | Canned crushed tomatoes
1 (15-ounce) can chickpeas, rinsed and drained | 1 | | Canned chickpeas
2 (8 ounce) packages cream cheese, softened | 2 | | Cream cheese
1 8-ounce package cream cheese, at room temperature | 1 | | Cream cheese
1 14-oz can coconut milk | 1 | | Coconut milk
2 x 400g tins chopped tomatoes | 2 | | Canned whole tomatoes
1 x 400g tin chickpeas, drained | 1 | | Canned chickpeas
400g tin chopped tomatoes | 1 | | Canned whole tomatoes
400g can kidney beans, drained and rinsed | 1 | | Canned kidney beans
2 tins of tuna | 2 | UNIT | Canned light tuna in water
1 packet active dry yeast | 1 | UNIT | Active dry yeast
2 1/4 teaspoons active dry yeast (1 packet) | 2 1/4 | TEASPOON | Active dry yeast
1 bunch fresh cilantro, chopped | 1 | | Fresh cilantro
1 small bunch parsley, leaves picked | 1 | | Fresh parsley
handful of basil leaves | | | Fresh basil
a handful fresh mint leaves, to serve | | | Fresh mint
2 stalks celery, chopped | 2 | UNIT | Celery
2 celery stalks, finely diced | 2 | UNIT | Celery
2 ribs celery | 2 | UNIT | Celery
6 slices bacon | 6 | UNIT | Bacon
4 rashers smoked bacon | 4 | UNIT | Bacon
8 slices white bread | 8 | UNIT | White bread
1 head cauliflower, cut into florets | 1 | UNIT | Cauliflower
1 head of garlic | 1 | | Garlic
1 head broccoli | 1 | | Broccoli
1 small head green cabbage, shredded | 1 | UNIT | Green cabbage
1/2 head romaine lettuce, chopped | 1/2 | UNIT | Romaine lettuce
1 red bell pepper, seeded and diced | 1 | UNIT | Red bell pepper
1 green bell pepper | 1 | UNIT | Green bell pepper
1 jalapeño, seeded and minced | 1 | UNIT | Jalapeño pepper
4 green onions, thinly sliced | 4 | UNIT | Green onion
3 scallions, white and green parts separated | 3 | UNIT | Green onion
1 medium yellow onion, chopped | 1 | UNIT | Onion
2 shallots, finely chopped | 2 | | Shallot
2 bay leaves | 2 | | Bay leaf
1 bay leaf | 1 | | Bay leaf
1 tablespoon tomato paste | 1 | TABLESPOON | Tomato paste
4 cups chicken broth | 4 | CUP | Chicken broth
1 quart vegetable stock | 946.352946 | MILLILITERS | Vegetable broth
2 pints vegetable stock | 946.352946 | MILLILITERS | Vegetable broth
1 litre hot vegetable stock | 1000 | MILLILITERS | Vegetable broth
1 cup heavy whipping cream | 1 | CUP | 35% whipping cream
1/2 cup half-and-half | 1/2 | CUP | 10% cream
8 oz cream cheese | 1/2 | POUND | Cream cheese
4 oz. sharp cheddar cheese, grated | 1/4 | POUND | Cheddar cheese
1 cup shredded mozzarella cheese | 1 | CUP | Mozzarella cheese
1/2 cup freshly grated Parmesan cheese | 1/2 | CUP | Grated Parmesan cheese
1/4 cup grated parmesan | 1/4 | CUP | Grated Parmesan cheese
1 1/2 pounds boneless, skinless chicken breasts | 1 1/2 | POUND | Chicken breast
2 lbs. boneless skinless chicken thighs | 2 | POUND | Chicken thigh
4 chicken breasts | 4 | UNIT | Chicken breast
1 whole chicken (about 4 lbs) | 1 | UNIT | Whole chicken
1kg/2lb 4oz potatoes, peeled and cut into chunks | 1000 | GRAM | Potato
500g minced beef | 500 | GRAM | Lean ground beef
250g mascarpone | 250 | GRAM | Mascarpone
100g/3½oz caster sugar | 100 | GRAM | Granulated sugar
300ml double cream | 300 | MILLILITERS | 35% whipping cream
150ml/5fl oz milk | 150 | MILLILITERS | 2% milk
2 tbsp plain flour | 2 | TABLESPOON | All-purpose flour
1 tbsp rapeseed oil | 1 | TABLESPOON | Canola oil
1 aubergine, cut into cubes | 1 | UNIT | Eggplant
2 courgettes, sliced | 2 | UNIT | Zucchini
225g self-raising flour | 225 | GRAM | Self-rising flour
1 level tsp bicarbonate of soda | 1 | TEASPOON | Baking soda
1 heaped tablespoon cocoa | 1 | TABLESPOON | Unsweetened cocoa powder
1 heaping teaspoon paprika | 1 | TEASPOON | Paprika
scant 1/2 cup sugar | 1/2 | CUP | Granulated sugar
about 200 g spinach | 200 | GRAM | Spinach
~2 cups water | 2 | CUP | Water
1 stick unsalted butter | 1/4 | POUND | Unsalted butter
1/2 stick butter, melted | 1/8 | POUND | Salted butter
2 sticks (1 cup) butter | 1/2 | POUND | Salted butter
1 cinnamon stick | 1 | | Ground cinnamon
4 fl oz orange juice | 118.29411825 | MILLILITERS | Orange juice
8 fluid ounces water | 236.5882365 | MILLILITERS | Water
2 oz vodka | | | Vodka
1 1/2 oz lime juice | | | Lime juice
1 gallon water | 3785.411784 | MILLILITERS | Water
2 dl cream | 200 | MILLILITERS | own:cream
5 dl flour | 500 | MILLILITERS | All-purpose flour
1 kg strawberries, hulled | 1000 | GRAM | Strawberry
0.5 kg flour | 500 | GRAM | All-purpose flour
1.5 kg lamb shoulder | 1500 | GRAM | Lamb shoulder
1,000 g sugar | | | Granulated sugar
one 15-ounce can pumpkin puree | 1 | | Canned pumpkin purée
One onion, chopped | 1 | UNIT | Onion
two cups flour | 2 | CUP | All-purpose flour
half a cup of sugar | 1/2 | CUP | Granulated sugar
one and a half cups flour | 1 1/2 | CUP | All-purpose flour
a dozen eggs | 12 | UNIT | Egg
1 dozen eggs | 12 | UNIT | Egg
half a dozen eggs | 6 | UNIT | Egg
3 egg yolks | 3 | UNIT | Egg yolk
2 egg whites | 2 | UNIT | Egg white
4 egg whites, at room temperature | 4 | UNIT | Egg white
1 egg, beaten | 1 | UNIT | Egg
1 egg + 1 egg yolk | 1 | UNIT | Egg
1 cup plus 2 tablespoons flour | | | All-purpose flour
2 cups + 1 tablespoon all-purpose flour | | | All-purpose flour
1/4 cup plus 1 tablespoon sugar, divided | | | Granulated sugar
2 tbsp butter or margarine | 2 | TABLESPOON | Salted butter
1 tsp butter or olive oil | 1 | TEASPOON | Salted butter
1 cup chicken or vegetable broth | 1 | CUP | ?
2 tbsp vegetable or canola oil | 2 | TABLESPOON | ?
1 tablespoon chopped fresh parsley | 1 | TABLESPOON | Fresh parsley
2 tablespoons finely chopped fresh chives | 2 | TABLESPOON | Fresh chives
1/4 cup chopped cilantro | | | Fresh cilantro
1 tablespoon fresh dill, chopped | | | Fresh dill
1 teaspoon dried oregano | 1 | TEASPOON | Dried oregano
1/2 teaspoon dried thyme | 1/2 | TEASPOON | Dried thyme
1 tablespoon fresh oregano | 1 | TABLESPOON | own:fresh oregano
1 tablespoon fresh ginger, grated | 1 | TABLESPOON | Fresh ginger
1-inch piece fresh ginger, peeled | | | Fresh ginger
1 (1-inch) piece of ginger, grated | 1 | | Fresh ginger
1 cup long-grain white rice | 1 | CUP | Long-grain white rice
2 cups cooked rice | 2 | CUP | Cooked white rice
12 oz spaghetti | 3/4 | POUND | Spaghetti
1 lb. penne pasta | 1 | POUND | Dry pasta
8 ounces mushrooms, sliced | 1/2 | POUND | White mushroom
10 oz frozen spinach, thawed and squeezed dry | 5/8 | POUND | Frozen spinach
1 cup frozen peas | 1 | CUP | Frozen green peas
2 ripe avocados | 2 | UNIT | Avocado
3 ripe bananas, mashed | 3 | UNIT | Banana
2 cups blueberries, fresh or frozen | 2 | CUP | Blueberry
1 pint cherry tomatoes, halved | 473.176473 | MILLILITERS | Cherry tomato
1 English cucumber, thinly sliced | 1 | UNIT | Cucumber
5 cups baby spinach | 5 | CUP | Spinach
4 cups arugula | | | Arugula
1/2 cup peanut butter | 1/2 | CUP | Smooth peanut butter
1 cup rolled oats | 1 | CUP | Rolled oats
1/4 cup honey | 1/4 | CUP | Honey
1 tablespoon Dijon mustard | 1 | TABLESPOON | Dijon mustard
2 teaspoons apple cider vinegar | 2 | TEASPOON | Cider vinegar
3 tablespoons red wine vinegar | 3 | TABLESPOON | Red wine vinegar
1 cup dry white wine | 1 | CUP | White wine
1/2 teaspoon ground cinnamon | 1/2 | TEASPOON | Ground cinnamon
1 teaspoon smoked paprika | 1 | TEASPOON | Paprika
1/4 tsp red pepper flakes (optional) | 1/4 | TEASPOON | Cayenne pepper
1/4 tsp ground white pepper | 1/4 | TEASPOON | White pepper
1 cup walnuts, toasted and chopped | 1 | CUP | Walnuts
1/2 cup sliced almonds | 1/2 | CUP | Almonds
6 corn tortillas | 6 | UNIT | Corn tortilla
4 hamburger buns, toasted | 4 | UNIT | Hamburger bun
2 sheets puff pastry, thawed | 2 | UNIT | Puff pastry
1 (9 inch) unbaked pie crust | 1 | UNIT | Unbaked pie crust
vegetable oil, for frying | | | Vegetable oil
Oil for frying | | | Vegetable oil
Butter for greasing the pan | | | Salted butter
Cooking spray | | | Cooking spray
water as needed | | | Water
Lemon wedges, for serving | | | Lemon
For the sauce: | | | own:For the sauce
Icing sugar, for dusting | | | Icing sugar
- 2 cups sugar | 2 | CUP | Granulated sugar
• 1 tbsp honey | 1 | TABLESPOON | Honey
▢ 1 lb salmon fillets | 1 | POUND | Atlantic salmon
4 (6-ounce) salmon fillets | 4 | | Atlantic salmon
2 6-oz salmon fillets, skin on | 2 | | Atlantic salmon
1/3 c. sugar | 1/3 | CUP | Granulated sugar
2 c flour | 2 | CUP | All-purpose flour
1 pkg. (10 oz.) frozen chopped spinach | 1 | | Frozen spinach
1 envelope unflavored gelatin | 1 | UNIT | Unflavoured gelatin powder
1 box yellow cake mix | 1 | UNIT | Yellow cake mix
1 (10.75 oz) can condensed cream of mushroom soup | 1 | | Condensed cream of mushroom soup
1 can cream of chicken soup | 1 | UNIT | Condensed cream of chicken soup
1 jar (24 oz) marinara sauce | 1 | | Marinara sauce
chopped tomatoes - 14.5 oz can | 1 | | Canned whole tomatoes
olive oil 1 tbsp | 1 | TABLESPOON | Olive oil
Flour: 200 g | 200 | GRAM | All-purpose flour
1 lb 8 oz potatoes | 1 1/2 | POUND | Potato
2 lb 4 oz plums, halved and stoned | 2 1/4 | POUND | Plum
1 cup (240 ml) milk | 1 | CUP | 2% milk
2/3 cup / 160 ml coconut milk | 2/3 | CUP | Coconut milk
1 glass of white wine | | | White wine
a drizzle of olive oil | | | Olive oil
knob of butter | | | Salted butter
a few drops of hot sauce | | | Hot pepper sauce
a few sprigs of rosemary | | | Fresh rosemary
a little milk | | | 2% milk
some flour for dusting | | | All-purpose flour
1/2 onion | 1/2 | UNIT | Onion
Half an onion, sliced | 1/2 | UNIT | Onion
1 ear of corn, shucked | 1 | UNIT | Sweet corn
3 ears fresh corn | 3 | UNIT | Sweet corn
1/2 bunch kale, stems removed | 1/2 | | Kale
2 cups 2% milk | 2 | CUP | 2% milk
500 ml 35% cream | 500 | MILLILITERS | 35% whipping cream
1 spoonful of honey | | | Honey
¾ lb shrimp, peeled and deveined | 3/4 | POUND | Shrimp
12 large shrimp | 12 | UNIT | Shrimp
1½ tsp baking powder | 1 1/2 | TEASPOON | Baking powder
1/8 teaspoon ground cloves | 1/8 | TEASPOON | Ground cloves
5 whole cloves | 5 | | Ground cloves
1 cup brown lentils, rinsed | 1 | CUP | Lentils
3 cups shredded rotisserie chicken | 3 | CUP | Cooked chicken
`;
