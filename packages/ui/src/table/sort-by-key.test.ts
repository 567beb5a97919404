import { sortByKey } from './sort-by-key';

const sort = (values: unknown[], desc = false) => sortByKey(values, (value) => value, desc);

test('texts run without regard to case, past their first sixteen characters, shorter before longer', () => {
  const texts = [
    'Serial number W-12b',
    'serial number W-12A',
    'Serial number W-12',
    'Serial number W-9',
    'a',
    'B',
  ];
  const ascending = [
    'a',
    'B',
    'Serial number W-12',
    'serial number W-12A',
    'Serial number W-12b',
    'Serial number W-9',
  ];
  expect(sort(texts)).toEqual(ascending);
  expect(sort(texts, true)).toEqual(ascending.toReversed());
});

test('letters beyond Latin-1 are told apart', () => {
  expect(sort(['ż', 'ż', 'ő', 'z', 'é'])).toEqual(['z', 'é', 'ő', 'ż', 'ż']);
});

test('numbers run by size', () => {
  expect(sort([10, 9, -1, 2.5])).toEqual([-1, 2.5, 9, 10]);
  expect(sort([10, 9, -1, 2.5], true)).toEqual([10, 9, 2.5, -1]);
});

test('what is missing stays last either way', () => {
  expect(sort(['b', null, 'a', undefined, ''])).toEqual(['a', 'b', null, undefined, '']);
  expect(sort(['b', null, 'a'], true)).toEqual(['b', 'a', null]);
});

test.each([false, true])('equal keys keep the order they came in (descending: %s)', (desc) => {
  const rows = Array.from({ length: 200 }, (_, index) => ({ key: `name ${index % 3}`, index }));
  const sorted = sortByKey(rows, (row) => row.key, desc);
  for (const name of ['name 0', 'name 1', 'name 2']) {
    const indexes = sorted.filter((row) => row.key === name).map((row) => row.index);
    expect(indexes).toEqual(indexes.toSorted((a, b) => a - b));
  }
});

test('it agrees with a sort by comparison on a thousand made-up serial numbers', () => {
  const serials = Array.from(
    { length: 1000 },
    (_, index) => `w${((index * 7919) % 1009).toString(36)}-${index % 7}`,
  );
  expect(sort(serials)).toEqual(serials.toSorted((a, b) => (a < b ? -1 : 1)));
});
