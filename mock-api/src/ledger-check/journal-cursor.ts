import { findings } from '@hand-receipt/ledger';
import {
  type EventBytes,
  JournalDamaged,
  type JournalEntry,
  type JournalLines,
  NEWLINE,
  type SealedBefore,
  isLineAt,
  journalBytes,
  parseLine,
} from '../ledger';
import type { Report } from './report';

/** Reads the journal in step with the rows. Where it is damaged, that is a finding and it has no more to say. */
export class JournalCursor {
  readonly #size: number;
  /** Of whole files of the journal, and of those that follow. */
  #lines: JournalLines = { bytes: Buffer.alloc(0), characters: '' };
  readonly #following: JournalLines[] = [];
  /** Where the next line begins in `#lines`, and which place's it is. */
  #at = 0;
  #next: number;
  /** Place after the last line that is ready. */
  #loaded: number;
  #ended = false;

  constructor(
    private readonly journal: SealedBefore['journal'],
    from: number,
    private readonly report: Report,
  ) {
    this.#size = journal.size;
    this.#next = from;
    this.#loaded = from;
  }

  /** Makes the lines up to place `last` ready. To be called with ascending places. */
  async load(last: number): Promise<void> {
    try {
      while (!this.#ended && this.#loaded <= Math.min(last, this.#size - 1)) {
        const { bytes, end } = await journalBytes(this.journal.folder, this.#loaded, this.#size);
        this.#following.push({ bytes, characters: bytes.toString('latin1') });
        this.#loaded = end;
      }
    } catch (error) {
      if (!(error instanceof JournalDamaged)) throw error;
      this.#damaged(error.seq);
    }
  }

  /**
   * Goes past the line of the next place.
   *
   * @param sound whether the row has the hash that it says.
   * @returns null where the line is the row's, byte for byte, or says nothing; else what it says.
   */
  take(row: EventBytes, sound: boolean): JournalEntry | null {
    if (!this.#tells) return this.#pass();
    this.#turn();
    const end = sound ? isLineAt(this.#lines, this.#at, row) : -1;
    if (end < 0) return this.entry();
    this.#at = end;
    this.#next += 1;
    return null;
  }

  /**
   * Goes past the line of the next place. @returns what it says, hashed anew; null where the journal does
   * not reach, or the line is not what was written, which is a finding.
   */
  entry(): JournalEntry | null {
    if (!this.#tells) return this.#pass();
    this.#turn();
    const { bytes } = this.#lines;
    const end = bytes.indexOf(NEWLINE, this.#at);
    const entry = parseLine(bytes.subarray(this.#at, end), this.#next);
    if (!entry) this.#damaged(this.#next);
    this.#at = end + 1;
    this.#next += 1;
    return entry;
  }

  get #tells(): boolean {
    return !this.#ended && this.#next < this.#loaded;
  }

  /** Goes on to the next file where one is read to its end. */
  #turn(): void {
    if (this.#at < this.#lines.bytes.length) return;
    this.#lines = this.#following.shift() ?? this.#lines;
    this.#at = 0;
  }

  #pass(): null {
    this.#next += 1;
    return null;
  }

  #damaged(seq: number): void {
    this.report.add(findings.journalDamaged(seq));
    this.#ended = true;
  }
}
