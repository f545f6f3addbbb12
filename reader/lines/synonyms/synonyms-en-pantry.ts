/** As `SYNONYMS_EN`: grains, pasta and breads, meat and fish. */
export const SYNONYMS_EN_PANTRY = `
Long-grain white rice | long-grain rice
Basmati rice | basmati, white basmati rice
Short-grain white rice | short-grain rice, arborio, carnaroli rice, paella rice, bomba rice, pudding rice
Brown rice | short-grain brown rice, brown basmati rice
Cooked white rice | cooked rice, steamed rice, boiled rice, steamed white rice, cooked basmati rice
Cooked white rice | cooked jasmine rice, cooked long-grain rice, steamed jasmine rice, cooked long-grain white rice
Instant white rice | instant rice
Quinoa | white quinoa, red quinoa, tricolor quinoa, tri-color quinoa, dry quinoa
Bulgur | bulghur wheat, bulgar wheat, burghul, cracked wheat
Couscous | pearl couscous, Israeli couscous, giant couscous
Wheat germ | wheatgerm
Wheat bran | bran
Dry breadcrumbs | panko breadcrumbs, panko bread crumbs, bread crumbs, dry bread crumbs, dried bread crumbs
Dry breadcrumbs | dried breadcrumbs, Japanese breadcrumbs, golden breadcrumbs
White bread | fresh breadcrumbs, fresh bread crumbs, fresh white breadcrumbs, soft bread crumbs
White bread | white sandwich bread, sliced white bread
Seasoned breadcrumbs | seasoned bread crumbs, Italian bread crumbs, Italian-style breadcrumbs
Seasoned breadcrumbs | Italian seasoned breadcrumbs, Italian-style bread crumbs
Dry pasta | penne rigate, rigatoni, ziti, rotini, tagliatelle, pappardelle, bow tie pasta, bowtie pasta
Dry pasta | orecchiette, conchiglie, pasta shells, shell pasta, ditalini, cavatappi, gemelli, campanelle
Dry pasta | lasagne, lasagna, lasagna sheet, lasagne sheet, no-boil lasagna noodles, lasagne noodles
Dry pasta | oven-ready lasagna noodles, no-boil lasagna sheet, short pasta, dried pasta, risoni, orzo pasta
Dry pasta | jumbo pasta shells, casarecce, dried lasagne sheet, oven-ready lasagna sheet
Spaghetti | dried spaghetti, dry spaghetti, spaghetti pasta, linguini, fettuccini, fettucine, bucatini
Spaghetti | angel hair pasta, angel hair, capellini, linguine pasta, fettuccine pasta
Macaroni | elbow pasta, macaroni pasta
Fresh pasta | fresh lasagne sheet, fresh lasagna sheet, fresh egg pasta
Egg noodles | wide egg noodles, dried egg noodles
Rice noodles | vermicelli noodles, rice vermicelli noodles, vermicelli rice noodles, flat rice noodles
Rice noodles | rice sticks, dried rice noodles, pad thai noodles
Soba noodles | soba
Instant ramen noodles | instant ramen, ramen noodles, instant noodles
Cheese tortellini | tortellini
Whole wheat spaghetti | wholewheat spaghetti, wholemeal spaghetti
Crisped rice cereal | Rice Bubbles, Rice Krispies cereal, crispy rice cereal, puffed rice cereal
Corn flakes | corn flakes cereal, cornflakes cereal
Popcorn kernels | popping corn
French bread | sourdough, crusty bread, crusty white bread
Baguette | French stick, baguette bread
Italian bread | ciabatta bread
Whole wheat bread | brown bread, wholewheat bread, wholegrain bread, whole grain bread
Hamburger bun | burger bun
White pita bread | pitta, pitta bread, pita bread
Flour tortilla | tortilla, tortilla wrap, soft flour tortilla, flour tortilla wrap
Puff pastry | puff pastry sheet, ready-rolled puff pastry, all-butter puff pastry, puff pastry dough
Unbaked pie crust | pie pastry, pie shell, pastry shell, unbaked pie shell, ready-rolled shortcrust pastry
Unbaked pie crust | unbaked pastry shell, refrigerated pie crust
Sweet pastry dough | sweet pastry, sweet shortcrust pastry
Phyllo dough | filo, phyllo, phyllo sheet, filo sheet, filo pastry sheet, phyllo pastry, fillo dough
Wonton wrapper | wonton skin, dumpling wrapper, gyoza wrapper
Pancake mix | pancake and baking mix
Tea biscuit mix | baking mix
Bread stuffing mix | stuffing mix
Yellow cake mix | golden cake mix
Chicken breast | chicken tender, chicken tenderloin, chicken breast tender, chicken breast tenderloin
Chicken breast | chicken cutlet, diced chicken, cubed chicken, chicken fillet
Chicken breast | boneless skinless chicken, skinless boneless chicken
Chicken drumstick | drumstick
Whole chicken | roasting chicken, roaster chicken, broiler-fryer chicken, fryer chicken, broiler chicken
Cooked chicken | rotisserie chicken, roast chicken, barbecued chicken, roasted chicken, shredded rotisserie chicken, leftover chicken
Cooked chicken breast | cooked boneless skinless chicken breast
Cooked turkey | leftover turkey, roast turkey
Ground chicken | chicken mince, minced chicken
Ground turkey | turkey mince, minced turkey, ground turkey breast, turkey breast mince
Ground lamb | lamb mince, minced lamb
Ground veal | veal mince, minced veal
Lean ground pork | pork mince, minced pork
Lean ground beef | beef mince, minced steak, steak mince, ground chuck, ground beef chuck, ground round, mince
Lean ground beef | hamburger meat, ground sirloin, ground beef sirloin
Stewing beef | beef stew meat, stewing steak, braising steak, beef stewing meat, stew meat, casserole steak
Stewing beef | gravy beef, stewing meat, braising beef, beef stewing steak
Stewing lamb | diced lamb, lamb stew meat
Beef blade roast | beef chuck roast, chuck, beef chuck, boneless beef chuck roast, beef pot roast
Beef blade steak | beef chuck steak
Beef shank | beef shin, shin of beef
Top sirloin steak | rump steak, beef rump steak, sirloin, beef sirloin, beef sirloin steak, top sirloin, beef top sirloin, beef top sirloin steak
Rib eye steak | ribeye, ribeye steak, rib-eye, scotch fillet, scotch fillet steak, beef ribeye steak
Flank steak | beef flank steak, beef flank
Skirt steak | beef skirt steak
Beef tenderloin roast | beef tenderloin, beef fillet, eye fillet
Beef tenderloin steak | fillet steak, tenderloin steak, beef fillet steak
Strip loin steak | New York strip steak, New York strip, strip steak
Inside round steak | beef top round steak, top round, London broil
Inside round roast | beef top round roast, topside of beef, topside, beef topside
Pork chop | pork rib chop, bone-in pork rib chop
Boneless pork loin chop | boneless pork chop, pork loin steak
Pork tenderloin | pork fillet, pork tenderloin fillet
Boneless pork shoulder blade | boneless pork butt
Pork side ribs | pork ribs, spare ribs, pork spare ribs, pork spareribs, St Louis ribs
Pork back ribs | baby back pork ribs, pork baby back ribs
Pork breakfast sausage | pork sausage, bulk pork sausage
Italian sausage | Italian pork sausage, sweet Italian sausage, mild Italian sausage
Sausage meat | sausagemeat
Kielbasa | kielbasa sausage, Polska kielbasa
Smoked pork sausage | smoked sausage, andouille, andouille sausage
Hot dog sausage | hot dog, hotdog
Fresh chorizo | Mexican chorizo, cooking chorizo
Bacon | streaky bacon, smoked streaky bacon, smoked bacon, unsmoked streaky bacon, rindless bacon
Bacon | center-cut bacon, applewood-smoked bacon, unsmoked bacon
Smoked lardons | bacon lardons
Ham | smoked ham, cooked ham, ham steak
Sliced roast beef | deli roast beef
Leg of lamb | lamb leg, lamb leg roast
Lamb shoulder | shoulder of lamb
Lamb loin chop | lamb chop
Atlantic cod | cod loin
Yellowfin tuna | tuna steak
Canned light tuna in water | tuna in water, tuna in spring water, tuna in brine, canned tuna in water
Canned light tuna in water | tuna in springwater
Canned light tuna in oil | tuna in oil, tuna in olive oil, canned tuna in olive oil
Canned white tuna in water | albacore tuna, white tuna, solid white albacore tuna
Anchovies in oil | anchovy, anchovy fillet in oil
Shrimp | king prawn, raw king prawn, tiger prawn, tiger shrimp, green prawn, raw tiger prawn
Cooked shrimp | cooked prawn, cooked king prawn
Canned crab | crab meat, crabmeat, lump crab meat, lump crabmeat, white crab meat
Imitation crab | crab stick
Squid | squid tube, calamari tube
Clam juice | bottled clam juice
`;

/** What only sounds like an ingredient of the catalogue: another thing, or its pieces another size. */
export const FALSE_FRIENDS_EN = `
baby corn, pearl onion, cocktail onion, pickling onion, Sichuan peppercorn, Szechuan peppercorn
pink peppercorn, lime leaf, curry leaf, banana leaf, celery leaf, beet leaf, radish leaf, fig leaf
fenugreek leaf, mustard leaf, turkey bacon, chili oil, chili crisp, chili bean paste
chili garlic sauce, sweet chili sauce, chili paste, chili jam, coconut sugar, coconut flour
lime zest, almond extract, lemon curd, lemon pepper, lemon thyme, lemon balm, rice paper
Shaoxing rice wine, Chinese rice wine, Chinese rice cooking wine, Korean chili flakes, Korean chili powder
Korean red pepper flakes, Korean hot pepper flakes, English mustard, black salt, corn bread, onion ring, onion soup, little gem lettuce, coffee filter
`;
