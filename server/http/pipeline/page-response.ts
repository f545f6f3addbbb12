import { data } from "@remix-run/node";
import type { UiLocale } from "#domain/language/locales";
import type { Download } from "../documents/download";
import type { PageHead } from "../documents/page-head";
import { isMutation } from "./allowed-methods";
import type { RequestContext } from "./load-context-type";

interface PageResponse extends ResponseInit {
  /** A function must depend only on the loader's data and the URL. */
  head?: PageHead | (() => PageHead);
  file?: Download;
  caching?: Caching;
}

/** `page`: the whole page, for visitors; `rendering`: the HTML that signed-in viewers share. */
export type Caching = ({ kind: "page" } & Cacheable) | { kind: "rendering" };

export interface Cacheable {
  locale: UiLocale;
  digest: string;
  read(): Promise<unknown>;
}

interface CollectedResponse extends Pick<PageResponse, "head" | "file" | "caching"> {
  hasFormErrors?: boolean;
  retryAfter?: string;
}

interface WithResponse {
  type: string;
  data: unknown;
  init: PageResponse | null;
}

const collected = new WeakMap<RequestContext, CollectedResponse>();

export function respond<Value>(value: Value, response: PageResponse) {
  return data(value, response);
}

export function isWithResponse(answer: unknown): answer is WithResponse {
  return (answer as Partial<WithResponse> | null | undefined)?.type === "DataWithResponseInit";
}

export function getPageResponse(context: RequestContext): Readonly<CollectedResponse> {
  return collected.get(context) ?? {};
}

export async function collectResponse<Answer>(
  { request, context }: { request: Request; context: RequestContext },
  act: () => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await act();
    const { status = 200 } = collect(context, answer);
    if (isMutation(request)) add(context, { hasFormErrors: status >= 400 });
    return answer;
  } catch (error) {
    collect(context, error);
    throw error;
  }
}

function collect(context: RequestContext, answer: unknown): PageResponse {
  const response = (isWithResponse(answer) && answer.init) || {};
  const { head, file, caching, headers } = response;
  const retryAfter = new Headers(headers).get("Retry-After") ?? undefined;
  add(context, { head, file, caching, retryAfter });
  return response;
}

function add(context: RequestContext, parts: CollectedResponse): void {
  const said = Object.entries(parts).filter(([, part]) => part !== undefined);
  collected.set(context, { ...collected.get(context), ...Object.fromEntries(said) });
}
