import { findings } from '../src';

test('one act is counted as one, and several as several', () => {
  expect([1, 2].map((acts) => findings.eventsUnrecorded(acts).message)).toEqual([
    '1 act was committed without entering the ledger',
    '2 acts were committed without entering the ledger',
  ]);
});
