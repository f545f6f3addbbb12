import type { ErrorCode } from "#domain/site/errors";

export const ERROR_STATUS: Record<ErrorCode, number> = {
  "auth.sessionNotFound": 401,
  "auth.notVerified": 403,
  "auth.suspended": 403,
  "auth.wrongPassword": 401,
  "auth.wrongCode": 401,
  "auth.wrongCredentials": 401,
  "auth.invalidToken": 400,
  "auth.missingToken": 400,
  "auth.mailMissing": 400,
  "auth.useGoogle": 403,
  "auth.emailAlreadyLinked": 409,
  "auth.cancelled": 400,
  "auth.registrationClosed": 403,
  "recipe.notAllowedToEdit": 403,
  "recipe.notAllowedToSee": 403,
  "recipe.notFound": 404,
  "recipe.changedMeanwhile": 409,
  "recipe.nestedTooDeep": 409,
  "act.tagForbidden": 400,
  "act.tooLate": 409,
  "act.tooMany": 400,
  "atHand.full": 409,
  "link.notFound": 404,
  "plan.full": 409,
  "plan.notFound": 404,
  "shopping.full": 409,
  "shopping.recipeChanged": 409,
  "user.notAllowedToEdit": 403,
  "user.notPublic": 403,
  "user.notFound": 404,
  "user.lastAdministrator": 409,
  "user.mailUsed": 409,
  "user.usernameUsed": 409,
  "cookbook.notAllowedToSee": 403,
  "cookbook.notAllowedToRemoveRecipe": 403,
  "cookbook.notMember": 403,
  "cookbook.notAdministrator": 403,
  "cookbook.lastAdministrator": 409,
  "cookbook.alreadyHasRecipe": 409,
  "cookbook.lacksRecipe": 409,
  "cookbook.notFound": 404,
  "ingredient.notFound": 404,
  "ingredient.nameUsed": 409,
  "import.notFound": 404,
  "mail.notFound": 404,
  "follow.notFound": 404,
  "follow.alreadyFollowed": 409,
  "follow.notFollowing": 409,
  "follow.noRequest": 409,
  "request.invalid": 400,
  "request.onYourself": 400,
  "request.tooMany": 429,
  "request.fileUnderWay": 429,
  "request.busy": 503,
  "request.forbiddenOrigin": 403,
  "request.tooLarge": 413,
  "request.tooLongToShow": 400,
  "request.notFound": 404,
  "request.wrongMethod": 405,
  "request.keyUsed": 422,
  "image.invalid": 422,
  "image.heic": 422,
  "image.tooLarge": 413,
  "storage.full": 507,
  "storage.readOnly": 507,
  "storage.away": 503,
  "database.away": 503,
  maintenance: 503,
};

/** Shown as a snackbar on the page, because it conflicts with the page's state. */
export function isConflict({ code, status }: AppError): boolean {
  return status === 409 || code === "request.onYourself";
}

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly details: Record<string, string> | undefined;

  constructor(
    code: ErrorCode,
    headers: Record<string, string> = {},
    details?: Record<string, string>,
  ) {
    super(code);
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.headers = headers;
    this.details = details;
  }
}

/** Not an AppError: the requested row may exist. */
export class DatabaseUnavailable extends Error {
  constructor(
    override readonly cause: Error,
    what = "The database cannot be reached",
  ) {
    super(`${what}: ${cause.message}`);
  }
}

export class DatabaseBusy extends DatabaseUnavailable {
  constructor(cause: Error) {
    super(cause, "The database is busy");
  }
}

export function isStorageError(error: unknown): boolean {
  return (
    error instanceof DatabaseUnavailable ||
    (error instanceof AppError && /^(storage|database)\./.test(error.code))
  );
}

export class InvalidFields extends AppError {
  readonly problems: Record<string, string>;

  constructor(problems: Record<string, string>) {
    super("request.invalid");
    this.problems = problems;
  }
}
