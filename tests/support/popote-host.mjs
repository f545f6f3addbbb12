// Serves one Popote after another in one process: its parent sends settings, then "stop".
import { logTo, readConfig, servePopote } from "../../build/server/main.js";

let popote;

logTo((line) => process.send({ line }));
process.on("message", async (order) => {
  if (order === "stop") {
    await popote.stop();
    process.send({ isStopped: true });
  } else {
    popote = await servePopote(readConfig(order));
    process.send({ origin: popote.origin });
  }
});
