import { type EventContent, canonicalBytes } from '@hand-receipt/ledger';

type Details = EventContent['details'];

const EVENTS_AN_ITEM = 20;

export const itemsFor = (events: number): number => Math.max(1, Math.floor(events / EVENTS_AN_ITEM));

const STATUSES = ['Operational', 'Damaged'] as const;

/** What the item numbered `item` (from 0) is called. */
export const itemId = (item: number): string => `P-${String(item + 1).padStart(4, '0')}`;
export const serialNumber = (item: number): string => `W${String(item).padStart(6, '0')}`;

/** Its status after so many turns of events: the first enters it, each later one changes its status. */
export const statusAfter = (turns: number) => STATUSES[turns % 2] ?? 'Operational';

function happened(item: number, turn: number): { type: string; details: Details } {
  const facts = { name: 'M4A1 CARBINE', serialNumber: serialNumber(item) };
  if (turn === 0) {
    return { type: 'ITEM CREATED', details: { ...facts, holderId: null, status: statusAfter(0) } };
  }
  const [previousStatus, newStatus] = [statusAfter(turn - 1), statusAfter(turn)];
  return { type: 'STATUS CHANGE', details: { ...facts, previousStatus, newStatus } };
}

/** The canonical bytes of the event in place `seq`, about 360 of them: the items in turn. */
export function eventBytes(seq: number, items: number): Uint8Array {
  const [item, turn] = [seq % items, Math.floor(seq / items)];
  const content: EventContent = {
    eventId: `evt_${seq.toString(16).padStart(16, '0')}`,
    ...happened(item, turn),
    item: itemId(item),
    actor: { id: 'U-0004', name: 'SGT Navarro' },
    ts: new Date(1_790_000_000_000 + seq * 1000).toISOString(),
    nonce: seq.toString(16).padStart(32, '0'),
  };
  return canonicalBytes({
    ...content,
    v: 1,
    seq,
    itemCount: turn + 1,
    itemPrevSeq: turn === 0 ? null : seq - items,
  });
}
