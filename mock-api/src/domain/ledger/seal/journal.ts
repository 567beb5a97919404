import { open, readFile, readdir, truncate } from 'node:fs/promises';
import path from 'node:path';
import { ensureFolder, isMissing, syncFolder } from './files';
import { type JournalEntry, formatLine, parseLine } from './journal-line';

/** Events in one file, so that any event's file is known by its number. */
const SEGMENT = 10_000;
const segmentName = (seq: number): string =>
  `${String(Math.floor(seq / SEGMENT) * SEGMENT).padStart(15, '0')}.log`;

/** The journal holds something that was not written there; `seq` is the first event it cannot vouch for. */
export class JournalDamaged extends Error {
  override name = 'JournalDamaged';
  constructor(readonly seq: number) {
    super(`The journal is damaged at event ${seq}.`);
  }
}

/**
 * Every event once more, in files beside the database, on disk before a checkpoint that covers it is
 * signed. The embedded database does not wait for the disk; this does.
 */
export class Journal {
  #size: number;

  private constructor(
    private readonly folder: string,
    size: number,
  ) {
    this.#size = size;
  }

  /** Opens the journal in `folder`. A line that a crash cut short is taken off. */
  static async open(folder: string): Promise<Journal> {
    await ensureFolder(folder);
    const last = (await readdir(folder))
      .filter((name) => /^\d{15}\.log$/.test(name))
      .sort()
      .at(-1);
    if (!last) return new Journal(folder, 0);
    const file = path.join(folder, last);
    const bytes = await readFile(file);
    const whole = bytes.lastIndexOf(0x0a) + 1;
    if (whole < bytes.length) await truncate(file, whole);
    const lines = bytes.subarray(0, whole).reduce((count, byte) => count + (byte === 0x0a ? 1 : 0), 0);
    return new Journal(folder, Number.parseInt(last, 10) + lines);
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

  /** The events from `from` on, in order. @throws JournalDamaged where a line is not what was written. */
  async *read(from: number): AsyncGenerator<JournalEntry, void, void> {
    // Others may append meanwhile; a file is read once, so the end stays where it was.
    const size = this.#size;
    let seq = Math.floor(from / SEGMENT) * SEGMENT;
    while (seq < size) {
      const end = Math.min(seq + SEGMENT, size);
      for (const line of await this.#lines(seq)) {
        if (seq === end) break;
        const entry = parseLine(line, seq);
        if (!entry) throw new JournalDamaged(seq);
        if (seq >= from) yield entry;
        seq += 1;
      }
      if (seq < end) throw new JournalDamaged(seq);
    }
  }

  async #appendToSegment(entries: readonly JournalEntry[]): Promise<void> {
    const handle = await open(path.join(this.folder, segmentName(this.#size)), 'a', 0o600);
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
    } finally {
      await handle.close();
    }
    if (this.#size % SEGMENT === 0) await syncFolder(this.folder);
    this.#size += entries.length;
  }

  /** One file at a time is in memory: a few megabytes. */
  async #lines(seq: number): Promise<string[]> {
    const text = await readFile(path.join(this.folder, segmentName(seq)), 'utf8').catch((error: unknown) => {
      if (isMissing(error)) return '';
      throw error;
    });
    return text.split('\n');
  }
}
