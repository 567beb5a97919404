import { type EventBody, canonicalBytes, fromUtf8 } from '../src';
import { EventShapes } from '../src/event-shapes';

const EVENT: EventBody = {
  v: 1,
  seq: 7,
  eventId: 'evt_00000000000000ff',
  type: 'STATUS CHANGE',
  item: 'P-0001',
  actor: { id: 'U-0004', name: 'SGT Navarro' },
  ts: '2026-11-21T06:04:18.000Z',
  details: { byHand: true, note: null, quantity: -2, serial: 'W123', was: false },
  itemPrevSeq: 3,
  itemCount: 2,
  nonce: '00112233445566778899aabbccddeeff',
};
const textOf = (event: EventBody) => fromUtf8(canonicalBytes(event));
/** Details of so many members. */
const members = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`m${at}`, at]));

/** Shapes that were learned of these events. */
function learned(...events: EventBody[]): EventShapes {
  const shapes = new EventShapes();
  events.forEach((event) => shapes.learn(event));
  return shapes;
}

test('an event of a shape that was learned is read, whatever its members say', () => {
  const shapes = learned(EVENT);
  for (const event of [
    EVENT,
    { ...EVENT, item: null, itemPrevSeq: null, itemCount: null, seq: 0 },
    { ...EVENT, details: { byHand: false, note: 'two', quantity: 0, serial: '', was: null } },
  ]) {
    expect(shapes.read(textOf(event))).toEqual({
      body: event,
      detailsText: fromUtf8(canonicalBytes(event.details)),
      at: Date.parse(event.ts),
    });
  }
  const bare = { ...EVENT, details: {} };
  expect(learned(bare).read(textOf(bare))?.body).toEqual(bare);
});

test.each([
  ['another type', { ...EVENT, type: 'ITEM CREATED' }],
  ['a member more', { ...EVENT, details: { ...EVENT.details, x: 1 } }],
  ['a member less', { ...EVENT, details: { byHand: true } }],
  ['a member that holds others', { ...EVENT, details: { ...EVENT.details, note: [] } }],
  ['a month that no year has', { ...EVENT, ts: '2026-13-21T06:04:18.000Z' }],
])('an event with %s is not known', (_what, event) => {
  expect(learned(EVENT).read(textOf(event))).toBeNull();
});

test('four shapes of a type are learned, and sixty-four types', () => {
  const ofOneType = [1, 2, 3, 4, 5].map((count) => ({ ...EVENT, details: members(count) }));
  const four = learned(...ofOneType);
  expect(ofOneType.map((event) => four.read(textOf(event))?.body.seq)).toEqual([7, 7, 7, 7, undefined]);

  const ofManyTypes = Array.from({ length: 65 }, (_, at) => ({ ...EVENT, type: `TYPE ${at}` }));
  const many = learned(...ofManyTypes);
  expect(ofManyTypes.filter((event) => many.read(textOf(event)) !== null)).toHaveLength(64);
});

test('a type or a member with a name that an expression would take for more is not learned', () => {
  for (const name of ['a.*b', 'c|d', '(e', 'f+', '']) {
    const ofType = { ...EVENT, type: name };
    const ofMember = { ...EVENT, details: { ...members(1), [name]: 1 } };
    expect(learned(ofType).read(textOf(ofType))).toBeNull();
    expect(learned(ofMember).read(textOf(ofMember))).toBeNull();
  }
});
