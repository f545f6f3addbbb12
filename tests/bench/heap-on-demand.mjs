// Loaded before a server that is measured: on SIGUSR2 it throws its garbage away and says what is left.
import v8 from "node:v8";
import vm from "node:vm";

v8.setFlagsFromString("--expose-gc");
const collectGarbage = vm.runInNewContext("gc");
let times = 0;

process.on("SIGUSR2", () => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  times += 1;
  const msg = `memory ${times}: ${heapUsed} ${external}`;
  console.log(JSON.stringify({ level: "info", msg }));
});
