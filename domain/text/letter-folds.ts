/** Letters that no Unicode decomposition folds, in lower case. */
export const LETTER_FOLDS: Record<string, string> = {
  ß: "ss",
  œ: "oe",
  æ: "ae",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ŋ: "n",
  ı: "i",
  ĸ: "k",
  ŧ: "t",
  ə: "e",
};
