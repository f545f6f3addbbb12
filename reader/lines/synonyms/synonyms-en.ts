/**
 * What English-speaking cooks call the catalogue's ingredients beside its own names and aliases:
 * the catalogue's English name | the other names. Only where a cook means exactly that ingredient,
 * and where a count of one is a count of the other.
 */
export const SYNONYMS_EN = `
Granulated sugar | caster sugar, castor sugar, golden caster sugar, superfine sugar, super fine sugar
Granulated sugar | fine sugar, cane sugar, berry sugar, beet sugar, baker's sugar, preserving sugar
Granulated sugar | rock sugar, sparkling sugar, sanding sugar, white granulated sugar, organic cane sugar
Brown sugar | muscovado sugar, light muscovado sugar, dark muscovado sugar, muscovado, soft brown sugar
Brown sugar | light soft brown sugar, dark soft brown sugar, soft light brown sugar
Brown sugar | light or dark brown sugar, dark or light brown sugar, soft dark brown sugar, golden brown sugar, light muscovado, dark muscovado
Turbinado sugar | demerara, turbinado, raw cane sugar
Icing sugar | confectioner's sugar, powder sugar, icing sugar mixture
Light corn syrup | glucose syrup, liquid glucose, white corn syrup
Blackstrap molasses | black treacle, treacle
Fancy molasses | cane molasses, unsulphured molasses, unsulfured molasses, light molasses, dark molasses
Malt syrup | malt extract, barley malt extract
Honey | runny honey, clear honey, liquid honey, set honey, acacia honey, manuka honey, clover honey
Maple syrup | dark maple syrup, amber maple syrup, grade a maple syrup
Agave syrup | agave
All-purpose flour | AP flour, white all-purpose flour, 00 flour, tipo 00 flour, type 00 flour, wheat flour
All-purpose flour | maida, standard flour, all-purpose white flour
Bread flour | strong white flour, strong bread flour, strong white bread flour, white bread flour
Bread flour | baker's flour, high-gluten flour, strong plain flour, high grade flour
Whole wheat flour | wholewheat flour, wholemeal plain flour, plain wholemeal flour, atta, atta flour
Whole wheat flour | white whole wheat flour, whole wheat pastry flour, wholemeal bread flour
Whole wheat flour | strong wholemeal flour, strong wholemeal bread flour, whole grain flour
Cornstarch | cornflour, maize starch
Whole-grain corn flour | maize flour
Cornmeal | maize meal, white cornmeal, instant polenta, quick-cook polenta, stone-ground cornmeal
Arrowroot starch | arrowroot
Ground almonds | blanched almond flour, superfine almond flour, super-fine almond flour, almond powder
Semolina | semolina flour, sooji, suji, rava, rawa
Chickpea flour | garbanzo flour, garbanzo bean flour, besan flour
Rolled oats | porridge oats, old-fashioned rolled oats, whole rolled oats, oatmeal, gluten-free oats
Rolled oats | gluten-free rolled oats, old-fashioned oatmeal
Quick oats | quick oatmeal, quick-cooking rolled oats, quick rolled oats, instant oats, one-minute oats
Baking soda | bicarbonate of soda, bicarb, bicarb soda, bicarbonate soda, bicarbonate, bread soda
Baking soda | cooking soda, soda bicarbonate
Baking powder | gluten-free baking powder, double-acting baking powder, aluminum-free baking powder
Active dry yeast | active dried yeast, dried yeast, dried active yeast, fast-action yeast, active yeast
Active dry yeast | fast-action dried yeast, easy-blend yeast, easy-blend dried yeast, easy-bake yeast
Active dry yeast | rapid-rise yeast, quick-rise yeast, bread machine yeast, instant dried yeast, yeast
Active dry yeast | instant dry yeast, fast-acting dried yeast, dried instant yeast, rapid-rise instant yeast
Fresh yeast | cake yeast
Unflavoured gelatin powder | unflavored gelatin, unflavored gelatin powder, unflavoured gelatine
Unflavoured gelatin powder | powdered gelatin, gelatine powder
Vanilla extract | vanilla essence, vanilla bean paste, vanilla paste
Imitation vanilla extract | vanilla flavoring, vanilla flavouring
Unsweetened cocoa powder | cocoa powder, unsweetened cocoa, cacao powder, dark cocoa powder, baking cocoa
Dutch-process cocoa powder | Dutch-processed cocoa powder, Dutch-processed cocoa, Dutch-process cocoa
Dutch-process cocoa powder | dutched cocoa, alkalized cocoa powder
Hot chocolate mix | drinking chocolate, hot chocolate powder, hot cocoa mix, drinking chocolate powder
Semisweet chocolate | semi-sweet chocolate, semi-sweet chocolate chips, semi-sweet chocolate morsels
Semisweet chocolate | semisweet chocolate morsels, chocolate morsels, dark chocolate chips, cooking chocolate
Dark chocolate (60-69%) | bittersweet chocolate chips
White chocolate | white baking chips, white chocolate morsels, white chips
Milk chocolate | milk chocolate morsels
Butterscotch chips | butterscotch morsels
Unsweetened chocolate | unsweetened baking chocolate
Salted butter | sweet cream butter, dairy butter
Margarine | baking margarine, block margarine, oleo
Vegetable shortening | solid vegetable shortening, vegetable fat
Buttermilk | low-fat buttermilk, reduced-fat buttermilk, nonfat buttermilk
Flavoured gelatin powder | Jell-O, Jello, strawberry gelatin, raspberry gelatin, cherry gelatin, lime gelatin
Flavoured gelatin powder | lemon gelatin, orange gelatin, strawberry-flavored gelatin, raspberry-flavored gelatin
Flavoured gelatin powder | cherry-flavored gelatin, lime-flavored gelatin, lemon-flavored gelatin, orange-flavored gelatin
Flavoured gelatin powder | lime flavor gelatin, strawberry flavor gelatin
Evaporated milk | canned milk, evaporated whole milk, evaporated low-fat milk
Whole milk | full-fat milk, full-cream milk, whole cow's milk
2% milk | lactose-free milk, semi-skimmed milk, cow's milk, dairy milk, 2% reduced-fat milk
1% milk | lowfat milk
Skim milk | skimmed milk, trim milk, non-fat milk
Skim milk powder | powdered milk, milk powder, dry milk powder, dry milk, nonfat dry milk powder
Skim milk powder | nonfat milk powder, instant dry milk, skimmed milk powder, dried milk powder
Whole milk powder | full-cream milk powder
35% whipping cream | thickened cream, pouring cream, pure cream, heavy cream whipping, thick cream
18% table cream | single cream, table cream
35% whipping cream | 35% cream, 35% heavy cream
10% cream | half & half, half n half
Sour cream | soured cream, full-fat sour cream
Light sour cream | low-fat sour cream, reduced-fat sour cream
Crème fraîche | full-fat crème fraîche
Plain yogurt | yogurt, natural yogurt, plain natural yogurt, plain whole milk yogurt, whole milk yogurt
Plain yogurt | full-fat yogurt, plain full-fat yogurt, full-fat plain yogurt, curd, dahi, low-fat yogurt
Plain yogurt | low-fat plain yogurt, plain low-fat yogurt, full-fat natural yogurt
2% Greek yogurt | Greek-style yogurt, low-fat Greek yogurt, plain low-fat Greek yogurt
Rich Greek yogurt | full-fat Greek yogurt, whole milk Greek yogurt, full-fat plain Greek yogurt
Fat-free Greek yogurt | nonfat Greek yogurt, non-fat Greek yogurt, plain nonfat Greek yogurt
Fat-free plain yogurt | nonfat plain yogurt, plain nonfat yogurt, fat-free natural yogurt, fat-free yogurt
Cheddar cheese | white cheddar, white cheddar cheese, yellow cheddar, yellow cheddar cheese, tasty cheese
Processed cheddar slices | cheese slices
Processed cheddar spread | Velveeta
Parmesan cheese | parmigiano, Parmigiano-Reggiano cheese
Shredded Parmesan cheese | shredded parmesan
Grated Parmesan cheese | grated parmesan
Feta cheese | fetta, fetta cheese
Romano cheese | pecorino, pecorino cheese, pecorino Romano cheese, romano
Grana Padano | Grana Padano cheese
Asiago | Asiago cheese
Gorgonzola | Gorgonzola cheese
Mascarpone | mascarpone cheese
Camembert | Camembert cheese
Brie | Brie cheese
Comté | Comté cheese
Roquefort | Roquefort cheese
Blue cheese | bleu cheese, Stilton, Stilton cheese, Danish blue, blue cheese crumbles
Gouda cheese | smoked gouda, smoked gouda cheese
Colby cheese | Colby Jack, Colby Jack cheese
Monterey Jack cheese | jack cheese, pepper jack, pepper jack cheese
Swiss cheese | Emmenthal, Emmental cheese, Emmentaler, Emmenthaler, Jarlsberg
Whole milk ricotta | ricotta cheese, whole milk ricotta cheese
Part-skim ricotta | part-skim ricotta cheese, low-fat ricotta cheese, low-fat ricotta
Mozzarella cheese | mozarella, mozarella cheese, bocconcini, mozzarella pearls, low-moisture mozzarella, low-moisture mozzarella cheese
Part-skim mozzarella cheese | part-skim mozzarella, low-moisture part-skim mozzarella cheese
Part-skim mozzarella cheese | low-moisture part-skim mozzarella
Soft goat cheese | goat's cheese, soft goat's cheese
Cream cheese | soft cheese, full-fat cream cheese, full-fat soft cheese, Philadelphia
Light cream cheese | low-fat cream cheese, reduced-fat cream cheese
Neufchâtel cheese | Neufchâtel
Mexican cheese blend | Mexican blend cheese, Mexican cheese, Mexican-style cheese blend
Fromage blanc | fromage frais
Egg yolk | yolk
Hard-boiled egg | boiled egg
Vegetable oil | oil, cooking oil, neutral oil, flavorless oil, flavourless oil, frying oil, veg oil
Vegetable oil | neutral cooking oil, salad oil, neutral-flavored oil, neutral-flavoured oil
Olive oil | EVOO, light olive oil
Peanut oil | groundnut oil
Sesame oil | sesame seed oil, roasted sesame oil, dark sesame oil, Asian sesame oil
Grapeseed oil | grape seed oil
Bacon grease | bacon drippings
Beef tallow | dripping
Cooking spray | nonstick cooking spray, non-stick cooking spray, cooking oil spray, oil spray, olive oil spray
Cooking spray | olive oil cooking spray, vegetable oil spray, vegetable cooking spray, nonstick spray
Cooking spray | spray oil
Vinegar | rice wine vinegar, cane vinegar, coconut vinegar, malt vinegar, sherry vinegar, champagne vinegar
Vinegar | wine vinegar
White vinegar | distilled white vinegar, white distilled vinegar, spirit vinegar
Balsamic vinegar | balsamic, white balsamic vinegar, white balsamic
Soy sauce | dark soy sauce, soya sauce, soy, regular soy sauce
Reduced-sodium soy sauce | low-sodium soy sauce, lower-sodium soy sauce, less-sodium soy sauce
Reduced-sodium soy sauce | low-salt soy sauce, reduced-salt soy sauce, lite soy sauce
Worcestershire sauce | Worcester sauce, Worcestershire
Sriracha sauce | siracha, siracha sauce, sriracha hot sauce, sriracha chili sauce
Barbecue sauce | barbeque sauce
Hoisin sauce | hoisin
Mayonnaise | whole egg mayonnaise, Kewpie mayonnaise, full-fat mayonnaise
Light mayonnaise | light mayo, low-fat mayonnaise, reduced-fat mayonnaise
Whole-grain mustard | wholegrain mustard, grainy mustard, grain mustard, seeded mustard, stone-ground mustard
Whole-grain mustard | grainy Dijon mustard, whole-grain Dijon mustard
Dijon mustard | Dijon
Yellow mustard | American mustard, prepared yellow mustard, hot dog mustard
Brown mustard | spicy brown mustard, Creole mustard
Mustard seeds | ground mustard, dry mustard powder, ground mustard seed, English mustard powder, dried mustard
Mustard seeds | brown mustard seeds, black mustard seeds
Green olives | stuffed green olives, pimento-stuffed green olives, Castelvetrano olives
Dill pickles | pickle, dill pickle chips
Gherkins | pickled gherkins
Sweet pickle relish | pickle relish, sweet relish
Salsa verde | tomatillo salsa
Marinara sauce | marinara, tomato pasta sauce
Tomato purée | tomato passata, sieved tomatoes
Tomato paste | double-concentrated tomato paste
Pesto | green pesto, pesto sauce
Tahini | tahini paste, tahina
Miso | white miso, white miso paste, red miso, red miso paste, yellow miso, yellow miso paste, shiro miso
Harissa | harissa paste
Hummus | hommus
Jam | blackberry jam, blueberry jam, cherry jam, plum jam, fig jam, peach preserves, cherry preserves
Strawberry jam | strawberry preserves
Apricot jam | apricot preserves
Raspberry jam | raspberry preserves
Fruit jelly | redcurrant jelly, red currant jelly, grape jelly
Butterscotch topping | caramel sauce
Cooking wine | Chinese cooking wine, cooking sherry
Dry fortified wine | sherry
Sweet fortified wine | port wine, ruby port, tawny port
White wine | dry white cooking wine
Red wine | dry red wine
Rum | white rum, dark rum, light rum, spiced rum, gold rum, golden rum
Whisky | bourbon whiskey, rye whiskey, Irish whiskey, Scotch whisky
Vermouth | dry vermouth, sweet vermouth, white vermouth, red vermouth
Liqueur | Cointreau, Grand Marnier, amaretto liqueur, elderflower liqueur, orange curaçao, limoncello
Liqueur | maraschino liqueur, peach schnapps, raspberry liqueur, cherry liqueur, St Germain, Chambord
Coffee cream liqueur | Baileys, Irish cream
Gin | dry gin, London dry gin
Distilled spirit (40%) | blanco tequila, silver tequila, reposado tequila, tequila blanco, pisco, cachaça
Beer | ale, amber ale, IPA, wheat beer, pilsner, pilsener, pale ale, lager beer
Dark beer | Guinness
Dry hard cider | dry cider
Apple juice | apple cider
Sparkling water | seltzer, seltzer water, carbonated water, sparkling mineral water, fizzy water
Lemon-lime soda | Sprite
Cola | Coke, Coca-Cola
Cranberry cocktail | cranberry juice
Frozen orange juice concentrate | orange juice concentrate
Instant coffee | espresso powder, instant espresso powder, instant espresso, instant coffee granules
Water | ice water, filtered water, spring water, boiled water, distilled water, pasta water, ice-cold water
Water | pasta cooking water, starchy pasta water, just-boiled water, freshly boiled water
Unsweetened soy milk | unsweetened soya milk
Soy milk | soymilk, soya milk
Extra-firm tofu | super-firm tofu
Soft silken tofu | soft tofu
Nutritional yeast | nutritional yeast flakes
Whey protein powder | whey protein
Frozen whipped topping | whipped topping
Rainbow sprinkles | sprinkles, hundreds and thousands
Gingersnaps | ginger snaps, gingernut biscuits, ginger biscuits
Graham crackers | graham wafer crumbs
Chocolate sandwich cookies | Oreos
`;
