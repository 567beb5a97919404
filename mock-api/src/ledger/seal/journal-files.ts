import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from './files';
import {
  type JournalEntry,
  type NamedCheckpoint,
  isCheckpointLine,
  parseCheckpoint,
  parseLine,
} from './journal-line';

/** Events in one file, so that any event's file is known by its number. */
export const SEGMENT = 10_000;
export const NEWLINE = 0x0a;

export const firstOfSegment = (seq: number): number => Math.floor(seq / SEGMENT) * SEGMENT;

/** Name of the file of event `seq`, and of the checkpoint that covers it as its last event. */
export const segmentName = (seq: number): string => `${String(firstOfSegment(seq)).padStart(15, '0')}.log`;

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
 * @param onCheckpoint told of each checkpoint that the journal names past event `from - 1`.
 * @throws JournalDamaged where a line is missing, or is not what was written.
 */
export async function* readJournal(
  folder: string,
  from: number,
  size: number,
  onCheckpoint: (named: NamedCheckpoint) => void = () => undefined,
): AsyncGenerator<JournalEntry, void, void> {
  // The line of a checkpoint stands in the file of its last event.
  for (let seq = firstOfSegment(Math.max(0, from - 1)); seq < size;) {
    const end = Math.min(seq + SEGMENT, size);
    for (const { line } of linesOf(await segmentBytes(folder, seq))) {
      if (isCheckpointLine(line)) {
        const named = parseCheckpoint(line);
        if (!named) throw new JournalDamaged(seq);
        if (seq >= from) onCheckpoint(named);
      } else if (seq === end) {
        break;
      } else {
        const entry = seq < from ? undefined : parseLine(line, seq);
        if (entry === null) throw new JournalDamaged(seq);
        if (entry) yield entry;
        seq += 1;
      }
    }
    if (seq < end) throw new JournalDamaged(seq);
  }
}

/** A whole file of the journal, a few megabytes; empty where it is missing. */
export async function segmentBytes(folder: string, seq: number): Promise<Buffer> {
  try {
    return await readFile(path.join(folder, segmentName(seq)));
  } catch (error) {
    if (isMissing(error)) return Buffer.alloc(0);
    throw error;
  }
}

/** The whole lines of a file, each with the place of its first byte. */
export function* linesOf(bytes: Buffer): Generator<{ line: Buffer; start: number }, void, void> {
  for (let start = 0, end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
    yield { line: bytes.subarray(start, end), start };
    start = end + 1;
  }
}

/** How many events a file has lines of. */
export function countEvents(bytes: Buffer): number {
  let events = 0;
  for (const { line } of linesOf(bytes)) if (!isCheckpointLine(line)) events += 1;
  return events;
}

/** The largest checkpoint that the journal names; null where it names none. */
export async function newestNamed(folder: string): Promise<number | null> {
  for (const name of (await journalFiles(folder)).reverse()) {
    let newest = 0;
    for (const { line } of linesOf(await readFile(path.join(folder, name)))) {
      const size = isCheckpointLine(line) ? parseCheckpoint(line)?.size : undefined;
      if (size !== undefined) newest = Math.max(newest, size);
    }
    if (newest > 0) return newest;
  }
  return null;
}

/** The last line of a file that names a checkpoint, with its line break; null where none does. */
export function lastNamedIn(bytes: Buffer): string | null {
  let last: Buffer | null = null;
  for (const { line } of linesOf(bytes)) if (isCheckpointLine(line)) last = line;
  return last && `${last.toString('utf8')}\n`;
}
