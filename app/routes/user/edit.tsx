import { parseWithZod } from "@conform-to/zod/v4";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { updateProfile } from "#server/accounts/profile-commands";
import { getAccount } from "#server/accounts/queries";
import { AppError } from "#server/errors";
import { readForm } from "#server/http/form";
import { idFrom } from "#server/http/query";
import { formReply, runForForm } from "#server/http/reply";
import { forViewer, type ViewerCall } from "#server/http/require";
import { redirectWithFlash } from "#server/http/session";
import { changeUserPicture } from "#server/images/user-picture";
import { mayEditUser } from "#server/permissions";
import { profileSchema } from "~/model/account-schema";
import { imagePaths, paths } from "~/paths";
import { useProblemWords } from "~/ui/problem-words";
import { useReply } from "~/ui/reply";
import { SimpleForm } from "~/ui/simple-form";

export const handle = { i18n: ["account"], title: "account:profile.title" };

export const loader = forViewer(async (call) => {
  const account = await accountToEdit(call);
  const { id, username, isPublic, autoAcceptsFollows, imageVersion } = account;
  return { id, username, isPublic, autoAcceptsFollows, imageVersion };
});

export const action = forViewer(async (call) => {
  const { db, viewer, context } = call;
  const { id } = await accountToEdit(call);
  const { fields, file } = await readForm(call.request, { takesFile: true });
  const submission = parseWithZod(fields, { schema: profileSchema });
  if (submission.status !== "success") return formReply(call, submission, {});
  const at = {
    "user.usernameUsed": "username",
    "image.invalid": "image",
    "image.tooLarge": "image",
  };
  return runForForm(call, submission, { fields: at }, async () => {
    await updateProfile(db, viewer, id, submission.value);
    const isRemoved = fields.has("removeImage");
    await changeUserPicture(db, context.dataDir, viewer, id, { file, isRemoved });
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
  const { t } = useTranslation("account");
  const loaded = useLoaderData<typeof loader>();
  const result = useReply<typeof action>()?.result;
  const words = useProblemWords();
  const problem = result?.error?.image?.[0];
  const tick = (name: "isPublic" | "autoAcceptsFollows") => (
    <label className="checkbox">
      <input type="checkbox" name={name} defaultChecked={loaded[name] === 1} />
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
        labels={{ image: t("profile.picture") }}
      >
        <div>
          <label htmlFor="profile-image" className="field-label">
            {t("profile.picture")}
          </label>
          <img
            className="avatar"
            src={imagePaths.user(loaded.id, loaded.imageVersion)}
            alt={t("profile.pictureNow")}
            width={96}
            height={96}
          />
          <p className="hint" id="profile-image-hint">
            {t("profile.pictureHint")}
          </p>
          <input
            type="file"
            id="profile-image"
            name="image"
            accept="image/*"
            aria-describedby="profile-image-hint profile-image-error"
          />
          {problem && (
            <p className="problem" id="profile-image-error">
              {words(problem)}
            </p>
          )}
          {loaded.imageVersion !== null && (
            <label className="checkbox">
              <input type="checkbox" name="removeImage" />
              {t("profile.removePicture")}
            </label>
          )}
        </div>
        {tick("isPublic")}
        {tick("autoAcceptsFollows")}
      </SimpleForm>
    </section>
  );
}
