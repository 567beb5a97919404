import { type EventBody, findings, momentOf, type Report } from '@hand-receipt/ledger';

/** Acts at the same time reach the log in another order than their clocks were read; more is no accident. */
const TOLERANCE_MS = 5 * 60_000;

/**
 * An event whose own date is older than the log before it was written later than it says. One dated after the check
 * was not written then either, and no true event is held against it.
 */
export class DatesCheck {
  #latest = -Infinity;

  /** @param now when the check reads it. */
  take({ seq, ts }: EventBody, now: Date, report: Report): void {
    const at = Date.parse(ts);
    if (at > now.getTime() + TOLERANCE_MS) {
      report.warn(findings.eventPostdated(seq, momentOf(new Date(at))));
      return;
    }
    if (at < this.#latest - TOLERANCE_MS) {
      report.warn(findings.eventBackdated(seq, momentOf(new Date(at)), momentOf(new Date(this.#latest))));
    }
    this.#latest = Math.max(this.#latest, at);
  }
}
