import { MAX_COMPLEMENT, MAX_INGREDIENT_NAME, MAX_WRITTEN } from "#domain/recipe/recipe";
import { countCharacters } from "#domain/text/text";

export interface FittedWords {
  name: string;
  complement: string;
  written: string;
  isNameCut: boolean;
  isCut: boolean;
}

export function fitLengths(name: string, said: string[], written: string): FittedWords {
  const [shortName, moreName] = cutAt(name, MAX_INGREDIENT_NAME);
  const parts = [moreName, ...said].map(tidied).filter((part) => part !== "");
  const [complement, lost] = cutAt(parts.join(", ").replaceAll(" ,", ","), MAX_COMPLEMENT);
  const [measure, lostMeasure] = cutAt(written, MAX_WRITTEN);
  return {
    name: shortName,
    complement,
    written: measure,
    isNameCut: moreName !== "",
    isCut: lost !== "" || lostMeasure !== "",
  };
}

function tidied(part: string): string {
  return part.replace(/^(?:[\s,;:/–—-]|\.(?!\d))+/, "").replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, "");
}

function cutAt(text: string, most: number): [string, string] {
  if (countCharacters(text) <= most) return [text, ""];
  const start = [...text].slice(0, most).join("");
  const space = start.lastIndexOf(" ");
  const end = space > most / 2 ? space : start.length;
  return [text.slice(0, end).trim(), text.slice(end).trim()];
}
