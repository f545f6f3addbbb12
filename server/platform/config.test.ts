import path from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "./config";

test("all settings are optional", () => {
  expect(readConfig({})).toEqual({
    dataDir: path.resolve("data"),
    port: 3000,
    host: "0.0.0.0",
    publicUrl: undefined,
    trustedProxies: 0,
    smtpUrl: undefined,
    mailFrom: "Popote <popote@localhost>",
    registration: "open",
    logLevel: "info",
    logsAddresses: false,
    backupEveryHours: 24,
    backupKeep: 7,
    processes: 1,
    role: "all",
  });
});

test("an empty setting counts as unset", () => {
  expect(readConfig({ PORT: "", SMTP_URL: "", PUBLIC_URL: "" })).toEqual(readConfig({}));
});

test.each([
  ["PORT", "http", "PORT must be a port number"],
  ["PORT", "70000", "PORT must be 0 to 65535"],
  ["PUBLIC_URL", "recipes.example.org", "PUBLIC_URL must be an address such as"],
  ["PUBLIC_URL", "ftp://recipes.example.org", "PUBLIC_URL must be an address such as"],
  ["PUBLIC_URL", "https://example.org/recipes", "PUBLIC_URL must be an origin only"],
  ["TRUSTED_PROXIES", "yes", "TRUSTED_PROXIES must be the number of reverse proxies"],
  ["BACKUP_EVERY_HOURS", "daily", "BACKUP_EVERY_HOURS must be a number of hours"],
  ["BACKUP_KEEP", "0", "BACKUP_KEEP must be 1 to 1000"],
  ["SMTP_URL", "mail.example.org", "SMTP_URL must be an address such as smtp://"],
  ["REGISTRATION", "friends", "REGISTRATION must be one of open, closed"],
  ["LOG_LEVEL", "loud", "LOG_LEVEL must be one of debug, info, warn, error, silent"],
  ["LOG_ADDRESSES", "some", "LOG_ADDRESSES must be yes or no"],
  ["PROCESSES", "many", "PROCESSES must be auto or how many answer, 1 to 64"],
  ["PROCESSES", "0", "PROCESSES must be auto or"],
  ["PICTURES", "/mnt/images", "PICTURES must be a bucket such as s3://popote"],
  ["PICTURES", "s3://popote/../other", "PICTURES must be a bucket such as s3://popote"],
  ["PICTURES", "s3://popote", "PICTURES is for several machines, which need DATABASE_URL too"],
  [
    "DATABASE_URL",
    "mysql://localhost/popote",
    "DATABASE_URL must be an address such as postgres://",
  ],
  [
    "DATABASE_URL",
    "postgres://localhost/popote",
    "DATABASE_URL is for several machines, which need PICTURES",
  ],
  ["ROLE", "leader", "ROLE must be one of all, web, worker"],
  ["ROLE", "all", "ROLE is for several machines, which need DATABASE_URL"],
  ["S3_ENDPOINT", "minio:9000", "S3_ENDPOINT must be an address such as"],
  ["S3_ENDPOINT", "http://minio:9000/popote", "S3_ENDPOINT must be an origin only"],
  ["PICTURES_ORIGIN", "https://example.org/a", "PICTURES_ORIGIN must be an origin only"],
  ["PICTURES_ORIGIN", "https://example.org", "PICTURES_ORIGIN is where browsers read the bucket"],
])("%s=%s is refused with the setting's name and a reason", (name, value, words) => {
  expect(() => readConfig({ [name]: value })).toThrow(words);
});

test("all wrong settings are listed at once", () => {
  expect(() => readConfig({ PORT: "x", SMTP_URL: "y" })).toThrow(/PORT[\s\S]*SMTP_URL/);
});

test("a trailing slash in PUBLIC_URL is ignored", () => {
  expect(readConfig({ PUBLIC_URL: "https://recipes.example.org/" }).publicUrl).toBe(
    "https://recipes.example.org",
  );
});

const BUCKET = {
  PICTURES: "s3://popote/a/b/",
  DATABASE_URL: "postgres://localhost/popote",
  S3_ENDPOINT: "http://10.0.0.2:9000/",
  PICTURES_ORIGIN: "https://images.example.org/",
  AWS_ACCESS_KEY_ID: "cook",
  AWS_SECRET_ACCESS_KEY: "leek soup",
};

test("the bucket settings include a prefix, an endpoint, a key and the origin for browsers", () => {
  expect(readConfig(BUCKET).bucket).toEqual({
    bucket: "popote",
    prefix: "a/b/",
    endpoint: "http://10.0.0.2:9000",
    region: "us-east-1",
    accessKeyId: "cook",
    secretAccessKey: "leek soup",
    imagesOrigin: "https://images.example.org",
  });
});

test("a node serves and works unless its role says otherwise; a worker knows the origin of links", () => {
  expect(readConfig(BUCKET).role).toBe("all");
  expect(readConfig({ ...BUCKET, ROLE: "web" }).role).toBe("web");
  const worker = { ...BUCKET, ROLE: "worker" };
  expect(() => readConfig(worker)).toThrow(/ROLE worker needs PUBLIC_URL/);
  expect(readConfig({ ...worker, PUBLIC_URL: "https://recipes.example.org" }).role).toBe("worker");
});

test("a bucket without its secret is refused, and the message contains no secret", () => {
  const given = { ...BUCKET, AWS_ACCESS_KEY_ID: "" };
  expect(() => readConfig(given)).toThrow(/PICTURES needs AWS_ACCESS_KEY_ID and/);
  expect(() => readConfig(given)).not.toThrow(/leek soup/);
});
