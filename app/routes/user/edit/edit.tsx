import { useLoaderData } from "@remix-run/react";
import { imagePaths, paths } from "#domain/site/paths";
import { withSentImages } from "#server/http/forms/image-upload";
import { getId } from "#server/http/pipeline/id-parameters";
import { forViewer, type ViewerCall } from "#server/http/pipeline/route-guards";
import { useFormReply } from "~/ui/form-reply";
import { useTranslation } from "~/ui/translation";
import { ProfileForm } from "../parts/profile-form";
import { getProfile, saveProfile } from "../parts/save-profile";

export const handle = { i18n: ["account", "recipeForm", "errors"], title: "account:profile.title" };

export const loader = forViewer(async (call) => getProfile(call.db, call.viewer, readUserId(call)));

export const action = forViewer(async (call) => {
  const { id } = await getProfile(call.db, call.viewer, readUserId(call));
  return withSentImages(call, (form) => saveProfile(call, id, form, paths.userSettings()));
});

export default function EditProfile() {
  const { t } = useTranslation("account");
  const profile = useLoaderData<typeof loader>();
  const reply = useFormReply<typeof action>();
  return (
    <ProfileForm
      profile={profile}
      image={imagePaths.user(profile.id, profile.imageVersion)}
      result={reply?.result}
      sent={reply?.sent}
      title={t("profile.title")}
    />
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";

function readUserId({ viewer, url }: ViewerCall): number {
  return url.searchParams.has("user") ? getId(url, "user", "user.notFound") : viewer.id;
}
