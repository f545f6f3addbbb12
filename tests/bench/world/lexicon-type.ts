export interface Lexicon {
  dishes: string[];
  manners: string[];
  titles: string[];
  descriptions: string[];
  steps: string[];
  tips: string[];
  complements: string[];
  ownIngredients: string[];
}
