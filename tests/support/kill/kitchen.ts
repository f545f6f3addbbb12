import { openSession } from "#server/features/accounts/sessions";
import type { Db } from "#server/platform/db/open";
import type { Answer, Client } from "../client";
import { addPerson } from "../people";
import { type Random, randomFrom } from "../random";
import { createCertain, type Possible } from "./possible";

/** A recipe as sent; every line and step names its version. */
export interface Content {
  title: string;
  lines: string[];
  steps: string[];
}

export interface Dish {
  formKey: string;
  /** Occurs in the title of every version, and nowhere else. */
  word: string;
  authorId: number;
  id?: number;
  /** The version the next form must send. */
  rowVersion: number;
  versions: number;
  content: Possible<Content | null>;
  colour: Possible<string | null>;
}

export interface Write {
  path: string;
  form: Record<string, string> | FormData;
  /** After a lost response, the repetition may get one of these. */
  isDoneWhen: number[];
  /** Refusals while another request is in progress. */
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
  broughtIn?: string;
  /** Sent without an answer so far. */
  open?: Write;
}

export interface Kitchen {
  cooks: Cook[];
  dishes: Dish[];
  /** Whether a row exists, by key: "user recipe", "follower followed", "cookbook recipe". */
  likes: Map<string, Possible<boolean>>;
  follows: Map<string, Possible<boolean>>;
  held: Map<string, Possible<boolean>>;
  newcomers: Map<string, Possible<boolean>>;
  answered: number;
  resent: number;
  faults: string[];
}

const COOKS = 6;

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

/** The state of a row; "does not exist" until it is sent. */
export function ensureState(
  states: Map<string, Possible<boolean>>,
  key: string,
): Possible<boolean> {
  const state = states.get(key) ?? createCertain(false);
  states.set(key, state);
  return state;
}
