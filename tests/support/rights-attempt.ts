import type { Answer, Client } from "./client";
import type { Household, Member, Scene } from "./rights-scene";

export interface AttemptContext extends Scene {
  who: Member;
  /** The user's own id; for a visitor the id of a missing user. */
  self: number;
  people: Household["people"];
}

type Fields = Record<string, string | number>;
type For<Value> = Value | ((turn: AttemptContext) => Value);

/** One way to do what a row of the table names. */
export interface Attempt {
  kind: "page" | "image" | "form" | "call";
  /** Whether it changes something when allowed. */
  writes: boolean;
  go(client: Client, turn: AttemptContext): Promise<Answer>;
}

export function page(address: For<string>): Attempt {
  return reading("page", address);
}

/** Requests an image, which is either served or missing. */
export function image(address: For<string>): Attempt {
  return reading("image", address);
}

export function apiCall(address: For<string>): Attempt {
  return reading("call", address);
}

export function form(address: For<string>, fields: For<Fields>): Attempt {
  return {
    kind: "form",
    writes: true,
    go: (client, turn) => {
      const texts = Object.entries(of(fields, turn)).map(([name, value]) => [name, String(value)]);
      return client.post(of(address, turn), Object.fromEntries(texts));
    },
  };
}

export function call(address: For<string>, fields: For<Fields>): Attempt {
  return { ...form(address, fields), kind: "call" };
}

export function imageCalls(address: (turn: AttemptContext) => string, bytes: Buffer): Attempt[] {
  const upload = () => {
    const body = new FormData();
    body.append("file", new Blob([new Uint8Array(bytes)]), "us.png");
    return body;
  };
  return [
    { kind: "call", writes: true, go: (client, turn) => client.post(address(turn), upload()) },
    { kind: "call", writes: true, go: (client, turn) => client.delete(address(turn)) },
  ];
}

function reading(kind: Attempt["kind"], address: For<string>): Attempt {
  return { kind, writes: false, go: (client, turn) => client.get(of(address, turn)) };
}

function of<Value extends string | Fields>(given: For<Value>, turn: AttemptContext): Value {
  return typeof given === "function" ? given(turn) : given;
}
