import type { Command } from "./command";
import { grant } from "./grant";

/** Every command by its name, in the order in which help lists them. */
export const COMMANDS: Record<string, Command> = { grant };
