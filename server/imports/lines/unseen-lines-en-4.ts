/** A fourth list as `UNSEEN_LINES_EN`: whole recipes of twenty-one blogs and papers, easy lines too. */
export const UNSEEN_LINES_EN_4 = `
125g/4oz dark chocolate | 125 | GRAM | Dark chocolate (70-85%)
150g/5¼oz plain flour | 150 | GRAM | All-purpose flour
30g/1oz cocoa, sifted | 30 | GRAM | Unsweetened cocoa powder
1 tsp bicarbonate of soda | 1 | TEASPOON | Baking soda
½ tsp salt | 1/2 | TEASPOON | Salt
125g/4oz unsalted butter, softened | 125 | GRAM | Unsalted butter
75g/2½oz light brown sugar | 75 | GRAM | Brown sugar
50g/2oz caster sugar | 50 | GRAM | Granulated sugar
1 tsp vanilla extract | 1 | TEASPOON | Vanilla extract
1 free-range egg, cold from the fridge | 1 | UNIT | Egg
350g/12¼oz dark chocolate chips | 350 | GRAM | Semisweet chocolate
3 tbsp extra virgin olive oil | 3 | TABLESPOON | Olive oil
1 large onion, chopped | 1 | UNIT | Onion
2 garlic cloves, crushed | 2 | UNIT | Garlic
3 x 400g cans of chopped tomatoes | 3 | | Canned whole tomatoes
¼ - ½ tsp dried chilli flakes | | | Cayenne pepper
2 tsp balsamic vinegar | 2 | TEASPOON | Balsamic vinegar
2 tsp sugar | 2 | TEASPOON | Granulated sugar
1 large handful basil leaves, torn into small pieces | | | Fresh basil
Salt and freshly ground black pepper | | | own
Grated parmesan cheese, to serve | | | Grated Parmesan cheese
1/2 oz / 14g butter | 1/32 | POUND | Salted butter
1 onion, peeled and roughly chopped | 1 | UNIT | Onion
1 stick of celery, de-strung and sliced | 1 | UNIT | Celery
1 rasher of bacon, rind removed and diced (optional) | 1 | UNIT | Bacon
1 can of chopped tomatoes | 1 | | Canned whole tomatoes
3 pints / 704ml vegetable or chicken stock | 704 | MILLILITERS | ?
1/2 teaspoon caster sugar | 1/2 | TEASPOON | Granulated sugar
1 tablespoon of tomato purée | 1 | TABLESPOON | Tomato purée
Salt and pepper to taste | | | own
1/2 teaspoon mixed herbs | 1/2 | TEASPOON | own
1 teaspoon olive oil | 1 | TEASPOON | Olive oil
500g (1lb 2oz/4 cups) self-raising flour, plus extra for dusting | 500 | GRAM | Self-rising flour
1 ½ teaspoons baking powder | 1 1/2 | TEASPOON | Baking powder
50g (1 ¾ oz/ ¼ cup) caster (superfine) sugar | 50 | GRAM | Granulated sugar
½ teaspoon fine sea salt | 1/2 | TEASPOON | Salt
finely grated zest of 1 large lemon | 1 | UNIT | Lemon
150g (5.oz/1⅓ sticks) unsalted butter, chilled and diced | 150 | GRAM | Unsalted butter
120ml (4fl oz/1/2 cup) whole milk, plus a splash for the egg wash | 120 | MILLILITERS | Whole milk
4 large eggs, beaten | 4 | UNIT | Egg
2 tablespoons demerara sugar | | | Turbinado sugar
400g (14oz) fresh strawberries, hulled and halved | 400 | GRAM | Strawberry
25g (1oz/⅛ cup) caster (superfine) sugar | 25 | GRAM | Granulated sugar
½ teaspoon vanilla bean paste | 1/2 | TEASPOON | Vanilla extract
340g (11 ¾ oz) clotted cream | 340 | GRAM | own
140g (5 ozs) plain flour | 140 | GRAM | All-purpose flour
4 eggs | 4 | UNIT | Egg
200ml (7 fl ozs) milk | 200 | MILLILITERS | 2% milk
sunflower oil , for cooking | | | Sunflower oil
1 medium onion | 1 | UNIT | Onion
1 small potato | 1 | UNIT | Potato
25g butter or marg | 25 | GRAM | Salted butter
1 bunch watercress | 1 | | Watercress
1/2 pint milk | 236.5882365 | MILLILITERS | 2% milk
1/2 pint stock | 236.5882365 | MILLILITERS | own
salt & pepper to taste | | | own
60ml double cream (or you can use creme fraiche) | 60 | MILLILITERS | 35% whipping cream
1/2 c. milk | 1/2 | CUP | 2% milk
1/4 c. vegetable oil | 1/4 | CUP | Vegetable oil
1 1/2 c. flour | 1 1/2 | CUP | All-purpose flour
2 tsp. baking powder | 2 | TEASPOON | Baking powder
1 c. blueberries (optional) | 1 | CUP | Blueberry
2 cups of all purpose flour | 2 | CUP | All-purpose flour
1/2 cup softened butter | 1/2 | CUP | Salted butter
1 cup plus 1 Tbs sugar, divided | | | Granulated sugar
2 large eggs | 2 | UNIT | Egg
1 tsp vanilla | 1 | TEASPOON | Vanilla extract
2 + 1/2 cup fresh (or frozen) blueberries or chocolate chips | 2 1/2 | CUP | Blueberry
½ cup oil | 1/2 | CUP | Vegetable oil
1 & ¼ cups sugar | 1 1/4 | CUP | Granulated sugar
1 & ½ cups blueberries | 1 1/2 | CUP | Blueberry
2 bananas (mashed, and mixed in with about 2 tablespoons of oil) | 2 | UNIT | Banana
1 kg beef mince | 1000 | GRAM | Lean ground beef
1 can diced tomatoes | 1 | | Canned whole tomatoes
half a cup of worcestershire sauce | 1/2 | CUP | Worcestershire sauce
half a cup tomato paste | 1/2 | CUP | Tomato paste
herbs and spices to taste (I use paprika, cumin, ground coriander, dried rosemary and dried thyme. I use dried because it has a more intense flavour) | | | own
1 litre vegetable stock | 1000 | MILLILITERS | Vegetable broth
2 chopped onions (I use a Tupperware Happy Chopper. It means that Katharine can help me cook) | 2 | UNIT | Onion
2 cloves garlic, diced | 2 | UNIT | Garlic
1 cup frozen peas | 1 | CUP | Frozen green peas
500g mince beef | 500 | GRAM | Lean ground beef
1 green pepper, deseeded and diced | 1 | UNIT | Green bell pepper
1 X 400g tinned tomatoes | 400 | GRAM | Canned whole tomatoes
1 tablespoon red wine vinegar | 1 | TABLESPOON | Red wine vinegar
1 teaspoon chilli powder | 1 | TEASPOON | Chili powder
Salt and black pepper | | | own
4 X burger buns | 4 | UNIT | Hamburger bun
1 tbsp /15g butter | 1 | TABLESPOON | Salted butter
2 garlic cloves (, minced) | 2 | UNIT | Garlic
1 green capsicum/bell pepper (, diced) | 1 | UNIT | Green bell pepper
500 g/1lb ground beef ((mince) (Note 1)) | 500 | GRAM | Lean ground beef
1 tbsp Dijon mustard (OR 1 tsp dry mustard) | 1 | TABLESPOON | Dijon mustard
1.5 tbsp brown sugar | 1 1/2 | TABLESPOON | Brown sugar
400 g/14oz crushed tomato (, canned) | 400 | GRAM | Canned crushed tomatoes
1 beef bouillon cube (, crumbled (Note 2)) | 1 | UNIT | Beef bouillon cube
1/4 tsp black pepper | 1/4 | TEASPOON | Black pepper
5 to 6 soft rolls ((Note 3)) | | | own
Cheese slices ((optional)) | | | Processed cheddar slices
Other fixing options - see Note 4 | | | own
1 large brown onion, peeled and finely diced | 1 | UNIT | Onion
2 carrots, peeled and finely diced | 2 | UNIT | Carrot
2 celery stalks, finely chopped | 2 | UNIT | Celery
1 tsp dried mixed herbs | 1 | TEASPOON | own
2 tbsp instant gravy powder | 2 | TABLESPOON | own
1 tbsp dark soy sauce | 1 | TABLESPOON | Soy sauce
1 tbsp malt vinegar | 1 | TABLESPOON | Vinegar
¼ cup finely chopped parsley | 1/4 | CUP | Fresh parsley
500g Beef mince | 500 | GRAM | Lean ground beef
2 finely chopped spring onions | 2 | UNIT | Green onion
1/2 red capsicum, diced | 1/2 | UNIT | Red bell pepper
1 eggplant, diced | 1 | UNIT | Eggplant
1 stick celery, diced | 1 | UNIT | Celery
1 sachet tomato paste | 1 | | Tomato paste
1 750ml bottle passata | 1 | | Tomato purée
1 red chilli, finely sliced | 1 | UNIT | Hot chili pepper
loose handful of fresh basil leaves, chopped | | | Fresh basil
2 medium button mushrooms, chopped | 2 | UNIT | White mushroom
2½ lbs chuck roast (cut into 1-inch chunks and large portions of fat removed) | 2 1/2 | POUND | Beef blade roast
3 tbsp butter | 3 | TABLESPOON | Salted butter
1½ cup yellow onion (diced) | 1 1/2 | CUP | Onion
4 tsp garlic (minced) | 4 | TEASPOON | Garlic
4 cups beef broth | 4 | CUP | Beef broth
5 carrots (cut into bite size pieces | 5 | UNIT | Carrot
1 lb baby Yukon gold potatoes (washed and quartered) | 1 | POUND | New potato
6 oz tomato paste | 3/8 | POUND | Tomato paste
3 sticks celery (chopped) | 3 | UNIT | Celery
1 tsp ground black pepper | 1 | TEASPOON | Black pepper
½ tsp dried rosemary | 1/2 | TEASPOON | Dried rosemary
2 bay leaves | 2 | | Bay leaf
3 tbsp cornstarch | 3 | TABLESPOON | Cornstarch
1 1/2 lbs. beef chuck roast, cut into bite-size pieces | 1 1/2 | POUND | Beef blade roast
1 large potato, peeled and chopped | 1 | UNIT | Potato
8 oz. mushrooms, cut into quarters, if large | 1/2 | POUND | White mushroom
1/2 teaspoon pepper | 1/2 | TEASPOON | Black pepper
1 (32 ounce) carton reduced — sodium beef broth | 1 | | Reduced-sodium beef broth
Later add | | | own
1/4 cup flour | 1/4 | CUP | All-purpose flour
2 tablespoons peanut oil | 2 | TABLESPOON | Peanut oil
1–2 tablespoons red curry paste | | | own
6 spring onions (scallions), finely chopped | 6 | UNIT | Green onion
625 ml (2½ cups) coconut milk | 625 | MILLILITERS | Coconut milk
2 tablespoons fish sauce | 2 | TABLESPOON | Fish sauce
1/2 teaspoon ground turmeric | 1/2 | TEASPOON | Ground turmeric
3 tablespoons chopped coriander (cilantro) leaves | | | Fresh cilantro
3 makrut (kaffir) lime leaves | 3 | UNIT | own
1 kg (2 lb 4 oz) firm white fish fillets (e.g. snapper, ling, ocean perch or cod), cut into 2 cm (¾ inch) pieces | 1000 | GRAM | own
2 tablespoons shredded fresh basil leaves | 2 | TABLESPOON | Fresh basil
4 garlic cloves, coarsely chopped | 4 | UNIT | Garlic
5 cm / 2 in piece fresh root ginger, peeled and coarsely chopped | | | Fresh ginger
2 fresh green chillies, seeded and coarsely chopped | 2 | UNIT | Hot chili pepper
grated rind and juice of 1 lime | 1 | UNIT | Lime
5-10 ml / 1-2 tsp shrimp paste | | | own
5 ml / 1 tsp coriander seeds | 5 | MILLILITERS | Coriander seeds
5 ml / 1 tsp five-spice powder | 5 | MILLILITERS | own
75 ml / 5 tbsp sesame oil | 75 | MILLILITERS | Sesame oil
2 red onions, finely chopped | 2 | UNIT | Red onion
900 g / 2 lb hoki fillets, skinned | 900 | GRAM | own
400 ml / 14 fl oz / 1⅔ cups coconut milk | 400 | MILLILITERS | Coconut milk
45 ml / 3 tbsp Thai fish sauce | 45 | MILLILITERS | Fish sauce
50 g / 2 oz fresh coriander (cilantro) leaves | 50 | GRAM | Fresh cilantro
50 g / 2 oz fresh mint leaves | 50 | GRAM | Fresh mint
150 ml / ¼ pint / ⅔ cup sunflower oil | 150 | MILLILITERS | Sunflower oil
sliced fresh green chilli and finely chopped fresh coriander (cilantro) to garnish | | | own
cooked rice and lime wedges, to serve | | | own
12 premade shortcrust pastry tart bases | 12 | UNIT | own
1/2 cup honey, golden syrup, or corn syrup | 1/2 | CUP | Honey
1 tsp each vanilla extract and white vinegar | 1 | TEASPOON | own
1/4 cup currants, raisins, pecans, or coconut (optional) | 1/4 | CUP | Dried currants
1/2 cup raisins | 1/2 | CUP | Raisins
1/4 cup soft butter | 1/4 | CUP | Salted butter
1/4 cup packed brown sugar | 1/4 | CUP | Brown sugar
1 pinch salt | | | Salt
1/2 cup corn syrup (or for truly maple tarts, use pure Maple syrup) Note: I used Lyle’s Golden Syrup | 1/2 | CUP | Light corn syrup
1 egg, lightly beaten | 1 | UNIT | Egg
16 pre-made tart shells | 16 | UNIT | own
1 ½ cups flour | 1 1/2 | CUP | All-purpose flour
¾ cup cubed butter, cold | 3/4 | CUP | Salted butter
½ cup maple syrup | 1/2 | CUP | Maple syrup
1/8 cup butter, room temperature | 1/8 | CUP | Salted butter
¼ teaspoon lemon juice | 1/4 | TEASPOON | Lemon juice
`;
