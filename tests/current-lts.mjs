// Installs, builds and starts Popote on the current LTS release of Node, whatever runs this script,
// and cooks one recipe there. The npm package of the release includes its headers.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const LTS = "26.10.0";
const PASSWORD = "tarte tatin";

const place = mkdtempSync(path.join(os.tmpdir(), "popote-lts-"));
const checkout = path.join(place, "popote");
process.on("exit", () => rmSync(place, { recursive: true, force: true }));
console.log(`Popote on Node ${LTS}`);

const nodeDir = fetchNode();
const env = {
  ...process.env,
  PATH: `${path.join(nodeDir, "bin")}${path.delimiter}${process.env.PATH}`,
  npm_config_nodedir: nodeDir,
};
execFileSync("git", ["checkout-index", "--all", `--prefix=${checkout}/`]);
inCheckout("npm", ["ci"]);
inCheckout("npm", ["run", "build"]);
const { child, lineWith } = start();
const ended = once(child, "exit");
try {
  await cookOneRecipe();
} finally {
  child.kill();
}
const [code] = await ended;
if (code !== 0) throw new Error(`Told to stop, it ended with ${code}`);
console.log(`On Node ${LTS} a recipe with its photo was written and cooked.`);

function fetchNode() {
  const name = `node-${process.platform}-${process.arch}@${LTS}`;
  const archive = execFileSync("npm", ["pack", "--silent", name], { cwd: place }).toString().trim();
  const folder = path.join(place, "node");
  mkdirSync(folder);
  execFileSync("tar", ["-xzf", archive, "--strip-components=1", "-C", folder], { cwd: place });
  return folder;
}

function inCheckout(command, args) {
  execFileSync(command, args, { cwd: checkout, env, stdio: ["ignore", "ignore", "inherit"] });
}

/** Starts the server; `lineWith` waits for a match in its log. */
function start() {
  const child = spawn("node", ["scripts/start.js"], {
    cwd: checkout,
    env: { ...env, PORT: "0", HOST: "127.0.0.1", DATA_DIR: path.join(place, "data") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.on("data", (bytes) => {
    said += bytes;
  });
  const lineWith = (pattern) =>
    new Promise((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(said);
        if (found) resolve(found);
      };
      child.stdout.on("data", look);
      child.once("exit", (code) => reject(new Error(`It ended with ${code}:\n${said}`)));
      look();
    });
  return { child, lineWith };
}

async function cookOneRecipe() {
  const [, origin] = await lineWith(/Popote is at (http:\/\/[\w.:]+)/);
  let cookie = "";
  const send = async (address, form) => {
    const body = form instanceof FormData ? form : new URLSearchParams(form);
    const headers = { Origin: origin, Cookie: cookie };
    const answer = await fetch(origin + address, {
      method: "POST",
      body,
      headers,
      redirect: "manual",
    });
    await answer.arrayBuffer();
    if (answer.status !== 303) throw new Error(`${address}: ${answer.status}`);
    cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    return answer.headers.get("Location");
  };
  const account = { username: "Nora", email: "nora@popote.example", password: PASSWORD };
  await send("/signup", { ...account, passwordAgain: PASSWORD });
  const [, token] = await lineWith(/verify\?token=([\w-]+)/);
  await send("/user/verify", { token });
  await send("/login", { email: account.email, password: PASSWORD });
  const recipe = new FormData();
  const fields = {
    title: "Tarte aux pommes",
    visibility: "PUBLIC",
    formKey: "current-lts-0123456789abcdef0123",
    "ingredients[0].name": "Apple",
    "ingredients[0].amount": "4",
    "steps[0]": "Bake the tart.",
  };
  for (const [name, value] of Object.entries(fields)) recipe.set(name, value);
  const photo = readFileSync(path.join(checkout, "server/operations/demo/images/apple-pie.webp"));
  recipe.set("image", new File([photo], "pie.webp", { type: "image/webp" }));
  const id = /id=(\d+)/.exec(await send("/recipe/edit", recipe))?.[1];
  const page = await (await fetch(`${origin}/recipe/cook?id=${id}`)).text();
  const image = await fetch(`${origin}/image/recipes/${id}-v1.webp`);
  const { byteLength } = await image.arrayBuffer();
  if (!page.includes("Bake the tart.") || image.status !== 200 || byteLength === 0) {
    throw new Error(`The recipe of /recipe/cook?id=${id} is not whole.`);
  }
}
