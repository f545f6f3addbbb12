import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";

export function useArrowKeys(back: string | undefined, on: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const to = { ArrowLeft: back, ArrowRight: on }[event.key];
      const isMeant = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      const isTyping = event.target instanceof HTMLInputElement && event.target.type !== "checkbox";
      if (to !== undefined && isMeant && !isTyping) navigate(to);
    };
    document.addEventListener("keydown", follow);
    return () => document.removeEventListener("keydown", follow);
  }, [back, on, navigate]);
}
