import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLight } from "~/ui/light";
import { useHasScript } from "../../../ui/has-script";

/**
 * With script: keeps the screen on, and says whether it is; nothing where a browser
 * cannot, or on a light page.
 */
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

/** Whether the screen is kept on, as it is at first, and a way to wish it: a device may refuse. */
function useWakeLock(): [isOn: boolean, wish: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(false);
  // Each wish is an object of its own, so that the same one is tried anew.
  const [wanted, setWanted] = useState({ isOn: true });

  useEffect(() => {
    if (!wanted.isOn || !("wakeLock" in navigator)) return;
    let isLeft = false;
    let lock: WakeLockSentinel | undefined;
    const take = async () => {
      // A page that is out of sight loses its lock, and may take it again when it is back.
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
