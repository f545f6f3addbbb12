import { useLoaderData } from "@remix-run/react";
import { adminPaths, toAdminImage } from "#domain/site/admin-paths";
import { imagePaths } from "#domain/site/paths";
import { logReading, revokeAccess } from "#server/admin/access-grants";
import { withSentImages } from "#server/http/forms/image-upload";
import { requireAccessGrant } from "#server/http/pipeline/granted-call";
import { forAdmin } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { useFormReply } from "~/ui/form-reply";
import { useTranslation } from "~/ui/translation";
import { ProfileForm } from "../../user/parts/profile-form";
import { getProfile, saveProfile } from "../../user/parts/save-profile";
import { AccessGrantNotice } from "../parts/access-grant-notice";
import { AdminRooms } from "../parts/admin-rooms";
import "../parts/lists.css";

export const handle = {
  i18n: ["admin", "account", "recipeForm", "errors"],
  findName: (loaded: unknown) =>
    (loaded as Awaited<ReturnType<typeof loader>> | undefined)?.username,
};

export const loader = forAdmin(async (call) => {
  const { db, viewer, target } = await requireAccessGrant(call, "USER");
  const profile = await getProfile(db, viewer, target.id);
  await logReading(db, viewer);
  const { reason, expiresAt } = viewer.access;
  return { ...profile, access: { reason, expiresAt } };
});

export const action = forAdmin(async (call) => {
  const inside = await requireAccessGrant(call, "USER");
  const { db, viewer, target } = inside;
  const to = adminPaths.user(target.id);
  return withSentImages(call, async (form) => {
    if (form.fields.get("intent") !== "stepOut") return saveProfile(inside, target.id, form, to);
    await revokeAccess(db, viewer, target);
    return redirectWithFlash(call, to, { key: "admin:access.ended" });
  });
});

export default function AdminProfile() {
  const { t } = useTranslation("admin");
  const { access, ...profile } = useLoaderData<typeof loader>();
  const reply = useFormReply<typeof action>();
  const { id, username, imageVersion } = profile;
  return (
    <AdminRooms>
      <AccessGrantNotice access={access} back={{ to: adminPaths.user(id), label: username }} />
      <ProfileForm
        profile={profile}
        image={toAdminImage(imagePaths.user(id, imageVersion))}
        result={reply?.result}
        sent={reply?.sent}
        title={t("access.profileOf", { username })}
      />
    </AdminRooms>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
