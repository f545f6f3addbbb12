/** What food is packed in: a count of them is no count of pieces, and their size no amount. */
export const CONTAINERS = words(
  "can cans tin tins jar jars bottle bottles box boxes bag bags package packages pkg pkgs pkt pkts ctn ctns btl btls packet " +
    "packets pack packs carton cartons container containers tub tubs tube tubes pot pots env envs envelope " +
    "quantity quantities serving servings portion portions ptn ptns recipe recipes batch batches envelopes sachet sachets pouch pouches block blocks punnet punnets tray trays " +
    "boite boites bte btes conserve conserves bocal bocaux paquet paquets sac sacs sachet bouteille " +
    "bouteilles brique briques briquette briquettes contenant contenants barquette barquettes " +
    "casseau casseaux enveloppe enveloppes berlingot berlingots tablette tablettes plaquette " +
    "plaquettes canette canettes cannette cannettes flacon flacons bt bts canne cannes brick bricks pochette " +
    "pochettes paq pqt pqts barq panier paniers cagette cagettes poche poches motte mottes fiole fioles " +
    "bloc blocs bac bacs etui etuis bombe bombes cageot cageots caissette caissettes " +
    "bidon bidons capsule capsules lot lots",
);

/** Those in which food keeps for years: what is in them is not fresh. */
export const CANS = words(
  "can cans tin tins jar jars boite boites bte btes bt bts canne cannes conserve conserves bocal bocaux",
);

export const PIECES = words(
  "bunch bunches head heads clove cloves stalk stalks rib ribs slice slices sprig sprigs stem " +
    "stems piece pieces fillet fillets ear ears sheet sheets strip strips leaf leaves loaf loaves " +
    "cube cubes bulb bulbs ball balls log logs wedge wedges rasher rashers round rounds square " +
    "squares knob knobs side sides wheel wheels rack racks slab slabs link links bar bars spear spears sq chunk chunks stick sticks " +
    "botte bottes bouquet bouquets tete tetes gousse gousses branche branches branchette branchettes troncon troncons brin brins tige " +
    "tiges tranche tranches feuille feuilles morceau morceaux bulbe bulbes rouleau rouleaux barre " +
    "barres carre carres boule boules buche buches epi epis pave paves rondelle rondelles quartier " +
    "quartiers pied pieds darne darnes filet filets pointe pointes batonnet batonnets baton batons " +
    "cosse cosses lamelle lamelles copeau copeaux queue queues cote cotes racine racines abaisse abaisses " +
    "disque disques plaque plaques eclat eclats touffe touffes etoile etoiles grain grains pousse pousses",
);

/** Measures that nobody can say in grams or millilitres. */
export const INFORMAL = words(
  "pinch pinches dash dashes handful handfuls knob knobs drizzle splash splashes drop drops glug " +
    "glugs squeeze sprinkle sprinkles sprinkling smidgen glass glasses mug mugs bowl bowls dollop " +
    'dollops shot shots foot feet ft in " ″ ” inch inches cm mm centimetre centimetres centimeter turn turns ' +
    "dot dots grind grinds grinding grindings scoop scoops ladle ladles pat pats touch hint grating " +
    "part parts mesure mesures dose doses pincee pincees poignee poignees verre verres bol bols goutte gouttes trait traits soupcon " +
    "nuage larme louche louches bouchon bouchons tour tours pouce pouces dosette dosettes lichette " +
    "lichettes giclee giclees rasade rasades tombee gobelet gobelets ramequin ramequins assiette assiettes " +
    "cuillerette cuillerettes pression pressions",
);

export const LENGTH =
  /^(in|["″”]|inch|inches|foot|feet|ft|cm|mm|centimetres?|centimeters?|pouces?)$/;

/** "Un filet d'huile", "une noix de beurre": measures only of these. */
export const INFORMAL_OF = new Map<string, Set<string>>([
  ["filet", words("huile vinaigre jus citron lime lait creme miel sirop eau sauce")],
  ["noix", words("beurre margarine saindoux graisse gingembre")],
  ["noisette", words("beurre margarine saindoux graisse moutarde")],
  [
    "pointe",
    words(
      "curcuma safran muscade noix piment cannelle cayenne gingembre ail vanille moutarde paprika " +
        "cumin curry cari sel poivre wasabi harissa bicarbonate sucre levure girofle espelette",
    ),
  ],
]);

export const UNKNOWN_AMOUNTS = [
  ["a", "few"],
  ["a", "little"],
  ["a", "couple"],
  ["couple"],
  ["a", "bit"],
  ["a", "lot"],
  ["un", "peu"],
  ["1", "peu"],
  ["beaucoup"],
  ["assez"],
  ["suffisamment"],
  ["un", "petit", "peu"],
  ["un", "reste"],
  ["des", "restes"],
  ["restes"],
  ["few"],
  ["several"],
  ["some"],
  ["plenty"],
  ["quelques"],
  ["plusieurs"],
  ["qq"],
  ["qqs"],
  ["qques"],
];

export const BOUNDS = [
  ["up", "to"],
  ["at", "least"],
  ["at", "most"],
  ["less", "than"],
  ["more", "than"],
  ["jusqu", "'", "à"],
  ["jusqu", "’", "à"],
  ["au", "moins"],
  ["au", "plus"],
  ["moins", "de"],
  ["plus", "de"],
  ["minimum"],
  ["maximum"],
];

/** Before a number that is not meant to the gram. */
export const ABOUT = [
  ["a", "scant"],
  ["a", "generous"],
  ["a", "heaping"],
  ["a", "good"],
  ["scant"],
  ["generous"],
  ["heaping"],
  ["heaped"],
  ["rounded"],
  ["level"],
  ["good"],
  ["à", "peu", "pres"],
  ["à", "peine"],
  ["about"],
  ["approximately"],
  ["approx", "."],
  ["approx"],
  ["around"],
  ["roughly"],
  ["circa"],
  ["ca", "."],
  ["environ"],
  ["env", "."],
  ["~"],
  ["≈"],
];

export const FILLED = words(
  "heaping heaped rounded level scant generous good large big small full packed lightly firmly " +
    "loosely loose overflowing modest bombee bombees bombe rase rases ras rasee rasees bonne bonnes grosse grosses petite " +
    "petites belle belles grande grandes pleine pleines comble combles genereuse genereuses tassee " +
    "tassees tasse tasses bien remplie remplies arasee arasees normale normales",
);

function words(list: string): Set<string> {
  return new Set(list.split(" "));
}
