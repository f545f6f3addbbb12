export const ERROR_CODES = [
  "auth.sessionNotFound",
  "auth.notVerified",
  "auth.suspended",
  "auth.wrongPassword",
  "auth.wrongCode",
  "auth.wrongCredentials",
  "auth.invalidToken",
  "auth.missingToken",
  "auth.mailMissing",
  "auth.useGoogle",
  "auth.emailAlreadyLinked",
  "auth.cancelled",
  "auth.registrationClosed",
  "recipe.notAllowedToEdit",
  "recipe.notAllowedToSee",
  "recipe.notFound",
  "recipe.changedMeanwhile",
  "recipe.nestedTooDeep",
  "act.tagForbidden",
  "act.tooLate",
  "act.tooMany",
  "user.notAllowedToEdit",
  "user.notPublic",
  "user.notFound",
  "user.lastAdministrator",
  "user.mailUsed",
  "user.usernameUsed",
  "cookbook.notAllowedToSee",
  "cookbook.notAllowedToRemoveRecipe",
  "cookbook.notMember",
  "cookbook.notAdministrator",
  "cookbook.lastAdministrator",
  "cookbook.alreadyHasRecipe",
  "cookbook.lacksRecipe",
  "cookbook.notFound",
  "atHand.full",
  "link.notFound",
  "plan.full",
  "plan.notFound",
  "shopping.full",
  "shopping.recipeChanged",
  "ingredient.notFound",
  "ingredient.nameUsed",
  "import.notFound",
  "mail.notFound",
  "follow.notFound",
  "follow.alreadyFollowed",
  "follow.notFollowing",
  "follow.noRequest",
  "request.invalid",
  "request.onYourself",
  "request.tooMany",
  "request.fileUnderWay",
  "request.busy",
  "request.forbiddenOrigin",
  "request.tooLarge",
  "request.tooLongToShow",
  "request.notFound",
  "request.wrongMethod",
  "request.keyUsed",
  "image.invalid",
  "image.heic",
  "image.tooLarge",
  "storage.full",
  "storage.readOnly",
  "storage.away",
  "database.away",
  "maintenance",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export function parseErrorCode(value: unknown): ErrorCode | undefined {
  return ERROR_CODES.find((code) => code === value);
}

export type UnexpectedError = {
  code?: undefined;
  details?: undefined;
  requestId: string;
};

export interface Refusal {
  code: ErrorCode;
  message: string;
  requestId?: undefined;
  details?: Record<string, string>;
  isSent?: boolean;
  /** URL where the submitted text was saved. */
  draft?: string;
}
