import { type EventBody, findings } from '@hand-receipt/ledger';
import type { Report } from './report';

/** Each event of an item names the one before it and how many there are: none can be left out unseen. */
export class ItemChains {
  readonly #last = new Map<string, { seq: number; count: number }>();

  take({ seq, item, itemPrevSeq, itemCount }: EventBody, report: Report): void {
    if (item === null) {
      if (itemPrevSeq !== null || itemCount !== null) report.add(findings.eventAltered(seq));
      return;
    }
    const last = this.#last.get(item);
    const follows = itemPrevSeq === (last?.seq ?? null) && itemCount === (last?.count ?? 0) + 1;
    // Where the event before it is damaged, that is the finding.
    const excused = itemPrevSeq !== null && report.damaged.has(itemPrevSeq);
    if (!follows && !excused) report.add(findings.itemChainBroken(seq, item));
    this.#last.set(item, { seq, count: itemCount ?? 0 });
  }
}
