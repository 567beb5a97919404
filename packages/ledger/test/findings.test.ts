import { findings } from '../src';

test('one act is counted as one, and several as several', () => {
  expect([1, 2].map((acts) => findings.eventsUnrecorded(acts).message)).toEqual([
    '1 act was committed without entering the ledger',
    '2 acts were committed without entering the ledger',
  ]);
});

test('one record from before is spoken of as one, and several as several', () => {
  const called = { singular: 'transfer', plural: 'transfers' };
  const said = (count: number) => findings.recordsFoundDiffer(count, called, '21NOV2026').message;
  expect(said(1)).toBe('The transfer from before 21NOV2026 is not as it was found');
  expect(said(1204)).toBe('The 1,204 transfers from before 21NOV2026 are not as they were found');
});
