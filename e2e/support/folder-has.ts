import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything in a folder as bytes: tables, their log, and what the server wrote beside them. */
export function folderHas(folder: string, text: string): boolean {
  const wanted = Buffer.from(text);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .some((entry) => readFileSync(join(entry.parentPath, entry.name)).includes(wanted));
}
