/** A third list as `UNSEEN_LINES_EN`: lines of thirty-five other recipes, British, Australian, Indian and Canadian ones too. */
export const UNSEEN_LINES_EN_3 = `
2 ½ teaspoons (12.5 g) baking powder | 2 1/2 | TEASPOON | Baking powder
2 teaspoons (10 ml) vanilla extract | 2 | TEASPOON | Vanilla extract
160 ml milk | 160 | MILLILITERS | 2% milk
1 small red onion, finely chopped | 1 | UNIT | Red onion
2 large eggplants (aubergines) | 2 | UNIT | Eggplant
1 clove garlic, crushed | 1 | UNIT | Garlic
½ teaspoon ground cumin | 1/2 | TEASPOON | Cumin seeds
½ teaspoon ground coriander | 1/2 | TEASPOON | Coriander seeds
2 teaspoons tahini | 2 | TEASPOON | Tahini
sea salt and cracked black pepper | | | own
2 tablespoons pomegranate seeds | 2 | TABLESPOON | Pomegranate
1 tablespoon finely chopped mint leaves | 1 | TABLESPOON | Fresh mint
2 tablespoons chopped walnuts | 2 | TABLESPOON | Walnuts
1kg sebago (starchy) potatoes, cut into chips | 1000 | GRAM | Potato
sea salt flakes | | | Salt
smoked paprika, for sprinkling | | | Paprika
1 ⅔ cups warm milk (400 ml) | 1 2/3 | CUP | 2% milk
1 teaspoon active dry yeast (3 grams) | 1 | TEASPOON | Active dry yeast
2 ¾ cups all-purpose flour (400 grams) | 2 3/4 | CUP | All-purpose flour
1¼ to 1½ cups whole wheat flour (about 170-200 grams; how much you’ll need is dependent on the humidity in your kitchen) | | | Whole wheat flour
200g quality dark chocolate (70%) | 200 | GRAM | Dark chocolate (70-85%)
optional: 75g dried sour cherries | 75 | GRAM | Dried sour cherries
optional: 50g chopped nuts | 50 | GRAM | own
80g quality cocoa powder | 80 | GRAM | Unsweetened cocoa powder
1 carrot, finely diced | 1 | UNIT | Carrot
1 potato, finely diced | 1 | UNIT | Potato
1 tsp smoked paprika | 1 | TEASPOON | Paprika
100g of raisins | 100 | GRAM | Raisins
300ml of chicken stock | 300 | MILLILITERS | Chicken broth
1 cup whole wheat flour (leveled) - 120 grams) | 1 | CUP | Whole wheat flour
3 tablespoons cocoa powder | 3 | TABLESPOON | Unsweetened cocoa powder
1 pinch salt | | | Salt
¾ cup sugar (- 150 grams, raw sugar or white sugar) | 3/4 | CUP | Granulated sugar
1 cup cold water | 1 | CUP | Water
¼ cup oil (- any neutral oil) | 1/4 | CUP | Vegetable oil
½ teaspoon vanilla extract (or vanilla essence) | 1/2 | TEASPOON | Vanilla extract
1 tablespoon sugar (- raw or white sugar) | 1 | TABLESPOON | Granulated sugar
3 tablespoon water | 3 | TABLESPOON | Water
200 ml whipping cream (or heavy cream, cold or chilled) | 200 | MILLILITERS | 35% whipping cream
5 tablespoons icing sugar (confectioner's sugar, castor sugar or powdered sugar) | 5 | TABLESPOON | Icing sugar
¼ cup chopped red cherries (- glazed or canned cherries or fresh sweet cherries) | 1/4 | CUP | Sweet cherry
½ cup chocolate shavings (- bittersweet, dark or semi-sweet, add as needed) | 1/2 | CUP | Semisweet chocolate
10 to 11 cherries (- glazed, canned or fresh, add as needed) | | | Sweet cherry
⅓ to ½ cup chocolate shavings (- bittersweet, dark or semi-sweet, optional) | | | Semisweet chocolate
4 beef cube steaks (about 4 ounces each) | 4 | | Beef
2 teaspoons kosher salt, divided | 2 | TEASPOON | Salt
1 teaspoon freshly ground black pepper | 1 | TEASPOON | Black pepper
1/2 cup low-fat buttermilk | 1/2 | CUP | Buttermilk
1 cup vegetable oil, for frying | 1 | CUP | Vegetable oil
12 ounces ground chicken | 3/4 | POUND | Ground chicken
2 green onions, minced | 2 | UNIT | Green onion
2 tablespoons minced fresh gingerroot | 2 | TABLESPOON | Fresh ginger
1 tablespoon chili crisp sauce | 1 | TABLESPOON | own
12 rice papers (8 inches) | 12 | UNIT | own
2 tablespoons rice vinegar | 2 | TABLESPOON | Vinegar
Optional: Sesame seeds and thinly sliced green onions | | | own
150ml red wine | 150 | MILLILITERS | Red wine
100g tomato paste | 100 | GRAM | Tomato paste
3 sprigs of thyme, leaves picked | 3 | | Fresh thyme
3 sprigs of marjoram, leaves picked, or ½ teaspoon dried | 3 | | own
100ml red wine vinegar | 100 | MILLILITERS | Red wine vinegar
1 whole chicken cut into 8 pieces (approx. 1.5kg) | 1 | UNIT | Whole chicken
Salt and ground black pepper | | | own
500g baby potatoes, washed | 500 | GRAM | New potato
3 onions, peeled and cut into quarters | 3 | UNIT | Onion
6 carrots, peeled and cut into quarters lengthways | 6 | UNIT | Carrot
3 cups (750ml) chicken or vegetable stock | 3 | CUP | ?
1 cup (170g) instant polenta | 1 | CUP | Cornmeal
30g butter, chopped | 30 | GRAM | Salted butter
1¼ cups (100g) finely grated parmesan | 1 1/4 | CUP | Grated Parmesan cheese
cooking oil spray | | | Cooking spray
salt flakes, to serve | | | Salt
1 can (398 ml/14 oz) plum tomatoes, drained | 1 | | Canned whole tomatoes
1/2 cup (125 ml) ketchup | 1/2 | CUP | Ketchup
1 1/2 tablespoons (22.5 ml) Worcestershire sauce | 1 1/2 | TABLESPOON | Worcestershire sauce
1/4 cup (60 ml) cider vinegar | 1/4 | CUP | Cider vinegar
1 tablespoon (15 ml) molasses | 1 | TABLESPOON | Fancy molasses
1 teaspoon (5 ml) dry mustard | 1 | TEASPOON | Mustard seeds
1 onion, coarsely chopped | 1 | UNIT | Onion
Hot pepper sauce, to taste | | | Hot pepper sauce
1 pork shoulder roast, about 4 lb (1.8 kg) (with or without bone, untied) | 1 | | Pork shoulder
200g Plain Flour | 200 | GRAM | All-purpose flour
140ml Hot Water | 140 | MILLILITERS | Water
7 Garlic Cloves | 7 | UNIT | Garlic
3 Tsp Chilli Powder | 3 | TEASPOON | Chili powder
Handful Of Coriander | | | Fresh cilantro
3 Spring Onions | 3 | UNIT | Green onion
250g Mozzarella | 250 | GRAM | Mozzarella cheese
600 ml water | 600 | MILLILITERS | Water
5 g dried kelp (kombu) | 5 | GRAM | Dried kombu
4 chicken drumsticks | 4 | UNIT | Chicken drumstick
1 carrot (peeled, cut into thick rounds) | 1 | UNIT | Carrot
4 slices kabocha squash (or butternut squash) skin-on) | 4 | | Winter squash
1 tbsp dark soy sauce (koikuchi shoyu) | 1 | TABLESPOON | Soy sauce
1 tbsp sake | 1 | TABLESPOON | Sake
1 tbsp mirin | 1 | TABLESPOON | own
½ tbsp Chinese-style chicken bouillon powder | 1/2 | TABLESPOON | Chicken bouillon powder
1 tsp chili bean sauce (toban djan) | 1 | TEASPOON | own
6 black tiger shrimp (shells and veins removed, tail left on) | 6 | UNIT | Shrimp
50 g shimeji mushrooms (or mushrooms of choice) | 50 | GRAM | own
2 leaves Napa cabbage (roughly cut) | 2 | | Napa cabbage
1 Japanese leek (naganegi) (diagonally sliced) | 1 | UNIT | Leek
1 green bell pepper (or 2-3 piman, cut into bitesize pieces) | 1 | UNIT | Green bell pepper
4 tbsp preferred shredded melting cheese | 4 | TABLESPOON | own
1 tomato (with a cross scored on the top) | 1 | UNIT | Tomato
2 ptns cooked ramen noodles | 2 | | own
1 potato (Aus: Sebago, US: russet, UK: Maris Piper), or other starchy or all-rounder potato (Note 1) | 1 | UNIT | Potato
1 1/2 - 2 cups vegetable oil (canola, sunflower or peanut oil) | | | Vegetable oil
Sea salt flakes (, crushed with fingers into a powder) | | | Salt
3 large eggs, separated | 3 | UNIT | Egg
½ cup (4 ounces or 115 grams) unsalted butter, at room temperature | 1/2 | CUP | Unsalted butter
1½ cups (300 grams) granulated sugar | 1 1/2 | CUP | Granulated sugar
1½ cups (375 grams) mashed bananas | 1 1/2 | CUP | Banana
⅔ cup (160 grams) sour cream | 2/3 | CUP | Sour cream
2 cups (12 ounces or 340 grams) semi- or bittersweet chocolate chips | 2 | CUP | ?
3/4 teaspoon black pepper | 3/4 | TEASPOON | Black pepper
2 packages (4-serving size each) Jell-O® strawberry-flavored gelatin | 2 | | Flavoured gelatin powder
2 boxes (16 oz each) frozen sweetened strawberries, thawed | 2 | | own
2 cups pretzels, crushed | | | Pretzels
1 container (8 oz) Cool Whip frozen whipped topping, thawed | 1 | | Frozen whipped topping
1 package (8 oz) cream cheese, softened | 1 | | Cream cheese
50g diced jarred roasted sweet red peppers | 50 | GRAM | Canned red bell peppers
50g diced pitted green olives | 50 | GRAM | Green olives
30g grated Pecorino Romano | 30 | GRAM | Romano cheese
450g white button mushrooms, cleaned and stemmed | 450 | GRAM | White mushroom
10g finely chopped fresh basil leaves | 10 | GRAM | Fresh basil
8 cups low sodium chicken broth | 8 | CUP | Reduced-sodium chicken broth
4 carrots, halved lengthwise and cut crosswise into 1-inch pieces | 4 | UNIT | Carrot
4 parsnips, halved lengthwise and cut crosswise into 1-inch pieces | 4 | UNIT | Parsnip
1 split chicken breast | 1 | UNIT | Chicken breast
1 cup noodles (about 2 ounces) | 1 | CUP | own
1/4 cup chopped fresh dill | | | Fresh dill
1 ½ pounds boneless skinless chicken breast (cut into small 1/2-inch cubes) | 1 1/2 | POUND | Chicken breast
¼ teaspoon ginger powder | 1/4 | TEASPOON | Ground ginger
1 teaspoon arrowroot ( or cornstarch) | 1 | TEASPOON | Arrowroot starch
1 ½ tablespoons toasted sesame oil | 1 1/2 | TABLESPOON | Sesame oil
1 tablespoons avocado oil (divided) | 1 | TABLESPOON | Avocado oil
1 ½ tablespoons minced garlic (about 4 cloves) | 1 1/2 | TABLESPOON | Garlic
1/3 cup reduced sodium soy sauce (or gluten-free tamari) | 1/3 | CUP | Reduced-sodium soy sauce
3 tablespoons monk fruit sweetener (coconut sugar, honey or sweetener of choice) | 3 | TABLESPOON | own
2 ½ tablespoons seasoned rice vinegar | 2 1/2 | TABLESPOON | own
1 tablespoon sesame seeds (plus more for garnish) | 1 | TABLESPOON | Sesame seeds
1 teaspoon grated ginger | 1 | TEASPOON | Fresh ginger
¼ cup filtered water | 1/4 | CUP | Water
1⁄4 cup fresh lemon juice | 1/4 | CUP | Lemon juice
12 ounces boneless skinless chicken breast (or thighs) | 3/4 | POUND | Chicken breast
1 teaspoon neutral oil (such as vegetable, canola, or avocado oil) | 1 | TEASPOON | Vegetable oil
2/3 cup low sodium chicken stock | 2/3 | CUP | Reduced-sodium chicken broth
1 1/2 teaspoons sugar (or brown sugar) | 1 1/2 | TEASPOON | Granulated sugar
2 teaspoons dark soy sauce (can sub regular soy sauce, but color won't be as dark) | 2 | TEASPOON | Soy sauce
1 cup small broccoli florets | 1 | CUP | Broccoli
3/4 cup carrot (thinly sliced on a diagonal) | 3/4 | CUP | Carrot
3 tablespoons neutral oil (such as vegetable, canola, or avocado oil; divided) | 3 | TABLESPOON | Vegetable oil
1/2 cup large-diced onion | 1/2 | CUP | Onion
3/4 cup sliced mushrooms | 3/4 | CUP | White mushroom
1/2 cup red pepper | 1/2 | CUP | Red bell pepper
1 tablespoon Shaoxing wine | 1 | TABLESPOON | own
1½ tablespoons cornstarch (mixed into a slurry with 2 tablespoons water) | 1 1/2 | TABLESPOON | Cornstarch
1 Vanilla Cake (or sponge cake - small to medium-sized, homemade or store-brought) | 1 | UNIT | own
¼ teaspoon vanilla extract (or pineapple essence) | 1/4 | TEASPOON | Vanilla extract
4 to 5 tablespoons icing sugar (or as required) | | | Icing sugar
2 to 3 pineapple slices (tinned or canned, finely chopped) | | | Canned pineapple in juice
5 to 6 glazed cherries ( for decoration or chocolate chips, optional) | | | Candied cherries
2 to 3 teaspoons Pineapple Juice ( for brushing on the cake, homemade or canned, optional) | | | Pineapple juice
2 sticks of rhubarb, finely sliced into ribbons | 2 | UNIT | Rhubarb
200ml of apple cider vinegar | 200 | MILLILITERS | Cider vinegar
1 strip of orange peel | 1 | | Orange zest
175g of caster sugar | 175 | GRAM | Granulated sugar
3 Freshlay Farms Golden Yolker® eggs | 3 | UNIT | Egg
225g of self-raising flour | 225 | GRAM | Self-rising flour
50g of ground almonds | 50 | GRAM | Ground almonds
200g of rhubarb, finely chopped | 200 | GRAM | Rhubarb
2 tbsp of double cream | 2 | TABLESPOON | 35% whipping cream
1 tsp vanilla bean paste | 1 | TEASPOON | Vanilla extract
20g Ginger | 20 | GRAM | Fresh ginger
2–3 Garlic Cloves | | | Garlic
300g Silken Tofu | 300 | GRAM | Soft silken tofu
35g Dried Sliced Shiitake | 35 | GRAM | Dried shiitake mushroom
1 Stock Cube | 1 | UNIT | own
3 Tbsp Miso | 3 | TABLESPOON | Miso
400g Instant Udon Noodles | 400 | GRAM | own
100g Vegan Kimchi (Optional) | 100 | GRAM | Kimchi
4 Tsp Crispy Chili Oil (Optional) | 4 | TEASPOON | own
2 eggplants (preferably Japanese or Chinese) | 2 | UNIT | Eggplant
toasted white sesame seeds (to garnish) | | | Toasted sesame seeds
perilla leaves (shiso) (shredded, to garnish) | | | own
2 tbsp yellow miso paste (awase) | 2 | TABLESPOON | Miso
½ tbsp light brown sugar | 1/2 | TABLESPOON | Brown sugar
1 1/4 cups Soy Milk ((300ml) or Almond Milk) | 1 1/4 | CUP | Soy milk
2 Frozen Bananas ((200g) previously peeled, broken into quarters and frozen for at least 12 hours) | 2 | UNIT | Banana
1/2 cup Raw Cashews ((75g)) | 1/2 | CUP | Cashews
2 cups Kale ((56g) Torn up, packed) | 2 | CUP | Kale
4 Medjool Dates (Pitted) | 4 | UNIT | Medjool date
1 tsp Minced Ginger | 1 | TEASPOON | Fresh ginger
1/8 tsp Cinnamon | 1/8 | TEASPOON | Ground cinnamon
1 Tbsp Lime Juice (freshly squeezed) | 1 | TABLESPOON | Lime juice
1 cup Ice Cubes | 1 | CUP | own
2 teaspoons cumin seeds | 2 | TEASPOON | Cumin seeds
2 cup medium ripe tomatoes (300g), quartered | 2 | CUP | Tomato
½ cup (105g) chipotle in adobo sauce | 1/2 | CUP | own
¾ cup (180ml) orange juice | 3/4 | CUP | Orange juice
¼ (60ml) pure maple syrup | 60 | MILLILITERS | Maple syrup
750 grams pork scotch fillet, cut into 5cm (2in) pieces | 750 | GRAM | own
1 large onion (200g), sliced thinly | 1 | UNIT | Onion
6 large bread rolls (450g), toasted | 6 | UNIT | own
2 cups (50g) trimmed watercress sprigs | 2 | CUP | Watercress
⅓ cup (80ml) buttermilk | 1/3 | CUP | Buttermilk
2 tablespoons egg mayonnaise | 2 | TABLESPOON | Mayonnaise
2 green onions, cut into 4cm lengths | 2 | UNIT | Green onion
¼ medium red cabbage (225g), chopped into 4cm chunks | 1/4 | UNIT | Red cabbage
1 medium green apple (150g), quartered, cored | 1 | UNIT | Granny Smith apple
1 medium red apple (150g), quartered, cored | 1 | UNIT | Apple
750g (1 lb 10 oz) skinless, boneless chicken (thighs and breast), cut into bite-size pieces | 750 | GRAM | Chicken breast
10g (½ oz) ginger root, peeled and grated (shredded) | 10 | GRAM | Fresh ginger
3 large garlic cloves, peeled and grated (shredded) | 3 | UNIT | Garlic
2 tsp tandoori masala | 2 | TEASPOON | own
1 tsp ground black pepper | 1 | TEASPOON | Black pepper
2 tbsp yoghurt | 2 | TABLESPOON | Plain yogurt
juice of ½ lemon | 1/2 | UNIT | Lemon
30ml (1 fl oz/2 tbsp) sunflower oil | 30 | MILLILITERS | Sunflower oil
500g (1 lb 2 oz) tomatoes | 500 | GRAM | Tomato
50g (2 oz) butter | 50 | GRAM | Salted butter
1 tsp tomato purée (paste) | 1 | TEASPOON | Tomato paste
30g (1½ oz) ground cashew nuts | 30 | GRAM | Cashews
30ml (1 fl oz/2 tbsp) double (heavy) cream | 30 | MILLILITERS | 35% whipping cream
6–8 green cardamom seeds, crushed | | | Ground cardamom
2 tsp dried fenugreek leaves (kasoori methi) | 2 | TEASPOON | own
your choice of Indian flatbreads or rice | | | own
1 1/2 pounds pork (Boston) butt, cut into 1-inch cubes | 1 1/2 | POUND | Boneless pork shoulder blade
2 tablespoons freshly squeezed lemon juice | 2 | TABLESPOON | Lemon juice
1/2 cup cane vinegar | 1/2 | CUP | Vinegar
1/4 cup palm or coconut sugar | 1/4 | CUP | own
1 Thai chili, thinly sliced | 1 | UNIT | Hot chili pepper
sea salt, to season | | | Salt
2 brown onions | 2 | UNIT | Onion
1 red capsicum (bell pepper) | 1 | UNIT | Red bell pepper
400g can diced tomatoes | 1 | | Canned whole tomatoes
600g fresh ricotta (see note) | 600 | GRAM | Whole milk ricotta
Good pinch ground nutmeg | | | Ground nutmeg
3 (3-4cm thick) zucchini, peeled into ribbons | 3 | UNIT | Zucchini
375g pkt fresh lasagne sheets | 1 | | Fresh pasta
60g pkt baby spinach | 1 | | Spinach
700g butternut pumpkin, peeled, deseeded, cut into 2cm pieces | 700 | GRAM | Butternut squash
36.40 gm olive oil | 36.4 | GRAM | Olive oil
400g brown lentils, rinsed, drained | 400 | GRAM | Cooked lentils
250ml (1 cup) tomato passata | 250 | MILLILITERS | Tomato purée
`;
