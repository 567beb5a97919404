import { bodyLines } from './body-lines';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id, original: id }));

const read = (expanded: string[]) => {
  const lines = bodyLines(rows, new Set(expanded));
  return Array.from({ length: lines.length }, (_, line) => {
    const found = lines.at(line);
    return `${found?.kind} ${found?.row.id} ${found?.index}`;
  });
};

test('with nothing expanded each row is a line', () => {
  expect(read([])).toEqual(['row a 0', 'row b 1', 'row c 2', 'row d 3']);
});

test('each expanded row is followed by its panel', () => {
  expect(read(['a', 'c', 'd'])).toEqual([
    'row a 0',
    'panel a 0',
    'row b 1',
    'row c 2',
    'panel c 2',
    'row d 3',
    'panel d 3',
  ]);
});

test('an expanded row that is not listed has no line', () => {
  expect(read(['zz'])).toHaveLength(4);
});

test('a row is found on its line, below the panels above it', () => {
  const lines = bodyLines(rows, new Set(['a', 'c']));
  expect(rows.map((_row, index) => lines.at(lines.lineOf(index))?.row.id)).toEqual(['a', 'b', 'c', 'd']);
  expect(lines.isPanel(1)).toBe(true);
  expect(lines.at(lines.length)).toBeUndefined();
});
