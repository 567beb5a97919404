import { type EventContent, canonicalBytes } from '@hand-receipt/ledger';

const EVENTS_AN_ITEM = 20;

export const itemsFor = (events: number): number => Math.max(1, Math.floor(events / EVENTS_AN_ITEM));

const STATUSES = ['Operational', 'Damaged'] as const;

/** The canonical bytes of the event in place `seq`: a status change of about 360 bytes, the items in turn. */
export function eventBytes(seq: number, items: number): Uint8Array {
  const turn = Math.floor(seq / items);
  const content: EventContent = {
    eventId: `evt_${seq.toString(16).padStart(16, '0')}`,
    type: 'STATUS CHANGE',
    item: `P-${String((seq % items) + 1).padStart(4, '0')}`,
    actor: { id: 'U-0004', name: 'SGT Navarro' },
    ts: new Date(1_790_000_000_000 + seq * 1000).toISOString(),
    details: {
      name: 'M4A1 CARBINE',
      serialNumber: `W${String(seq % items).padStart(6, '0')}`,
      previousStatus: STATUSES[turn % 2] ?? '',
      newStatus: STATUSES[(turn + 1) % 2] ?? '',
    },
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
