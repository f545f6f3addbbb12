import { Link } from "@remix-run/react";
import "./tabs.css";

interface TabsProps<Name extends string> {
  label: string;
  tabs: { name: Name; to: string; label: string; count?: string }[];
  /** Undefined where no tab shows what the page shows. */
  shown: Name | undefined;
}

export function Tabs<Name extends string>({ label, tabs, shown }: TabsProps<Name>) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ name, to, label, count }) => (
        <Link key={name} to={to} aria-current={name === shown ? "page" : undefined}>
          {label} {count !== undefined && <small>{count}</small>}
        </Link>
      ))}
    </nav>
  );
}
