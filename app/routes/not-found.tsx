import { forAnyone } from "#server/http/pipeline/route-guards";
import { AppError } from "#server/platform/errors";

export const loader = forAnyone(refuse);

export const action = forAnyone(refuse);

/** Never shown; a route without a page would answer without one. */
export default function NotFound() {
  return null;
}

/** Public: logging in would not help. */
async function refuse(): Promise<never> {
  throw new AppError("request.notFound");
}
