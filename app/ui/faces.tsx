import type { UserCard } from "#domain/account/follow";
import { Avatar } from "./avatar";
import "./faces.css";

/** People as faces that overlap; their names stand beside them or are said by `label`. */
export function Faces({
  people,
  size = 28,
  label,
}: {
  people: UserCard[];
  size?: number;
  label?: string;
}) {
  return (
    <span className="faces">
      {label && <span className="visually-hidden">{label}</span>}
      {people.map((person) => (
        <Avatar key={person.id} person={person} size={size} />
      ))}
    </span>
  );
}
