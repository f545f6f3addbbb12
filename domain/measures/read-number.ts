interface ReadNumber {
  value: number;
  next: number;
}

const ONES: Record<string, number> = {
  ...counted(1, "one two three four five six seven eight nine ten"),
  ...counted(11, "eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"),
  ...counted(1, "un deux trois quatre cinq six sept huit neuf dix"),
  ...counted(11, "onze douze treize quatorze quinze seize"),
  une: 1,
};

const TENS: Record<string, number> = {
  ...counted(2, "twenty thirty forty fifty sixty seventy eighty ninety", 10),
  ...counted(1, "dix vingt trente quarante cinquante soixante", 10),
};

const ARTICLES = ["a", "an", "another"];

const ROUGHLY: Record<string, number> = {
  ...{ couple: 2, dozen: 12, dizaine: 10, douzaine: 12, quinzaine: 15, vingtaine: 20 },
  ...{ trentaine: 30, quarantaine: 40, cinquantaine: 50, soixantaine: 60 },
};

/** Only these: in a recipe, 4/5 means "4 to 5". */
const FRACTIONS: Record<string, number> = {
  ...{ "1/2": 1 / 2, "1/3": 1 / 3, "2/3": 2 / 3, "1/4": 1 / 4, "3/4": 3 / 4 },
};

export function readNumber(tokens: string[], at: number): ReadNumber | undefined {
  const read = readDigits(tokens, at) ?? readRoughly(tokens, at) ?? readWords(tokens, at);
  if (!read || tokens.slice(read.next, read.next + 3).join(" ") !== "and a half") return read;
  return { value: read.value + 0.5, next: read.next + 3 };
}

function readDigits(tokens: string[], at: number): ReadNumber | undefined {
  const token = tokens[at] ?? "";
  const fraction = FRACTIONS[token];
  if (fraction !== undefined) return { value: fraction, next: at + 1 };
  if (!/^\d+([.,]\d+)?$/.test(token)) return undefined;
  const value = Number(token.replace(",", "."));
  const rest = FRACTIONS[tokens[at + 1] ?? ""];
  if (rest === undefined || !Number.isInteger(value)) return { value, next: at + 1 };
  return { value: value + rest, next: at + 2 };
}

function readRoughly(tokens: string[], at: number): ReadNumber | undefined {
  const start = isOne(tokens[at]) ? at + 1 : at;
  const value = ROUGHLY[tokens[start] ?? ""];
  if (value === undefined) return undefined;
  const hasOf = ["of", "de"].includes(tokens[start + 1] ?? "");
  return { value, next: start + (hasOf ? 2 : 1) };
}

function readWords(tokens: string[], at: number): ReadNumber | undefined {
  const [word = "", ...rest] = tokens.slice(at, at + 3);
  if (ARTICLES.includes(word)) return { value: 1, next: at + 1 };
  const joined = rest[0] === "-" ? 2 : 1;
  const isEighty = word === "quatre" && /^vingts?$/.test(tokens[at + joined] ?? "");
  const tens = isEighty ? 80 : TENS[word];
  if (tens === undefined)
    return word in ONES ? { value: ONES[word] ?? 0, next: at + 1 } : undefined;
  const next = at + (isEighty ? joined + 1 : 1);
  const link = tokens[next] === "-" || tokens[next] === "et" ? 1 : 0;
  const ones = ONES[tokens[next + link] ?? ""] ?? 0;
  if (isCompound(word, tens, ones, tokens[next])) {
    return { value: tens + ones, next: next + link + 1 };
  }
  return { value: tens, next };
}

function isCompound(word: string, tens: number, ones: number, link: string | undefined): boolean {
  if (ones === 0) return false;
  if (word === "dix") return link === "-" && ones >= 7 && ones <= 9;
  if (link === "et") return ones === 1 || ones === 11;
  return ones < (word === "soixante" || tens === 80 ? 20 : 10);
}

function isOne(token = ""): boolean {
  return ARTICLES.includes(token) || ONES[token] === 1;
}

function counted(first: number, words: string, step = 1): Record<string, number> {
  return Object.fromEntries(words.split(" ").map((word, index) => [word, (first + index) * step]));
}
