import { parseWithZod } from "@conform-to/zod/v4";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { updateProfile } from "#server/accounts/profile-commands";
import { getAccount } from "#server/accounts/queries";
import { AppError } from "#server/errors";
import { readForm } from "#server/http/form";
import { receivePicture } from "#server/http/picture-form";
import { idFrom } from "#server/http/query";
import { formReply, runForForm } from "#server/http/reply";
import { forViewer, type ViewerCall } from "#server/http/require";
import { redirectWithFlash } from "#server/http/session";
import { mayEditUser } from "#server/permissions";
import { profileSchema } from "~/model/account-schema";
import { imagePaths, paths } from "~/paths";
import { PictureField } from "~/ui/picture-field";
import { useReply } from "~/ui/reply";
import { SimpleForm } from "~/ui/simple-form";

export const handle = { i18n: ["account", "recipe"], title: "account:profile.title" };

export const loader = forViewer(async (call) => {
  const account = await accountToEdit(call);
  const { id, username, isPublic, autoAcceptsFollows, imageVersion } = account;
  return { id, username, isPublic, autoAcceptsFollows, imageVersion };
});

export const action = forViewer(async (call) => {
  const { db, viewer, context } = call;
  const { id } = await accountToEdit(call);
  const { fields, file } = await readForm(call.request, { takesFile: true });
  const { picture, problems, refused } = await receivePicture(call, fields, file, "users");
  const extra = { sent: picture };
  const submission = parseWithZod(fields, { schema: profileSchema });
  if (submission.status !== "success" || problems) {
    return formReply(call, submission, extra, problems, refused);
  }
  const at = { "user.usernameUsed": "username" };
  return runForForm(call, submission, { fields: at, extra: () => extra }, async () => {
    const profile = { ...submission.value, picture: picture.change };
    await updateProfile(db, context.dataDir, viewer, id, profile);
    const to = id === viewer.id ? paths.userSettings() : paths.userView(id);
    return redirectWithFlash(call, to, { key: "flash.profileSaved" });
  });
});

/** One's own account, or the one of the address for who may edit it. */
async function accountToEdit({ db, viewer, url }: ViewerCall) {
  const isNamed = url.searchParams.has("user");
  const account = await getAccount(db, isNamed ? idFrom(url, "user", "user.notFound") : viewer.id);
  if (!mayEditUser(viewer, account.id)) throw new AppError("user.notAllowedToEdit");
  return account;
}

export default function EditProfile() {
  const { t } = useTranslation(["account", "recipe"]);
  const loaded = useLoaderData<typeof loader>();
  const reply = useReply<typeof action>();
  const result = reply?.result;
  const problem = result?.error?.image?.[0];
  const { pendingImage, removeImage = false } = reply?.sent ?? {};
  const isTicked = (name: "isPublic" | "autoAcceptsFollows") =>
    result?.initialValue ? name in result.initialValue : loaded[name] === 1;
  const tick = (name: "isPublic" | "autoAcceptsFollows") => (
    <label className="checkbox">
      <input type="checkbox" name={name} defaultChecked={isTicked(name)} />
      {t(`profile.${name}`)}
    </label>
  );
  return (
    <section className="card narrow-card">
      <h1>{t("profile.title")}</h1>
      <SimpleForm
        id="profile"
        result={result}
        submit={t("profile.save")}
        isMultipart
        fields={[
          {
            name: "username",
            label: t("field.username"),
            hint: t("field.usernameHint"),
            autoComplete: "username",
            value: loaded.username,
          },
        ]}
        labels={{ image: t("recipe:field.image") }}
      >
        {pendingImage && <input type="hidden" name="pendingImage" value={pendingImage} />}
        <PictureField
          formId="profile"
          saved={
            loaded.imageVersion === null
              ? undefined
              : imagePaths.user(loaded.id, loaded.imageVersion)
          }
          pendingImage={pendingImage}
          removeImage={removeImage}
          problem={problem}
          autoFocus={problem !== undefined && !result?.error?.username}
          isRound
        />
        {tick("isPublic")}
        {tick("autoAcceptsFollows")}
      </SimpleForm>
    </section>
  );
}
