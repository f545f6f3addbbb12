import { parse } from "cookie";

export interface Answer {
  status: number;
  text: string;
  bytes: Buffer;
  headers: Headers;
  location: string | null;
}

export interface Client {
  cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(
    path: string,
    form: Record<string, string> | FormData,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  delete(path: string): Promise<Answer>;
}

/** A browser without script: stores cookies, sends its origin with forms, follows no redirects. */
export function createClient(
  origin: string,
  session: string | undefined,
  ownHeaders: Record<string, string> = {},
  fetchBy: typeof fetch = fetch,
): Client {
  const cookies = new Map<string, string>(session ? [["session", session]] : []);

  async function send(path: string, init: RequestInit): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { "Accept-Language": "en", ...ownHeaders, Cookie: cookie, ...init.headers };
    const answer = await fetchBy(origin + path, { ...init, headers, redirect: "manual" });
    for (const line of answer.headers.getSetCookie()) keep(line);
    const bytes = Buffer.from(await answer.arrayBuffer());
    return {
      status: answer.status,
      text: bytes.toString(),
      bytes,
      headers: answer.headers,
      location: answer.headers.get("Location"),
    };
  }

  function keep(line: string): void {
    const [name = "", value = ""] = Object.entries(parse(line))[0] ?? [];
    if (value === "") cookies.delete(name);
    else cookies.set(name, encodeURIComponent(value));
  }

  return {
    cookies,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, form, headers = {}) =>
      send(path, {
        method: "POST",
        body: form instanceof FormData ? form : new URLSearchParams(form),
        headers: { Origin: origin, ...headers },
      }),
    delete: (path) => send(path, { method: "DELETE", headers: { Origin: origin } }),
  };
}
