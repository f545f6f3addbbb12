/** A fault of the data folder, database or bucket. The message tells the operator what to do. */
export class StorageFault extends Error {}
