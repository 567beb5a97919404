import { type EventBody, findings, type Report } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import { type SealerState, isKeyListAltered } from '../ledger';

/** The keys of the log are those of its events: the first LEDGER KEY, and changes that the key before signed. */
export class KeysCheck {
  #firstKey: unknown = null;
  #unchecked: Pick<EventBody, 'seq' | 'details'>[] = [];

  take({ seq, type, details }: EventBody): void {
    if (type === 'LEDGER KEY') this.#firstKey ??= details.verifierKey;
    if (type === 'KEY ROTATION') this.#unchecked.push({ seq, details });
  }

  /**
   * The sealer's keys must be those that the events name, with every change since the last call; the table of keys must
   * be a copy of them.
   *
   * @param db one snapshot, of the very events that were taken.
   */
  async conclude(db: Kysely<Database>, { keys, keyProblem }: SealerState, report: Report): Promise<void> {
    for (const { seq, details } of this.#unchecked) {
      const authorised = typeof details.newKey === 'string' && keys.includes(details.newKey);
      if (!authorised) report.add({ ...findings.keyChanged(), seq });
    }
    this.#unchecked = [];
    const isFirst = this.#firstKey === null || this.#firstKey === keys.firstKey;
    if (keyProblem !== null || !isFirst) report.add(findings.keyChanged());
    if (await isKeyListAltered(db, keys.origin)) report.add(findings.keyListAltered());
  }
}
