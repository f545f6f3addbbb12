import type { SubmissionResult } from "@conform-to/dom";
import type { UserCard } from "#domain/account/follow";
import type { CookbookMember } from "#domain/cookbook/cookbook";
import { paths } from "#domain/site/paths";
import type { Cookbook } from "#server/features/cookbooks/queries";
import { Pager } from "~/ui/pager";
import { PostForm } from "~/ui/post-form";
import { SimpleForm } from "~/ui/simple-form";
import { useTranslation } from "~/ui/translation";
import { MemberChoices } from "./member-choices";
import { MemberName } from "./member-name";

export function MembersForm({
  cookbook,
  viewerId,
  page: { members, next },
  isFirstPage,
  choices = [],
  result,
  pageAfter = (members) => paths.cookbookEdit({ cookbook: cookbook.id, members }),
}: {
  cookbook: Cookbook;
  viewerId: number;
  page: { members: CookbookMember[]; next: string | null };
  isFirstPage: boolean;
  choices?: UserCard[];
  result: SubmissionResult | undefined;
  pageAfter?: (members?: string) => string;
}) {
  const { t } = useTranslation("cookbook");
  return (
    <section className="card">
      <h2>{t("edit.members")}</h2>
      <ul className="members">
        {members.map((member) => (
          <li key={member.id}>
            <MemberName member={member} />
            {member.id !== viewerId && <MemberButtons member={member} />}
          </li>
        ))}
      </ul>
      <Pager first={isFirstPage ? null : pageAfter()} next={next && pageAfter(next)} />
      <h3>{t("edit.addMember")}</h3>
      {choices.length > 0 && <MemberChoices choices={choices} />}
      <SimpleForm
        id="member"
        intent="addMember"
        result={result}
        submit={t("edit.add")}
        fields={[
          {
            name: "username",
            label: t("field.username"),
            hint: t(choices.length > 0 ? "edit.addByNameHint" : "edit.addMemberHint"),
            autoComplete: "off",
          },
        ]}
      />
    </section>
  );
}

function MemberButtons({ member: { id, username, isAdministrator } }: { member: CookbookMember }) {
  const { t } = useTranslation("cookbook");
  const button = (intent: "makeAdministrator" | "unmakeAdministrator" | "removeMember") => (
    <button
      type="submit"
      name="intent"
      value={intent}
      className="button button-quiet"
      aria-label={t(`member.${intent}Of`, { username })}
    >
      {t(`member.${intent}`)}
    </button>
  );
  return (
    <PostForm className="member-buttons">
      <input type="hidden" name="member" value={id} />
      {button(isAdministrator ? "unmakeAdministrator" : "makeAdministrator")}
      {button("removeMember")}
    </PostForm>
  );
}
