/** Its message tells whoever runs Popote what to do. */
export class DataDirFault extends Error {}
