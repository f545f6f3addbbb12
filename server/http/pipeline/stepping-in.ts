import { redirect } from "@remix-run/node";
import type { AccessKind } from "#domain/administration/stepping-in";
import type { ErrorCode } from "#domain/site/errors";
import { paths } from "#domain/site/paths";
import { findGrant, type Thing } from "../../admin/stepping-in";
import type { AccessGrant } from "../../policies/permissions";
import { asId, idFrom } from "./id-parameters";
import type { ViewerCall } from "./route-guards";

const NAMES = { RECIPE: "recipe", COOKBOOK: "cookbook", USER: "user" } as const;

export interface SteppedInCall extends ViewerCall {
  viewer: ViewerCall["viewer"] & { access: AccessGrant };
  thing: Thing;
}

/** Without a valid grant the administrator is asked for a reason first. */
export async function steppedInCall(call: ViewerCall, kind: AccessKind): Promise<SteppedInCall> {
  const { db, viewer, url } = call;
  const missing: ErrorCode = `${NAMES[kind]}.notFound`;
  const thing = { kind, id: idFrom(url, NAMES[kind], missing) };
  const access = await findGrant(db, viewer, thing);
  if (!access) throw redirect(paths.adminAccess({ [NAMES[kind]]: thing.id }), 303);
  return { ...call, viewer: { ...viewer, access }, thing };
}

export function thingAt({ searchParams }: URL): Thing | undefined {
  const named = (["RECIPE", "COOKBOOK", "USER"] as const).flatMap((kind) => {
    const id = asId(searchParams.get(NAMES[kind]));
    return id === undefined ? [] : [{ kind, id }];
  });
  return named.length === 1 ? named[0] : undefined;
}
