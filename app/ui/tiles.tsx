import { Link } from "@remix-run/react";
import "./tiles.css";

interface Tile {
  figure: string;
  label: string;
  to?: string;
}

export function Tiles({ tiles }: { tiles: Tile[] }) {
  return (
    <ul className="tiles">
      {tiles.map(({ figure, label, to }) => {
        const content = (
          <>
            <b>{figure}</b> {label}
          </>
        );
        return (
          <li key={label}>
            {to === undefined ? (
              <div className="card">{content}</div>
            ) : (
              <Link to={to} className="card">
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
