import { forAnyone } from "#server/http/pipeline/route-guards";
import { AppError } from "#server/platform/errors";

export const loader = forAnyone(refuse);

export const action = forAnyone(refuse);

/** Never rendered; gives the route an error page. */
export default function NotFound() {
  return null;
}

/** Public, because logging in would not help. */
async function refuse(): Promise<never> {
  throw new AppError("request.notFound");
}
