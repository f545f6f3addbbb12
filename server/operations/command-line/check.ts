import { pickEngine } from "../../platform/db/open";
import { openFileStore } from "../../platform/storage/open-file-store";
import { checkAll } from "../check/check-all";
import { type Command, Refused } from "./command";

const WORDS = {
  none: "There is no Popote in",
  older: "Start this version of Popote once to migrate the database before you check it:",
  newer: "This version of Popote is older than the database in",
};

export const check: Command = {
  usage: "",
  summary: "Checks that rows, images and search are consistent.",
  help: `Popote can keep running. Prints one line per problem; the exit code is 0 if there are none, and 1 if
problems remain.

  --repair  fixes what is safe to fix: thumbnails, like counts, the search index, and unused or
            incomplete files. It lists the rest for you to fix.`,
  options: { repair: { type: "boolean" } },
  async run({ config, options, openDb, say }) {
    const engine = pickEngine(config);
    const age = await engine.readSchemaStatus(config);
    if (age !== "current") throw new Refused(`${WORDS[age]} ${engine.describeDatabase(config)}.`);
    const files = await openFileStore(config);
    const isRepairing = options.repair === true;
    const { left, repaired } = await checkAll(
      await openDb(),
      { ...config, files },
      {
        isRepairing,
        onPart: (what) => process.stderr.isTTY && process.stderr.write(`\r\x1b[KChecking ${what}…`),
        onProblem({ message, remedy }, outcome) {
          if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
          if (outcome === "repaired") say(`${message}. Repaired: ${remedy}.`);
          else if (outcome === "repairable") say(`${message}. With --repair ${remedy}.`);
          else if (outcome === "failed") say(`${message}. It could not be repaired.`);
          else say(`${message}.`);
        },
      },
    );
    if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
    if (left > 0) throw new Refused(`Problems left: ${left}. Repaired: ${repaired}.`);
    say(repaired > 0 ? `All is well now. Repaired: ${repaired}.` : "All is well.");
  },
};
