/**
 * Lines of forty-three recipes of as many sites, as they stand there, read by hand as those of
 * `REAL_LINES_EN` before any program saw them; "own" alone: a name of the cook's own, however cut.
 */
export const UNSEEN_LINES_EN = `
1 14- ounce can of full fat coconut milk | 1 | | Coconut milk
1 large yellow onion, chopped | 1 | UNIT | Onion
1 small serrano chile, stemmed and chopped | 1 | UNIT | Serrano pepper
2 teaspoons fine grain sea salt | 2 | TEASPOON | Salt
4 1/2 cups water | 4 1/2 | CUP | Water
2-3 large heads of broccoli (~1 1/2 lb.), cut into small florets | | | Broccoli
2-3 large handfuls of spinach | | | Spinach
to serve: lots of pan-fried tofu cubes, toasted almonds, scallions, chive flowers (optional) | | | own
1 14½-ounce can tomato puree (1½ cups) | 1 | | Tomato purée
3 cups boiling water | 3 | CUP | Water
1 teaspoon white sugar | 1 | TEASPOON | Granulated sugar
Kosher salt and ground black pepper | | | own
¾ teaspoon red pepper flakes | 3/4 | TEASPOON | Cayenne pepper
12 ounces spaghetti (see headnote) | 3/4 | POUND | Spaghetti
Optional garnish: Finely grated pecorino Romano or Parmesan cheese | | | own
1 pound chicken tenders, cut into bite-sized pieces | 1 | POUND | Chicken breast
1/4 cup flour | 1/4 | CUP | All-purpose flour
1 small green bell pepper, red bell pepper or poblano pepper, diced (try a combination) | 1 | UNIT | Green bell pepper
3/4 cup chicken broth | 3/4 | CUP | Chicken broth
2 chipotle peppers in adobo sauce, minced | 2 | UNIT | own:chipotle peppers in adobo sauce
1/3 cup chopped fresh cilantro | | | Fresh cilantro
4 large eggs (room temperature) | 4 | UNIT | Egg
3 tablespoons granulated sugar | 3 | TABLESPOON | Granulated sugar
3/4 cup unsalted butter (melted and completely cooled) | 3/4 | CUP | Unsalted butter
1/4 teaspoon pure vanilla extract | 1/4 | TEASPOON | Vanilla extract
3 tablespoons unsweetened cocoa powder | 3 | TABLESPOON | Unsweetened cocoa powder
1/4 teaspoon cinnamon | 1/4 | TEASPOON | Ground cinnamon
pinch of kosher salt | | | Salt
powdered sugar for dusting (optional ) | | | Icing sugar
1 tablespoon rosemary needles | 1 | TABLESPOON | Fresh rosemary
1 ½ cups frozen raspberries (defrosted) | 1 1/2 | CUP | Frozen raspberries
juice of 1 lemon (approximately 2 tablespoons) | 1 | UNIT | Lemon
5 tablespoons sugar (¼ cup + 1 tablespoon) | 5 | TABLESPOON | Granulated sugar
1 ½ ounces vodka (or gin) | | | Vodka
½ ounce St. Germaine elderflower liqueur | | | Liqueur
1 ½ ounces raspberry-rosemary syrup (made from ingredients above) | | | own:raspberry-rosemary syrup
ice | | | own:ice
1 tablespoon soda water | 1 | TABLESPOON | Club soda
1 tablespoon champagne | 1 | TABLESPOON | Champagne
rosemary sprigs | | | Fresh rosemary
raspberries | | | Raspberry
2 bananas (sliced ) | 2 | UNIT | Banana
1 tablespoon agave syrup | 1 | TABLESPOON | Agave syrup
115g active sourdough starter, 100% hydration | 115 | GRAM | own:active sourdough starter
36g sugar | 36 | GRAM | Granulated sugar
29g (2 tablespoons) unsalted butter, melted | 29 | GRAM | Unsalted butter
240g whole milk, cold | 240 | GRAM | Whole milk
423g unbleached all-purpose flour | 423 | GRAM | All-purpose flour
227g (1 cup) 82% fat (European-style) unsalted butter, cold | 227 | GRAM | Unsalted butter
1 - 3 pound whole roaster chicken | | | Whole chicken
4 yellow onions, peeled and sliced thinly | 4 | UNIT | Onion
1 onion, left whole | 1 | UNIT | Onion
2 teaspoons of garlic powder | 2 | TEASPOON | Garlic powder
1/4 cup of soy sauce or dale’s marinade seasoning | 1/4 | CUP | Soy sauce
Juice of 1 orange | 1 | UNIT | Orange
1/2 teaspoon of ground mustard | 1/2 | TEASPOON | Mustard seeds
salt and black pepper | | | own
1 tbsp Remano pesto | 1 | TABLESPOON | Pesto
1 slice Westacre tasty cheese | 1 | | Cheddar cheese
3 slices tomato | 3 | | Tomato
2 slices sourdough bread | 2 | UNIT | French bread
Handful of The Fresh Salad Co baby spinach | | | Spinach
2 cups of Onions | 2 | CUP | Onion
1 pound of Ground Beef/Lamb | 1 | POUND | Lean ground beef
½ tsp. Garlic | 1/2 | TEASPOON | Garlic
2 tsp. Coriander Powder | 2 | TEASPOON | Coriander seeds
½ tsp. Black Pepper Powder (freshly ground) | 1/2 | TEASPOON | Black pepper
1 cup Chana Lentils | 1 | CUP | Dried chickpeas
1 medium Onion (finely chopped) | 1 | UNIT | Onion
30 ml. Cooking Oil | 30 | MILLILITERS | Vegetable oil
1 tsp. Dried Mint Leaves | 1 | TEASPOON | Dried mint
500 ml. Plain Yogurt | 500 | MILLILITERS | Plain yogurt
2 pounds beef, (cut into cubes (any cut will work)) | 2 | POUND | Beef
1 ½-inch knob ginger | | | Fresh ginger
1 scotch bonnet (optional) | 1 | UNIT | Hot chili pepper
4 cups (950ml) water | 4 | CUP | Water
1 tablespoon (10g) bouillon powder | 1 | TABLESPOON | own:bouillon powder
1 teaspoon (6g) salt | 1 | TEASPOON | Salt
1 teaspoon (2-3g) white or black pepper | 1 | TEASPOON | ?
6-8 large tomatoes | | | Tomato
1 1-inch knob ginger | 1 | | Fresh ginger
2 red habanero peppers (optional) | 2 | UNIT | Hot chili pepper
1/2 cup (120ml) cooking oil | 1/2 | CUP | Vegetable oil
1 tablespoon (2-3g) fresh thyme, (chopped) | 1 | TABLESPOON | Fresh thyme
½ cup (240g) tomato paste | 1/2 | CUP | Tomato paste
¼ teaspoon (.5g) ground anise seeds | 1/4 | TEASPOON | Anise seeds
¼ teaspoon (.5-1g) ground nutmeg | 1/4 | TEASPOON | Ground nutmeg
1 tablespoon (2g) mixed dried herbs | 1 | TABLESPOON | own:mixed dried herbs
3 cups (588g) long-grain rice (Thai jasmine or basmati) | 3 | CUP | Long-grain white rice
2 cups (475ml) beef broth (reserved from cooking the beef) | 2 | CUP | Beef broth
1 1/2 kilo chicken breast fillet | 1500 | GRAM | Chicken breast
4-5 tablespoon(s) olive oil | | | Olive oil
pepper | | | Black pepper
2 onions | 2 | UNIT | Onion
2 clove(s) of garlic | 2 | UNIT | Garlic
750 g artichokes | 750 | GRAM | Artichoke
80 g white wine | 80 | GRAM | White wine
1 tablespoon(s) chicken stock pot | 1 | TABLESPOON | own:chicken stock pot
2 tablespoon(s) tarragon | 2 | TABLESPOON | Dried tarragon
1 cup (135 g) raw cashews | 1 | CUP | Cashews
3/4 cup (176 g) ice water, plus more as needed | 3/4 | CUP | Water
1½ (5 g) teaspoons Diamond Crystal kosher salt, see notes above | 1 1/2 | TEASPOON | Salt
1/4 cup (65 g) fresh lemon juice | 1/4 | CUP | Lemon juice
1/2 cup (20 g) chives | 1/2 | CUP | Fresh chives
Flaky sea salt, optional, to taste | | | Salt
195 g (1.482 cup) shaved ham (we used leftover Christmas ham)* | 195 | GRAM | Ham
80 g (1 cup) leek (green leaves only, finely chopped)* | 80 | GRAM | Leek
240 g (1.992 large) carrot (peeled & diced) | 240 | GRAM | Carrot
2 tbsp butter or dairy free spread* | 2 | TABLESPOON | Salted butter
1 tbsp garlic infused oil* | 1 | TABLESPOON | own:garlic infused oil
2 tbsp gluten free all purpose flour* | 2 | TABLESPOON | own:gluten free all purpose flour
625 ml (2.5 cup) low FODMAP chicken stock* | 625 | MILLILITERS | Chicken broth
6 tbsp sweet corn kernels (frozen or fresh) | 6 | TABLESPOON | Sweet corn
1 tsp dried chives* | | | Freeze-dried chives
1 Season with salt & pepper | 1 | UNIT | own
1 cup (2 sticks) unsalted butter, at room temperature, plus extra for the pan | 1 | CUP | Unsalted butter
1 cup all-purpose flour, plus extra for the pan | 1 | CUP | All-purpose flour
1 1/2 cups plus 3 tablespoons sugar | | | Granulated sugar
8 large egg yolks, at room temperature | 8 | UNIT | Egg yolk
2 teaspoons whole black peppercorns | 2 | TEASPOON | Black pepper
2 teaspoons fresh ground black pepper | 2 | TEASPOON | Black pepper
1 tablespoon mild American paprika | 1 | TABLESPOON | Paprika
2 teaspoons Morton Coarse Kosher Salt | 2 | TEASPOON | Salt
2 teaspoons rubbed sage | 2 | TEASPOON | Ground sage
2 teaspoons cayenne, chipotle, or other hot chile powder or flakes | 2 | TEASPOON | Cayenne pepper
1 medium green jalapeño | 1 | UNIT | Jalapeño pepper
20 ounces ground pork butt | 1 1/4 | POUND | Lean ground pork
12 ounces ground beef chuck | 3/4 | POUND | Lean ground beef
⅓ cup very cold water | 1/3 | CUP | Water
4 feet pork sausage casings | | | own:pork sausage casings
1 medium carrot , peeled and roughly chopped | 1 | UNIT | Carrot
1 medium rib celery , roughly chopped | 1 | UNIT | Celery
1/2 small onion , roughly chopped | 1/2 | UNIT | Onion
1 (28 ounce) can whole tomatoes with juice | 1 | | Canned whole tomatoes
8 ounces ground beef , preferably 90 percent lean | 1/2 | POUND | Lean ground beef
8 ounces ground veal | 1/2 | POUND | Ground veal
1 teaspoon table salt | 1 | TEASPOON | Salt
15 sheets no-boil lasagna noodles (9 ounces) | 15 | | Dry pasta
4 ounces Parmesan cheese , grated (2 cups) | 1/4 | POUND | Parmesan cheese
sea salt and black pepper, to season | | | own
120g dried breadcrumbs | 120 | GRAM | Dry breadcrumbs
60ml (¼ cup) milk | 60 | MILLILITERS | 2% milk
500g beef mince | 500 | GRAM | Lean ground beef
1 brown onion | 1 | UNIT | Onion
20ml (1 tbsp) Worcestershire sauce | 20 | MILLILITERS | Worcestershire sauce
1 tsp Maggi seasoning | 1 | TEASPOON | own:Maggi seasoning
peanut oil (or other neutral flavoured oil), for frying | | | Peanut oil
mashed potato and steamed broccolini, to serve | | | own
1 thumb-size piece fresh ginger | 1 | | Fresh ginger
2 tsp tomato paste (tomato puree) | 2 | TEASPOON | Tomato paste
1½ tbsp curry powder | 1 1/2 | TABLESPOON | Curry powder
2 Tortillas, (wheat/regular) | 2 | UNIT | Flour tortilla
1/4 cup Homemade Marinara Sauce | 1/4 | CUP | Marinara sauce
1/2 teaspoon Garlic, minced | 1/2 | TEASPOON | Garlic
1/3 cup Red Yellow or Green Bell Pepper (Capsicum), roasted and chopped | 1/3 | CUP | ?
2 tablespoons Kalmatta olives, sliced | 2 | TABLESPOON | own:Kalmatta olives
1/3 cup Button mushrooms, thinly sliced | 1/3 | CUP | White mushroom
175g light muscovado sugar | 175 | GRAM | Brown sugar
85g unsalted butter , melted | 85 | GRAM | Unsalted butter
5 tbsp vegetable or sunflower oil | 5 | TABLESPOON | ?
150g pot fat-free natural yogurt | 1 | | Fat-free plain yogurt
200g icing sugar , sifted | 200 | GRAM | Icing sugar
food colourings (optional) | | | own:food colourings
sweets and sprinkles, to decorate | | | own
2 garlic cloves , crushed | 2 | UNIT | Garlic
250g pork mince | 250 | GRAM | Lean ground pork
large handful parsley , leaves chopped, stalks finely chopped | | | Fresh parsley
1 large courgette , peeled into ribbons all around the edge, centre grated or finely chopped | 1 | UNIT | Zucchini
½ a lemon , zested and juiced | 1/2 | UNIT | Lemon
grated parmesan , to serve | | | Grated Parmesan cheese
¼ cup dried unsweetened cranberries | 1/4 | CUP | Dried cranberries
3 tablespoons unseasoned rice vinegar | 3 | TABLESPOON | Vinegar
2 1½-inch-thick bone-in pork rib chops (about 1 pound each), patted dry | 2 | UNIT | Pork chop
3 sprigs thyme | 3 | | Fresh thyme
1 small shallot, finely chopped | 1 | | Shallot
6 large or 8 medium celery stalks, thinly sliced on a diagonal | | | Celery
½ cup parsley leaves with tender stems | 1/2 | CUP | Fresh parsley
¼ cup chopped salted, dry-roasted almonds | 1/4 | CUP | Roasted almonds
1 ounce Parmesan, shaved | 1/16 | POUND | Parmesan cheese
`;
