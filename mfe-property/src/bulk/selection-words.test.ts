import { selectionWords } from './selection-words';

const rows = { selected: 3, selectedRows: 3, rows: 100, total: 240, isAll: false };

test('some rows of the list need no words, and none at all neither', () => {
  expect(selectionWords(rows)).toBe('');
  expect(selectionWords({ ...rows, selected: 0, selectedRows: 0 })).toBe('');
});

test('all loaded rows are not all that match', () => {
  expect(selectionWords({ ...rows, selected: 100, selectedRows: 100 })).toBe(
    'The 100 items loaded so far are selected, 240 match.',
  );
  expect(selectionWords({ ...rows, selected: 100, selectedRows: 100, total: 100 })).toBe('');
});

test('all that match, or as many as one selection takes', () => {
  expect(selectionWords({ ...rows, selected: 240, selectedRows: 100, isAll: true })).toBe(
    'All 240 items that match are selected.',
  );
  expect(selectionWords({ ...rows, selected: 5000, selectedRows: 100, total: 12_300, isAll: true })).toBe(
    '5,000 of the 12,300 items that match are selected, as many as one selection takes.',
  );
});

test('what was chosen under another search is not forgotten', () => {
  expect(selectionWords({ ...rows, selectedRows: 2 })).toBe(
    '1 of the 3 selected is not among the rows below.',
  );
  expect(selectionWords({ ...rows, selectedRows: 0 })).toBe(
    '3 of the 3 selected are not among the rows below.',
  );
});
