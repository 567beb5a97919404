import { filterOf, readListState, writeListState } from './list-state';

const read = (text: string) => readListState(new URLSearchParams(text));

test('an address without parameters is the first tab, unfiltered and in the order of the server', () => {
  expect(read('')).toEqual({
    tab: 'assigned',
    search: '',
    category: '',
    status: '',
    holder: '',
    only: '',
    left: false,
    sort: null,
    creating: false,
    editing: '',
  });
});

test('what the address says of tab, search, category, status, condition, sort and dialog survives writing and reading', () => {
  const text =
    'tab=signedout&q=m4&category=weapons&status=In+Repair&only=short&sort=-assignedTo&new=1&create=9f1c';
  expect(writeListState(new URLSearchParams(), read(text)).toString()).toBe(text);
});

test('the holder is of the whole unit alone', () => {
  expect(read('tab=visible&holder=U-5').holder).toBe('U-5');
  expect(read('tab=unassigned&holder=U-5').holder).toBe('');
});

test('LIFE-27 what left the book is of the whole unit, and another tab has none of it', () => {
  expect(read('left=true&holder=U-5')).toMatchObject({ tab: 'visible', left: true, holder: '' });
  const write = (tab: 'visible' | 'assigned') =>
    writeListState(new URLSearchParams(), { ...read('left=true'), tab }).toString();
  expect([write('visible'), write('assigned')]).toEqual(['tab=visible&left=true', '']);
});

test('words that the list does not know count for nothing', () => {
  expect(read('tab=all&category=tanks&status=fine&only=heavy&sort=price')).toEqual(read(''));
});

test('PROP-09 the assigned date sorts only what I hold, the assignee only what others hold', () => {
  expect(read('sort=assignedDate').sort).toEqual({ column: 'assignedDate', direction: 'asc' });
  expect(read('sort=assignedTo').sort).toBeNull();
  expect(read('tab=signedout&sort=assignedDate').sort).toBeNull();
});

test('a change of tab drops a sort that the other tab lacks, and keeps the search', () => {
  const state = { ...read('q=m4&sort=-assignedDate'), tab: 'signedout' as const };
  expect(writeListState(new URLSearchParams('q=m4&sort=-assignedDate'), state).toString()).toBe(
    'q=m4&tab=signedout',
  );
});

test('parameters of others stay in the address', () => {
  expect(writeListState(new URLSearchParams('from=mail'), read('q=m4')).toString()).toBe('from=mail&q=m4');
});

test('the filter for the API names scope and sort as the API does', () => {
  expect(filterOf(read('tab=signedout&sort=-name'))).toEqual({
    scope: 'signedout',
    search: '',
    category: '',
    status: '',
    holder: '',
    only: '',
    left: false,
    sort: '-name',
  });
});
