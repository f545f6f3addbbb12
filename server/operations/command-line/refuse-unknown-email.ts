import { AppError } from "../../platform/errors";
import { Refused } from "./command";

export async function refuseUnknownEmail<Done>(
  email: string,
  act: (named: { email: string }) => Promise<Done>,
): Promise<Done> {
  try {
    return await act({ email });
  } catch (error) {
    const isNobodys = error instanceof AppError && error.code === "user.notFound";
    throw isNobodys ? new Refused(`No account has the address ${email}.`) : error;
  }
}
