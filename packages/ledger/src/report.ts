import { type Cause, causeFirst, causeOf, followsFrom } from './cause';
import type { Finding } from './findings';

/** More would help nobody; the first ones lead to the cause. */
const MOST_FINDINGS = 200;

/** What a pass over the ledger finds, without repeats. */
export class Report {
  readonly #findings = new Map<string, Finding>();
  readonly #warnings = new Map<string, Finding>();
  /** Findings about later places that the list has no room for. */
  #further = 0;
  /** Events whose stored row is not what was sealed: moved, altered or missing. */
  readonly damaged = new Set<number>();

  add(finding: Finding): void {
    if (!this.full) this.#findings.set(finding.message, finding);
    else if (followsFrom(finding, 0) && !this.#findings.has(finding.message)) this.#further += 1;
  }

  /** What a reader should know and that breaks no promise. */
  warn(finding: Finding): void {
    if (this.#warnings.size < MOST_FINDINGS) this.#warnings.set(finding.message, finding);
  }

  /** The cause stands first. */
  get findings(): Finding[] {
    return causeFirst([...this.#findings.values()]);
  }

  /** What was found first, and how much follows from it; null where nothing was found. */
  get cause(): Cause | null {
    return causeOf([...this.#findings.values()], this.#further);
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
