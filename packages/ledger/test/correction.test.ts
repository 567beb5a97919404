import { pointsTo, targetOf } from '../src';

const original = { seq: 3, eventId: 'evt_3', type: 'USER' };
const target = { seq: 3, eventId: 'evt_3', type: 'USER' };

test('a correction points to an earlier event by place, id and type', () => {
  expect(pointsTo(target, { seq: 4 }, original)).toBe(true);
});

test.each([
  ['nothing', { seq: 4 }, undefined],
  ['a later event', { seq: 2 }, original],
  ['itself', { seq: 3 }, original],
  ['another place', { seq: 4 }, { ...original, seq: 2 }],
  ['another id', { seq: 4 }, { ...original, eventId: 'evt_9' }],
  ['another type', { seq: 4 }, { ...original, type: 'CORRECTION' }],
])('a correction that points to %s does not hold', (_what, correction, found) => {
  expect(pointsTo(target, correction, found)).toBe(false);
});

test('only a correction corrects', () => {
  const details = { originalSeq: 3, originalEventId: 'evt_3', originalEventType: 'USER' };
  expect(targetOf({ type: 'CORRECTION', details })).toEqual(target);
  expect(targetOf({ type: 'USER', details })).toBeNull();
});
