import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from './files';

/** Events in one file, so that any event's file is known by its number. */
export const SEGMENT = 10_000;
export const NEWLINE = 0x0a;

export const segmentName = (seq: number): string =>
  `${String(Math.floor(seq / SEGMENT) * SEGMENT).padStart(15, '0')}.log`;

/** The journal holds something that was not written there; `seq` is the first event it cannot vouch for. */
export class JournalDamaged extends Error {
  override name = 'JournalDamaged';
  constructor(readonly seq: number) {
    super(`The journal is damaged at event ${seq}.`);
  }
}

/** Names of the journal's files in `folder`, oldest first. */
export const journalFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^\d{15}\.log$/.test(name)).sort();

/**
 * The lines of the events from place `from` to the end of their file, or to place `size`, as they lie side
 * by side: at most one file's, a few megabytes.
 *
 * @returns the bytes, and the place after the last of those events.
 * @throws JournalDamaged where there are too few lines.
 */
export async function journalBytes(
  folder: string,
  from: number,
  size: number,
): Promise<{ bytes: Buffer; end: number }> {
  const first = Math.floor(from / SEGMENT) * SEGMENT;
  const end = Math.min(first + SEGMENT, size);
  const bytes = await readFile(path.join(folder, segmentName(first))).catch((error: unknown) => {
    if (isMissing(error)) return Buffer.alloc(0);
    throw error;
  });
  const lines = linesIn(bytes);
  if (lines < end - first) throw new JournalDamaged(first + lines);
  return { bytes: bytes.subarray(startOfLine(bytes, from - first)), end };
}

export function linesIn(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}

/** Where line `number`, from 0, begins. */
function startOfLine(bytes: Buffer, number: number): number {
  let start = 0;
  for (let line = 0; line < number; line += 1) start = bytes.indexOf(NEWLINE, start) + 1;
  return start;
}
