import { foldedKey } from "#domain/text";
import { stemOf } from "#domain/word-stems";

/** Sizes and qualities that leave an ingredient what it is, in both languages. */
const QUALITIES = stems(
  "md unsifted fruity hearty additional slab boned live cool neutral flavorless flavourless high eat oven quick day season cured " +
    "lg sm med thumb nonstick lean maigre small medium large big extra heavy jumbo mini baby thick thin long short whole fresh ripe firm tender " +
    "young old aged sharp mild strong good quality best best-quality your favourite favorite pure " +
    "real natural organic homemade leftover store bought raw plain unsalted coarse fine " +
    "unbleached mature vintage rindless regular unseasoned unsweetened refined unrefined uncooked " +
    "smooth wide style shop bought ready made prepared purchased jarred bottled classic traditional " +
    "premium refrigerated soft silky creamy velvety fluffy juicy plump crisp crunchy tangy zesty fragrant aromatic " +
    "perfect cage charred multi colored coloured assorted relatively slightly fairly really quite super " +
    "dry-aged thickly heaped generous nice lovely decent gorgeous delicious favourite favorite choice " +
    "premium japanese chinese thai italian spanish french mexican korean american european greek " +
    "asian moroccan cuban brazilian portuguese scandinavian peruvian finest freshest ripest miniature " +
    "vietnamese indian persian turkish himalayan maldon morton spicy californian australian canadian " +
    "flaky kosher iodized virgin boneless skinless bone skin in on off free range pastured farm " +
    "thickness size sized bite cold warm hot boiling lukewarm tepid icy iced chilled room " +
    "temperature thawed crusty stale very extra well freshly finely coarsely thinly roughly " +
    "lightly firmly loosely tightly heaping approximately about each more seedless unwaxed " +
    "gros grosse petit petite grand grande moyen moyenne beau bel belle bon bonne mince épais épaisse long " +
    "longue entier entière frais fraîche mûr mûre ferme tendre jeune vieux fort pur pure véritable " +
    "naturel biologique bio maison fermier cru crue nature extra vierge froid froide chaud chaude " +
    "tiède glacé bouillant bouillante congelé décongelé liquide ordinaire facultatif " +
    "aop aoc igp hass sec brut pommé vegan végane supplémentaire récent récente fourni fournie déshydraté généreux généreuse joli jolie " +
    "vrai vraie excellent excellente superbe magnifique délicieux délicieuse énorme large maxi simple classique " +
    "traditionnel traditionnelle artisanal artisanale supérieur supérieure surchoix premier première local locale " +
    "original originale parfumé goûteux juteux charnu croquant moelleux fondant savoureux ferme rond ronde " +
    "breton bretonne normand normande provençal provençale québécois québécoise canadien canadienne " +
    "français française espagnol espagnole italien italienne grec grecque corse suisse belge " +
    "très bien finement grossièrement fraîchement légèrement environ",
);

/** What is done to it before it is used; what follows one says how: "cut into dice". */
const PREPARATIONS = stems(
  "chopped minced diced sliced cut grated shredded crushed peeled seeded deseeded cored pitted stoned " +
    "trimmed halved quartered cubed crumbled melted softened beaten toasted rinsed drained squeezed " +
    "packed sifted zested juiced divided julienned torn rubbed bruised smashed mashed whisked " +
    "separated cooled hulled stemmed deveined shelled shucked scrubbed washed cleaned deboned " +
    "ground cracked picked removed reserved patted soaked warmed heated crosswise lengthwise " +
    "tied butterflied pounded snipped blanched optional defrosted shaved milled flaked slivered mixed combined dissolved blended " +
    "strained shaken stirred kept unpeeled undrained sieved " +
    "haché émincé ciselé râpé pelé épluché coupé tranché écrasé pressé fondu fondue mou molle " +
    "ramolli battu rincé égoutté épépiné dénoyauté équeuté concassé effiloché émietté décortiqué " +
    "déveiné lavé nettoyé essoré taillé détaillé moulu divisé tamisé tassé dégraissé paré évidé " +
    "désossé pilé prélevé effeuillé séparé trempé fendu brossé paré zesté détendu " +
    "cuit précuit bouilli poché réhydraté ébarbé écaillé vidé blanchi mixé piqué ficelé torréfié " +
    "clouté grillé dilué délayé dissous infusé mélangé filtré tiédi refroidi égrené " +
    "partagé découpé débité tronçonné serré bridé ouvert gratté ébouillanté cassé broyé aplati roulé " +
    "incisé écossé ébouté dénervé manchonné flambé débarrassé retiré ôté réservé réduit gonflé macéré " +
    "dessalé épongé fouetté détaché effilé " +
    "braisé désarêté assaisonné préparé",
);

/** Those that never make another product of it, as "râpé" does of cheese. */
const CUT_OFF = stems(
  "pelé épluché coupé tranché écrasé émincé ciselé rincé égoutté épépiné dénoyauté équeuté lavé " +
    "nettoyé taillé détaillé fendu prélevé effeuillé trempé brossé dilué délayé infusé piqué",
);

/** What it is cut or falls into: so many of them are not so many of it. */
const PORTIONS = stems(
  "leaf leaves sprig clove wedge slice fillet floret stalk half halves piece chunk strip cube head " +
    "bulb ear rib bunch round steak segment ring spear needle flake frond rasher thread strand stem tender heart shaving curl ribbon matchstick disc disk coin crown block log ball flesh " +
    "feuille brin gousse quartier tranche filet fleuron branchette bouquet tige moitié morceau cube tête bulbe " +
    "lanière rondelle branche lamelle botte pavé darne bâtonnet bâton copeau cosse allumette étoile " +
    "escalope médaillon pulpe chair racine queue côte cerneau suprême disque cercle plaque abaisse " +
    "rouleau fagot éclat brisure touffe grain pousse",
);

const STATES = stems("frozen canned dried unsalted surgelé congelé séché séchée");

const JOINTS = stems("of the and or a to but de d du des la le les l et à s");

export function isModifier(word: string): boolean {
  const key = foldedKey(word);
  const stem = stemOf(key);
  return !/^(purees?|mix(es)?)$/.test(key) && (QUALITIES.has(stem) || PREPARATIONS.has(stem));
}

export function isPreparation(word: string): boolean {
  return !/^mix(es)?$/i.test(word) && PREPARATIONS.has(stemOf(foldedKey(word)));
}

export function isPortion(word: string): boolean {
  return PORTIONS.has(stemOf(foldedKey(word)));
}

export function isState(word: string): boolean {
  return STATES.has(stemOf(foldedKey(word)));
}

export function isJoint(word: string): boolean {
  return word !== "thé" && JOINTS.has(foldedKey(word));
}

/** Whether an own name ends here, and what was done to it begins: "gousse de vanille fendue". */
export function isCutOff(words: string[], at: number): boolean {
  const isDone = (index: number) => CUT_OFF.has(stemOf(words[index] ?? ""));
  return isDone(at) || (/ment$|^bien$/.test(words[at] ?? "") && isDone(at + 1));
}

function stems(words: string): Set<string> {
  return new Set(words.split(/[ -]/).map((word) => stemOf(foldedKey(word))));
}
