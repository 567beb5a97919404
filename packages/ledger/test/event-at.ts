import type { EventBody } from '../src';

/** Name of the log in all of these tests. */
export const ORIGIN = 'hand-receipt.test/b-co';

/** The event in place `seq` of a log whose events are all of one item, with what is other about this one. */
export const eventAt = (seq: number, change: object = {}): EventBody => ({
  v: 1,
  seq,
  eventId: `evt_${seq}`,
  type: 'STATUS CHANGE',
  item: 'P-0001',
  actor: { id: 'U-0004', name: 'SGT Navarro' },
  ts: '2026-11-21T06:04:18.000Z',
  details: {},
  itemPrevSeq: seq === 0 ? null : seq - 1,
  itemCount: seq + 1,
  nonce: '0'.repeat(32),
  ...change,
});
