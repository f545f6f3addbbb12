import type { SubmissionResult } from "@conform-to/dom";
import { ImageField } from "~/ui/image-field";
import { SimpleForm } from "~/ui/simple-form";
import { useTranslation } from "~/ui/translation";

interface Profile {
  username: string;
  bio: string;
  isPublic: number;
  autoAcceptsFollows: number;
  imageVersion: number | null;
}

interface ProfileFormProps {
  profile: Profile;
  image: string;
  result: SubmissionResult | undefined;
  sent: { pendingImage: string | undefined; removeImage: boolean } | undefined;
  title: string;
}

export function ProfileForm({ profile, image, result, sent, title }: ProfileFormProps) {
  const { t } = useTranslation(["account", "recipeForm"]);
  const problem = result?.error?.image?.[0];
  const { pendingImage, removeImage = false } = sent ?? {};
  const isTicked = (name: "isPublic" | "autoAcceptsFollows") =>
    result?.initialValue ? name in result.initialValue : profile[name] === 1;
  const tick = (name: "isPublic" | "autoAcceptsFollows") => (
    <label className="checkbox">
      <input type="checkbox" name={name} defaultChecked={isTicked(name)} />
      {t(`profile.${name}`)}
    </label>
  );
  return (
    <section className="card narrow-card">
      <h1>{title}</h1>
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
            value: profile.username,
          },
          {
            name: "bio",
            label: t("field.bio"),
            hint: t("field.bioHint"),
            autoComplete: "off",
            value: profile.bio,
          },
        ]}
        labels={{ image: t("recipeForm:field.image") }}
      >
        {pendingImage && <input type="hidden" name="pendingImage" value={pendingImage} />}
        <ImageField
          formId="profile"
          saved={profile.imageVersion === null ? undefined : image}
          pendingImage={pendingImage}
          removeImage={removeImage}
          problem={problem}
          autoFocus={problem !== undefined && !result?.error?.username && !result?.error?.bio}
          isRound
        />
        {tick("isPublic")}
        {tick("autoAcceptsFollows")}
      </SimpleForm>
    </section>
  );
}
