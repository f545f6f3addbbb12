import type { Config } from "../config";
import type { FileStore } from "./file-store";
import { openFolderStore } from "./folder-store";
import { uploadsFolder } from "./uploads-folder";

type FileStoreConfig = Pick<Config, "dataDir" | "bucket">;

export async function openFileStore({ dataDir, bucket }: FileStoreConfig): Promise<FileStore> {
  if (!bucket) return openFolderStore(dataDir);
  const { openBucketStore } = await import("./s3/bucket-store");
  return openBucketStore(bucket, uploadsFolder(dataDir));
}

export async function examineFileStore({ bucket }: Pick<Config, "bucket">): Promise<void> {
  if (!bucket) return;
  const { examineBucket } = await import("./s3/examine");
  await examineBucket(bucket);
}
