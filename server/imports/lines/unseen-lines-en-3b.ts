/** More lines as `UNSEEN_LINES_EN_3`, of eleven other recipes. */
export const UNSEEN_LINES_EN_3_REST = `
Dried oregano (1tsp) | 1 | TEASPOON | Dried oregano
Ground smoked paprika (1tsp) | 1 | TEASPOON | Paprika
Ciabatta x2 | 2 | UNIT | Italian bread
Garlic clove | | | Garlic
Tomato x2 | 2 | UNIT | Tomato
Halloumi (200g) | 200 | GRAM | own
Rocket (50g) | 50 | GRAM | Arugula
Red wine vinegar (15ml) | 15 | MILLILITERS | Red wine vinegar
White potato x3 | 3 | UNIT | White potato
250g self-raising flour | 250 | GRAM | Self-rising flour
25g cocoa powder | 25 | GRAM | Unsweetened cocoa powder
85g unsalted butter melted | 85 | GRAM | Unsalted butter
3 large eggs | 3 | UNIT | Egg
85g unsalted butter softened | 85 | GRAM | Unsalted butter
1 lb (450 g) bok choy , chopped to bite size pieces (see the cutting method in the post above) | 1 | POUND | Bok choy
1 heaping cup (60 grams) tofu puffs , halved | 60 | GRAM | Fried tofu
2 green onions , sliced | 2 | UNIT | Green onion
1 tablespoon peanut oil (or vegetable oil) | 1 | TABLESPOON | Peanut oil
2 tablespoons light soy sauce (or soy sauce) | 2 | TABLESPOON | Soy sauce
2 tablespoons chopped fresh parsley leaves | 2 | TABLESPOON | Fresh parsley
1 clove garlic (grated) | 1 | UNIT | Garlic
Kosher salt and freshly ground black pepper (to taste) | | | own
4 cups ciabatta bread cubes | | | Italian bread
2 teaspoons lemon zest | 2 | TEASPOON | Lemon zest
3 tablespoons freshly grated Parmesan | 3 | TABLESPOON | Grated Parmesan cheese
2 heads romaine (roughly chopped) | 2 | UNIT | Romaine lettuce
2 pounds (910 g) parsnips, peeled, cut into 1 1/2-inch (4 cm) chunks (see recipe note) | 2 | POUND | Parsnip
1/2 cup (120 ml) vegan mayo, prepared or homemade | 1/2 | CUP | own
1 teaspoon kelp powder | 1 | TEASPOON | own
3 tablespoons capers, drained and rinsed | 3 | TABLESPOON | Capers
1/3 cup (15 g) thinly sliced chives, plus extra for garnish | 1/3 | CUP | Fresh chives
2 ribs celery, thinly sliced | 2 | UNIT | Celery
Large split-top hot dog buns | | | own
Vegan butter, softened | | | own
Sweet paprika | | | Paprika
1/4 cup (11 g) thickly sliced chives | 1/4 | CUP | Fresh chives
1 large cucumber (or 2 small ones (about 350g/12oz)) | 1 | UNIT | Cucumber
2 cloves garlic (minced) | 2 | UNIT | Garlic
1 tbsp light soy sauce | 1 | TABLESPOON | Soy sauce
½ tbsp black rice vinegar (e.g. Chikiang vinegar) | 1/2 | TABLESPOON | own
1 pinch sugar | | | Granulated sugar
Chinese chilli oil (to taste) | | | own
Sichuan pepper oil (optional) | | | own
450.0g extra-firm tofu drained | 450 | GRAM | Extra-firm tofu
6.5tbsp cornflour | 6 1/2 | TABLESPOON | Cornstarch
2.0tbsp white miso paste – I like Miso Tasty | 2 | TABLESPOON | Miso
4.0tbsp rapeseed oil | 4 | TABLESPOON | Canola oil
1.0 large brown onion peeled and cut into 2½cm x 2½cm pieces | 1 | UNIT | Onion
4.0 garlic cloves peeled and minced | 4 | UNIT | Garlic
1.5tbsp mild curry powder | 1 1/2 | TABLESPOON | Curry powder
1.0tsp ground turmeric | 1 | TEASPOON | Ground turmeric
0.75tsp ground ginger | 3/4 | TEASPOON | Ground ginger
2.0 carrots (about 200g), peeled and cut into ½cm-thick rounds | 2 | UNIT | Carrot
200.0g Tenderstem florets kept whole, stems cut into 1cm lengths | 200 | GRAM | Broccoli
150.0g frozen petit pois defrosted | 150 | GRAM | Frozen green peas
1.0tsp caster sugar | 1 | TEASPOON | Granulated sugar
2.0tbsp light soy sauce | 2 | TABLESPOON | Soy sauce
Cooked jasmine rice to serve | | | Cooked white rice
8 medium yellow onions, chopped to medium dice | 8 | UNIT | Onion
1/3 cup canola/vegetable oil, plus more for frying | 1/3 | CUP | ?
9 3/4-inch thick boneless center cut loin pork chops, trimmed of fat, sliced in half length-wise, pounded 1/4 inch thin (if you’re lucky enough to find the thin loin chops, you’ll only have to pound them thin) | 9 | | Boneless pork loin chop
1 tablespoon pepper | 1 | TABLESPOON | Black pepper
flour for dredging | | | All-purpose flour
3 tablespoons sweet Hungarian paprika | 3 | TABLESPOON | Paprika
6-8 cups water, or enough to fully immerse all ingredients in the pot | | | Water
Vegeta to taste, approximately 1 tablespoon (but if you can’t find it, just use vegetable/chicken soup seasoning packets) | | | own
150 grams Basmati Rice | 150 | GRAM | Basmati rice
225.0g smoked tofu drained | 225 | GRAM | Smoked tofu
4.0tbsp cornflour | 4 | TABLESPOON | Cornstarch
15.0 dried shiitake mushrooms (15g) | 15 | UNIT | Dried shiitake mushroom
4.0tsp dark brown sugar | 4 | TEASPOON | Brown sugar
1.5tbsp black garlic paste | 1 1/2 | TABLESPOON | own
3.0tbsp gochujang | 3 | TABLESPOON | own
2.0tsp rice vinegar | 2 | TEASPOON | Vinegar
Rapeseed oil | | | Canola oil
1.0 large leek (200g), finely sliced into coins | 1 | UNIT | Leek
0.25tsp fine salt | 1/4 | TEASPOON | Salt
250.0g ramen noodles | 250 | GRAM | Instant ramen noodles
300.0g Tenderstem trimmed and halved on an angle | 300 | GRAM | Broccoli
1 tablespoon unsalted butter, softened | 1 | TABLESPOON | Unsalted butter
8 ounces cream cheese, room temperature | 1/2 | POUND | Cream cheese
1/3 cup confectioners' sugar | 1/3 | CUP | Icing sugar
1 teaspoon peppermint extract | 1 | TEASPOON | own
2 to 3 drops liquid or gel red food coloring | | | own
4 ounces (1/2 cup) unsalted butter, melted | 1/4 | POUND | Unsalted butter
2/3 cup (53 grams) Dutch process cocoa powder | 2/3 | CUP | Dutch-process cocoa powder
1 cup (200 grams) granulated sugar | 1 | CUP | Granulated sugar
2 large eggs, room temperature | 2 | UNIT | Egg
2/3 cup crushed peppermint candies, such as Star Brite mints or candy canes, divided | 2/3 | CUP | own
`;
