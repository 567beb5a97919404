import { open, readFile, rm, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { ensureFolder, syncFolder } from './files';
import {
  NEWLINE,
  SEGMENT,
  countEvents,
  journalFiles,
  lastNamedIn,
  newestNamed,
  readJournal,
  segmentName,
} from './journal-files';
import { type JournalEntry, type NamedCheckpoint, formatCheckpoint, formatLine } from './journal-line';

/**
 * A copy of every event in files beside the database. An event is on disk before a checkpoint that covers it is signed,
 * and a checkpoint is named before it is stored. The embedded database does not wait for the disk, but the journal does.
 */
export class Journal {
  #size = 0;
  /** Name and length of the newest file as it was last seen: another process may write to it too. */
  #seen = '';
  /** The last line that names a checkpoint. */
  #lastNamed = '';

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
    this.#size = Number.parseInt(last, 10) + countEvents(bytes.subarray(0, whole));
    this.#lastNamed = lastNamedIn(bytes) ?? this.#lastNamed;
    this.#seen = `${last} ${whole}`;
  }

  /** How many events it holds: numbers 0 to size - 1. */
  get size(): number {
    return this.#size;
  }

  /** The largest checkpoint that it names; null where it names none. */
  newestNamed(): Promise<number | null> {
    return newestNamed(this.folder);
  }

  /** Writes the next events and waits for the disk. @throws RangeError where they are not the next ones. */
  async append(entries: readonly JournalEntry[]): Promise<void> {
    const misplaced = entries.find(({ seq }, at) => seq !== this.#size + at);
    if (misplaced) throw new RangeError(`The journal's next event is ${this.#size}, not ${misplaced.seq}.`);
    for (let at = 0; at < entries.length;) {
      const room = SEGMENT - (this.#size % SEGMENT);
      const part = entries.slice(at, at + room);
      await this.#write(segmentName(this.#size), part.map(formatLine).join(''));
      if (this.#size % SEGMENT === 0) await syncFolder(this.folder);
      this.#size += part.length;
      at += part.length;
    }
  }

  /** Names checkpoints of events that it holds, and waits for the disk; not the one that it named last. */
  async name(checkpoints: readonly NamedCheckpoint[]): Promise<void> {
    const lines = checkpoints.map(formatCheckpoint);
    if (lines.length === 0 || lines.join('') === this.#lastNamed) return;
    await this.#write(segmentName(this.#size - 1), lines.join(''));
    this.#lastNamed = lines.at(-1) ?? '';
  }

  /** The events from `from` on, in order; others may append meanwhile. @throws JournalDamaged as `readJournal` */
  read(
    from: number,
    onCheckpoint?: (named: NamedCheckpoint) => void,
  ): AsyncGenerator<JournalEntry, void, void> {
    return readJournal(this.folder, from, this.#size, onCheckpoint);
  }

  /** Moves what stands from byte `start` of the file of event `seq` on to the end of the file `target`. */
  async moveAway(seq: number, start: number, target: string): Promise<void> {
    const files = (await journalFiles(this.folder)).filter((name) => name >= segmentName(seq));
    for (const [at, name] of files.entries()) {
      const file = path.join(this.folder, name);
      const bytes = (await readFile(file)).subarray(at === 0 ? start : 0);
      await this.#write(target, bytes);
      if (at === 0 && start > 0) await truncate(file, start);
      else await rm(file);
    }
    await syncFolder(this.folder);
    this.#seen = '';
    await this.refresh();
  }

  async #write(name: string, lines: string | Buffer): Promise<void> {
    const handle = await open(path.join(this.folder, name), 'a', 0o600);
    try {
      const { size: before } = await handle.stat();
      try {
        await handle.appendFile(lines);
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
  }
}
