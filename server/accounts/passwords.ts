import { hash, verify } from "@node-rs/argon2";

/** OWASP's first choice for argon2id (2024): 19 MiB, two passes, one lane; argon2id is the default. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash of a password, with its salt and cost inside. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Whether the password is the hash's; takes as long when there is no hash to compare with. */
export async function matchesPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobodysHash), password);
  return stored !== null && matches;
}

const nobodysHash = hashPassword("nobody has this password");
