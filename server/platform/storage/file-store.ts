/** Keys are paths such as images/recipes/12-v1.webp, always built by the server. */
export interface FileStore {
  /** Atomic; the file survives a power cut once this resolves. */
  put(key: string, bytes: Buffer): Promise<void>;
  putFile(key: string, file: string): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  peek(key: string, length: number): Promise<FilePeek | undefined>;
  borrow(key: string): Promise<BorrowedFile | undefined>;
  remove(key: string): Promise<void>;
  list(folder: string): AsyncIterable<ListedFile>;
  findPath(key: string): string | undefined;
  /** Builds a public URL that bypasses this server; undefined if not configured. */
  createDirectAddress: ((key: string) => Promise<DirectAddress>) | undefined;
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
  seconds: number;
}

export interface ListedFile {
  key: string;
  stat(): Promise<{ bytes: number; changedAt: number } | undefined>;
}

export interface Storage {
  dataDir: string;
  files: FileStore;
}
