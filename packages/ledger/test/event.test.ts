import fc from 'fast-check';
import {
  type EventBody,
  LedgerError,
  canonicalBytes,
  formatEventParts,
  fromUtf8,
  parseEvent,
  toUtf8,
} from '../src';

const event: EventBody = {
  v: 1,
  seq: 7,
  eventId: 'evt_00000000000000ff',
  type: 'TRANSFER APPROVED',
  item: 'P-0001',
  actor: { id: 'U-0004', name: 'SGT Navarro' },
  ts: '2026-11-21T06:04:18.000Z',
  details: { toUserId: 'U-0004', note: 'é\u0000"' },
  itemPrevSeq: 3,
  itemCount: 2,
  nonce: '00112233445566778899aabbccddeeff',
};

test('the three parts with the place between them are the canonical bytes', () => {
  const places = fc.option(fc.nat());
  fc.assert(
    fc.property(
      fc.nat(),
      places,
      places,
      fc.dictionary(fc.string(), fc.constant(true), { noNullPrototype: true }),
      (seq, itemPrevSeq, itemCount, details) => {
        const { v: _v, seq: _seq, itemPrevSeq: _prev, itemCount: _count, ...content } = { ...event, details };
        const { beforeCounts, beforeSeq, afterSeq } = formatEventParts(content);
        const text = `${beforeCounts}${itemCount},"itemPrevSeq":${itemPrevSeq}${beforeSeq}${seq}${afterSeq}`;
        expect(text).toBe(fromUtf8(canonicalBytes({ ...content, v: 1, seq, itemPrevSeq, itemCount })));
        expect(parseEvent(toUtf8(text))).toEqual({ ...content, v: 1, seq, itemPrevSeq, itemCount });
      },
    ),
  );
});

test.each([
  ['bytes that are not UTF-8', Uint8Array.of(0xff), /not UTF-8/],
  ['what is not JSON', toUtf8('{'), /not JSON/],
  ['members out of order', toUtf8(JSON.stringify(event)), /not canonical/],
  ['another version', canonicalBytes({ ...event, v: 2 }), /wrong kind/],
  ['a field more', canonicalBytes({ ...event, extra: 1 }), /wrong kind/],
  ['a negative place', canonicalBytes({ ...event, seq: -1 }), /wrong kind/],
  ['a short nonce', canonicalBytes({ ...event, nonce: '00' }), /wrong kind/],
  ['an actor without a name', canonicalBytes({ ...event, actor: { id: 'U-0004' } }), /wrong kind/],
  ['a time that is none', canonicalBytes({ ...event, ts: 'yesterday' }), /wrong kind/],
  ['an item that is a number', canonicalBytes({ ...event, item: 1 }), /wrong kind/],
  ['a previous place that is text', canonicalBytes({ ...event, itemPrevSeq: '3' }), /wrong kind/],
  ['a count below nothing', canonicalBytes({ ...event, itemCount: -1 }), /wrong kind/],
  ['details that are a list', canonicalBytes({ ...event, details: [] }), /wrong kind/],
  ['a list', canonicalBytes([event]), /wrong kind/],
])('an event of %s is refused', (_name, bytes, message) => {
  expect(() => parseEvent(bytes)).toThrow(LedgerError);
  expect(() => parseEvent(bytes)).toThrow(message);
});

test('an event may be of no item', () => {
  const user = { ...event, item: null, itemPrevSeq: null, itemCount: null };
  expect(parseEvent(canonicalBytes(user))).toEqual(user);
});
