import { type LedgerEventDto, RECORDED_AS_FOUND } from '@hand-receipt/contracts';
import { formatDate, timeAgo } from '@hand-receipt/ui';
import { damagedText, rowIdOf } from './damaged';
import { sectionText } from './section-text';
import { detail, inSentenceCase, NOT_SHOWN, replacedLinkText, userNameOf } from './event-details';

/** A serial number in a description. */
export interface SerialPlace {
  before: string;
  serialNumber: string;
  after: string;
}

/** An entry of the ledger history as people read it (product.md, section 3). */
export interface LedgerEntry {
  id: string;
  type: 'transfer-approved' | 'transfer-rejected' | 'inventory-updated';
  description: string;
  /** Of the item, where the description names it. */
  serial: SerialPlace | null;
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

/** Events of a record that has a number, with its word and the detail that is its number. */
const NUMBERED: Partial<Record<string, readonly [word: string, number: string]>> = {
  AMENDMENT: ['Amendment', 'amendmentId'],
  CLOSING: ['Closing', 'closingId'],
  'LOSS CASE': ['Loss case', 'caseId'],
  SUCCESSION: ['Change of command', 'successionId'],
  'HAND-OVER': ['Receipt', 'handoverId'],
};

/** What is done with an inventory between its opening and its end, and after that. */
const INVENTORY_ACTS: Partial<Record<string, string>> = {
  planned: 'planned',
  team: 'team changed',
  waived: 'rule waived',
  recount: 'first count ended',
  cancelled: 'cancelled',
  resolved: 'extra resolved',
  signed: 'report signed',
};

/** Events that say what was changed of a person or a unit. */
const NAMED: Partial<Record<string, string>> = {
  USER: 'User',
  UNIT: 'Unit',
  'WEBHOOK CHANGED': 'Webhook',
};

/** What kind of paper it is, where it is no hand receipt. */
const PAPER_WORDS: Partial<Record<string, string>> = {
  packet: 'Packet',
  memorandum: 'Joint inventory memorandum',
  clearance: 'Clearance memorandum',
};

/** A printed paper, by its number and edition: `Packet printed: SC-0001/2`. */
function paperText(event: LedgerEventDto): string {
  const { edition } = event.details;
  const paper = PAPER_WORDS[detail(event, 'kind') ?? ''] ?? 'Hand receipt';
  const number = detail(event, 'number');
  return `${paper} ${detail(event, 'act')}: ${number}${typeof edition === 'number' ? `/${edition}` : ''}`;
}

/** Who may do what at a counter: `Operator appointed: SGT Navarro at Arms Room`. */
function authorizationText(event: LedgerEventDto): string {
  const item = [detail(event, 'name'), detail(event, 'serialNumber')].filter(Boolean).join(' ');
  const about = [detail(event, 'person'), item].filter(Boolean).join(', ');
  return `${inSentenceCase(detail(event, 'change') ?? '')}:${about ? ` ${about} at` : ''} ${detail(event, 'counter')}`;
}

/** Who has an item from then on, or how a temporary hand receipt changed; null for another event. */
function possessionText(event: LedgerEventDto, item: string): string | null {
  const action = detail(event, 'action');
  if (event.eventType === 'TEMPORARY RECEIPT')
    return `Temporary receipt ${detail(event, 'handoverId')} ${action}: ${item}`;
  if (event.eventType !== 'POSSESSION') return null;
  if (action === 'draw') return `Drawn: ${item} by ${detail(event, 'to')}`;
  if (action === 'store') return `Stored: ${item} at ${detail(event, 'to')}`;
  return `Brought back: ${item} from ${detail(event, 'from')} to ${detail(event, 'to')}`;
}

/** What was done with an inventory; null for another event. */
function inventoryText(event: LedgerEventDto): string | null {
  const act = event.eventType === 'INVENTORY' && INVENTORY_ACTS[detail(event, 'act') ?? ''];
  return act ? `Inventory ${detail(event, 'inventoryId')}: ${act}` : null;
}

/**
 * What happened to what is no one item: a printed paper, an amendment, a closing, a change of command, a person or a
 * unit. Null for another event.
 */
function recordText(event: LedgerEventDto): string | null {
  const own = event.eventType === 'PAPER' ? paperText(event) : inventoryText(event);
  return own ?? sectionText(event) ?? changeText(event);
}

/** What a leader reported: `SI report UP: 1st Squad, SR-0001`, or its correction. */
function siReportText(event: LedgerEventDto): string {
  const corrects = detail(event, 'corrects');
  const name = [detail(event, 'unit'), detail(event, 'reportId')].filter(Boolean).join(', ');
  return `SI report ${detail(event, 'status')}: ${name}${corrects ? `, corrects ${corrects}` : ''}`;
}

/** How an amendment, a closing, a change of command, a person, a unit or the like changed; null for another event. */
function changeText(event: LedgerEventDto): string | null {
  const act = detail(event, 'act');
  const change = detail(event, 'change');
  const [word, number] = NUMBERED[event.eventType] ?? [];
  const noun = detail(event, 'kind') === 'sub' ? 'Change of holder' : word;
  if (noun && number && act) return `${noun} ${detail(event, number)}: ${act}`;
  if (event.eventType === 'AUTHORIZATION' && change) return authorizationText(event);
  if (event.eventType === 'SI REPORT') return siReportText(event);
  const named = NAMED[event.eventType];
  if (named && change && change !== RECORDED_AS_FOUND) return `${named} ${detail(event, 'name')}: ${change}`;
  return null;
}

/** How the chain of an item changed, where that is no simple transfer; null for another event. */
function chainText(event: LedgerEventDto, item: string): string | null {
  const [from, to] = [detail(event, 'from'), detail(event, 'to')];
  if (event.eventType === 'LINK REPLACED') return `${replacedLinkText({ from, to })}: ${item}`;
  if (event.eventType === 'TRANSFER APPROVED' && event.details.signOver === true) {
    return `Signed over: ${item} from ${from} to ${to}, below ${detail(event, 'superior')}`;
  }
  if (event.eventType === 'SUPERIOR REPLACED') {
    return `Sign-over below ${detail(event, 'superior')} now: ${item} from ${from} to ${to}`;
  }
  return null;
}

/** The item of an event by name and serial number; empty where the event has neither. */
const itemWordsOf = (event: LedgerEventDto): string =>
  [detail(event, 'itemName', 'name'), detail(event, 'serialNumber')].filter(Boolean).join(' ');

/** Where the serial number of the event's item stands in its description; null where it does not. */
export function serialIn(event: LedgerEventDto, description: string): SerialPlace | null {
  const serialNumber = event.damaged ? undefined : detail(event, 'serialNumber');
  const item = itemWordsOf(event);
  const at = description.indexOf(item);
  if (!serialNumber || at < 0) return null;
  const end = at + item.length;
  return {
    before: description.slice(0, end - serialNumber.length),
    serialNumber,
    after: description.slice(end),
  };
}

/** What happened, to which item, and to what end: `Transfer approved: M4A1 Carbine W123456 to SPC Whitaker`. */
export function describeEvent(event: LedgerEventDto): string {
  if (event.damaged) return damagedText(event.seq);
  const record = recordText(event);
  if (record) return record;
  const what = event.eventType === 'STATUS CHANGE' ? 'Inventory updated' : inSentenceCase(event.eventType);
  const item = itemWordsOf(event) || event.itemId;
  if (detail(event, 'change') === RECORDED_AS_FOUND)
    return `Recorded as found on ${formatDate(event.timestamp)}: ${item}`;
  const custody = possessionText(event, item ?? '') ?? chainText(event, item ?? '');
  if (custody) return custody;
  const end = detail(event, 'newStatus', 'to');
  return `${what}${item ? `: ${item}` : ''}${end ? ` to ${end}` : ''}`;
}

/** Reads an event of the wire as an entry. */
export function toLedgerEntry(event: LedgerEventDto): LedgerEntry {
  const description = describeEvent(event);
  return {
    id: rowIdOf(event),
    type: entryType(event.eventType),
    description,
    serial: serialIn(event, description),
    user: userNameOf(event),
    timeAgo: event.damaged ? NOT_SHOWN : timeAgo(event.timestamp),
    timestamp: event.timestamp,
    eventType: event.eventType,
    seq: event.seq,
    sealed: event.sealed,
    damaged: event.damaged === true,
  };
}
