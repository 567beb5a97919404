import { findings } from '@hand-receipt/ledger';
import { type Journal, JournalDamaged } from '../seal/journal';
import type { JournalEntry } from '../seal/journal-line';
import type { Report } from './report';

/** Reads the journal in step with the rows. Where it is damaged, that is a finding and it has no more to say. */
export class JournalCursor {
  readonly #entries: AsyncGenerator<JournalEntry, void, void>;
  #ended = false;

  constructor(journal: Journal, from: number) {
    this.#entries = journal.read(from);
  }

  /** The next event's entry. To be called once for each place, in order. */
  async next(report: Report): Promise<JournalEntry | null> {
    if (this.#ended) return null;
    try {
      const { value } = await this.#entries.next();
      if (value) return value;
    } catch (error) {
      if (!(error instanceof JournalDamaged)) throw error;
      report.add(findings.journalDamaged(error.seq));
    }
    this.#ended = true;
    return null;
  }
}
