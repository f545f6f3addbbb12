/**
 * What can be wrong with a field. A problem travels as one string, its bounds behind colons
 * ("atMost:50"), because form libraries carry strings; `problemWords` in ui/ puts it in words.
 */
export const problem = {
  required: "required",
  atMost: (characters: number) => `atMost:${characters}`,
  atLeast: (characters: number) => `atLeast:${characters}`,
  between: (lowest: number, highest: number) => `between:${lowest}:${highest}`,
  tooMany: (count: number) => `tooMany:${count}`,
  passwordsDiffer: "passwordsDiffer",
  email: "email",
  username: "username",
  choice: "choice",
  pictureGone: "pictureGone",
  amountUnreadable: "amountUnreadable",
  amountAmbiguous: "amountAmbiguous",
  amountOutOfRange: "amountOutOfRange",
  unitNotAmount: "unitNotAmount",
  unitNotWeight: "unitNotWeight",
  unitNotVolume: "unitNotVolume",
  ingredientUnclear: "ingredientUnclear",
  figure: "figure",
  upTo: (highest: number) => `upTo:${highest}`,
  aboveZero: (highest: number) => `aboveZero:${highest}`,
  eachAtMost: (characters: number) => `eachAtMost:${characters}`,
  noMeasure: "noMeasure",
  moreThanCarbohydrates: "moreThanCarbohydrates",
  moreThanAll: "moreThanAll",
} as const;
