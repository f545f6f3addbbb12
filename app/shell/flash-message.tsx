import { useRootData } from "./root-data";

export function FlashMessage() {
  const flash = useRootData()?.flash;
  if (!flash) return null;
  return (
    <p
      className={flash.isRefusal ? "snackbar snackbar-refusal" : "snackbar"}
      role={flash.isRefusal ? "alert" : "status"}
    >
      {flash.text}
    </p>
  );
}
