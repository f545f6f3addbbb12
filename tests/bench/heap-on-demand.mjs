// Loaded before a measured server: on SIGUSR2 it collects garbage and logs the remaining heap.
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
