import type { CookbookMember } from "#domain/cookbook/cookbook";
import { paths } from "#domain/site/paths";
import type { Cookbook } from "#server/features/cookbooks/queries";
import { Pager } from "~/ui/pager";
import { MemberName } from "../parts/member-name";

export function ViewMembers({
  cookbook,
  page: { members, next },
  isFirstPage,
}: {
  cookbook: Cookbook;
  page: { members: CookbookMember[]; next: string | null };
  isFirstPage: boolean;
}) {
  return (
    <>
      <ul className="members">
        {members.map((member) => (
          <li key={member.id}>
            <MemberName member={member} />
          </li>
        ))}
      </ul>
      <Pager
        first={isFirstPage ? null : paths.cookbookView(cookbook.id)}
        next={next && paths.cookbookView(cookbook.id, { members: next })}
      />
    </>
  );
}
