/** As `SYNONYMS_EN`: what grows, meat and fish, spices, grains, breads. */
export const SYNONYMS_EN_FRESH = `
Salt | sea salt flakes, salt flakes, rock salt, cooking salt, Himalayan salt, Himalayan pink salt, pink salt
Salt | pink Himalayan salt, Maldon salt, Maldon sea salt, flake salt, pickling salt, canning salt
Salt | fine grain sea salt, Celtic sea salt, Himalayan pink sea salt
Black pepper | pepper, black peppercorns, cracked pepper, black pepper powder, mixed peppercorns
Black pepper | black pepper corns
White pepper | white peppercorns, white pepper powder
Cayenne pepper | cayenne, cayenne powder, ground cayenne, red chili flakes, crushed red pepper, red chili powder
Cayenne pepper | dried chili flakes, hot pepper flakes, hot red pepper flakes, dried red pepper flakes
Cayenne pepper | crushed chili pepper, crushed red chili, pepper flakes, chili pepper flakes
Cayenne pepper | crushed chili, red pepper chili flakes, dried red chili flakes
Chili powder | mild chili powder
Coriander seeds | coriander powder, ground coriander seed, dhania powder
Fresh cilantro | coriander, fresh coriander leaf, cilantro leaf
Cumin seeds | cumin powder, jeera, ground cumin seed
Ground turmeric | turmeric powder, haldi
Ground cinnamon | cinnamon powder, cinnamon bark, cassia bark
Ground cardamom | cardamom powder, cardamom pod, green cardamom pod, green cardamom, cardamom seed, green cardamom seed
Ground allspice | allspice berry
Ground ginger | ginger powder, powdered ginger, dried ginger
Ground nutmeg | nutmeg powder
Ground cloves | clove powder
Fresh ginger | ginger, root ginger, fresh root ginger, fresh ginger root, gingerroot, ginger paste
Crystallized ginger | crystallised ginger
Anise seeds | anise
Fennel seeds | saunf
Fresh mint | pudina, pudina leaf
Ground cardamom | elaichi, green elaichi
Ground cloves | laung
Bay leaf | tej patta
Mustard seeds | rai seeds
Okra | bhindi
Dried kidney beans | rajma
Saffron | saffron thread, saffron strand
Bay leaf | dried bay leaf, Turkish bay leaf
Curry powder | Madras curry powder
Paprika | Hungarian paprika, sweet smoked paprika, smoked sweet paprika, pimentón, Spanish paprika
Paprika | paprika powder, sweet Hungarian paprika, smoked Spanish paprika
Pumpkin pie spice | pumpkin spice
Garlic | garlic paste, garlic purée
Garlic powder | garlic granules, granulated garlic, dried garlic, powdered garlic
Onion powder | granulated onion, onion granules
Onion flakes | dried onion, dehydrated onion, dried onion flakes
Ground sage | rubbed sage, dried rubbed sage
Fresh parsley | flat-leaf parsley, flatleaf parsley, Italian flat-leaf parsley, curly parsley
Fresh basil | Thai basil
Fresh dill | fresh dill weed
Dried dill | dillweed
Freeze-dried chives | dry chives
Vegetable broth | veggie broth, veg stock, veggie stock, vegetable bone broth
Chicken broth | chicken bone broth
Beef broth | beef bone broth
Reduced-sodium chicken broth | low-sodium chicken stock, reduced-sodium chicken stock, low-salt chicken stock
Reduced-sodium chicken broth | lower-sodium chicken broth, no-salt-added chicken broth, less-sodium chicken broth
Reduced-sodium vegetable broth | low-sodium vegetable stock, reduced-sodium vegetable stock
Reduced-sodium vegetable broth | low-salt vegetable stock
Reduced-sodium beef broth | low-sodium beef stock, reduced-sodium beef stock
Chicken bouillon powder | chicken stock powder, chicken bouillon granules, chicken powder
Beef bouillon powder | beef stock powder, beef bouillon granules
Dried vegetable bouillon | vegetable bouillon powder
Onion | brown onion, white onion, Spanish onion
Red onion | purple onion
Green onion | salad onion, spring onion green, scallion green
Shallot | eschallot, eschalot, echalion shallot, banana shallot, golden shallot
Hot chili pepper | red chili pepper, green chili pepper, chili, chili pepper, long red chili, long green chili
Hot chili pepper | birdseye chili, bird eye chili, Thai red chili, red Thai chili, Thai green chili
Hot chili pepper | Thai bird chili, Scotch bonnet, Scotch bonnet pepper, Scotch bonnet chili, habanero
Hot chili pepper | habanero pepper, habanero chili, red habanero pepper, finger chili, red finger chili, hot pepper
Hot chili pepper | Fresno chili, Fresno pepper, red Fresno chili, hot green chili, hot red chili, red hot chili
Hot chili pepper | cayenne chili, hot red pepper, green Thai chili
Serrano pepper | serrano, serrano chili, serrano chili pepper, green serrano chili
Jalapeño pepper | jalapeño chili, jalapeño chili pepper, green jalapeño, red jalapeño, red jalapeño pepper
Jalapeño pepper | green jalapeño pepper
Dried hot chili pepper | dried chili, dried red chili pepper, whole dried red chili, dried chile de arbol
Dried hot chili pepper | chile de arbol, dried guajillo chili, guajillo chili, dried chili pepper
Dried ancho pepper | ancho chili, dried ancho chili
Canned green chilies | canned diced green chili, canned chopped green chili
Green bell pepper | bell pepper, sweet pepper, capsicum, green sweet pepper
Red bell pepper | sweet red pepper, red sweet pepper, pointed red pepper, Romano pepper
Yellow bell pepper | orange pepper, orange capsicum, yellow capsicum
Canned red bell peppers | roasted red pepper, roasted red bell pepper, roasted pepper, jarred roasted red pepper
Canned red bell peppers | roasted sweet red pepper, roasted red capsicum, roasted capsicum
Green peas | peas
Snow peas | mangetout, mange tout, sugar snaps
Green beans | French beans, runner beans
Sweet corn | corn, sweetcorn, sweetcorn kernels, corn kernels, sweet corn kernels, fresh corn kernels, corncob, corn cob, corn ear
Canned corn kernels | canned sweetcorn, canned sweet corn, canned sweetcorn kernels, tinned sweetcorn
Frozen green peas | frozen petit pois, frozen garden peas
Frozen corn kernels | frozen sweetcorn, frozen sweet corn
Cooked beet | cooked beetroot
Canned beets | canned beetroot, tinned beetroot
Arugula | wild rocket
Spinach | English spinach
Swiss chard | rainbow chard
Kale | lacinato kale, Tuscan kale, cavolo nero, dinosaur kale, black kale
Leaf lettuce | lettuce
Iceberg lettuce | iceberg
Boston lettuce | butter lettuce
Mesclun | salad leaf, mixed salad leaf, mixed salad greens, salad greens, mixed leaf, salad mix, baby greens
Napa cabbage | Chinese leaf, napa, nappa cabbage, wombok cabbage, wong bok
Green cabbage | sweetheart cabbage, hispi cabbage, pointed cabbage
Broccoli | tenderstem, tenderstem broccoli, purple sprouting broccoli
Cauliflower | cauliflower rice, riced cauliflower
Celery | celery stick, stick celery
Sweet potato | kumara
Potato | Maris Piper potato, Maris Piper, King Edward potato, Yukon Gold potato, Yukon Gold, gold potato
Potato | waxy potato, floury potato, Desiree potato, yellow potato, roasting potato, starchy potato
Russet potato | russet
New potato | baby Yukon Gold potato, baby red potato, baby gold potato
New potato | baby new potato, salad potato, Jersey Royal, Charlotte potato, fingerling potato
Frozen hash browns | frozen hash brown potato, hash browns
Frozen French fries | French fries, oven chips, frozen chips
Canned pumpkin purée | pure pumpkin, canned pumpkin
Butternut squash | butternut pumpkin, butternut
Winter squash | kabocha squash, kabocha
Summer squash | pattypan squash
Tomato | Roma tomato, plum tomato, vine tomato, vine-ripened tomato, beefsteak tomato, beef tomato
Tomato | heirloom tomato, salad tomato, round tomato, truss tomato
Cherry tomato | baby plum tomato, mini plum tomato, cocktail tomato
Canned whole tomatoes | canned plum tomato, canned fire-roasted tomato, fire-roasted tomato, tinned tomato
Canned whole tomatoes | stewed tomato, canned stewed tomato
Canned whole tomatoes | fire-roasted diced tomato, canned fire-roasted diced tomato
Canned whole tomatoes | canned cherry tomato, canned Italian plum tomato, tinned chopped tomato
Canned whole tomatoes | canned San Marzano tomato, San Marzano tomato, canned chopped tomato
Sun-dried tomatoes | sundried tomato
Sun-dried tomatoes in oil | sundried tomatoes in oil, oil-packed sun-dried tomato
White mushroom | white button mushroom, closed-cup mushroom, cup mushroom
Cremini mushroom | chestnut mushroom, baby bella mushroom, baby bella, cremini, crimini, Swiss brown mushroom
Cremini mushroom | baby portobello mushroom
Portobello mushroom | portobello, portabella mushroom, portabello mushroom, flat mushroom, field mushroom
Shiitake mushroom | shitake mushroom
Oyster mushroom | king oyster mushroom
Dried wood ear mushroom | wood ear mushroom
Mung bean sprouts | beansprouts, mung beansprouts
Edamame | edamame beans, frozen shelled edamame
Daikon radish | white radish, white radish root
Dried shiitake mushroom | dried shiitake, dried shitake mushroom
Dried kombu | kelp, dried kelp, dried kombu seaweed, kombu seaweed
Dried nori | nori, sushi nori
Cucumber | hothouse cucumber, continental cucumber, telegraph cucumber
Frozen mixed vegetables | mixed veg, frozen mixed veg
Pineapple | pineapple flesh
Canned pineapple in juice | pineapple tidbits, canned pineapple chunk, canned crushed pineapple
Lemon zest | lemon rind
Orange zest | orange rind
Lime juice | key lime juice
Lemon | Meyer lemon
Orange | blood orange
Mandarin | mandarin orange
Apple | cooking apple, Bramley apple, Bramley, red apple, eating apple, dessert apple, Honeycrisp apple
Granny Smith apple | Granny Smith
Gala apple | Gala
Fuji apple | Fuji
Apple | Pink Lady apple, Braeburn apple, tart apple, baking apple, McIntosh apple
Unsweetened applesauce | apple sauce, unsweetened apple sauce
Sour cherry | morello cherry
Dried cranberries | craisins
Dried currants | currants
Golden raisins | golden sultanas
Candied cherries | glazed cherry
Candied fruit | mixed peel, candied peel, mixed candied peel, candied citrus peel, candied mixed peel
Unsweetened shredded coconut | coconut flake, unsweetened coconut flake, unsweetened coconut, dried coconut
Unsweetened shredded coconut | unsweetened flaked coconut, unsweetened desiccated coconut, dry coconut
Sweetened shredded coconut | shredded sweetened coconut
Sweetened flaked coconut | sweetened coconut, sweetened coconut flake
Fresh coconut | grated coconut, fresh grated coconut
Passion fruit | passionfruit, passionfruit pulp
Kiwi | kiwi fruit
Pomegranate | pomegranate aril
Almonds | flaked almonds, almond flakes
Roasted almonds | dry-roasted almonds
Cashews | cashew nuts, cashew powder, ground cashews
Pistachios | pistachio nuts, pistachio kernels
Pine nuts | pinenuts, pine kernels
Roasted unsalted peanuts | roasted peanuts, unsalted roasted peanuts
Sesame seeds | white sesame seeds, black sesame seeds
Toasted sesame seeds | roasted sesame seeds, toasted white sesame seeds
Flaxseeds | golden flaxseed, golden flaxseed meal, flax seeds, flaxseed meal, flax meal, ground flax, ground flax seed, ground flaxseed meal, flax
Hemp hearts | hemp seeds, shelled hemp seeds
Poppy seeds | poppyseeds
Canned chickpeas | chick peas, garbanzos, cooked chickpeas, tinned chickpeas
Canned kidney beans | kidney beans, dark red kidney beans, light red kidney beans
Canned pinto beans | canned borlotti beans, canned romano beans, canned cranberry beans
Canned black beans | black turtle beans, cooked black beans
Canned white beans | canned butter beans, canned lima beans, canned haricot beans, canned navy beans, canned Great Northern beans, haricot beans, cooked white beans
Dried chickpeas | dry chickpeas, chana dal, Bengal gram, split chickpeas, chana lentils
Dried black beans | dry black beans
Dried pinto beans | dry pinto beans
Dried white beans | dry white beans
Dried navy beans | dry navy beans, dried haricot beans
Dried kidney beans | dry kidney beans
Dried mung beans | mung beans, moong dal, split mung beans
Dried adzuki beans | adzuki beans, aduki beans
Red lentils | masoor dal, red split lentils, dried red lentils, dry red lentils
Lentils | dried lentils, dry lentils, dried green lentils, dried brown lentils, puy lentils, French green lentils
Lentils | French lentils, black lentils, beluga lentils, green French lentils, dry green lentils, green Puy lentils
Split peas | split yellow peas, dried split peas, split green peas, dried green split peas
Cooked lentils | cooked green lentils, cooked brown lentils, canned green lentils, canned brown lentils
`;
