import { findings, type Report } from '@hand-receipt/ledger';
import { JournalDamaged, type JournalEntry, type SealerState, readJournal } from '../ledger';

/** Reads the journal in step with the rows. Where it is damaged, that is a finding and it has no more to say. */
export class JournalReader {
  readonly #entries: AsyncIterator<JournalEntry, void>;
  #named: number[] = [];

  constructor(
    { folder, size }: SealerState['journal'],
    from: number,
    private readonly report: Report,
  ) {
    this.#entries = readJournal(folder, from, size, (named) => this.#named.push(named.size));
  }

  /** What the journal says of the next place; null where it does not reach so far, or is damaged. */
  async next(): Promise<JournalEntry | null> {
    try {
      return (await this.#entries.next()).value ?? null;
    } catch (error) {
      if (!(error instanceof JournalDamaged)) throw error;
      this.report.add(findings.journalDamaged(error.seq));
      return null;
    }
  }

  /** Sizes of the checkpoints that it named since the last call. */
  takeNamed(): number[] {
    const named = this.#named;
    this.#named = [];
    return named;
  }

  /** Reads what stands past the last event that was asked for. */
  async readOn(): Promise<void> {
    while (await this.next());
  }
}
