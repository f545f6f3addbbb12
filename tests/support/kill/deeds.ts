import { randomBytes } from "node:crypto";
import { buildSchemaRecipe } from "../imports";
import { imageCall, withFile } from "../upload";
import { COLOUR_NAMES, paint } from "./colours";
import {
  type Content,
  type Cook,
  type Dish,
  ensureState,
  type Kitchen,
  type Write,
} from "./kitchen";
import { addPossible, createCertain, type Possible, settleValue } from "./possible";

type Deed = (kitchen: Kitchen, cook: Cook) => Promise<Write | undefined>;

/** Chooses a cook's next write at random, and records what it may change before it is sent. */
export async function nextWrite(kitchen: Kitchen, cook: Cook): Promise<Write> {
  if (!cook.cookbook) return makeCookbook(cook);
  const write = await cook.dice.pick(DEEDS)(kitchen, cook);
  return write ?? writeDish(kitchen, cook);
}

const DEEDS: Deed[] = [
  writeDish,
  writeDish,
  writeDish,
  editDish,
  editDish,
  editDish,
  replaceImage,
  replaceImage,
  like,
  like,
  follow,
  putInCookbook,
  putInCookbook,
  signUp,
  deleteDish,
  bringFile,
];

const FOODS = ["Egg", "Onion", "Carrot", "Leek", "Salt"];

async function writeDish(kitchen: Kitchen, cook: Cook): Promise<Write> {
  const word = [...randomBytes(12)].map((byte) => String.fromCharCode(97 + (byte % 26))).join("");
  const dish: Dish = {
    formKey: randomBytes(16).toString("hex"),
    word,
    authorId: cook.id,
    rowVersion: 1,
    versions: 0,
    content: createCertain<Content | null>(null),
    colour: createCertain<string | null>(null),
  };
  kitchen.dishes.push(dish);
  return save(cook, dish, { formKey: dish.formKey });
}

async function editDish(kitchen: Kitchen, cook: Cook): Promise<Write | undefined> {
  const dish = ownDish(kitchen, cook);
  if (!dish) return undefined;
  const formKey = randomBytes(16).toString("hex");
  const { id, rowVersion } = dish;
  return save(cook, dish, { id: String(id), version: String(rowVersion), formKey });
}

async function save(cook: Cook, dish: Dish, named: Record<string, string>): Promise<Write> {
  dish.versions += 1;
  const content = buildContent(dish, cook);
  const fields: Record<string, string> = { ...named, title: content.title, visibility: "PUBLIC" };
  for (const [at, line] of content.lines.entries()) {
    const [amount = "", name = ""] = line.split(" ");
    Object.assign(fields, {
      [`ingredients[${at}].name`]: name,
      [`ingredients[${at}].amount`]: amount,
    });
  }
  for (const [at, step] of content.steps.entries()) fields[`steps[${at}]`] = step;
  const colour = cook.dice.whole(1, 10) <= 4 ? cook.dice.pick(COLOUR_NAMES) : undefined;
  addPossible(dish.content, content);
  if (colour) addPossible(dish.colour, colour);
  return {
    path: "/recipe/edit",
    form: colour ? withFile(fields, await paint(colour)) : fields,
    isDoneWhen: [],
    answered({ location }) {
      const isNew = dish.id === undefined;
      dish.id = Number(/id=(\d+)/.exec(location ?? "")?.[1]);
      if (!isNew) dish.rowVersion += 1;
      settleValue(dish.content, content);
      if (colour) settleValue(dish.colour, colour);
    },
  };
}

function buildContent({ word, versions }: Dish, { dice }: Cook): Content {
  const count = dice.whole(1, FOODS.length);
  return {
    title: `Dish ${word} ${versions}`,
    lines: FOODS.slice(0, count).map((food) => `${versions} ${food}`),
    steps: Array.from({ length: dice.whole(1, 6) }, (_, at) => `Step ${at} of ${word} ${versions}`),
  };
}

async function replaceImage(kitchen: Kitchen, cook: Cook): Promise<Write | undefined> {
  const dish = ownDish(kitchen, cook);
  if (!dish) return undefined;
  const colour = cook.dice.pick(COLOUR_NAMES);
  addPossible(dish.colour, colour);
  return {
    path: `/image/recipes/${dish.id}`,
    form: imageCall(await paint(colour)),
    isDoneWhen: [],
    answered: () => settleValue(dish.colour, colour),
  };
}

async function deleteDish(kitchen: Kitchen, cook: Cook): Promise<Write | undefined> {
  const dish = ownDish(kitchen, cook);
  if (!dish) return undefined;
  addPossible(dish.content, null);
  return {
    path: `/recipe/view?id=${dish.id}`,
    form: { intent: "delete" },
    isDoneWhen: [404],
    answered: () => settleValue(dish.content, null),
  };
}

function ownDish({ dishes }: Kitchen, cook: Cook): Dish | undefined {
  const own = dishes.filter((dish) => dish.authorId === cook.id && isThere(dish));
  return own.length > 0 ? cook.dice.pick(own) : undefined;
}

function isThere({ id, content }: Dish): boolean {
  return id !== undefined && content.values.every((value) => value !== null);
}

async function like(kitchen: Kitchen, cook: Cook): Promise<Write | undefined> {
  const dish = anyDish(kitchen, cook);
  if (!dish) return undefined;
  const liked = cook.dice.whole(1, 10) <= 7;
  return become(ensureState(kitchen.likes, `${cook.id} ${dish.id}`), liked, {
    path: `/recipe/like?id=${dish.id}`,
    form: { liked: liked ? "yes" : "no" },
    isDoneWhen: [404],
  });
}

async function putInCookbook(kitchen: Kitchen, cook: Cook): Promise<Write | undefined> {
  const dish = anyDish(kitchen, cook);
  if (!dish) return undefined;
  return become(ensureState(kitchen.held, `${cook.cookbook} ${dish.id}`), true, {
    path: `/cookbook/edit?addRecipe=${dish.id}`,
    form: { intent: "addRecipe", cookbook: String(cook.cookbook) },
    isDoneWhen: [404, 409],
  });
}

async function follow(kitchen: Kitchen, cook: Cook): Promise<Write> {
  const other = cook.dice.pick(kitchen.cooks.filter((each) => each !== cook));
  const follows = cook.dice.whole(1, 10) <= 7;
  return become(ensureState(kitchen.follows, `${cook.id} ${other.id}`), follows, {
    path: "/user/follow",
    form: { intent: follows ? "follow" : "unfollow", user: String(other.id) },
    isDoneWhen: [409],
  });
}

async function signUp(kitchen: Kitchen): Promise<Write> {
  const username = `new${randomBytes(6).toString("hex")}`;
  const password = "brown butter";
  return become(ensureState(kitchen.newcomers, username), true, {
    path: "/signup",
    form: { username, email: `${username}@popote.example`, password, passwordAgain: password },
    // The username is taken; a signed-in user is redirected home instead of seeing the error.
    isDoneWhen: [302],
  });
}

async function bringFile(_kitchen: Kitchen, cook: Cook): Promise<Write> {
  const formKey = randomBytes(16).toString("hex");
  const form = new FormData();
  form.append("intent", "file");
  form.append("formKey", formKey);
  form.append(
    "file",
    new Blob([JSON.stringify(buildSchemaRecipe(`Of ${cook.username}`))]),
    "a.json",
  );
  return {
    path: "/import",
    form,
    isDoneWhen: [],
    isRefusedWhen: [429],
    answered() {
      cook.broughtIn = formKey;
    },
  };
}

function makeCookbook(cook: Cook): Write {
  return {
    path: "/cookbook/edit",
    form: { intent: "save", name: `Of ${cook.username}`, description: "", formKey: cook.username },
    isDoneWhen: [],
    answered({ location }) {
      cook.cookbook = Number(/cookbook=(\d+)/.exec(location ?? "")?.[1]);
    },
  };
}

function become(state: Possible<boolean>, value: boolean, write: Omit<Write, "answered">): Write {
  addPossible(state, value);
  return { ...write, answered: () => settleValue(state, value) };
}

function anyDish({ dishes }: Kitchen, { dice }: Cook): Dish | undefined {
  const there = dishes.filter(isThere);
  return there.length > 0 ? dice.pick(there) : undefined;
}
