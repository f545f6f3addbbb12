import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { imagePaths, paths } from "#domain/site/paths";
import { withSentPicture } from "#server/http/forms/picture-upload";
import { idFrom } from "#server/http/pipeline/id-parameters";
import { forViewer, type ViewerCall } from "#server/http/pipeline/route-guards";
import { useFormReply } from "~/ui/form-reply";
import { ProfileForm } from "../parts/profile-form";
import { profileOf, saveProfile } from "../parts/save-profile";

export const handle = { i18n: ["account", "recipeForm", "errors"], title: "account:profile.title" };

export const loader = forViewer(async (call) => profileOf(call.db, call.viewer, whose(call)));

export const action = forViewer(async (call) => {
  const { id } = await profileOf(call.db, call.viewer, whose(call));
  return withSentPicture(call, (form) => saveProfile(call, id, form, paths.userSettings()));
});

export default function EditProfile() {
  const { t } = useTranslation("account");
  const profile = useLoaderData<typeof loader>();
  const reply = useFormReply<typeof action>();
  return (
    <ProfileForm
      profile={profile}
      picture={imagePaths.user(profile.id, profile.imageVersion)}
      result={reply?.result}
      sent={reply?.sent}
      title={t("profile.title")}
    />
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";

/** One's own account, or the one of the address. */
function whose({ viewer, url }: ViewerCall): number {
  return url.searchParams.has("user") ? idFrom(url, "user", "user.notFound") : viewer.id;
}
