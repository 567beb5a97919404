import { type LedgerEventDto, RECORDED_AS_FOUND } from '@hand-receipt/contracts';
import { formatDate, timeAgo } from '@hand-receipt/ui';
import { damagedText, rowIdOf } from './damaged';
import { detail, inSentenceCase, replacedLinkText } from './event-details';

/** An entry of the ledger history as people read it (product.md, section 3). */
export interface LedgerEntry {
  id: string;
  type: 'transfer-approved' | 'transfer-rejected' | 'inventory-updated';
  description: string;
  user: string;
  timeAgo: string;
  /** ISO 8601. */
  timestamp: string;
  eventType: string;
  seq: number;
  /** True once a signed checkpoint covers it. */
  sealed: boolean;
  /** Nothing but its place is shown. */
  damaged: boolean;
}

function entryType(eventType: string): LedgerEntry['type'] {
  if (eventType === 'TRANSFER APPROVED') return 'transfer-approved';
  if (eventType === 'TRANSFER REJECTED') return 'transfer-rejected';
  return 'inventory-updated';
}

/** What kind of paper it is, where it is no hand receipt. */
const PAPER_WORDS: Partial<Record<string, string>> = {
  packet: 'Packet',
  memorandum: 'Joint inventory memorandum',
};

/** What happened to a printed paper or a change of command, which are about no one item; null for another event. */
function recordText(event: LedgerEventDto): string | null {
  const act = detail(event, 'act');
  if (event.eventType === 'PAPER') {
    const { edition } = event.details;
    const paper = PAPER_WORDS[detail(event, 'kind') ?? ''] ?? 'Hand receipt';
    return `${paper} ${act}: ${detail(event, 'number')}${typeof edition === 'number' ? `/${edition}` : ''}`;
  }
  if (event.eventType === 'SUCCESSION') return `Change of command ${detail(event, 'successionId')}: ${act}`;
  return null;
}

/** What happened, to which item, and to what end: `Transfer approved: M4A1 Carbine W123456 to SPC Whitaker`. */
export function describeEvent(event: LedgerEventDto): string {
  if (event.damaged) return damagedText(event.seq);
  const record = recordText(event);
  if (record) return record;
  const what = event.eventType === 'STATUS CHANGE' ? 'Inventory updated' : inSentenceCase(event.eventType);
  const named = [detail(event, 'itemName', 'name'), detail(event, 'serialNumber')].filter(Boolean).join(' ');
  const item = named || event.itemId;
  if (detail(event, 'change') === RECORDED_AS_FOUND)
    return `Recorded as found on ${formatDate(event.timestamp)}: ${item}`;
  if (event.eventType === 'LINK REPLACED') {
    return `${replacedLinkText({ from: detail(event, 'from'), to: detail(event, 'to') })}: ${item}`;
  }
  if (event.eventType === 'TRANSFER APPROVED' && event.details.signOver === true) {
    return `Signed over: ${item} from ${detail(event, 'from')} to ${detail(event, 'to')}, below ${detail(event, 'superior')}`;
  }
  const end = detail(event, 'newStatus', 'to');
  return `${what}${item ? `: ${item}` : ''}${end ? ` to ${end}` : ''}`;
}

/** Reads an event of the wire as an entry. */
export const toLedgerEntry = (event: LedgerEventDto): LedgerEntry => ({
  id: rowIdOf(event),
  type: entryType(event.eventType),
  description: describeEvent(event),
  user: event.userName,
  timeAgo: event.damaged ? '' : timeAgo(event.timestamp),
  timestamp: event.timestamp,
  eventType: event.eventType,
  seq: event.seq,
  sealed: event.sealed,
  damaged: event.damaged === true,
});
