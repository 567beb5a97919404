import { type EventBody, findings } from '@hand-receipt/ledger';
import type { Sealer } from '../seal/sealer';
import type { Report } from './report';

/** Each change of the signing key must be one that the key before it signed. */
export class RotationsCheck {
  readonly #sealer: Pick<Sealer, 'keys' | 'keyProblem'>;

  constructor(sealer: Pick<Sealer, 'keys' | 'keyProblem'>) {
    this.#sealer = sealer;
  }

  take({ seq, type, details }: EventBody, report: Report): void {
    if (type !== 'KEY ROTATION') return;
    const authorised = typeof details.newKey === 'string' && this.#sealer.keys.includes(details.newKey);
    if (!authorised) report.add({ ...findings.keyChanged(), seq });
  }

  /** The keys that the database lists must lead to the one that this server signs with. */
  conclude(report: Report): void {
    if (this.#sealer.keyProblem !== null) report.add(findings.keyChanged());
  }
}
