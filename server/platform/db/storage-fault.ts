/** Of the data folder, the database or the bucket. Its message tells whoever runs Popote what to do. */
export class StorageFault extends Error {}
