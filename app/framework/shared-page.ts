import { randomBytes, randomInt } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import { serializeForScript } from "#server/http/documents/page-head";

// A shared page differs per viewer only in the viewer's data, the nonce and the hydration data,
// which Remix (checked against 2.17) writes as `streamController.enqueue("…")`. Unguessable
// placeholders stand for them, and are always replaced before sending.

export interface ViewerParts {
  reader: { id: number; username: string; imageVersion: number | null };
  nonce: string;
  /** Escaped for use inside a script. */
  hydrationData: string;
}

interface SharedRoot {
  nonce: string;
  flash: unknown;
  viewer: ViewerParts["reader"] & Record<string, unknown>;
}

const DATA_PLACEHOLDER = randomBytes(16).toString("hex");

export const PLACEHOLDERS: ViewerParts = {
  reader: {
    id: randomInt(2 ** 46, 2 ** 47),
    username: randomBytes(16).toString("hex"),
    imageVersion: 1,
  },
  nonce: randomBytes(16).toString("hex"),
  hydrationData: serializeForScript(DATA_PLACEHOLDER),
};

/** Undefined after an action, with a flash message or an error: such a page is for one viewer. */
export function findSharedRoot({ staticHandlerContext }: EntryContext): SharedRoot | undefined {
  const { loaderData, actionData, errors, statusCode } = staticHandlerContext;
  const { root } = loaderData;
  const isOwn = !root?.viewer || root.flash || actionData || errors || statusCode !== 200;
  return isOwn ? undefined : root;
}

export function pickSharedData({ staticHandlerContext }: EntryContext, root: SharedRoot): unknown {
  const { id, username, imageVersion, ...viewer } = root.viewer;
  return { ...staticHandlerContext.loaderData, root: { ...root, nonce: null, viewer } };
}

export function insertPlaceholders(context: EntryContext, root: SharedRoot): EntryContext {
  const { staticHandlerContext } = context;
  const viewer = { ...root.viewer, ...PLACEHOLDERS.reader };
  const loaderData = {
    ...staticHandlerContext.loaderData,
    root: { ...root, nonce: PLACEHOLDERS.nonce, viewer },
  };
  return {
    ...context,
    staticHandlerContext: { ...staticHandlerContext, loaderData },
    serverHandoffStream: createStream(DATA_PLACEHOLDER),
  };
}

export async function extractViewerParts(
  context: EntryContext,
  root: SharedRoot,
): Promise<ViewerParts> {
  const { viewer: reader, nonce } = root;
  return {
    reader,
    nonce,
    hydrationData: serializeForScript(await readStream(context.serverHandoffStream)),
  };
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
