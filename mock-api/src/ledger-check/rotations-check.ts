import { type EventBody, findings } from '@hand-receipt/ledger';
import type { SealerState } from '../ledger';
import type { Report } from './report';

/** Each change of the signing key must be one that the key before it signed. */
export class RotationsCheck {
  #unchecked: Pick<EventBody, 'seq' | 'details'>[] = [];

  take({ seq, type, details }: EventBody): void {
    if (type === 'KEY ROTATION') this.#unchecked.push({ seq, details });
  }

  /** The keys that the database lists must have every change since the last call, and lead to the sealer's own. */
  conclude({ keys, keyProblem }: SealerState, report: Report): void {
    for (const { seq, details } of this.#unchecked) {
      const authorised = typeof details.newKey === 'string' && keys.includes(details.newKey);
      if (!authorised) report.add({ ...findings.keyChanged(), seq });
    }
    this.#unchecked = [];
    if (keyProblem !== null) report.add(findings.keyChanged());
  }
}
