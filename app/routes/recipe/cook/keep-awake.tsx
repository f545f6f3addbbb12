import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLight } from "~/ui/light";
import { useHasScript } from "../../../ui/has-script";

/** Hidden if the browser cannot keep the screen on, and on a light page. */
export function KeepAwake() {
  const { t } = useTranslation("cooking");
  const [isOn, wish] = useWakeLock();
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

/** Whether a wake lock is held, and a setter; on by default, but the device may refuse. */
function useWakeLock(): [isOn: boolean, wish: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(false);
  // A new object each time, so that setting the same value retries.
  const [wanted, setWanted] = useState({ isOn: true });

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
