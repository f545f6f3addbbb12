import { useEffect, useState } from "react";
import { useTranslation } from "~/ui/translation";
import { useHasScript } from "./has-script";
import { useLight } from "./light";
import "./keep-awake.css";

/** Hidden if the browser cannot keep the screen on, and on a light page. */
export default function KeepAwake({ isWanted }: { isWanted: boolean }) {
  const { t } = useTranslation("cooking");
  const [isOn, wish] = useWakeLock(isWanted);
  const canKeep = useHasScript() && "wakeLock" in navigator;
  if (useLight()) return null;
  return (
    <label className="tick" hidden={!canKeep}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => wish(event.currentTarget.checked)}
      />
      {t("awake")}
    </label>
  );
}

/** Whether a wake lock is held, which the device may refuse, and a setter. */
function useWakeLock(isWanted: boolean): [isOn: boolean, wish: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(false);
  // A new object each time, so that setting the same value retries.
  const [wanted, setWanted] = useState({ isOn: isWanted });

  useEffect(() => {
    if (!wanted.isOn || !("wakeLock" in navigator)) return;
    let isLeft = false;
    let lock: WakeLockSentinel | undefined;
    const take = async () => {
      // A hidden page loses its lock and can request it again when visible.
      if (document.visibilityState !== "visible") return;
      try {
        lock = await navigator.wakeLock.request("screen");
        lock.addEventListener("release", () => setOn(false));
        if (isLeft) await lock.release();
        else setOn(true);
      } catch {
        setOn(false);
      }
    };
    take();
    document.addEventListener("visibilitychange", take);
    return () => {
      isLeft = true;
      document.removeEventListener("visibilitychange", take);
      lock?.release();
    };
  }, [wanted]);

  return [
    isOn,
    (isOn) => {
      setOn(isOn);
      setWanted({ isOn });
    },
  ];
}
