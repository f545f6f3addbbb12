import type { ReactNode } from "react";
import { Icon } from "./icon";
import "./more.css";

/** What one seldom needs, behind a round button that opens without script too. */
export function More({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="more-menu">
      <summary className="button button-quiet" title={label}>
        <Icon name="more" />
        <span className="visually-hidden">{label}</span>
      </summary>
      <div className="more-panel">{children}</div>
    </details>
  );
}
