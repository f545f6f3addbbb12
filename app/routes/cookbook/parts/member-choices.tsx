import type { UserCard } from "#domain/account/follow";
import { Avatar } from "~/ui/avatar";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";

export function MemberChoices({ choices }: { choices: UserCard[] }) {
  const { t } = useTranslation("cookbook");
  return (
    <PostForm key={choices.map(({ id }) => id).join()}>
      <p id="member-choices" className="hint">
        {t("edit.pick")}
      </p>
      <ul className="members member-choices" aria-labelledby="member-choices">
        {choices.map((person) => (
          <li key={person.id}>
            <label className="ticked">
              <input type="checkbox" name="person" value={person.id} />
              <Avatar person={person} size={40} />
              <span>{person.username}</span>
            </label>
          </li>
        ))}
      </ul>
      <p>
        <button type="submit" name="intent" value="addMembers" className="button button-primary">
          {t("edit.addTicked")}
        </button>
      </p>
    </PostForm>
  );
}
