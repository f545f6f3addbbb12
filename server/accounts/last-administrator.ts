import { AppError } from "../errors";

/**
 * Writes what could leave Popote without an administrator who can log in. Throws
 * user.lastAdministrator where the database, which decides, refuses it.
 */
export async function keepingAdministrator<Written>(write: Promise<Written>): Promise<Written> {
  try {
    return await write;
  } catch (error) {
    const isRefused = error instanceof Error && error.message === "user.lastAdministrator";
    throw isRefused ? new AppError("user.lastAdministrator") : error;
  }
}
