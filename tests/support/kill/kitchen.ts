import { openSession } from "#server/features/accounts/sessions";
import type { Db } from "#server/platform/db/open";
import type { Answer, Client } from "../client";
import { addPerson } from "../people";
import { type Random, randomFrom } from "../random";
import { createCertain, type Possible } from "./possible";

/** A recipe as a form sent it; each version says in every line and step which one it is. */
export interface Content {
  title: string;
  lines: string[];
  steps: string[];
}

export interface Dish {
  formKey: string;
  /** In the title of every version, and nowhere else. */
  word: string;
  authorId: number;
  id?: number;
  /** Of the row, as the next form has to name it. */
  rowVersion: number;
  versions: number;
  /** Null while it is not there. */
  content: Possible<Content | null>;
  colour: Possible<string | null>;
}

/** One form, kept until it is answered. */
export interface Write {
  path: string;
  form: Record<string, string> | FormData;
  /** Where the answer to the first sending was lost, the second may be told that it is done. */
  isDoneWhen: number[];
  /** Where it may be refused for what is under way. */
  isRefusedWhen?: number[];
  answered(answer: Answer): void;
}

export interface Cook {
  id: number;
  username: string;
  session: string;
  dice: Random;
  client?: Client;
  cookbook?: number;
  /** The form of the file that they brought in last. */
  broughtIn?: string;
  /** Sent, and never answered. */
  open?: Write;
}

/** Everything that the clients of a server have sent, and what they were told of it. */
export interface Kitchen {
  cooks: Cook[];
  dishes: Dish[];
  /** Whether there is a row, by its key: "user recipe", "follower followed", "cookbook recipe". */
  likes: Map<string, Possible<boolean>>;
  follows: Map<string, Possible<boolean>>;
  held: Map<string, Possible<boolean>>;
  newcomers: Map<string, Possible<boolean>>;
  answered: number;
  resent: number;
  faults: string[];
}

const COOKS = 6;

/** Fills a kitchen with cooks who are signed in. */
export async function openKitchen(db: Db, seed: number): Promise<Kitchen> {
  const cooks: Cook[] = [];
  for (let index = 0; index < COOKS; index++) {
    const { id, username } = await addPerson(db, `Cook${index}`);
    const session = await openSession(db, { userId: id, userAgent: "kill" });
    cooks.push({ id, username, session, dice: randomFrom(seed * 100 + index) });
  }
  return {
    cooks,
    dishes: [],
    likes: new Map(),
    follows: new Map(),
    held: new Map(),
    newcomers: new Map(),
    answered: 0,
    resent: 0,
    faults: [],
  };
}

/** Whether there is a row of a kind; not there until somebody sends it. */
export function ensureState(
  states: Map<string, Possible<boolean>>,
  key: string,
): Possible<boolean> {
  const state = states.get(key) ?? createCertain(false);
  states.set(key, state);
  return state;
}
