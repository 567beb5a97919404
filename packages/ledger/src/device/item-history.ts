import type { Checkpoint } from '../checkpoint';
import { type Finding, findings } from '../findings';
import type { LedgerTools } from '../tools';
import { type CheckedEvidence, checkEvidence } from './evidence';
import type { Receipt } from './memory';
import type { ServedEvidence } from './source';

export interface ItemHistoryVerdict {
  verified: boolean;
  findings: Finding[];
  shown: number;
  /** How many there are, by the newest event's own count and by the device's receipts. */
  all: number;
}

/**
 * Whether a list of one item's events is whole and untouched. Every event carries its number among the
 * item's events and the place of the one before, so that one left out of the middle shows, and so does
 * one left off the end that this device has a receipt for. One left off the end that nobody holds a
 * receipt for shows only in the whole ledger.
 *
 * @param served all pages, newest first.
 * @param checkpoint opened with a trusted key; null before the first one.
 */
export function checkItemHistory(
  itemId: string,
  served: readonly ServedEvidence[],
  checkpoint: Checkpoint | null,
  tools: Pick<LedgerTools, 'hasher'>,
  receipts: readonly Receipt[] = [],
): ItemHistoryVerdict {
  const checked = served.map((evidence) => checkEvidence(evidence, checkpoint, tools));
  const found = checked.flatMap(({ finding }) => finding ?? []);
  const ofOther = checked.filter(({ event }) => event && event.item !== itemId);
  for (const { seq } of ofOther) found.push(findings.itemChainBroken(seq, itemId));

  const counts = checked.map(({ event }) => event?.itemCount ?? 0);
  const received = receipts
    .filter((receipt) => receipt.itemId === itemId)
    .map(({ itemCount }) => itemCount ?? 0);
  const all = Math.max(0, ...counts, ...received);
  const distinct = new Set(checked.map(({ seq }) => seq)).size;
  if (all > distinct) found.push(findings.eventsHidden(itemId, all - distinct, all));
  else found.push(...brokenLinks(itemId, checked));
  return { verified: found.length === 0, findings: found, shown: served.length, all };
}

/** Newest first, each event must name the next one in the list as the one before it. */
function brokenLinks(itemId: string, checked: readonly CheckedEvidence[]): Finding[] {
  return checked.flatMap(({ seq, event }, at) => {
    if (!event) return [];
    const older = checked[at + 1];
    const linked =
      event.itemPrevSeq === (older?.seq ?? null) && event.itemCount === (older?.event?.itemCount ?? 0) + 1;
    return linked || older?.event === null ? [] : [findings.itemChainBroken(seq, itemId)];
  });
}
