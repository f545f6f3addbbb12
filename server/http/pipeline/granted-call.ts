import { redirect } from "@remix-run/node";
import type { AccessKind } from "#domain/administration/access-grants";
import { adminPaths } from "#domain/site/admin-paths";
import type { ErrorCode } from "#domain/site/errors";
import { type AccessTarget, findGrant } from "../../admin/access-grants";
import type { AccessGrant } from "../../policies/permissions";
import { getId, parseId } from "./id-parameters";
import type { ViewerCall } from "./route-guards";

const NAMES = { RECIPE: "recipe", COOKBOOK: "cookbook", USER: "user" } as const;

export interface GrantedCall extends ViewerCall {
  viewer: ViewerCall["viewer"] & { access: AccessGrant };
  target: AccessTarget;
}

export async function requireAccessGrant(call: ViewerCall, kind: AccessKind): Promise<GrantedCall> {
  const { db, viewer, url } = call;
  const missing: ErrorCode = `${NAMES[kind]}.notFound`;
  const thing = { kind, id: getId(url, NAMES[kind], missing) };
  const access = await findGrant(db, viewer, thing);
  if (!access) throw redirect(adminPaths.access({ [NAMES[kind]]: thing.id }), 303);
  return { ...call, viewer: { ...viewer, access }, target: thing };
}

export function readAccessTarget({ searchParams }: URL): AccessTarget | undefined {
  const named = (["RECIPE", "COOKBOOK", "USER"] as const).flatMap((kind) => {
    const id = parseId(searchParams.get(NAMES[kind]));
    return id === undefined ? [] : [{ kind, id }];
  });
  return named.length === 1 ? named[0] : undefined;
}
