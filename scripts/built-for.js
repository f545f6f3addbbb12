import { existsSync, readFileSync } from "node:fs";

// Written into built packages: the Node version and platform of their modules. Absent in a clone.
export const BUILT_FOR = "built-for.json";
const EXIT_WRONG_NODE = 2;

export function describeThisNode() {
  const { node, modules } = process.versions;
  return { node, modules, platform: detectPlatform(), arch: process.arch };
}

export function refuseOtherNode() {
  if (!existsSync(BUILT_FOR)) return;
  const made = JSON.parse(readFileSync(BUILT_FOR, "utf8"));
  const here = describeThisNode();
  if (["modules", "platform", "arch"].every((part) => made[part] === here[part])) return;
  console.error(
    `This package of Popote is for ${formatNode(made)}, and this is ${formatNode(here)}: take that Node, or another package.`,
  );
  process.exit(EXIT_WRONG_NODE);
}

function formatNode({ node, platform, arch }) {
  return `Node ${node.split(".")[0]} on ${platform}-${arch}`;
}

// Alpine (musl) needs its own native modules.
function detectPlatform() {
  if (process.platform !== "linux") return process.platform;
  return process.report.getReport().header.glibcVersionRuntime ? "linux" : "linux-musl";
}
