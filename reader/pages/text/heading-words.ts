import { foldedKey } from "#domain/text";

const WORDS = {
  ingredients:
    "(?:list of |liste des |les )?ingredients?(?: list| needed| necessaires)?|what you(?:'ll| will)? need|you(?:'ll| will) need|il (?:vous )?faut|ce qu'il (?:vous )?faut",
  steps:
    "directions?|(?:cooking |preparation )?(?:instructions?|steps)|methods?|methode|preparations?|procedure|(?:here's )?how to make(?: it)?|what to do|(?:les )?etapes(?: de (?:la )?(?:preparation|recette|realisation))?|preparation de la recette|descriptif(?: de la recette)?|realisation|marche a suivre|deroulement|progression|mode (?:operatoire|de preparation)",
  tips: "(?:(?:recipe|chef'?s|cook'?s|cooking|my) )?(?:notes?|tips?)|tips (?:and|&) tricks|hints?|conseils?|(?:le )?trucs?|astuces?|(?:trucs|conseils|notes) et (?:astuces|conseils|trucs)|remarques?|notes? du chef|le conseil(?: du chef)?|bon a savoir|variations?|variantes?|substitutions?|notes, tips,? and variations",
  description: "description|introduction|about(?: this recipe)?|a propos",
  unread:
    "nutrition(?:al)?(?: facts| information| values?| per serving)?|valeurs? nutriti(?:ves?|onnelles?)|informations? nutritionnelles?|comment(?:s|aires)|reviews|avis|related(?: recipes)?|you (?:may|might) also like|vous aimerez aussi|leave a (?:comment|reply)|share(?: this)?|partager|subscribe|newsletter|tags|keywords|mots[- ]cles",
};

const ELSEWHERE: Partial<Record<keyof typeof WORDS, string>> = {
  ingredients:
    "(?:Die )?Zutaten|Zutatenliste|Dit heb je nodig|Wat heb je nodig|Benodigdheden|ingredientes|ingredienti|ingrediënten|ingredienser|składniki|ingredience|suroviny|hozzávalók|ainekset|ainesosat|ingrediente|malzemeler|ингредиенты|інгредієнти|υλικά|מצרכים|材料|食材|재료|nguyên liệu",
  steps:
    "(?:Die )?Zubereitung(?:sschritte)?|Anleitung|Zo maak je het|preparación|elaboración|instrucciones|pasos|procedimiento|modo de preparo|modo de preparação|preparação|preparo|preparazione|procedimento|istruzioni|bereiding|bereiden|bereidingswijze|werkwijze|fremgangsmåde|sådan gør du|fremgangsmåte|(?:(?:slik|så) )?gjør du|gör så här|tillagning|instruktioner|przygotowanie|sposób przygotowania|wykonanie|postup|příprava|elkészítés|valmistus|valmistusohje|mod de preparare|yapılışı|hazırlanışı|приготовление|способ приготовления|приготування|εκτέλεση|אופן ההכנה|做法|步骤|步驟|作り方|만드는 법|cách làm",
  tips: "Tipps?|Hinweise|consejos|trucos|notas|dicas?|consigli|wskazówki|tippek|vinkit",
};

export const HEADING_WORDS = Object.fromEntries(
  Object.entries(WORDS).map(([part, words]) => {
    const more = ELSEWHERE[part as keyof typeof WORDS];
    return [part, more ? `${words}|${foldedKey(more)}` : words];
  }),
);
