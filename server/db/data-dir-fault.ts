/** Something is wrong with the data folder; the message tells who runs Popote what mends it. */
export class DataDirFault extends Error {}
