import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { z } from "zod";
import { findActivatedSocket } from "./activated-socket";
import type { OutgoingPolicy } from "./http-client/outgoing-policy";

export interface Config {
  dataDir: string;
  /** A PostgreSQL URL; if undefined, SQLite uses a file in the data folder. */
  databaseUrl: string | undefined;
  port: number;
  host: string;
  /** The descriptor of a listening socket, instead of a port and a host. */
  socket: number | undefined;
  /** E.g. https://recipes.example.org; if undefined, http://localhost with the port. */
  publicUrl: string | undefined;
  /** Number of reverse proxies whose X-Forwarded-* headers are trusted. */
  trustedProxies: number;
  smtpUrl: string | undefined;
  mailFrom: string;
  google: GoogleSettings | undefined;
  registration: Registration;
  bucket: BucketSettings | undefined;
  logLevel: (typeof LOG_LEVELS)[number];
  logsAddresses: boolean;
  backupDir: string | undefined;
  backupEveryHours: number;
  backupKeep: number;
  processes: number;
  role: (typeof ROLES)[number];
  /** For tests only. */
  outgoing?: OutgoingPolicy;
}

const MOST_PROCESSES = 64;

const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const;

const REGISTRATIONS = ["open", "closed"] as const;
export type Registration = (typeof REGISTRATIONS)[number];

const ROLES = ["all", "web", "worker"] as const;

export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
}

export interface BucketSettings {
  bucket: string;
  /** Empty, or ends with a slash. */
  prefix: string;
  /** An origin; if undefined, Amazon's for the region. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Origin where browsers read the bucket; if undefined, images are served by Popote. */
  imagesOrigin?: string;
}

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/\w[\w.-]*)*)\/?$/;

const origin = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be an address such as ${example}`, abort: true })
    .refine((url) => new URL(url).pathname === "/" && !url.includes("?"), {
      error: "must be an origin only: no path, no query",
    })
    .transform((url) => new URL(url).origin);

const settings = z
  .object({
    DATA_DIR: z.string().default("data"),
    DATABASE_URL: z
      .url({
        protocol: /^postgres(ql)?$/,
        error: "must be an address such as postgres://popote:password@db.example.org/popote",
      })
      .optional(),
    PORT: z.coerce
      .number({ error: "must be a port number, 0 to 65535" })
      .int("must be a whole number")
      .min(0, "must be 0 to 65535")
      .max(65535, "must be 0 to 65535")
      .default(3000),
    HOST: z.string().default("0.0.0.0"),
    PUBLIC_URL: origin("https://recipes.example.org").optional(),
    TRUSTED_PROXIES: z.coerce
      .number({ error: "must be the number of reverse proxies in front, 0 to 10" })
      .int("must be a whole number")
      .min(0, "must be 0 to 10")
      .max(10, "must be 0 to 10")
      .default(0),
    SMTP_URL: z
      .url({
        protocol: /^smtps?$/,
        error: "must be an address such as smtp://user:password@mail.example.org:587",
      })
      .optional(),
    MAIL_FROM: z.string().min(3).default("Popote <popote@localhost>"),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    REGISTRATION: z
      .enum(REGISTRATIONS, { error: `must be one of ${REGISTRATIONS.join(", ")}` })
      .default("open"),
    LOG_LEVEL: z
      .enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}` })
      .default("info"),
    LOG_ADDRESSES: z.enum(["yes", "no"], { error: "must be yes or no" }).default("no"),
    BACKUP_DIR: z.string().optional(),
    BACKUP_EVERY_HOURS: z.coerce
      .number({ error: "must be a number of hours, 1 to 8760" })
      .min(1, "must be 1 to 8760")
      .max(8760, "must be 1 to 8760")
      .default(24),
    BACKUP_KEEP: z.coerce
      .number({ error: "must be the number of backups to keep, 1 to 1000" })
      .int("must be a whole number")
      .min(1, "must be 1 to 1000")
      .max(1000, "must be 1 to 1000")
      .default(7),
    PICTURES: z
      .string()
      .regex(BUCKET, "must be a bucket such as s3://popote or s3://popote/pictures")
      .optional(),
    S3_ENDPOINT: origin("https://s3.example.org").optional(),
    AWS_REGION: z
      .string()
      .regex(/^[a-z0-9-]+$/, "must be a region such as us-east-1")
      .default("us-east-1"),
    PICTURES_ORIGIN: origin("https://images.example.org").optional(),
    AWS_ACCESS_KEY_ID: z.string().optional(),
    AWS_SECRET_ACCESS_KEY: z.string().optional(),
    PROCESSES: z
      .string()
      .regex(/^(auto|[1-9]|[1-5]\d|6[0-4])$/, "must be auto or how many answer, 1 to 64")
      .transform(parseProcessCount)
      .default(1),
    ROLE: z.enum(ROLES, { error: `must be one of ${ROLES.join(", ")}` }).optional(),
  })
  .refine(({ GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret }) => !id === !secret, {
    error: "must be given together with GOOGLE_CLIENT_ID, or neither",
    path: ["GOOGLE_CLIENT_SECRET"],
  })
  .refine(({ PICTURES, DATABASE_URL }) => !PICTURES || DATABASE_URL, {
    error: "is for several machines, which need DATABASE_URL too: set both or neither",
    path: ["PICTURES"],
  })
  .refine(({ PICTURES, DATABASE_URL }) => PICTURES || !DATABASE_URL, {
    error: "is for several machines, which need PICTURES too: set both or neither",
    path: ["DATABASE_URL"],
  })
  .refine(
    ({ PICTURES, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }) =>
      !PICTURES || (AWS_ACCESS_KEY_ID && AWS_SECRET_ACCESS_KEY),
    { error: "needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY", path: ["PICTURES"] },
  )
  .refine(({ PICTURES_ORIGIN, PICTURES }) => !PICTURES_ORIGIN || PICTURES, {
    error: "is where browsers read the bucket of PICTURES: leave it out without one",
    path: ["PICTURES_ORIGIN"],
  })
  .refine(({ ROLE, DATABASE_URL }) => !ROLE || DATABASE_URL, {
    error: "is for several machines, which need DATABASE_URL: leave it out without one",
    path: ["ROLE"],
  })
  .refine(({ ROLE, PUBLIC_URL }) => ROLE !== "worker" || PUBLIC_URL, {
    error: "worker needs PUBLIC_URL, with which the links in its emails start",
    path: ["ROLE"],
  });

export class WrongSettings extends Error {}

/** Reads the environment and `.env`. Throws WrongSettings that lists all wrong settings. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  if (environment === process.env && existsSync(".env")) process.loadEnvFile(".env");
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
    throw new WrongSettings(`Popote cannot start, a setting is wrong:\n${lines.join("\n")}`);
  }
  const { DATA_DIR, PORT, HOST, PUBLIC_URL, TRUSTED_PROXIES, SMTP_URL, MAIL_FROM } = parsed.data;
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = parsed.data;
  const { BACKUP_DIR, BACKUP_EVERY_HOURS, BACKUP_KEEP } = parsed.data;
  return {
    dataDir: path.resolve(DATA_DIR),
    databaseUrl: parsed.data.DATABASE_URL,
    port: PORT,
    host: HOST,
    socket: findActivatedSocket(environment),
    publicUrl: PUBLIC_URL,
    trustedProxies: TRUSTED_PROXIES,
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM,
    google: clientId && clientSecret ? { clientId, clientSecret } : undefined,
    registration: parsed.data.REGISTRATION,
    bucket: parseBucket(parsed.data),
    logLevel: parsed.data.LOG_LEVEL,
    logsAddresses: parsed.data.LOG_ADDRESSES === "yes",
    backupDir: BACKUP_DIR && path.resolve(BACKUP_DIR),
    backupEveryHours: BACKUP_EVERY_HOURS,
    backupKeep: BACKUP_KEEP,
    processes: parsed.data.PROCESSES,
    role: parsed.data.ROLE ?? "all",
  };
}

export function readConfigWith(changed: Record<string, string>): Config {
  return readConfig({ ...process.env, ...changed });
}

function parseBucket(given: z.infer<typeof settings>): BucketSettings | undefined {
  const [, bucket, prefix = ""] = BUCKET.exec(given.PICTURES ?? "") ?? [];
  if (!bucket) return undefined;
  return {
    bucket,
    prefix: prefix && `${prefix.slice(1)}/`,
    endpoint: given.S3_ENDPOINT,
    region: given.AWS_REGION,
    accessKeyId: given.AWS_ACCESS_KEY_ID ?? "",
    secretAccessKey: given.AWS_SECRET_ACCESS_KEY ?? "",
    imagesOrigin: given.PICTURES_ORIGIN,
  };
}

function parseProcessCount(setting: string): number {
  return setting === "auto" ? Math.min(availableParallelism(), MOST_PROCESSES) : Number(setting);
}
