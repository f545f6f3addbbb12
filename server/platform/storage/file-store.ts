/**
 * Pictures and uploaded files. A key is a path such as images/recipes/12-v1.webp, made by the server and
 * never by a visitor: no path traversal.
 */
export interface FileStore {
  /** Whole or not at all; what is stored survives a power cut once this returns. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Takes a flushed file of this machine's disk, which is gone afterwards. */
  putFile(key: string, file: string): Promise<void>;
  /** The copy counts as new. */
  copy(from: string, to: string): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  /** How a file begins, and its length. */
  peek(key: string, length: number): Promise<FilePeek | undefined>;
  /** For what only reads files of this machine. */
  borrow(key: string): Promise<BorrowedFile | undefined>;
  remove(key: string): Promise<void>;
  list(folder: string): AsyncIterable<ListedFile>;
  /** Undefined where the files are not on this machine's disk. */
  findPath(key: string): string | undefined;
  /** Where anybody has the file without this server; undefined where that is not wanted. */
  createDirectAddress: ((key: string) => Promise<DirectAddress>) | undefined;
  /** In words for whoever runs Popote. */
  describeLocation(key: string): string;
}

export interface FilePeek {
  head: Buffer;
  bytes: number;
}

export interface BorrowedFile {
  path: string;
  release(): Promise<void>;
}

export interface DirectAddress {
  url: string;
  /** For so long the same address is given to all. */
  seconds: number;
}

export interface ListedFile {
  key: string;
  /** Undefined where it was removed meanwhile. */
  stat(): Promise<{ bytes: number; changedAt: number } | undefined>;
}

/** The folder of this machine, and the files, which may be elsewhere. */
export interface Storage {
  dataDir: string;
  files: FileStore;
}
