import { AppError } from "../../platform/errors";

/** A database trigger refuses to remove the last administrator who can log in. */
export async function requireRemainingAdministrator<Written>(
  write: Promise<Written>,
): Promise<Written> {
  try {
    return await write;
  } catch (error) {
    const isRefused = error instanceof Error && error.message === "user.lastAdministrator";
    throw isRefused ? new AppError("user.lastAdministrator") : error;
  }
}
