import { fieldChanges, type LedgerEventDto, RECORDED_AS_FOUND } from '@hand-receipt/contracts';
import { formatDate } from '@hand-receipt/ui';
import { detail, inSentenceCase, replacedLinkText, userNameOf } from '../events/event-details';

/** A record of one item's ledger (product.md, section 3). */
export interface LedgerRecord {
  txId: string;
  /** ISO 8601. */
  timestamp: string;
  /** transfer, verification, status_change, check_in, check_out, or another word of the ledger. */
  eventType: string;
  itemId: string;
  serialNumber: string;
  eventData: {
    from?: string;
    to?: string;
    previousStatus?: string;
    newStatus?: string;
    assignedTo?: string;
    /** Of a sign-over, the person above the giver. */
    superior?: string;
    /** What an event says of itself, where it has no type of its own for it. */
    change?: string;
    /** Fields that it changed, in words. */
    changed?: string;
  };
  verifiedBy: string;
}

const recordType = (eventType: string): string =>
  eventType === 'TRANSFER APPROVED' ? 'transfer' : eventType.toLowerCase().replaceAll(' ', '_');

/** Reads an event of the wire as a record of the item's ledger. */
export const toLedgerRecord = (event: LedgerEventDto, serialNumber: string): LedgerRecord => ({
  txId: event.eventId,
  timestamp: event.timestamp,
  eventType: recordType(event.eventType),
  itemId: event.itemId ?? '',
  serialNumber,
  eventData: {
    from: detail(event, 'from'),
    to: detail(event, 'to'),
    previousStatus: detail(event, 'previousStatus'),
    newStatus: detail(event, 'newStatus'),
    assignedTo: detail(event, 'assignedTo'),
    superior: detail(event, 'superior'),
    change: detail(event, 'change'),
    changed: changedFields(event),
  },
  verifiedBy: userNameOf(event),
});

/** Events that say in `changes` what they changed of an item. */
const CHANGING = ['ITEM UPDATED', 'ITEM AMENDED', 'ITEM CLASSIFIED', 'COMPONENTS UPDATED'];

/** `NSN from nothing to 1005-01-231-0973`; undefined where the event says nothing of the kind. */
function changedFields({ eventType, details }: LedgerEventDto): string | undefined {
  if (!CHANGING.includes(eventType)) return undefined;
  const words = fieldChanges(details).map(({ label, from, to }) => `${label} from ${from} to ${to}`);
  return words.join('; ') || undefined;
}

const UNKNOWN = 'Unknown';

function otherText({ eventType, eventData, verifiedBy }: LedgerRecord): string {
  if (eventType === 'recall_answered') return `Recall answered by ${verifiedBy}`;
  if (eventType === 'sign-over_agreed') return `${verifiedBy} agreed to the sign-over`;
  if (eventType === 'link_replaced') return replacedLinkText(eventData);
  return eventData.changed ?? `${inSentenceCase(eventType.replaceAll('_', ' '))} event recorded`;
}

function transferText({ from = UNKNOWN, to = UNKNOWN, superior }: LedgerRecord['eventData']): string {
  if (superior === undefined) return `Transferred from ${from} to ${to}`;
  return `Signed over by ${from} to ${to}, who has it from ${superior}`;
}

/** What a record says happened, in the words of product.md. */
export function recordText(record: LedgerRecord): string {
  const { eventType, eventData, verifiedBy, timestamp } = record;
  const { previousStatus, newStatus, assignedTo, change } = eventData;
  if (change === RECORDED_AS_FOUND) return `Recorded as found on ${formatDate(timestamp)}`;
  switch (eventType) {
    case 'transfer':
      return transferText(eventData);
    case 'verification':
      return `Verified by ${verifiedBy}`;
    case 'status_change':
      return `Status changed from ${previousStatus ?? UNKNOWN} to ${newStatus ?? UNKNOWN}`;
    case 'check_in':
      return `Checked in by ${verifiedBy}`;
    case 'check_out':
      return `Checked out to ${assignedTo ?? UNKNOWN}`;
    default:
      return otherText(record);
  }
}
