import { randomBytes, randomInt } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import { serializeForScript } from "#server/http/documents/page-head";

// A shared page differs per view only in the viewer's data, the nonce, the key of its form and the
// hydration data, which Remix (checked against 2.17) writes as `streamController.enqueue("…")`.
// Unguessable placeholders stand for them, and are always replaced before sending.

export interface ViewerParts {
  reader: { id: number; username: string; imageVersion: number | null };
  nonce: string;
  formKey: string;
  /** Escaped for use inside a script. */
  hydrationData: string;
}

interface SharedRoot {
  nonce: string;
  flash: unknown;
  /** Null for a visitor. */
  viewer: (ViewerParts["reader"] & Record<string, unknown>) | null;
}

type RouteData = Record<string, Record<string, unknown> | null | undefined>;

const DATA_PLACEHOLDER = randomBytes(16).toString("hex");

export const PLACEHOLDERS: ViewerParts = {
  reader: {
    id: randomInt(2 ** 46, 2 ** 47),
    username: randomBytes(16).toString("hex"),
    imageVersion: 1,
  },
  nonce: randomBytes(16).toString("hex"),
  formKey: randomBytes(16).toString("hex"),
  hydrationData: serializeForScript(DATA_PLACEHOLDER),
};

/** Undefined after an action, with a flash message or an error: such a page is for one viewer. */
export function findSharedRoot({ staticHandlerContext }: EntryContext): SharedRoot | undefined {
  const { loaderData, actionData, errors, statusCode } = staticHandlerContext;
  const { root } = loaderData;
  const isOwn = !root || root.flash || actionData || errors || statusCode !== 200;
  return isOwn ? undefined : root;
}

/** The data with placeholders, which decides about the page but for the viewer's own parts. */
export function pickSharedData(
  { staticHandlerContext }: EntryContext,
  root: SharedRoot,
): RouteData {
  const data = Object.entries(staticHandlerContext.loaderData as RouteData).map(([id, loaded]) => [
    id,
    readFormKey(loaded) ? { ...loaded, formKey: PLACEHOLDERS.formKey } : loaded,
  ]);
  const viewer = root.viewer && { ...root.viewer, ...PLACEHOLDERS.reader };
  return { ...Object.fromEntries(data), root: { ...root, nonce: PLACEHOLDERS.nonce, viewer } };
}

export function insertPlaceholders(context: EntryContext, loaderData: RouteData): EntryContext {
  return {
    ...context,
    staticHandlerContext: { ...context.staticHandlerContext, loaderData },
    serverHandoffStream: createStream(DATA_PLACEHOLDER),
  };
}

export async function extractViewerParts(
  context: EntryContext,
  root: SharedRoot,
): Promise<ViewerParts> {
  const data = Object.values(context.staticHandlerContext.loaderData as RouteData);
  return {
    reader: root.viewer ?? PLACEHOLDERS.reader,
    nonce: root.nonce,
    formKey: data.map(readFormKey).find((key) => key !== undefined) ?? "",
    hydrationData: serializeForScript(await readStream(context.serverHandoffStream)),
  };
}

/** A page has one form with a key at most. */
function readFormKey(loaded: Record<string, unknown> | null | undefined): string | undefined {
  const key = loaded?.formKey;
  return typeof key === "string" ? key : undefined;
}

async function readStream(stream: EntryContext["serverHandoffStream"]): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream?.getReader();
  let text = "";
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    text += decoder.decode(read.value, { stream: true });
  }
  return text;
}

function createStream(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
}
