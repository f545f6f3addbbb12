import type { Backups } from "./backups";

export const NEEDED_SETTINGS = ["BACKUP_DIR", "SMTP_URL", "PUBLIC_URL"] as const;
export type NeededSetting = (typeof NEEDED_SETTINGS)[number];

interface Settings {
  isEmailConfigured: boolean;
  hasPublicUrl: boolean;
  backups: Pick<Backups, "dir">;
}

/** The settings that a Popote in use should have and this one lacks, most urgent first. */
export function listMissingSettings(settings: Settings): NeededSetting[] {
  const isSet = {
    BACKUP_DIR: settings.backups.dir !== undefined,
    SMTP_URL: settings.isEmailConfigured,
    PUBLIC_URL: settings.hasPublicUrl,
  };
  return NEEDED_SETTINGS.filter((name) => !isSet[name]);
}
