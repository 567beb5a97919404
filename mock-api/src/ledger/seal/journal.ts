import { open, readFile, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { ensureFolder, syncFolder } from './files';
import { NEWLINE, SEGMENT, journalFiles, linesIn, readJournal, segmentName } from './journal-files';
import { type JournalEntry, formatLine } from './journal-line';

/**
 * A copy of every event in files beside the database. An event is on disk before a checkpoint that covers it is signed.
 * The embedded database does not wait for the disk, but the journal does.
 */
export class Journal {
  #size = 0;
  /** Name and length of the newest file as it was last seen: another process may write to it too. */
  #seen = '';

  private constructor(readonly folder: string) {}

  /** Opens the journal in `folder`. A line that a crash cut short is taken off. To be called under the sealing lock. */
  static async open(folder: string): Promise<Journal> {
    await ensureFolder(folder);
    const journal = new Journal(folder);
    await journal.refresh();
    return journal;
  }

  /** Reads again how long the journal is, where another process has written to it. To be called under the sealing lock. */
  async refresh(): Promise<void> {
    const last = (await journalFiles(this.folder)).at(-1);
    if (!last) {
      this.#size = 0;
      this.#seen = '';
      return;
    }
    const file = path.join(this.folder, last);
    const { size: length } = await stat(file);
    if (this.#seen === `${last} ${length}`) return;
    const bytes = await readFile(file);
    const whole = bytes.lastIndexOf(NEWLINE) + 1;
    if (whole < bytes.length) await truncate(file, whole);
    this.#size = Number.parseInt(last, 10) + linesIn(bytes.subarray(0, whole));
    this.#seen = `${last} ${whole}`;
  }

  /** How many events it holds: numbers 0 to size - 1. */
  get size(): number {
    return this.#size;
  }

  /** Writes the next events and waits for the disk. @throws RangeError where they are not the next ones. */
  async append(entries: readonly JournalEntry[]): Promise<void> {
    const misplaced = entries.find(({ seq }, at) => seq !== this.#size + at);
    if (misplaced) throw new RangeError(`The journal's next event is ${this.#size}, not ${misplaced.seq}.`);
    for (let at = 0; at < entries.length;) {
      const room = SEGMENT - (this.#size % SEGMENT);
      const part = entries.slice(at, at + room);
      await this.#appendToSegment(part);
      at += part.length;
    }
  }

  /** The events from `from` on, in order; others may append meanwhile. @throws JournalDamaged as `readJournal` */
  read(from: number): AsyncGenerator<JournalEntry, void, void> {
    return readJournal(this.folder, from, this.#size);
  }

  async #appendToSegment(entries: readonly JournalEntry[]): Promise<void> {
    const name = segmentName(this.#size);
    const handle = await open(path.join(this.folder, name), 'a', 0o600);
    try {
      const { size: before } = await handle.stat();
      try {
        await handle.appendFile(entries.map(formatLine).join(''));
        await handle.datasync();
      } catch (error) {
        // A full disk leaves part of a line, onto which the next append must not write.
        await handle.truncate(before);
        throw error;
      }
      this.#seen = `${name} ${(await handle.stat()).size}`;
    } finally {
      await handle.close();
    }
    if (this.#size % SEGMENT === 0) await syncFolder(this.folder);
    this.#size += entries.length;
  }
}
