import type { Finding } from '@hand-receipt/ledger';

/** More would help nobody; the first ones lead to the cause. */
const MOST_FINDINGS = 200;

/** What a pass over the ledger finds, without repeats. */
export class Report {
  readonly #findings = new Map<string, Finding>();
  readonly #warnings = new Map<string, Finding>();
  /** Events whose stored row is not what was sealed: moved, altered or missing. */
  readonly damaged = new Set<number>();

  add(finding: Finding): void {
    if (!this.full) this.#findings.set(finding.message, finding);
  }

  /** What a reader should know and that breaks no promise. */
  warn(finding: Finding): void {
    if (this.#warnings.size < MOST_FINDINGS) this.#warnings.set(finding.message, finding);
  }

  get findings(): Finding[] {
    return [...this.#findings.values()];
  }

  get warnings(): Finding[] {
    return [...this.#warnings.values()];
  }

  /** No further finding is taken in. */
  get full(): boolean {
    return this.#findings.size >= MOST_FINDINGS;
  }

  get clean(): boolean {
    return this.#findings.size === 0;
  }

  /** Whether any event from `first` to `last` is damaged. */
  touches(first: number, last: number): boolean {
    for (const seq of this.damaged) if (seq >= first && seq <= last) return true;
    return false;
  }
}
