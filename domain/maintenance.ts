/** Characters that an administrator may add to the maintenance page. */
export const MAX_MAINTENANCE_MESSAGE = 500;
