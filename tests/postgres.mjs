import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

const DEBIAN = "/usr/lib/postgresql";

/** Installs PostgreSQL on Debian as root if it is missing; does not start it. */
export function ensurePostgres() {
  if (isThere()) return;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    console.error("The tests need PostgreSQL: install it (Debian: apt-get install postgresql).");
    process.exit(1);
  }
  console.log("Installing PostgreSQL for the tests…");
  execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "postgresql"], {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

function isThere() {
  const places = (process.env.PATH ?? "").split(path.delimiter);
  return existsSync(DEBIAN) || places.some((place) => existsSync(path.join(place, "initdb")));
}
