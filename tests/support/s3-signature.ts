import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { BucketSettings } from "#server/platform/config";

export type SigningKey = Pick<BucketSettings, "region" | "accessKeyId" | "secretAccessKey">;

/** Maximum clock skew of a real bucket. */
const CLOCK_DIFFERENCE_MS = 15 * 60_000;
const SIGNATURE = "X-Amz-Signature";

interface Signed {
  credential: string;
  names: string;
  signature: string;
  time: string;
  sha256: string;
}

/** Undefined for a valid signature (docs.aws.amazon.com, "Signature Version 4"). */
export function signatureFault(
  key: SigningKey,
  request: IncomingMessage,
  url: URL,
  body: Buffer,
  now: number,
): string | undefined {
  const isPresigned = url.searchParams.has(SIGNATURE);
  const signed = isPresigned ? signedIn(url) : signedBy(request);
  if (!signed) return "AccessDenied";
  const [id, day = "", region = "", service = "", end = ""] = signed.credential.split("/");
  if (id !== key.accessKeyId) return "InvalidAccessKeyId";
  if (region !== key.region) return "AuthorizationHeaderMalformed";
  const names = signed.names.split(";");
  const isLeftOut = (name: string) => name.startsWith("x-amz-") && !names.includes(name);
  if (!names.includes("host") || Object.keys(request.headers).some(isLeftOut))
    return "AccessDenied";
  const time = Date.parse(
    signed.time.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, "$1-$2-$3T$4:$5:$6Z"),
  );
  if (isPresigned) {
    const seconds = Number(url.searchParams.get("X-Amz-Expires"));
    if (request.method !== "GET" || !(time <= now && now < time + seconds * 1_000))
      return "AccessDenied";
  } else if (!(Math.abs(now - time) < CLOCK_DIFFERENCE_MS)) return "RequestTimeTooSkewed";
  const query = [...url.searchParams]
    .filter(([name]) => name !== SIGNATURE)
    .map((pair) => pair.map(encoded).join("="))
    .sort();
  const lines = names.map((name) => `${name}:${request.headers[name]}\n`);
  const asked = [request.method, url.pathname, query.join("&"), lines.join(""), signed.names];
  const text = [
    "AWS4-HMAC-SHA256",
    signed.time,
    [day, region, service, end].join("/"),
    hashContent([...asked, signed.sha256].join("\n")),
  ].join("\n");
  const hmac = (secret: string | Buffer, part: string) =>
    createHmac("sha256", secret).update(part).digest();
  const start = `AWS4${key.secretAccessKey}`;
  const signing = [day, region, service, end].reduce<string | Buffer>(hmac, start);
  if (hmac(signing, text).toString("hex") !== signed.signature) return "SignatureDoesNotMatch";
  return isPresigned || signed.sha256 === hashContent(body)
    ? undefined
    : "XAmzContentSHA256Mismatch";
}

function signedBy({ headers }: IncomingMessage): Signed | undefined {
  const [, credential, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=(.+?), SignedHeaders=(.+?), Signature=(\w+)$/.exec(
      headers.authorization ?? "",
    ) ?? [];
  if (!credential || !names || !signature) return undefined;
  const [time, sha256] = [headers["x-amz-date"], headers["x-amz-content-sha256"]].map(String);
  return { credential, names, signature, time: time ?? "", sha256: sha256 ?? "" };
}

function signedIn({ searchParams }: URL): Signed {
  const given = (name: string) => searchParams.get(`X-Amz-${name}`) ?? "";
  return {
    credential: given("Credential"),
    names: given("SignedHeaders"),
    signature: given("Signature"),
    time: given("Date"),
    sha256: "UNSIGNED-PAYLOAD",
  };
}

function hashContent(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

function encoded(part: string): string {
  return encodeURIComponent(part).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
