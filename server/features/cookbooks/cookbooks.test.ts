import sharp from "sharp";
import { expect, test } from "vitest";
import { MAX_IMAGE_BYTES } from "#domain/image/image";
import { CAST, PASSWORD } from "../../../tests/support/cast";
import {
  addMember,
  cookbookRows,
  listAdministrators,
  makeCookbook,
} from "../../../tests/support/cookbooks";
import { openTestDatabase } from "../../../tests/support/database";
import { filesTomorrow, findFileName } from "../../../tests/support/images";
import { writeRecipe } from "../../../tests/support/recipes";
import { findCurrentImage } from "../../platform/images/current-image";
import { deleteAccount } from "../accounts/account-deletion";
import { deleteCookbook } from "./commands";
import { addRecipeToCookbook } from "./cookbook-recipes";
import { uploadCookbookImage } from "./image";
import { requireCookbookAdministrator } from "./last-administrator";

const image = async () => ({
  bytes: await sharp({ create: { width: 9, height: 9, channels: 3, background: "#c40" } })
    .png()
    .toBuffer(),
});

test("the database refuses to leave a cookbook without an administrator, with the application's error code", async () => {
  const { db } = openTestDatabase();
  const cookbook = await makeCookbook(db, "alice", { members: ["dana"] });
  const before = await cookbookRows(db);
  const writes: Promise<unknown>[] = [
    db.updateTable("cookbook_members").set({ is_administrator: 0 }).execute(),
    db.deleteFrom("cookbook_members").where("cookbook_id", "=", cookbook).execute(),
  ];
  for (const write of writes) {
    await expect(requireCookbookAdministrator(write)).rejects.toMatchObject({
      code: "cookbook.lastAdministrator",
      status: 409,
    });
  }
  expect(await cookbookRows(db)).toEqual(before);
  const other = db
    .insertInto("cookbook_members")
    .values(before.members[0] as never)
    .execute();
  await expect(requireCookbookAdministrator(other)).rejects.toThrow(/UNIQUE constraint/i);
});

test("deleting an account hands its cookbooks to other members and keeps other users' recipes", async () => {
  const { db, dataDir, files } = openTestDatabase();
  const shared = await makeCookbook(db, "alice", { members: ["dana", "bob"] });
  const alone = await makeCookbook(db, "alice");
  const guest = await makeCookbook(db, "charlie", { members: ["alice"] });
  const led = await makeCookbook(db, "alice");
  await addMember(db, led, "bob");
  await addMember(db, led, "charlie", 1);
  const [hers, danas] = [
    await writeRecipe(db, "alice", { visibility: "PUBLIC" }),
    await writeRecipe(db, "dana", { visibility: "PUBLIC" }),
  ];
  for (const recipe of [hers, danas]) await addRecipeToCookbook(db, CAST.alice, shared, recipe);
  await uploadCookbookImage(db, files, CAST.alice, alone, {
    file: await image(),
    isRemoved: false,
  });
  await deleteAccount(db, CAST.alice, { typed: PASSWORD, address: "test" });
  const { cookbooks, recipes } = await cookbookRows(db);
  expect(cookbooks.map(({ id }) => id)).toEqual([shared, guest, led]);
  expect(await listAdministrators(db, shared)).toHaveLength(1);
  expect(await listAdministrators(db, led)).toEqual([CAST.charlie.id]);
  expect(recipes).toMatchObject([{ recipe_id: danas, added_by: null }]);
  expect(await filesTomorrow({ db, dataDir, files }, "cookbooks")).toEqual([]);
});

test("only a cookbook's newest image stays on disk, and none after its deletion", async () => {
  const { db, dataDir, files } = openTestDatabase();
  const cookbook = await makeCookbook(db, "alice");
  const left = () => filesTomorrow({ db, dataDir, files }, "cookbooks");
  for (let version = 1; version <= 3; version++) {
    const change = { file: await image(), isRemoved: false };
    await uploadCookbookImage(db, files, CAST.alice, cookbook, change);
    expect((await findCurrentImage(db, "cookbooks", cookbook))?.imageVersion).toBe(version);
  }
  expect(await left()).toEqual([await findFileName(db, "cookbooks", cookbook)]);
  await deleteCookbook(db, CAST.alice, cookbook);
  expect(await left()).toEqual([]);
});

test("an image processed while its cookbook is deleted leaves no file", async () => {
  const { db, dataDir, files } = openTestDatabase();
  const cookbook = await makeCookbook(db, "alice");
  const change = { file: await image(), isRemoved: false };
  const changed = uploadCookbookImage(db, files, CAST.alice, cookbook, change);
  const [outcome] = await Promise.allSettled([changed, deleteCookbook(db, CAST.alice, cookbook)]);
  expect(outcome).toMatchObject({ status: "rejected", reason: { code: "cookbook.notFound" } });
  expect(await cookbookRows(db)).toEqual({ cookbooks: [], members: [], recipes: [], links: [] });
  expect(await filesTomorrow({ db, dataDir, files }, "cookbooks")).toEqual([]);
});

test("an oversized or invalid image is refused with its error code", async () => {
  const { db, files } = openTestDatabase();
  const cookbook = await makeCookbook(db, "alice");
  const change = (bytes: Buffer, who: "alice" | "dana" = "alice") =>
    uploadCookbookImage(db, files, CAST[who], cookbook, { file: { bytes }, isRemoved: false });
  await expect(change(Buffer.alloc(MAX_IMAGE_BYTES + 1))).rejects.toMatchObject({
    code: "image.tooLarge",
  });
  await expect(change(Buffer.from("no"))).rejects.toMatchObject({ code: "image.invalid" });
  await expect(change(Buffer.from("no"), "dana")).rejects.toMatchObject({
    code: "cookbook.notAdministrator",
  });
});
