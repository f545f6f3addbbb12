import path from "node:path";
import { expect, test } from "vitest";
import { restoreNew } from "../../../tests/support/backups";
import { CAST } from "../../../tests/support/cast";
import { checkStorage } from "../../../tests/support/checks";
import { locateDatabase, openTestDatabase } from "../../../tests/support/database";
import { emptyFolder } from "../../../tests/support/folders";
import { findFileName } from "../../../tests/support/images";
import { openS3StandIn } from "../../../tests/support/s3-stand-in";
import { photo } from "../../../tests/support/upload";
import { uploadUserImage } from "../../features/accounts/image";
import { findImageSizes } from "../../platform/images/disk-usage";
import { openBucketStore } from "../../platform/storage/s3/bucket-store";
import { makeBackup } from "./make";
import { restoreBackup } from "./restore";

const silent = () => undefined;

async function openBucketWorld() {
  const stand = await openS3StandIn();
  const { db, dataDir } = openTestDatabase();
  const files = openBucketStore(stand.settings, emptyFolder());
  const image = { file: { bytes: await photo() }, isRemoved: false };
  await uploadUserImage(db, files, CAST.alice, CAST.alice.id, image);
  const backup = path.join(emptyFolder(), "popote.zip");
  await makeBackup({ ...(await locateDatabase(dataDir)), files }, backup, silent);
  const alices = `images/users/${await findFileName(db, "users", CAST.alice.id)}`;
  return { stand, db, dataDir, files, backup, alices };
}

test("a backup includes the images of a bucket and restores them into a folder", async () => {
  const { stand, backup, alices } = await openBucketWorld();
  const restored = await restoreNew(backup);
  expect(stand.objects.has(alices)).toBe(true);
  expect(await restored.files.get(alices)).toEqual(stand.objects.get(alices)?.bytes);
});

test("a restore writes images to the bucket and keeps a copy of the earlier ones", async () => {
  const { stand, backup, alices } = await openBucketWorld();
  const other = await openS3StandIn();
  const storage = {
    dataDir: emptyFolder(),
    files: openBucketStore(other.settings, emptyFolder()),
  };
  await storage.files.put(alices, Buffer.from("of before"));
  await storage.files.put("images/users/2-v1.webp", Buffer.from("of before"));
  const restore = (isReplacing: boolean) =>
    restoreBackup(storage, backup, { isReplacing, onProgress: silent });
  await expect(restore(false)).rejects.toThrow(/There is a Popote/);
  await restore(true);
  const keys = [...other.objects.keys()].sort();
  const aside = /^before-restore-[\dTZ-]+/.exec(keys[0] ?? "")?.[0];
  expect(keys.sort()).toEqual(
    [`${aside}/${alices}`, `${aside}/images/users/2-v1.webp`, alices].sort(),
  );
  expect(other.objects.get(alices)?.bytes).toEqual(stand.objects.get(alices)?.bytes);
  expect(other.objects.get(`${aside}/${alices}`)?.bytes).toEqual(Buffer.from("of before"));
});

test("the check and the system page read sizes from the bucket", async () => {
  const { stand, db, dataDir, files, alices } = await openBucketWorld();
  const bytes = stand.objects.get(alices)?.bytes.length ?? 0;
  await expect.poll(() => findImageSizes(files)).toMatchObject({ files: 1, bytes });
  await files.put("images/users/9-v9.webp", Buffer.from("nobody's"));
  const stray = stand.objects.get("images/users/9-v9.webp");
  if (stray) stray.changedAt = new Date(0);
  await files.put(alices, Buffer.from("half"));
  const { lines } = await checkStorage({ db, dataDir, files }, { isRepairing: true });
  expect(lines).toEqual([
    `found: The image of Alice (/user/view?user=1) is not whole: s3://popote/${alices}`,
    "repaired: Nothing uses the image s3://popote/images/users/9-v9.webp",
  ]);
  expect(stand.objects.has("images/users/9-v9.webp")).toBe(false);
});
