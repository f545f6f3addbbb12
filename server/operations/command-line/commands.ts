import { backup } from "./backup";
import { check } from "./check";
import type { Command } from "./command";
import { grant } from "./grant";
import { maintenance } from "./maintenance";
import { moveTo } from "./move-to";
import { beginNew } from "./new";
import { resetLink } from "./reset-link";
import { restore } from "./restore";
import { revoke } from "./revoke";

export const COMMANDS: Record<string, Command> = {
  grant,
  revoke,
  "reset-link": resetLink,
  maintenance,
  backup,
  restore,
  check,
  new: beginNew,
  "move-to": moveTo,
};
