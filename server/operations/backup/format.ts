import { z } from "zod";
import type { BackupProgress } from "../../admin/backups";

/** A backup is a ZIP of the database, the images its rows name and, last, the manifest. */

export const FORMAT = 1;
export const DATABASE = "popote.sqlite";
export const MANIFEST = "manifest.json";

const IMAGE = /^images\/(users|recipes|recipes-thumbnails|cookbooks)\/([\w-]{1,64})\.webp$/;

export function imageEntry(folder: string, name: string): string {
  return `images/${folder}/${name}.webp`;
}

export function parseImageEntry(entry: string): { folder: string; name: string } | undefined {
  const [, folder, name] = IMAGE.exec(entry) ?? [];
  return folder && name ? { folder, name } : undefined;
}

const whole = z.number().int().min(0);

export const manifestSchema = z.object({
  format: whole,
  popote: z.string(),
  schema: z.string(),
  madeAt: z.iso.datetime(),
  counts: z.object({ people: whole, recipes: whole, cookbooks: whole, pictures: whole }),
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

export type OnProgress = (progress: BackupProgress) => void;
