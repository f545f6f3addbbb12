/** A fifth list as `UNSEEN_LINES_EN`: lines of forty other recipes, curries, cakes, pickles and drinks. */
export const UNSEEN_LINES_EN_5 = `
1 tbsp vegetable oil | 1 | TABLESPOON | Vegetable oil
4 shallots, finely chopped | 4 | | Shallot
2 stalks lemongrass, tough outer leaves discarded, thinly sliced | 2 | | Lemongrass
1in (2.5cm) fresh ginger, finely grated | | | Fresh ginger
½ tsp crushed dried red chilies | 1/2 | TEASPOON | Dried hot chili pepper
1 tsp mild curry powder | 1 | TEASPOON | Curry powder
½ tsp ground star anise | 1/2 | TEASPOON | own
2 fresh red jalapeño or serrano chilies, seeded and finely chopped | 2 | UNIT | Jalapeño pepper
1 can (14fl oz) coconut milk | 1 | | Coconut milk
5 fresh lime leaves or finely grated zest of 4 limes | 5 | UNIT | own
8oz (225g) peeled raw tiger prawns | 1/2 | POUND | Shrimp
12oz (340g) firm white fish such as snapper or sea bream (porgy), skinned and cut into 1in (2.5cm) cubes | 3/4 | POUND | own
20 fresh Thai basil leaves, coarsely chopped | 20 | | Fresh basil
30 fresh cilantro leaves, coarsely chopped | 30 | | Fresh cilantro
juice of 1 lime | 1 | UNIT | Lime
2 tbsp Asian fish sauce | 2 | TABLESPOON | Fish sauce
½ cup fresh coriander stems and leaves, chopped | | | Fresh cilantro
1 can good-quality coconut milk | 1 | | Coconut milk
4-5 spring onions, sliced (including green stem) | | | Green onion
2 teaspoons brown sugar (or more/less to taste) | 2 | TEASPOON | Brown sugar
1 teaspoon turmeric | 1 | TEASPOON | Ground turmeric
1 fresh red chili, minced | 1 | UNIT | Hot chili pepper
3-4 fillets of fresh fish – any type (truly – anything works – your call) | | | own
Handful fresh mushrooms, sliced – optional | | | White mushroom
1 red bell pepper, de-seeded and diced – optional | 1 | UNIT | Red bell pepper
1-2 medium tomato, cut into small pieces | | | Tomato
Fresh lime or lemon wedges for garnish | | | Lime
2-3 kaffir lime leaves, left whole | | | own
300 ml (½ pint) coconut milk | 300 | MILLILITERS | Coconut milk
4 fish fillets each 250 g (8 oz) cod, haddock or sea bass, fine bones removed | 4 | UNIT | own
a few slices of red chilli | | | Hot chili pepper
2oz butter (or margarine, if you're going for that 1970s wholefood feel) | 1/8 | POUND | Salted butter
1 clove of garlic, finely chopped | 1 | UNIT | Garlic
1 tin of tomatoes | 1 | | Canned whole tomatoes
oregano, salt and pepper | | | own
grated cheese | | | own
Vegetable oil 15 Milliliter (1 Tablespoon) | 15 | MILLILITERS | Vegetable oil
Onion 1 Large, skinned and finely chopped | 1 | UNIT | Onion
Garlic 1 Clove (5 gm), skinned and crushed | 1 | UNIT | Garlic
Streaky bacon 4 Ounce, rinded and chopped (100 Grams) | 1/4 | POUND | Bacon
Minced beef 1 Pound (450 Grams) | 1 | POUND | Lean ground beef
Canned tomatoes 14 Ounce (397 Grams / 1 Can) | 7/8 | POUND | Canned whole tomatoes
Tomato puree 30 Milliliter (2 Tablespoon) | 30 | MILLILITERS | Tomato purée
Nutmeg 1 Pinch | | | Ground nutmeg
1c Lentils | 1 | CUP | Lentils
3c Chopped fresh mushrooms | 3 | CUP | White mushroom
2 Celery; chopped | 2 | UNIT | Celery
1lg Potato; diced | 1 | UNIT | Potato
1lg Green bell pepper; chopped | 1 | UNIT | Green bell pepper
2tb Fresh lemon juice | 2 | TABLESPOON | Lemon juice
3lg Garlic cloves; minced | 3 | UNIT | Garlic
1/4c Minced fresh parsley | 1/4 | CUP | Fresh parsley
1/2ts Savory | 1/2 | TEASPOON | Ground savory
1-2 cup baby carrots | | | Baby carrot
1 rib celery, sliced 1/4 inch thick | 1 | UNIT | Celery
3-4 potatoes cut in chunks (I didn't peel mine because I was too lazy) | | | Potato
1 boneless chuck roast (about 3 pounds) | 1 | | Beef blade roast
1 teaspoon olive oil plus 2 tablespoons | 1 | TEASPOON | Olive oil
2 can beef broth (I only had one so I used a can of chicken broth as well) | 2 | | Beef broth
1 can of water ( I used the beef broth can) | 1 | | Water
1 cup lentils, rinsed | 1 | CUP | Lentils
2 tbsp fresh lemon juice (MUST BE FRESH!) | 2 | TABLESPOON | Lemon juice
1 1/2 cups (375 ml) dried rinsed Lentils | 1 1/2 | CUP | Lentils
1 ½ cups dry red organic lentils | 1 1/2 | CUP | Red lentils
4+ cups cold water | | | Water
2 pinches of sea salt | | | Salt
1 medium to large onion, diced | 1 | UNIT | Onion
¼ (or less) teaspoon cayenne pepper | 1/4 | TEASPOON | Cayenne pepper
1 ½ cups dry lentils, or two 540 ml cans | 1 1/2 | CUP | Lentils
½ medium white onion; peeled | 1/2 | UNIT | Onion
3-4 root vegetables (carrots, parsnips, sunchokes, etc.); washed, peeled, and ends removed | | | own
1 bunch cilantro; washed | 1 | | Fresh cilantro
Water, as needed | | | Water
Vegan bacon strips, optional | | | own
2 cups (12 ounces) small green French lentils | 2 | CUP | Lentils
8 cups water or vegetable stock | 8 | CUP | Water
1/2 bunch kale, stemmed and thinly sliced crosswise | 1/2 | | Kale
200 gms Paneer chopped | 200 | GRAM | own
1 Tsp jeera | 1 | TEASPOON | Cumin seeds
2 Tsp ginger garlic paste | 2 | TEASPOON | own
4 cardamon pods | 4 | | Ground cardamom
1 fat green chilli (or chill to taste) | 1 | UNIT | Hot chili pepper
200g (½ tin) of chopped tomatoes | 200 | GRAM | Canned whole tomatoes
225g (1 pack) paneer | 225 | GRAM | own
Handful of frozen peas | | | Frozen green peas
1 cup pudina (mint) leaves | 1 | CUP | Fresh mint
2 tbsp cashew powder | 2 | TABLESPOON | Cashews
1 inch ginger | | | Fresh ginger
1/2 tsp black mustard seeds | 1/2 | TEASPOON | Mustard seeds
1/2 tsp cumin powder | 1/2 | TEASPOON | Cumin seeds
1/2 tsp chaat masala (optional) | 1/2 | TEASPOON | own
2 Tbs butter, unsalted | 2 | TABLESPOON | Unsalted butter
2 Cardamom pods (crushed) or ½ Tsp ground cardamom | 2 | | Ground cardamom
2 Cloves | 2 | | Ground cloves
½ inch cinnamon stick | | | Ground cinnamon
1 ½ cup cubed onions | 1 1/2 | CUP | Onion
12 raw cashew nuts (soak in hot water for 15 minutes) | 12 | | Cashews
1 Package (12 Oz) fresh paneer cut into 1-inch square slices | 1 | | own
1 Tbs ghee or clarified butter (or canola oil) | 1 | TABLESPOON | Ghee
1 tablespoon curd | 1 | TABLESPOON | Plain yogurt
1 x brown onion | 1 | UNIT | Onion
4 x garlic cloves | 4 | UNIT | Garlic
1kg of finest mince you can get your hands on | 1000 | GRAM | Lean ground beef
1/2 bottle tomato paste | 1/2 | | Tomato paste
1 can (29 ounces) tomato purée | 1 | | Tomato purée
1-1/2 cups plain yogurt | 1 1/2 | CUP | Plain yogurt
4-1/2 teaspoons minced fresh gingerroot | 4 1/2 | TEASPOON | Fresh ginger
2-1/2 pounds boneless skinless chicken breasts, cut into 1-1/2-inch cubes | 2 1/2 | POUND | Chicken breast
1 jalapeno pepper, halved and seeded | 1 | UNIT | Jalapeño pepper
1 cup heavy whipping cream | 1 | CUP | 35% whipping cream
Hot cooked basmati rice | | | Cooked white rice
Chopped fresh cilantro, optional | | | Fresh cilantro
Lamb shoulder or beef chuck | | | Lamb shoulder
(Optional) a bottle of stout or porter for some extra flavour. | 1 | | Dark beer
Optional: 1.5 lbs beef chuck, cut into 2" cubes | 1 1/2 | POUND | Beef blade roast
4–6 tsp curry paste (see below) | | | own
3 tbsp palm sugar, chopped | 3 | TABLESPOON | own
2 medium potatoes (or 1 if using beef) | 2 | UNIT | Potato
1/4 roasted peanuts | 1/4 | | Roasted unsalted peanuts
1 tsp toasted coriander seeds | 1 | TEASPOON | Coriander seeds
2 lbs ground lamb or beef (or a combo, at least 20% fat) | 2 | POUND | Ground lamb
2" knob ginger, grated on medium holes of a box grater | | | Fresh ginger
1 tbsp red chili flakes | 1 | TABLESPOON | Cayenne pepper
1/2 cup fresh mint or parsley, minced | 1/2 | CUP | Fresh mint
½ Level tsp. Baking Soda | 1/2 | TEASPOON | Baking soda
3 Level tsps. Ground Ginger | 3 | TEASPOON | Ground ginger
250 g (8 oz) slightly salted butter | 250 | GRAM | Salted butter
175 ml (6 fl oz) soured cream | 175 | MILLILITERS | Sour cream
250 g (8 oz) mascarpone cheese | 250 | GRAM | Mascarpone
40g (1½ oz) flaked almonds | 40 | GRAM | Almonds
40g (1½ oz) glacé cherries, quartered | 40 | GRAM | Candied cherries
175g (6oz) soft butter | 175 | GRAM | Salted butter
1 heaped tablespoon ground ginger | 1 | TABLESPOON | Ground ginger
Half teaspoon salt | 1/2 | TEASPOON | Salt
Half teaspoon of bread soda | 1/2 | TEASPOON | Baking soda
Half pint of buttermilk | 236.5882365 | MILLILITERS | Buttermilk
2 oz gin | | | Gin
2 oz. (60 ml) gin | 60 | MILLILITERS | Gin
¾ oz. (22 ml) simple syrup (1:1, see headnote) | 22 | MILLILITERS | own
8–10 fresh mint leaves | | | Fresh mint
2 dashes Angostura bitters (optional) | | | own
Club soda, to top | | | Club soda
Ice, for shaking and serving | | | own
2 cups shredded cooked chicken (use rotisserie chicken for ease) | 2 | CUP | Cooked chicken
1 can (10 oz) red enchilada sauce | 1 | | Red enchilada sauce
1 can (4 oz) diced green chilies | 1 | | Canned green chilies
2 cups shredded Mexican blend cheese | 2 | CUP | Mexican cheese blend
8-10 corn tortillas | | | Corn tortilla
Fresh cilantro, chopped (for garnish) | | | Fresh cilantro
Sour cream and sliced avocado (optional, for serving) | | | own
1 tbsp canola or olive oil | 1 | TABLESPOON | ?
1 28 oz. can whole stewed tomatoes | 1 | | Canned whole tomatoes
8 6″ corn tortillas | 8 | UNIT | Corn tortilla
5 cups shredded Canadian Monterey Jack cheese | 5 | CUP | Monterey Jack cheese
1 can diced green chilies (4 oz) | 1 | | Canned green chilies
3 cups sharp cheddar cheese | 3 | CUP | Cheddar cheese
2 cups chicken or veggie broth | 2 | CUP | ?
2 chicken breasts or 2 cups chicken, cooked and shredded | 2 | UNIT | Chicken breast
A sprinkle of brown sugar | | | Brown sugar
¼ cup of candied pecans | 1/4 | CUP | own
Crispy fried onions | | | own
4.5 oz of evaporated milk | | | Evaporated milk
5 tbs of melted butter | 5 | TABLESPOON | Salted butter
1 cup of marshmallows (topping) | 1 | CUP | Marshmallows
1 stick butter | 1/4 | POUND | Salted butter
1/2 cup canned milk | 1/2 | CUP | Evaporated milk
2 boxes frozen chopped broccoli | 2 | | Frozen broccoli
dash of salt and pepper | | | own
1 large can mushrooms (drained and chopped) | 1 | | Canned mushrooms
Ritz crackers | | | Snack crackers
1 1/4 cups cornflakes cereal, crushed | 1 1/4 | CUP | Corn flakes
1 1/2 cups miniature marshmallows | 1 1/2 | CUP | Marshmallows
¼ cup fresh, chopped parsley | 1/4 | CUP | Fresh parsley
6 cups cubed bread (this is about 1 loaf of French bread from the bakery) | 6 | CUP | White bread
2 cans chopped water chestnuts | 2 | | Water chestnuts
dash of nutmeg | | | Ground nutmeg
1 can – 10-1/2 ounces – cream of mushroom soup | 1 | | Condensed cream of mushroom soup
2 cans – 14-1/2 ounces each green beans, drained | 2 | | Canned green beans
1/2 teaspoon bicarb soda | 1/2 | TEASPOON | Baking soda
125 gms of butter | 125 | GRAM | Salted butter
1 TB unsalted butter | 1 | TABLESPOON | Unsalted butter
3/4 cup cream (35% milk fat) | 3/4 | CUP | 35% whipping cream
4 cups dessicated coconut | 4 | CUP | Unsweetened shredded coconut
85g of porridge oats | 85 | GRAM | Rolled oats
100g of butter, plus a little bit more for greasing the baking tray | 100 | GRAM | Salted butter
1 tbsp of bicarbonate of soda or baking powder | 1 | TABLESPOON | Baking soda
1 cup uncooked rolled oats | 1 | CUP | Rolled oats
300g skinless cod fillets, cut into 2.5cm dice | 300 | GRAM | Atlantic cod
200g skinless smoked haddock fillet, cut into 2.5cm dice | 200 | GRAM | own
30g flat-leaf parsley, leaves picked and chopped | 30 | GRAM | Fresh parsley
1.2kg King Edward potatoes, peeled and quartered | 1200 | GRAM | Potato
50g Cheddar cheese, grated | 50 | GRAM | Cheddar cheese
800 grams cooked shrimp | 800 | GRAM | Cooked shrimp
3/4 litre milk (roughly) | 750 | MILLILITERS | 2% milk
1-2 heaping Tbs crème fraiche or cream | | | Crème fraîche
1/4 cup (or slightly more) butter | 1/4 | CUP | Salted butter
1/2 side salmon | 1/2 | | Atlantic salmon
6 large, raw prawns | 6 | UNIT | Shrimp
1 sachet Hollandaise sauce mix | 1 | | own
2 big handfuls cheese, grated | | | own
2 tsp (8 g) maple syrup or honey | 2 | TEASPOON | Maple syrup
2 1/4 tsp (7 g) active dry yeast (1 standard packet) | 2 1/4 | TEASPOON | Active dry yeast
1/4 cup (25 g) psyllium husk powder (must be powder, not whole husks) | 1/4 | CUP | own
2 tbsp (20 g) ground chia seeds | 2 | TABLESPOON | Chia seeds
2 1/2 cups (350g) all-purpose gluten-free flour blend (without xanthan gum) | 2 1/2 | CUP | own
1/4 cup (60ml) olive oil or melted coconut oil | 1/4 | CUP | Olive oil
3 tablespoons mixed pickling spices | 3 | TABLESPOON | own
7 lbs. cucumbers (sliced. I recommend pickling cucumbers, but I have used slicing cukes.) | 7 | POUND | Cucumber
2 gallons water (I think I often use less water, but I use the correct amount of lime) | 7570.823568 | MILLILITERS | Water
Green food coloring. | | | own
1/4 tsp. clove | 1/4 | TEASPOON | Ground cloves
1 1/2 tsp. mustard powder or 3 Tbs. prepared mustard | 1 1/2 | TEASPOON | Mustard seeds
1 & 1/2 teaspoons Turmeric | 1 1/2 | TEASPOON | Ground turmeric
4 C. Vinegar | 4 | CUP | Vinegar
1/2 C. Pickling Salt | 1/2 | CUP | Salt
Garlic Cloves (*one for each jar) | | | Garlic
Three dozen small cucumbers (or six pounds if you’re getting them weighed at the farmer’s market) | 36 | UNIT | Cucumber
`;
