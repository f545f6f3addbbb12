import { forAnyone } from "#server/http/pipeline/route-guards";
import { PasswordNotice } from "./notice";

export const handle = { i18n: ["account"], title: "account:updateDone.title" };

export const loader = forAnyone(async () => null);

export default function Notice() {
  return <PasswordNotice name="updateDone" />;
}
