import { useIsomorphicEffect } from "@mantine/hooks";
import { useState } from "react";
import {
  choiceText,
  type IngredientMatches,
  type KnownIngredient,
  nameKey,
  type OfferedRecipe,
  readChoice,
  readSubRecipe,
} from "#domain/line/ingredient-choice";
import { type FormLine, readText } from "./form-lines";
import type { Suggestion } from "./ingredient-suggestions";

export function useIngredientLine(line: FormLine, names: IngredientMatches) {
  const [typed, setTyped] = useState(readText(line, "name"));
  const [choice, setChoice] = useState(readText(line, "choice"));
  const [unit, setUnit] = useState(readText(line, "unit") || "NONE");
  const [picked, setPicked] = useState<KnownIngredient>();
  const [pickedRecipe, setPickedRecipe] = useState<OfferedRecipe>();
  const [declined, setDeclined] = useState<KnownIngredient>();

  // Picks up input from before hydration, before React renders over it.
  useIsomorphicEffect(() => {
    const inputs = document.forms.namedItem(line.formId)?.elements;
    setTyped((before) => findValue(inputs, `${line.name}.name`) ?? before);
    setChoice((before) => findValue(inputs, `${line.name}.choice`) || before);
    setUnit((before) => findValue(inputs, `${line.name}.unit`) ?? before);
  }, []);

  const typedKey = nameKey(typed);
  const subRecipe = findSubRecipe(readSubRecipe(choice, typed), names, pickedRecipe);
  const question = subRecipe ? undefined : names.questions.find(({ key }) => key === typedKey);
  const meaning = names.meanings.find(({ key }) => key === typedKey);
  const ingredient = findIngredient(readChoice(choice, typed), meaning, names, picked ?? declined);
  const isDeclined = readChoice(choice, typed) === "declined" && !question && !meaning?.isName;
  return {
    typed,
    setTyped,
    choice,
    setChoice(next: string) {
      if (ingredient) setDeclined(ingredient);
      setChoice(next);
    },
    unit,
    setUnit,
    ingredient,
    question,
    subRecipe,
    offeredRecipe: names.recipes.find(({ title }) => nameKey(title) === typedKey),
    mayBeOwn: !meaning?.isName,
    instead: isDeclined ? (declined ?? meaning?.ingredient) : undefined,
    pick({ isRecipe, ...offered }: Suggestion) {
      const { id, name, units } = offered;
      if (isRecipe) setPickedRecipe({ id, title: name });
      else setPicked(offered);
      setTyped(name);
      setChoice(choiceText(isRecipe ? { recipe: id } : id, name));
      if (!isRecipe) setUnit((before) => units.find((allowed) => allowed === before) ?? "NONE");
    },
  };
}

function findIngredient(
  chosen: ReturnType<typeof readChoice>,
  meaning: IngredientMatches["meanings"][number] | undefined,
  { meanings, questions }: IngredientMatches,
  picked: KnownIngredient | undefined,
): KnownIngredient | undefined {
  if (typeof chosen !== "number") {
    return chosen === "declined" && !meaning?.isName ? undefined : meaning?.ingredient;
  }
  const known = [
    picked,
    ...meanings.map(({ ingredient }) => ingredient),
    ...questions.flatMap(({ offers }) => offers),
  ];
  return known.find((ingredient) => ingredient?.id === chosen);
}

function findSubRecipe(
  id: number | null,
  { recipes }: IngredientMatches,
  picked: OfferedRecipe | undefined,
): OfferedRecipe | undefined {
  return id === null ? undefined : [picked, ...recipes].find((recipe) => recipe?.id === id);
}

function findValue(
  inputs: HTMLFormControlsCollection | undefined,
  name: string,
): string | undefined {
  const field = inputs?.namedItem(name);
  return field && "value" in field ? String(field.value) : undefined;
}
