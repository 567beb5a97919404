import { findings } from '@hand-receipt/ledger';
import { type Journal, JournalDamaged } from '../seal/journal';
import { type JournalEntry, parseLine } from '../seal/journal-line';
import type { Report } from './report';

/** Reads the journal in step with the rows. Where it is damaged, that is a finding and it has no more to say. */
export class JournalCursor {
  readonly #size: number;
  #lines: Buffer[] = [];
  /** Place of the first of `#lines`. */
  #first: number;
  #ended = false;

  constructor(
    private readonly journal: Journal,
    from: number,
    private readonly report: Report,
  ) {
    this.#size = journal.size;
    this.#first = from;
  }

  /** Makes the lines up to place `last` ready. To be called with ascending places. */
  async load(next: number, last: number): Promise<void> {
    this.#lines.splice(0, next - this.#first);
    this.#first = next;
    try {
      while (!this.#ended && this.#first + this.#lines.length <= Math.min(last, this.#size - 1)) {
        this.#lines.push(...(await this.journal.linesFrom(this.#first + this.#lines.length, this.#size)));
      }
    } catch (error) {
      if (!(error instanceof JournalDamaged)) throw error;
      this.#damaged(error.seq);
    }
  }

  /** The line of place `seq` as it stands; null where the journal does not reach, or is damaged before. */
  line(seq: number): Buffer | null {
    return this.#ended ? null : (this.#lines[seq - this.#first] ?? null);
  }

  /** What the line says, hashed anew; null where it is not what was written, which is a finding. */
  entry(seq: number): JournalEntry | null {
    const line = this.line(seq);
    const entry = line && parseLine(line, seq);
    if (line && !entry) this.#damaged(seq);
    return entry;
  }

  #damaged(seq: number): void {
    this.report.add(findings.journalDamaged(seq));
    this.#ended = true;
  }
}
