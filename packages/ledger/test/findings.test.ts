import { findings } from '../src';

test('one act is counted as one, and several as several', () => {
  expect([1, 2].map((acts) => findings.eventsUnrecorded(acts).message)).toEqual([
    '1 act was committed without entering the ledger',
    '2 acts were committed without entering the ledger',
  ]);
});

test('one event is spoken of as one, and several as several', () => {
  const at = new Date('2026-11-22T09:00:00Z');
  const missing = (from: number, to: number) => findings.journalMissing(false, at, { from, to }).message;
  const start = 'The journal was missing or short on 22NOV2026; ';
  expect(missing(755, 755)).toBe(`${start}event #755 has no copy from before`);
  expect(missing(754, 755)).toBe(`${start}events #754 to #755 have no copy from before`);
  expect(findings.nodeAltered(7, 7).message).toBe('Stored tree node over event #7 does not match it');
});

test('one record from before is spoken of as one, and several as several', () => {
  const called = { singular: 'transfer', plural: 'transfers' };
  const said = (count: number) => findings.recordsFoundDiffer(count, called, '21NOV2026').message;
  expect(said(1)).toBe('The transfer from before 21NOV2026 is not as it was found');
  expect(said(1204)).toBe('The 1,204 transfers from before 21NOV2026 are not as they were found');
});
