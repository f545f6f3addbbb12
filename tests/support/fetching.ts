import type { RequestListener } from "node:http";
import { fetchGuarded } from "#server/platform/http-client/fetch";
import type { OutgoingPolicy } from "#server/platform/http-client/outgoing-policy";
import { Unreachable } from "#server/platform/http-client/unreachable";

export const WANTED = { accept: "text/html", maxBytes: 100_000 };

export const sendText =
  (body: string): RequestListener =>
  (_, response) =>
    response.end(body);

export const sendRedirects =
  (places: Record<string, string>, status = 302): RequestListener =>
  ({ url = "" }, response) => {
    const Location = places[url];
    if (Location) response.writeHead(status, { Location, "Set-Cookie": "a=b" }).end();
    else response.end("there");
  };

export async function fetchOutcome(address: string, outgoing?: OutgoingPolicy): Promise<unknown> {
  try {
    return (await fetchGuarded(address, WANTED, outgoing)).body.toString();
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return error.message;
  }
}
