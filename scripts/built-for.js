import { existsSync, readFileSync } from "node:fs";

// In a built package: the Node and the machine whose modules it has. There is none in a clone.
export const BUILT_FOR = "built-for.json";
const EXIT_WRONG_NODE = 2;

// This Node: its version, the number of its interface for compiled modules, and what it runs on.
export function thisNode() {
  const { node, modules } = process.versions;
  return { node, modules, platform: platform(), arch: process.arch };
}

// Ends where the modules of a built package are compiled for another Node or another machine.
export function refuseOtherNode() {
  if (!existsSync(BUILT_FOR)) return;
  const made = JSON.parse(readFileSync(BUILT_FOR, "utf8"));
  const here = thisNode();
  if (["modules", "platform", "arch"].every((part) => made[part] === here[part])) return;
  console.error(
    `This package of Popote is for ${inWords(made)}, and this is ${inWords(here)}: take that Node, or another package.`,
  );
  process.exit(EXIT_WRONG_NODE);
}

function inWords({ node, platform, arch }) {
  return `Node ${node.split(".")[0]} on ${platform}-${arch}`;
}

// Alpine's C library takes modules of its own.
function platform() {
  if (process.platform !== "linux") return process.platform;
  return process.report.getReport().header.glibcVersionRuntime ? "linux" : "linux-musl";
}
