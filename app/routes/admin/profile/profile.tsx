import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { adminImage, imagePaths, paths } from "#domain/site/paths";
import { noteReading, stepOut } from "#server/admin/stepping-in";
import { withSentPicture } from "#server/http/forms/picture-upload";
import { forAdmin } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { steppedInCall } from "#server/http/pipeline/stepping-in";
import { useFormReply } from "~/ui/form-reply";
import { ProfileForm } from "../../user/parts/profile-form";
import { profileOf, saveProfile } from "../../user/parts/save-profile";
import { AdminNav } from "../parts/admin-nav";
import { SteppedIn } from "../parts/stepped-in";
import "../parts/lists.css";

export const handle = {
  i18n: ["admin", "account", "recipeForm", "errors"],
  nameOf: (loaded: unknown) => (loaded as Awaited<ReturnType<typeof loader>> | undefined)?.username,
};

export const loader = forAdmin(async (call) => {
  const { db, viewer, thing } = await steppedInCall(call, "USER");
  const profile = await profileOf(db, viewer, thing.id);
  await noteReading(db, viewer);
  const { reason, expiresAt } = viewer.access;
  return { ...profile, access: { reason, expiresAt } };
});

export const action = forAdmin(async (call) => {
  const inside = await steppedInCall(call, "USER");
  const { db, viewer, thing } = inside;
  const to = paths.adminUser(thing.id);
  return withSentPicture(call, async (form) => {
    if (form.fields.get("intent") !== "stepOut") return saveProfile(inside, thing.id, form, to);
    await stepOut(db, viewer, thing);
    return redirectWithFlash(call, to, { key: "admin:access.ended" });
  });
});

export default function SteppedInProfile() {
  const { t } = useTranslation("admin");
  const { access, ...profile } = useLoaderData<typeof loader>();
  const reply = useFormReply<typeof action>();
  const { id, username, imageVersion } = profile;
  return (
    <>
      <AdminNav />
      <SteppedIn access={access} back={{ to: paths.adminUser(id), label: username }} />
      <ProfileForm
        profile={profile}
        picture={adminImage(imagePaths.user(id, imageVersion))}
        result={reply?.result}
        sent={reply?.sent}
        title={t("access.profileOf", { username })}
      />
    </>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
