import { AppError } from "#server/errors";
import { forViewer } from "#server/http/require";

export const loader = forViewer(async () => {
  throw new AppError("request.notFound");
});

/** Never shown; a route without a page would answer without one. */
export default function NotFound() {
  return null;
}
