import { readStockState, stockFilter, writeStockState } from './stock-state';

const read = (address: string) => {
  const params = new URLSearchParams(address);
  return readStockState((name) => params.get(name) ?? '');
};

test('the address says which consumables are shown, in which order, and what is open', () => {
  const state = read('tab=low-stock&q=batt&category=Batteries&sort=-quantity&item=C-1&act=issue');
  expect(state).toEqual({
    tab: 'low-stock',
    search: 'batt',
    category: 'Batteries',
    sort: { column: 'quantity', direction: 'desc' },
    item: 'C-1',
    act: 'issue',
  });
  expect(stockFilter(state)).toEqual({
    search: 'batt',
    category: 'Batteries',
    attention: 'low-stock',
    sort: '-quantity',
  });
});

test('what the address says wrongly is left at its default', () => {
  expect(read('tab=gone&category=Rockets&sort=unit&act=burn')).toEqual(read(''));
});

test('a default leaves the address', () => {
  expect(writeStockState({ tab: 'all', sort: null, search: '' })).toEqual({ tab: '', sort: '', q: '' });
  expect(writeStockState({ act: 'issue', item: 'C-1' })).toEqual({ act: 'issue', item: 'C-1' });
});
