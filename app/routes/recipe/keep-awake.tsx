import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHasScript } from "./has-script";

/** With script: keeps the screen on, and says whether it is; nothing where a browser cannot. */
export function KeepAwake() {
  const { t } = useTranslation("cooking");
  const [wanted, setWanted] = useState({ isOn: true });
  const isOn = useWakeLock(wanted);
  const canKeep = useHasScript() && "wakeLock" in navigator;
  return (
    <label className="tick" hidden={!canKeep}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => setWanted({ isOn: event.currentTarget.checked })}
      />
      {t("awake")}
    </label>
  );
}

/** Whether the screen is kept on; each new wish is tried anew, since a device may refuse. */
function useWakeLock(wanted: { isOn: boolean }): boolean {
  const [isOn, setOn] = useState(false);
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
  return isOn;
}
