import { test } from "vitest";
import { EARLIER_BACKUPS, expectRestores } from "../../../tests/support/earlier-backup";

// The usual test restores the oldest and the newest.
test.each(EARLIER_BACKUPS.slice(1, -1))(
  "%s restores into the current Popote, and existing accounts keep working",
  expectRestores,
);
