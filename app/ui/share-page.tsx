import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "~/ui/translation";
import { PostForm } from "./post-form";
import "./share.css";

interface SharePageProps {
  title?: string | undefined;
  /** The page that is shared. */
  to: string;
  name: string;
  children: ReactNode;
}

export function SharePage({ title, to, name, children }: SharePageProps) {
  const { t } = useTranslation("sharing");
  return (
    <section className="card share">
      <h1>{title ?? t("title")}</h1>
      <p>
        <Link to={to} className="alone" dir="auto">
          {name}
        </Link>
      </p>
      {children}
    </section>
  );
}

export function MakeAddress() {
  const { t } = useTranslation("sharing");
  return (
    <PostForm>
      <button type="submit" name="intent" value="share" className="button button-primary">
        {t("make")}
      </button>
    </PostForm>
  );
}
