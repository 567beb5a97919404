import fc from 'fast-check';
import {
  type EventBody,
  LedgerError,
  canonicalBytes,
  formatEventParts,
  fromUtf8,
  readEvent,
  toUtf8,
  tryReadEvent,
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
        expect(readEvent(toUtf8(text))).toEqual({ ...content, v: 1, seq, itemPrevSeq, itemCount });
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
  expect(() => readEvent(bytes)).toThrow(LedgerError);
  expect(() => readEvent(bytes)).toThrow(message);
});

test('an event may be of no item', () => {
  const user = { ...event, item: null, itemPrevSeq: null, itemCount: null };
  expect(readEvent(canonicalBytes(user))).toEqual(user);
});

const written = fromUtf8(canonicalBytes({ ...event, details: { a: [1, { b: null }], toUserId: 'U-0004' } }));

test.each([
  ['a second set of details', written.replace(',"eventId"', ',"details":{},"eventId"')],
  ['a day that the calendar does not have', written.replace('11-21T', '13-21T')],
  [
    'members of the details out of order',
    written.replace('"a":[1,{"b":null}],"toUserId":"U-0004"', '"b":1,"a":2'),
  ],
  ['a member of the details twice', written.replace('"a":', '"toUserId":"x","a":')],
  ['white space in the details', written.replace('"a":[', '"a": [')],
  ['a place with a zero before it', written.replace('"seq":7', '"seq":07')],
  ['a place beyond 2^53', written.replace('"seq":7', '"seq":9007199254740993')],
  ['a number beyond 2^53 in the details', written.replace('[1,', '[9007199254740993,')],
  ['a number written otherwise', written.replace('[1,', '[1.0,')],
  ['a line break after it', `${written}\n`],
  ['something before it', ` ${written}`],
  ['details cut short', written.replace(',"toUserId":"U-0004"}', '')],
  ['an escape that is not needed', written.replace('SGT', '\\u0053GT')],
  ['a lone surrogate', written.replace('SGT', '\\ud800')],
])('an event with %s is refused', (_what, edited) => {
  expect(edited).not.toBe(written);
  expect(readEvent(toUtf8(written)).seq).toBe(7);
  expect(() => readEvent(toUtf8(edited))).toThrow(LedgerError);
});

test('with any character put in, taken out or changed, what is still read is written the same again', () => {
  const character = fc.oneof(
    fc.constantFrom('"', '\\', '{', '}', ',', ':', '0', '-', ' ', 'e', '\n', '\u0001', '\u00e9'),
    fc.string({ minLength: 1, maxLength: 1 }),
  );
  fc.assert(
    fc.property(fc.nat(written.length), fc.nat(2), character, (at, taken, put) => {
      const edited = toUtf8(written.slice(0, at) + put + written.slice(at + taken));
      const read = tryReadEvent(edited);
      if (read) expect(canonicalBytes(read)).toEqual(edited);
    }),
    { numRuns: 1000 },
  );
});
