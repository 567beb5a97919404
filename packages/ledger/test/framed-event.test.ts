import fc from 'fast-check';
import { type EventBody, LedgerError, canonicalBytes, fromUtf8 } from '../src';
import { readClosely, readEvent } from '../src/event';
import { readFramed } from '../src/framed-event';

/** Mostly plain, so that the quick way is taken often; now and then whatever could mislead it. */
const text = fc.oneof(
  { weight: 20, arbitrary: fc.stringMatching(/^[ -!#-[\]-~\u00a0-\u2fff]*$/) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.constantFrom(',"eventId":"', '},"eventId":"x"') },
);
const number = fc.oneof({ weight: 9, arbitrary: fc.nat() }, { weight: 1, arbitrary: fc.maxSafeNat() });
const place = fc.option(number);
type Details = EventBody['details'];
const member = fc.oneof(text, number, fc.boolean(), fc.constant(null));
const details = fc.oneof(
  { weight: 3, arbitrary: fc.dictionary(text, member, { noNullPrototype: true }) },
  {
    weight: 1,
    arbitrary: fc.dictionary(text, fc.jsonValue(), { noNullPrototype: true }) as fc.Arbitrary<Details>,
  },
);
const anyEvent: fc.Arbitrary<EventBody> = fc.record(
  {
    v: fc.constant(1 as const),
    seq: number,
    eventId: text,
    type: text,
    item: fc.option(text),
    actor: fc.record({ id: text, name: text }, { noNullPrototype: true }),
    ts: fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') })
      .map((at) => at.toISOString()),
    details,
    itemPrevSeq: place,
    itemCount: place,
    nonce: fc.constant('00112233445566778899aabbccddeeff'),
  },
  { noNullPrototype: true },
);

/** Canonical text, where the values can be carried at all. */
function textOf(event: EventBody): string | null {
  try {
    return fromUtf8(canonicalBytes(event));
  } catch {
    return null;
  }
}

const outcome = (read: (text: string) => unknown, of: string): unknown => {
  try {
    return read(of);
  } catch (error) {
    if (error instanceof LedgerError || error instanceof TypeError) return error.message;
    throw error;
  }
};

/** Reads each both ways, and demands that the quick one was taken often. */
function expectBothAlike(events: fc.Arbitrary<EventBody>): void {
  let quick = 0;
  fc.assert(
    fc.property(events, (event) => {
      const written = textOf(event);
      if (written === null) return;
      const framed = readFramed(written);
      if (framed) quick += 1;
      expect(framed ?? readClosely(written)).toEqual(readClosely(written));
    }),
    { numRuns: 500 },
  );
  expect(quick).toBeGreaterThan(50);
}

test('the quick reading of an event says what the close one says', () => {
  expectBothAlike(anyEvent);
});

const plain: EventBody = {
  v: 1,
  seq: 7,
  eventId: 'evt_00000000000000ff',
  type: 'TRANSFER APPROVED',
  item: 'P-0001',
  actor: { id: 'U-0004', name: 'SGT Navarro' },
  ts: '2026-11-21T06:04:18.000Z',
  details: { a: [1, { b: null }], toUserId: 'U-0004' },
  itemPrevSeq: 3,
  itemCount: 2,
  nonce: '00112233445566778899aabbccddeeff',
};
const written = fromUtf8(canonicalBytes(plain));

test('an ordinary event is read the quick way', () => {
  expect(readFramed(written)).toEqual({
    body: plain,
    detailsText: '{"a":[1,{"b":null}],"toUserId":"U-0004"}',
    at: Date.parse(plain.ts),
  });
  const ofNoItem = { ...plain, item: null, itemPrevSeq: null, itemCount: null };
  expect(readFramed(fromUtf8(canonicalBytes(ofNoItem)))?.body).toEqual(ofNoItem);
});

/** Of one shape with any other of its type: read by the expression that was made for the first. */
const flat = { ...plain, details: { 'by hand': true, note: null, quantity: -2, serial: 'W123', was: false } };

test('events of one shape are read alike, whatever their members say', () => {
  expect(readFramed(fromUtf8(canonicalBytes(flat)))?.body).toEqual(flat);
  const details = fc.record({
    'by hand': member,
    note: member,
    quantity: member,
    serial: member,
    was: member,
  });
  expectBothAlike(
    fc
      .record({ details, itemCount: place, itemPrevSeq: place, item: fc.option(text) })
      .map((facts) => ({ ...flat, ...facts })),
  );
});

test.each([
  ['nested details', plain],
  ['a shape that was read before', flat],
])('with any character put in, taken out or changed, both ways still say the same of %s', (_what, event) => {
  const written = fromUtf8(canonicalBytes(event));
  expect(readFramed(written)?.body).toEqual(event);
  const character = fc.oneof(
    fc.constantFrom('"', '\\', '{', '}', ',', ':', '0', '-', ' ', 'e', '\n', '\u0001', '\ud800', '\u00e9'),
    fc.string({ minLength: 1, maxLength: 1 }),
  );
  fc.assert(
    fc.property(fc.nat(written.length), fc.nat(2), character, (at, taken, put) => {
      const edited = written.slice(0, at) + put + written.slice(at + taken);
      expect(outcome(readEvent, edited)).toEqual(outcome(readClosely, edited));
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['a second set of details', written.replace(',"eventId"', ',"details":{},"eventId"')],
  ['a day that the calendar does not have', written.replace('11-21T', '13-21T')],
  ['such a day and plain details', fromUtf8(canonicalBytes(flat)).replace('11-21T', '13-21T')],
  [
    'members of the details out of order',
    written.replace('"a":[1,{"b":null}],"toUserId":"U-0004"', '"b":1,"a":2'),
  ],
  ['a member of the details twice', written.replace('"a":', '"toUserId":"x","a":')],
  ['white space in the details', written.replace('"a":[', '"a": [')],
  ['a place with a zero before it', written.replace('"seq":7', '"seq":07')],
  ['a place beyond 2^53', written.replace('"seq":7', '"seq":9007199254740993')],
  ['a line break after it', `${written}\n`],
  ['something before it', ` ${written}`],
  ['details that are a list', written.replace(/"details":.*,"eventId"/, '"details":[],"eventId"')],
  ['details cut short', written.replace(',"toUserId":"U-0004"}', '')],
  ['an escape that is not needed', written.replace('SGT', '\\u0053GT')],
])('an event with %s is refused in the same words', (_what, edited) => {
  expect(edited).not.toBe(written);
  expect(readFramed(edited)).toBeNull();
  expect(() => readEvent(edited)).toThrow(LedgerError);
  expect(outcome(readEvent, edited)).toBe(outcome(readClosely, edited));
});
