import { ItemChains, type EventBody } from '../src';

const event = (seq: number, item: string | null, itemPrevSeq: number | null, itemCount: number | null) =>
  ({ seq, item, itemPrevSeq, itemCount }) as EventBody;

test('every event of an item follows the one before it, and events of no item follow nothing', () => {
  const chains = new ItemChains();
  const events = [
    event(0, 'A', null, 1),
    event(1, null, null, null),
    event(2, 'B', null, 1),
    event(3, 'A', 0, 2),
    event(4, 'A', 3, 3),
  ];
  expect(events.map((one) => chains.follows(one))).toEqual([true, true, true, true, true]);
});

test.each([
  ['names none before it', event(1, 'A', null, 2)],
  ['names another before it', event(1, 'A', 7, 2)],
  ['counts too few', event(1, 'A', 0, 1)],
  ['counts too many', event(1, 'A', 0, 3)],
  ['does not count', event(1, 'A', 0, null)],
  ['begins in the middle', event(1, 'B', 0, 2)],
  ['is the first of its item and counts more', event(1, 'B', null, 2)],
  ['is the first of its item and names one before it', event(1, 'B', 0, 1)],
  ['is of no item and names one before it', event(1, null, 0, null)],
  ['is of no item and counts', event(1, null, null, 1)],
])('an event that %s does not follow', (_what, next) => {
  const chains = new ItemChains();
  chains.follows(event(0, 'A', null, 1));
  expect(chains.follows(next)).toBe(false);
});
