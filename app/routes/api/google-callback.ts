import { redirect } from "@remix-run/node";
import { paths } from "#domain/site/paths";
import { finishGoogleLogin } from "#server/http/pipeline/google-login";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { AppError } from "#server/platform/errors";

export const loader = forAnyone(async (call) => {
  try {
    return await finishGoogleLogin(call);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (!call.viewer) return redirect(paths.login(error.code), 303);
    return redirectWithFlash(call, paths.userSettings(), { key: `errors:${error.code}` });
  }
});
