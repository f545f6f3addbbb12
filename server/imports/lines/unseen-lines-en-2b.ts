/** The rest of the lines of `UNSEEN_LINES_EN_2`. */
export const UNSEEN_LINES_EN_2_REST = `
1 cup coconut oil, melted | 1 | CUP | Coconut oil
2 1/2 cups grated zucchini | 2 1/2 | CUP | Zucchini
1 cup semi-sweet chocolate chips | 1 | CUP | Semisweet chocolate
3/4 cup shredded sweetened coconut | 3/4 | CUP | Sweetened shredded coconut
4 cups prepared macaroni and cheese, warmed | 4 | CUP | own
2 cups prepared pulled pork | 2 | CUP | own
12 slices sharp cheddar cheese (about 6 ounces) | 12 | | Cheddar cheese
5 tablespoons butter, divided | 5 | TABLESPOON | Salted butter
1 cup broccoli stems, chopped (optional) | 1 | CUP | Broccoli
1 cup half and half | 1 | CUP | 10% cream
2-3 cups broccoli florets, chopped into very small pieces | | | Broccoli
an 8-ounce block of good quality extra-sharp cheddar cheese, grated | 1 | | Cheddar cheese
1 pound (454g) ripe but relatively firm peaches | 1 | POUND | Peach
1/2 cup (75-85g) fresh blueberries | 1/2 | CUP | Blueberry
1/3 cup (45g) brown sugar or coconut sugar | 1/3 | CUP | Brown sugar
1/4 teaspoon nutmeg (I recommend freshly grated nutmeg) | 1/4 | TEASPOON | Ground nutmeg
Scant 1/2 teaspoon ground ginger | 1/2 | TEASPOON | Ground ginger
2 pinches of ground cardamom (optional) | | | Ground cardamom
10 tablespoons (140g) vegan butter* | 10 | TABLESPOON | own:vegan butter
Scant 2/3 cup (60g) (old-fashioned rolled oats) | 2/3 | CUP | Rolled oats
1 cup (200g) organic cane sugar | 1 | CUP | Granulated sugar
1/4 - 1/2 teaspoon kosher salt | | | Salt
1 1/3 cups (320 mL) full-fat oat milk*** | 1 1/3 | CUP | Oat milk
1/4 teaspoon pure almond extract (optional) | 1/4 | TEASPOON | own
For serving: vegan vanilla ice cream (optional) | | | own
2 teaspoons Platinum Yeast from Red Star* | 2 | TEASPOON | Active dry yeast
3/4 cup (180ml) whole milk | 3/4 | CUP | Whole milk
3 Tablespoons (45g) unsalted butter, softened to room temperature | 3 | TABLESPOON | Unsalted butter
2 and 1/3 cups (291g) all-purpose flour (spoon & leveled), plus more as needed* | 2 1/3 | CUP | All-purpose flour
1 Tablespoon finely chopped fresh rosemary (or 2 teaspoons dried) | 1 | TABLESPOON | Fresh rosemary
5 Tablespoons (75g) unsalted butter, extra soft (see note) | 5 | TABLESPOON | Unsalted butter
1 Tablespoon finely chopped fresh parsley (or 2 teaspoons dried) | 1 | TABLESPOON | Fresh parsley
2 garlic cloves, minced or 1/2 teaspoon garlic powder | 2 | UNIT | Garlic
3/4 cup (95g) shredded parmesan, mozzarella, or white cheddar cheese (or your favorite shredded cheese) | 3/4 | CUP | Shredded Parmesan cheese
flaky/coarse sea salt for sprinkling | | | Salt
2 tablespoons coconut flour, (+1 teaspoon) | 2 | TABLESPOON | own:coconut flour
1/4 cup almond flour | 1/4 | CUP | Ground almonds
1/6 teaspoon baking soda | 1/6 | TEASPOON | Baking soda
1 ripe banana, (about 1/2 cup) | 1 | UNIT | Banana
2 tablespoons almond butter, (room temp) | 2 | TABLESPOON | Almond butter
1 large egg, (beaten ) | 1 | UNIT | Egg
1/2 cup cherries, (pitted and chopped) | 1/2 | CUP | Sweet cherry
1 ½ cups uncooked multi-colored quinoa | 1 1/2 | CUP | Quinoa
2 cups shredded colby jack cheese (divided) | 2 | CUP | Colby cheese
1 cup canned black beans (rinsed and drained) | 1 | CUP | Canned black beans
1 cup frozen charred corn (trader joes) | 1 | CUP | Frozen corn kernels
1 4.5-ounce can chopped green chiles | 1 | | Canned green chilies
1 ½ cup Gaby's chipotle or tomatillo salsa | 1 1/2 | CUP | own
Finely chopped scallions and cilantro as garnish | | | own
4 pieces naan | 4 | UNIT | Naan bread
4 ounces ricotta cheese (4 oz. is 1 scant cup) | 1/4 | POUND | Whole milk ricotta
1 1/2 teaspoons Italian seasoning | 1 1/2 | TEASPOON | own:Italian seasoning
2 tablespoons shaved Parmesan cheese (for serving) | 2 | TABLESPOON | Parmesan cheese
basil leaves (for garnish, optional) | | | Fresh basil
3/4 cup salted butter, divided | 3/4 | CUP | Salted butter
1/2 cup warm water (100°F to 110°F) | 1/2 | CUP | Water
1 (1⁄4-oz.) envelope active dry yeast | 1 | | Active dry yeast
1/3 cup plus 1 tsp. granulated sugar, divided | | | Granulated sugar
5 1/4 - 6 cups bread flour, divided, plus more for dusting | | | Bread flour
1 1/4 pounds Conecuh sausage or spicy smoked sausage | 1 1/4 | POUND | own
4 ounces sharp Cheddar cheese, shredded (about 1 cup) | 1/4 | POUND | Cheddar cheese
3 cups extra-long white basmati rice (1 lb. 4 oz.) | 3 | CUP | Basmati rice
1⁄4 cup plus 2 Tbsp. kosher salt, divided, plus more as needed | | | Salt
1⁄4 tsp. saffron, lightly ground between your fingers, plus more for sprinkling | 1/4 | TEASPOON | Saffron
1 large yellow onion, halved and sliced ¼-inch-thick | 1 | UNIT | Onion
4 medium garlic cloves, finely chopped (1 Tbsp.) | 4 | UNIT | Garlic
10 boneless, skinless chicken thighs (2 lb. 3 oz.), halved | 10 | UNIT | Chicken thigh
1 cup plain whole-milk Greek yogurt | 1 | CUP | Rich Greek yogurt
1⁄2 cup dried barberries, picked, soaked in cold water for 15 minutes, then drained (or substitute finely chopped dried cranberries) | 1/2 | CUP | own:dried barberries
1 tsp. sugar (omit if using cranberries) | 1 | TEASPOON | Granulated sugar
1⁄3 cup raw pistachios, coarsely chopped | 1/3 | CUP | Pistachios
24 oz 3 large chicken breasts sliced in half lengthwise to make 6 | 1 1/2 | POUND | Chicken breast
10 oz frozen spinach (drained) | 5/8 | POUND | Frozen spinach
3 oz shredded part skim mozzarella | 3/16 | POUND | Part-skim mozzarella cheese
1/2 cup roasted red pepper (sliced in strips (packed in water)) | 1/2 | CUP | Canned red bell peppers
olive oil spray | | | Cooking spray
18 graham crackers (2 sleeves) | 18 | UNIT | Graham crackers
½ cup (1 stick) unsalted butter, melted | 1/2 | CUP | Unsalted butter
1 cup plus 4 tablespoons sugar | | | Granulated sugar
3 8-ounce packages cream cheese, at room temperature | 3 | | Cream cheese
1 10-ounce bag frozen cherries | 1 | | Sweet cherry
1 tablespoons cornstarch | 1 | TABLESPOON | Cornstarch
2/3 cup (150g) caster sugar | 2/3 | CUP | Granulated sugar
1/4 cup (35g) cornflour | 1/4 | CUP | Cornstarch
25 gram soft butter, chopped | 25 | GRAM | Salted butter
4 cups (270g) desiccated coconut | 4 | CUP | Unsweetened shredded coconut
Chocolate icing | | | Chocolate frosting
4 2/3 cups (750g) icing sugar mixture | 4 2/3 | CUP | Icing sugar
250g Coles Durum Wheat Macaroni Pasta | 250 | GRAM | Macaroni
18.20 gm extra virgin olive oil | 18.2 | GRAM | Olive oil
1 small red capsicum, deseeded, finely chopped | 1 | UNIT | Red bell pepper
120g sachet Mexican spice seasoning | 1 | | own
1/2 barbecued chicken, skin and bones removed, meat shredded | 1/2 | | Cooked chicken
400g can crushed tomatoes | 1 | | Canned crushed tomatoes
420g can black beans, rinsed, drained | 1 | | Canned black beans
170g (11/2 cups) Mexican cheese blend | 170 | GRAM | Mexican cheese blend
80g Dairy Cheese Fetta Australian Style, crumbled | 80 | GRAM | Feta cheese
Coles Sour Cream, to serve | | | Sour cream
Thinly sliced jalapeños, to serve (optional) | | | Jalapeño pepper
1 onion finely chopped | 1 | UNIT | Onion
2 garlic cloves crushed | 2 | UNIT | Garlic
large handful parsley leaves chopped, stalks finely chopped | | | Fresh parsley
1 large courgette peeled into ribbons all around the edge, centre grated or finely chopped | 1 | UNIT | Zucchini
½ a lemon zested and juiced | 1/2 | UNIT | Lemon
grated parmesan to serve | | | Grated Parmesan cheese
200g icing sugar sifted | 200 | GRAM | Icing sugar
1kg (2.2 Lbs) navel end brisket or beef flank steak | 1000 | GRAM | Beef brisket
1 green capsicum (bell pepper) | 1 | UNIT | Green bell pepper
½ tbsp dried oregano | 1/2 | TABLESPOON | Dried oregano
½ tbsp sweet paprika | 1/2 | TABLESPOON | Paprika
100g green olives, pitted | 100 | GRAM | Green olives
½ bunch flat leaf parsley | 1/2 | | Fresh parsley
400g can black beans, rinsed and drained, served on the side | 1 | | Canned black beans
`;
