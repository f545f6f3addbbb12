import { Link } from "@remix-run/react";
import "./lists.css";

export function AdminTabs<Each extends string>({
  label,
  tabs,
  shown,
}: {
  label: string;
  tabs: { name: Each; to: string; label: string }[];
  shown: Each;
}) {
  return (
    <nav className="admin-tabs" aria-label={label}>
      {tabs.map(({ name, to, label }) => (
        <Link key={name} to={to} aria-current={name === shown ? "page" : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
