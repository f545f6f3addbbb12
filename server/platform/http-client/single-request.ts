import { type IncomingMessage, request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { VERSION } from "../version";
import { normalizeAddress } from "./public-address";
import type { Target } from "./target";
import { Unreachable } from "./unreachable";

const USER_AGENT = `Popote/${VERSION} (recipe import)`;
const MAX_HEADER_BYTES = 64 * 1024;
/** Per IP address, before the next one is tried. The option is missing in Node's types. */
const CONNECTING = { autoSelectFamilyAttemptTimeout: 2_500 };

export function requestOnce(
  { url, host, port, addresses }: Target,
  accept: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const send = url.protocol === "https:" ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const request = send({
      method: "GET",
      host,
      port,
      path: url.pathname + url.search,
      headers: {
        Host: url.host,
        "User-Agent": USER_AGENT,
        Accept: accept,
        "Accept-Language": "en,fr;q=0.9,*;q=0.5",
        "Accept-Encoding": "gzip, br",
      },
      agent: false,
      lookup: createFixedLookup(addresses),
      ...CONNECTING,
      maxHeaderSize: MAX_HEADER_BYTES,
      signal,
    });
    // Before anything is sent: verify that the connection went to a checked address.
    request.once("socket", (socket) => {
      socket.once("connect", () => {
        const reached = normalizeAddress(socket.remoteAddress ?? "");
        if (addresses.some(({ address }) => normalizeAddress(address) === reached)) return;
        request.destroy(new Unreachable("forbiddenAddress"));
      });
    });
    request.once("response", resolve);
    request.on("error", (error) => reject(toUnreachable(error)));
    request.once("close", () => reject(new Unreachable("broken")));
    request.end();
  });
}

/** A second DNS lookup could return an unchecked address (DNS rebinding). */
function createFixedLookup(addresses: Target["addresses"]): LookupFunction {
  return (_host, { all }, found) => {
    const [first] = addresses;
    if (all) found(null, addresses);
    else found(null, first?.address ?? "", first?.family);
  };
}

export function toUnreachable(error: unknown): Unreachable {
  if (error instanceof Unreachable) return error;
  const { name, code } = error as { name?: string; code?: string };
  if (name === "AbortError") return new Unreachable("tooSlow");
  return new Unreachable(code === "HPE_HEADER_OVERFLOW" ? "tooLarge" : "broken");
}
