import { foldedKey } from "#domain/text";
import { stemOf } from "#domain/word-stems";

const SLICE = "slice rasher strip tranche";
const HEAD = "head tête pomme pied";
const SHEET = "sheet feuille";
const FILLET = "fillet filet";
const PACKET = "packet package pkg envelope sachet paquet enveloppe";
const MIX = "package pkg box packet paquet boîte sachet";
const TIN = "can tin boîte conserve";
const PIECE = "piece";
const DRINK = "can canette cannette";

/** The words for one piece of an ingredient, as in the source of its weight. */
const PIECES: Record<string, string> = {
  Garlic: "clove gousse éclat",
  Celery: "stalk rib stick branche tige côte",
  Asparagus: "spear pointe tige",
  Broccoli: "bunch",
  Cauliflower: HEAD,
  "Bok choy": HEAD,
  "Boston lettuce": HEAD,
  "Iceberg lettuce": HEAD,
  "Leaf lettuce": HEAD,
  "Red leaf lettuce": HEAD,
  "Romaine lettuce": HEAD,
  Escarole: HEAD,
  "Green cabbage": HEAD,
  "Red cabbage": HEAD,
  "Fennel bulb": "bulb bulbe",
  "Sweet corn": "ear épi",
  Rhubarb: "stalk stick tige branche",
  "Grape leaves": "leaf feuille",
  "Canned grape leaves": "leaf feuille",
  Bacon: SLICE,
  "Cooked bacon": SLICE,
  "Black Forest ham": SLICE,
  "Sliced cooked ham": SLICE,
  Prosciutto: SLICE,
  Capicollo: SLICE,
  "Genoa salami": SLICE,
  Mortadella: SLICE,
  Pepperoni: SLICE,
  Bologna: SLICE,
  "Beef pastrami": SLICE,
  "Montreal smoked meat": SLICE,
  "Sliced roast beef": SLICE,
  "Sliced turkey breast": SLICE,
  "Processed cheddar slices": SLICE,
  "White bread": SLICE,
  "Whole wheat bread": SLICE,
  "Multigrain bread": SLICE,
  "Rye bread": SLICE,
  "Raisin bread": SLICE,
  "Pumpernickel bread": SLICE,
  "French bread": SLICE,
  "Italian bread": SLICE,
  Challah: SLICE,
  "Naan bread": PIECE,
  "White pita bread": PIECE,
  Chapati: PIECE,
  "Flour tortilla": PIECE,
  "Corn tortilla": PIECE,
  "Italian sausage": "link",
  "Pork breakfast sausage": "link",
  "Anchovies in oil": FILLET,
  "Atlantic cod": FILLET,
  Catfish: FILLET,
  Haddock: FILLET,
  Hake: FILLET,
  Mackerel: FILLET,
  "Mahi-mahi": FILLET,
  "Rainbow trout": FILLET,
  "Sea bass": FILLET,
  Snapper: FILLET,
  Sole: FILLET,
  Perch: FILLET,
  Walleye: FILLET,
  "Phyllo dough": SHEET,
  "Puff pastry": "sheet abaisse plaque disque feuille",
  "Unbaked pie crust": "abaisse disque",
  "Unsweetened chocolate": "square carré",
  "Active dry yeast": PACKET,
  "Unflavoured gelatin powder": PACKET,
  "Onion soup mix": PACKET,
  "Instant oatmeal": "pouch packet sachet",
  "Brownie mix": MIX,
  "Chocolate cake mix": MIX,
  "Yellow cake mix": MIX,
  "Bread stuffing mix": MIX,
  "Flavoured gelatin powder": MIX,
  "Canned chickpeas": TIN,
  "Canned kidney beans": TIN,
  "Canned pinto beans": TIN,
  "Canned clams": TIN,
  "Canned crab": TIN,
  "Canned light tuna in oil": TIN,
  "Canned light tuna in water": TIN,
  "Canned white tuna in water": TIN,
  "Canned pink salmon": TIN,
  "Canned sockeye salmon": TIN,
  "Canned sardines in oil": TIN,
  "Condensed beef consommé": TIN,
  "Condensed cream of chicken soup": TIN,
  "Condensed cream of mushroom soup": TIN,
  "Condensed tomato soup": TIN,
  Beer: DRINK,
  "Light beer": DRINK,
  "Club soda": DRINK,
  Cola: DRINK,
  "Ginger ale": DRINK,
  "Tonic water": DRINK,
};

export function isPieceOf(nameEn: string, word: string): boolean {
  const stem = stemOf(foldedKey(word));
  return (PIECES[nameEn] ?? "").split(" ").some((piece) => stemOf(foldedKey(piece)) === stem);
}

/** Whether a piece is only a small part of what is bought, as a stalk is of celery. */
export function isSmallPiece(nameEn: string): boolean {
  return /^(clove|stalk|slice|spear)\b/.test(PIECES[nameEn] ?? "");
}

export function namesWithPieces(): string[] {
  return Object.keys(PIECES);
}
