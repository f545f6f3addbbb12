/** The rest of the lines of `UNSEEN_LINES_EN`. */
export const UNSEEN_LINES_EN_REST = `
1 lb ground beef ($6.99) | 1 | POUND | Lean ground beef
4 Tbsp frozen salted butter, divided ($0.56) | 4 | TABLESPOON | Salted butter
3 tsp Homemade Burger Seasoning ($0.33) | 3 | TEASPOON | own:Homemade Burger Seasoning
4 burger buns ($2.99) | 4 | UNIT | Hamburger bun
4 leaves iceberg lettuce ($0.37) | 4 | | Iceberg lettuce
1/4 small red onion, sliced into thin rounds ($0.16) | 1/4 | UNIT | Red onion
1 1/2 cups/190 grams unbleached all-purpose flour (see Tip) | 1 1/2 | CUP | All-purpose flour
1 tablespoon freshly ground black pepper, plus more for finishing | 1 | TABLESPOON | Black pepper
1/2 teaspoon ground mustard (optional) | 1/2 | TEASPOON | Mustard seeds
5 ounces/145 grams white Cheddar, roughly grated (about 1 1/4 cups packed) | 5/16 | POUND | Cheddar cheese
3 ounces/85 grams Asiago cheese, roughly grated (about 3/4 cup) | 3/16 | POUND | Asiago
5 tablespoons/70 grams unsalted butter, cold and cubed | 5 | TABLESPOON | Unsalted butter
1/4 cup/25 grams finely ground Pecorino Romano cheese (or Parmigiano-Reggiano or more Asiago), for sprinkling | 1/4 | CUP | Romano cheese
2 (5.5-ounce) servings fresh or dried ramen noodles | 2 | | Instant ramen noodles
4 cups torn escarole | 4 | CUP | Escarole
3 tablespoons Roasted Garlic Chili Sauce | 3 | TABLESPOON | own:Roasted Garlic Chili Sauce
4 Pickled Scallions | 4 | UNIT | own:Pickled Scallions
Spicy Tofu Crumbles, thinly sliced radish, and chopped peanuts (for serving) | | | own
2 to 2 1/4 pounds chicken wings | | | Chicken wing
1/2 teaspoon MSG (optional) | 1/2 | TEASPOON | own:MSG
2 tablespoons neutral oil, such as grapeseed or canola | 2 | TABLESPOON | Vegetable oil
1/2 cup pomegranate molasses | 1/2 | CUP | own:pomegranate molasses
1 teaspoon freshly ground nutmeg | 1 | TEASPOON | Ground nutmeg
1/2 cup toasted walnut halves, roughly chopped | 1/2 | CUP | Walnuts
Flaky salt (optional) | | | Salt
200 g quality dark chocolate (70%) | 200 | GRAM | Dark chocolate (70-85%)
75 g dried sour cherries optional | 75 | GRAM | Dried sour cherries
50 g chopped nuts optional | 50 | GRAM | own:chopped nuts
80 g quality cocoa powder | 80 | GRAM | Unsweetened cocoa powder
65 g plain flour | 65 | GRAM | All-purpose flour
360 g caster sugar | 360 | GRAM | Granulated sugar
4 large free-range eggs | 4 | UNIT | Egg
2¼ cups uncooked Japanese short-grain white rice (3 rice cooker cups, 540 ml; to cook 2 rice cooker cups of rice instead, see measurements below) 3 540 | 2 1/4 | CUP | Short-grain white rice
2½ cups water (for 2 rice cooker cups of rice, use 1⅔ cups (400 ml) water) | 2 1/2 | CUP | Water
3 Tbsp soy sauce (or use 2 Tbsp for 2 rice cooker cups of rice) | 3 | TABLESPOON | Soy sauce
1 Tbsp roasted sesame oil (or 2 tsp for 2 rice cooker cups) | 1 | TABLESPOON | Sesame oil
¼ tsp Diamond Crystal kosher salt (or ⅛ tsp for 2 rice cooker cups) | 1/4 | TEASPOON | Salt
2 cups (212g) medium rye flour | 2 | CUP | Rye flour
2 teaspoons ginger | 2 | TEASPOON | Ground ginger
1/2 teaspoon cardamom | 1/2 | TEASPOON | Ground cardamom
1/2 cup (99g) vegetable oil | 1/2 | CUP | Vegetable oil
1/4 cup (85g) molasses | 1/4 | CUP | Fancy molasses
1/3 cup (76g) coarse sparkling sugar or 1/3 cup (66g) granulated sugar | 1/3 | CUP | Granulated sugar
1 pound boneless & skinless chicken thighs | 1 | POUND | Chicken thigh
2 inch of white part of dae-pa (or 2 to 3 regular green onions), thinly sliced lengthwise | | | own
¼ of small onion (about 2 tablespoons), thinly sliced | 1/4 | UNIT | Onion
2 cups grape seeds oil (or vegetable oil, corn oil) for frying | 2 | CUP | Grapeseed oil
4 to 5 lettuce leaves | | | Leaf lettuce
3 to 4 spicy green and red chili peppers (or non-spicy peppers, green and red bell pepper), thinly sliced | | | Hot chili pepper
1 teaspoon crushed chili pepper (or 2 small dried red chili peppers or Korean hot pepper flakes) | 1 | TEASPOON | Cayenne pepper
3 tablespoons white vinegar (or apple cider vinegar) | 3 | TABLESPOON | White vinegar
3 tablespoons Turbinado sugar (or white or brown sugar) | | | Turbinado sugar
1 teaspoon toasted sesame oil | 1 | TEASPOON | Sesame oil
¼ cup potato starch | | | Potato starch
1 ⅔ cups warm milk ((400 ml)) | 1 2/3 | CUP | 2% milk
1 teaspoon active dry yeast ((3 grams)) | 1 | TEASPOON | Active dry yeast
1¼ to 1½ cups whole wheat flour ((about 170-200 grams; how much you’ll need is dependent on the humidity in your kitchen)) | | | Whole wheat flour
1/2 cup / 100g brown sugar, tightly packed | 1/2 | CUP | Brown sugar
1 kg / 2 lb pork shoulder ((butt) or boneless skinless pork belly, cut into 3 cm / 1.2" pieces (Note 1a)) | 1000 | GRAM | Pork shoulder
1.5 cups / 375 ml coconut water ((Note 1b)) | 1 1/2 | CUP | Coconut water
1 eschallot / shallot (, very finely sliced (Note 2)) | 1 | | Shallot
2 garlic cloves (, minced) | 2 | UNIT | Garlic
1 1/2 tbsp fish sauce | 1 1/2 | TABLESPOON | Fish sauce
Red chilli and finely sliced shallots/green onions | | | own
2 cups (240 grams) all-purpose flour (or wheat flour (refer notes)) | 2 | CUP | All-purpose flour
½ teaspoon salt ((or ⅓ teaspoon table salt)) | 1/2 | TEASPOON | Salt
1 cup (200 grams) fine sugar ((prefer organic)) | 1 | CUP | Granulated sugar
100 grams (3.53 oz) unsalted butter ((soft & cold) ) | 100 | GRAM | Unsalted butter
1 cup ripe banana (mashed) | 1 | CUP | Banana
500g of beef mince | 500 | GRAM | Lean ground beef
1 Albert Bartlett Original Rooster Potato, finely diced | 1 | UNIT | Potato
1 bay leaf | 1 | | Bay leaf
1 tsp ground coriander | 1 | TEASPOON | Coriander seeds
2 tbsp of tomato purée | 2 | TABLESPOON | Tomato purée
300g of tomatillo salsa | 300 | GRAM | Salsa verde
lime juice, to taste | | | Lime juice
1 handful of coriander, chopped | | | Fresh cilantro
1 ¼ cup raw cashews | 1 1/4 | CUP | Cashews
1 Tbsp nutritional yeast, plus more to taste | | | Nutritional yeast
1/4-1/2 tsp sea salt (plus more to taste) | | | Salt
4-6 Tbsp water | | | Water
1/4 cup fresh chopped parsley or cilantro | 1/4 | CUP | Fresh parsley
8 ounces low-protein all-purpose flour, such as Gold Medal Blue Label (1 2/3 cups; 225g), plus more for dusting | 1/2 | POUND | All-purpose flour
1/2 ounce sugar (1 tablespoon; 15g) | 1/32 | POUND | Granulated sugar
1 teaspoon (4g) Diamond Crystal kosher salt; for table salt, use half as much by volume or use the same weight | 1 | TEASPOON | Salt
8 ounces unsalted, American-style butter, straight from the fridge (2 sticks; 225g), cold | 1/2 | POUND | Unsalted butter
4 ounces cold tap water (1/2 cup; 115g) | | | Water
1 bunch mustard greens ((sarson)) | 1 | | Mustard greens
½ bunch bathua leaves ((chenopodium/goosefoot/melde)) | 1/2 | | own:bathua leaves
½ bunch spinach leaves ((palak)) | 1/2 | | Spinach
1 cup chopped radish leaves (- use tender leaves, (mooli ke patte)) | 1 | CUP | own
3 to 4 inches white radish root | | | Daikon radish
1 cup fenugreek leaves (- chopped) | 1 | CUP | own:fenugreek leaves
1.5 cups chopped tomatoes (or 3 medium-sized tomatoes) | 1 1/2 | CUP | Tomato
2 inches ginger (- chopped) | | | Fresh ginger
2 green chilies (- chopped) | 2 | UNIT | Hot chili pepper
7 to 8 garlic (- medium sized, chopped) | | | Garlic
½ teaspoon red chili powder | 1/2 | TEASPOON | Cayenne pepper
2 to 3 pinches asafoetida (or ⅛ teaspoon asafoetida powder (hing)) | | | own:asafoetida
2 tablespoon maize flour (or fine cornmeal) | 2 | TABLESPOON | Whole-grain corn flour
salt (as required) | | | Salt
1 to 2 tablespoons oil (or ghee) | | | Vegetable oil
2 cups cooked saag (or as required) | 2 | CUP | own:cooked saag
75ml Vegetable oil | 75 | MILLILITERS | Vegetable oil
3 Bananas, or 2 bananas and a handful dried banana chips | 3 | UNIT | Banana
½ tsp Bicarbonate soda | 1/2 | TEASPOON | Baking soda
40g Dark chocolate, finely chopped | 40 | GRAM | Dark chocolate (70-85%)
1 unit(s) Echalion Shallot | 1 | | Shallot
150 grams Green Beans | 150 | GRAM | Green beans
25 milliliter(s) Soy Sauce | 25 | MILLILITERS | Soy sauce
2 unit(s) Garlic Clove | 2 | UNIT | Garlic
½ unit(s) Red Chilli | 1/2 | UNIT | Hot chili pepper
2 unit(s) Spring Onion | 2 | UNIT | Green onion
240 grams Pork Mince | 240 | GRAM | Lean ground pork
50 grams Ketjap Manis | 50 | GRAM | own:Ketjap Manis
300 milliliter(s) Water for the Rice | 300 | MILLILITERS | Water
4 whole cloves | 4 | | Ground cloves
4 whole peppercorns | 4 | | Black pepper
1/2 cup white vinegar | 1/2 | CUP | White vinegar
Dash ground ginger | | | Ground ginger
1 pound boneless beef top round steak, cut into 1-inch cubes | 1 | POUND | Inside round steak
3 medium carrots, cut into 1/2-inch slices | 3 | UNIT | Carrot
2 celery ribs, cut into 1/2-inch slices | 2 | UNIT | Celery
1/3 cup crushed gingersnaps | | | Gingersnaps
Hot cooked egg noodles | | | Egg noodles
Optional: Chopped fresh parsley and coarsely ground pepper | | | own
`;
