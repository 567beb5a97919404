import { nearMissTotal } from './inventory-report';

test('one near miss is not several', () => {
  expect([0, 1, 2].map(nearMissTotal)).toEqual(['0 near misses', '1 near miss', '2 near misses']);
});
