import localforage from 'localforage';
import { draftId } from '../draft-id';
import type { DraftFile } from '../use-draft-files';
import { StorageFullError } from '../storage-full-error';

/** Bytes of all files together. More might push out what waits to be sent. */
const MOST_BYTES = 200 * 1024 * 1024;

const bytesOf = ({ blob }: DraftFile): number => blob?.size ?? 0;

/** Beside the database of the lists: files are large, and a browser that has no room for them still keeps those. */
let opened: LocalForage | null = null;
const store = (): LocalForage =>
  (opened ??= localforage.createInstance({
    name: 'HandReceiptFiles',
    storeName: 'draftFiles',
    driver: localforage.INDEXEDDB,
  }));

async function allFiles(): Promise<DraftFile[]> {
  const files: DraftFile[] = [];
  await store().iterate((file: DraftFile) => void files.push(file));
  return files;
}

/** The files of one draft, in the order in which they were chosen. */
export async function draftFiles(draft: string): Promise<DraftFile[]> {
  const files = (await allFiles()).filter((file) => file.draft === draft);
  return files.sort((one, other) => one.chosenAt - other.chosenAt);
}

/**
 * Keeps a file of a draft, new or changed.
 * @throws StorageFullError where the device has no room for it
 */
export async function keepDraftFile(file: DraftFile): Promise<void> {
  const others = (await allFiles().catch(() => [])).filter(({ key }) => key !== file.key);
  const bytes = others.reduce((sum, other) => sum + bytesOf(other), bytesOf(file));
  if (bytes > MOST_BYTES) throw new StorageFullError(new Error(`${bytes} bytes of files`));
  try {
    await store().setItem(file.key, file);
  } catch (error) {
    throw new StorageFullError(error);
  }
}

/** Forgets one file. */
export const dropDraftFile = (key: string): Promise<void> => store().removeItem(key);

/** Forgets the files of a draft: it was sent, or its person discards it. */
export async function dropDraftFiles(draft: string): Promise<void> {
  for (const { key } of await draftFiles(draft)) await dropDraftFile(key);
}

/** Forgets the files of every draft of a person. */
export async function dropDraftFilesOf(owner: string): Promise<void> {
  for (const { key, draft } of await allFiles())
    if (draft.startsWith(draftId(owner, ''))) await dropDraftFile(key);
}
