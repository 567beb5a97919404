import { freshCodes } from './fresh-codes';

test('a code counts once for as long as it stays in the picture, and again once it was gone', () => {
  const fresh = freshCodes();
  expect(fresh(['W1'], 0)).toEqual(['W1']);
  for (let now = 120; now < 6000; now += 120) expect(fresh(['W1'], now)).toEqual([]);
  expect(fresh([], 9000)).toEqual([]);
  expect(fresh(['W1'], 9120)).toEqual(['W1']);
});

test('several codes in one picture are several scans', () => {
  const fresh = freshCodes();
  expect(fresh(['W1', 'W2', 'W1'], 0)).toEqual(['W1', 'W2']);
  expect(fresh(['W2', 'W3'], 120)).toEqual(['W3']);
});
