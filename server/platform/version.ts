import popote from "../../package.json";

export const VERSION: string = popote.version;
