import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from './files';
import { type JournalEntry, parseLine } from './journal-line';

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
 * The events of a journal from place `from` up to its `size`, in order, each hashed again.
 *
 * @throws JournalDamaged where a line is missing, or is not what was written.
 */
export async function* readJournal(
  folder: string,
  from: number,
  size: number,
): AsyncGenerator<JournalEntry, void, void> {
  for (let seq = from; seq < size;) {
    const first = Math.floor(seq / SEGMENT) * SEGMENT;
    const end = Math.min(first + SEGMENT, size);
    const bytes = await segmentBytes(folder, first);
    const lines = linesIn(bytes);
    if (lines < end - first) throw new JournalDamaged(first + lines);
    let start = startOfLine(bytes, seq - first);
    for (; seq < end; seq += 1) {
      const lineEnd = bytes.indexOf(NEWLINE, start);
      const entry = parseLine(bytes.subarray(start, lineEnd), seq);
      if (!entry) throw new JournalDamaged(seq);
      yield entry;
      start = lineEnd + 1;
    }
  }
}

/** A whole file of the journal, a few megabytes; empty where it is missing. */
async function segmentBytes(folder: string, first: number): Promise<Buffer> {
  try {
    return await readFile(path.join(folder, segmentName(first)));
  } catch (error) {
    if (isMissing(error)) return Buffer.alloc(0);
    throw error;
  }
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
