import { data } from "@remix-run/node";
import { findTokenProblem } from "../../features/accounts/tokens";
import type { TokenKind } from "../../platform/db/account-tables";
import { ERROR_STATUS } from "../../platform/errors";
import type { Call } from "../pipeline/route-guards";

export async function checkEmailLink({ db, url }: Call, kind: TokenKind) {
  const secret = url.searchParams.get("token") ?? "";
  const problem = (await findTokenProblem(db, secret, kind)) ?? null;
  return data({ problem }, { status: problem ? ERROR_STATUS[problem] : 200 });
}
