/** Of one picture, as it is sent or found in a file. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
