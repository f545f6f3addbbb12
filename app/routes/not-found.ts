import { AppError } from "#server/errors";
import { forViewer } from "#server/http/require";

export const loader = forViewer(async () => {
  throw new AppError("request.notFound");
});
