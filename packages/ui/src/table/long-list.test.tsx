import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable } from './data-table';
import type { DataTableProps } from './types';

interface Item {
  id: string;
  name: string;
}

const items = (from: number, count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({ id: `I${from + index}`, name: `Item ${from + index}` }));

const show = (props: Partial<DataTableProps<Item>>) => (
  <DataTable
    label="Items"
    rows={items(0, 100)}
    columns={[{ id: 'name', header: 'Item', value: (item) => item.name }]}
    rowId={(item) => item.id}
    rowName={(item) => item.name}
    totalRows={100_000}
    onEndReached={() => undefined}
    onOpen={() => undefined}
    {...props}
  />
);

const body = () => screen.getByRole('table').querySelector('tbody')!;
const spacerHeight = () => Number.parseInt(body().querySelector<HTMLElement>('.hr-spacer')!.style.height, 10);

test('rows before the loaded ones keep their room, and rows say their place in the whole list', () => {
  render(show({ rows: items(500, 100), rowsBefore: 500 }));
  expect(spacerHeight()).toBe(500 * 40);
  const row = screen.getByRole('row', { name: 'Item 500' });
  expect(row).toHaveAttribute('aria-rowindex', '502');
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '100001');
});

test('as the first loaded row comes near, the rows before it are asked for, once for each list', () => {
  const onStartReached = jest.fn();
  const { rerender } = render(show({ rows: items(500, 100), rowsBefore: 500, onStartReached }));
  rerender(show({ rows: items(500, 100), rowsBefore: 500, onStartReached }));
  expect(onStartReached).toHaveBeenCalledTimes(1);
  rerender(show({ rows: items(400, 200), rowsBefore: 400, onStartReached }));
  expect(onStartReached).toHaveBeenCalledTimes(2);
});

test('at the start of a list nothing is before it', () => {
  const onStartReached = jest.fn();
  render(show({ onStartReached }));
  expect(onStartReached).not.toHaveBeenCalled();
});

test('Home goes to the first row of the list, also where that is not loaded', async () => {
  const onTop = jest.fn();
  const { rerender } = render(show({ rows: items(500, 100), rowsBefore: 500, onTop }));
  const scroller = screen.getByRole('table').parentElement!;
  scroller.scrollTo = jest.fn(() => fireEvent.scroll(scroller)) as never;
  act(() => screen.getByRole('row', { name: 'Item 501' }).focus());
  await userEvent.keyboard('{Home}');
  expect(onTop).toHaveBeenCalled();
  rerender(show({ rows: items(0, 100), rowsBefore: 0, onTop }));
  expect(within(body()).getByRole('row', { name: 'Item 0' })).toHaveFocus();
});

test('the arrow keys and Enter work on rows far down the list', async () => {
  const onOpen = jest.fn();
  render(show({ rows: items(500, 100), rowsBefore: 500, onOpen }));
  act(() => screen.getByRole('row', { name: 'Item 500' }).focus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onOpen).toHaveBeenCalledWith({ id: 'I501', name: 'Item 501' });
});

const withButtons: Partial<DataTableProps<Item>> = {
  selected: new Set(),
  onSelectedChange: () => undefined,
  renderExpanded: () => null,
  columns: [
    { id: 'name', header: 'Item', value: (item) => item.name },
    {
      id: 'actions',
      header: 'Actions',
      buttons: true,
      cell: ({ name }) => <button type="button">Details, {name}</button>,
    },
  ],
};

/** Turns the wheel over the list by so many rows at once. */
function scrollBy(rows: number) {
  const scroller = screen.getByRole('table').parentElement!;
  scroller.scrollTop += rows * 40;
  fireEvent.scroll(scroller);
}

const buttonsOf = (name: string) => {
  const row = within(screen.getByText(name).closest('tr')!);
  return [...row.queryAllByRole('checkbox'), ...row.queryAllByRole('button')].length;
};

test('rows that fly past come without their buttons, and have them once the list comes to rest', async () => {
  render(show(withButtons));
  expect(buttonsOf('Item 5')).toBe(3);
  for (let turn = 0; turn < 3; turn += 1) scrollBy(20);
  expect(screen.getByText('Item 70')).toBeInTheDocument();
  expect(buttonsOf('Item 70')).toBe(0);
  expect(await screen.findByRole('button', { name: 'Details, Item 70' })).toBeInTheDocument();
  expect(buttonsOf('Item 70')).toBe(3);
});

test('at the pace of a reader, and after one leap, every row comes with its buttons', () => {
  render(show(withButtons));
  for (let turn = 0; turn < 10; turn += 1) scrollBy(2);
  expect(buttonsOf('Item 40')).toBe(3);
  scrollBy(40);
  expect(buttonsOf('Item 70')).toBe(3);
});

test('a row that has its buttons keeps them, however fast the list begins to move', () => {
  render(show(withButtons));
  for (let turn = 0; turn < 4; turn += 1) scrollBy(5);
  expect(buttonsOf('Item 16')).toBe(3);
  expect(buttonsOf('Item 46')).toBe(0);
});

test('a long list is never so narrow that the column which takes what is left comes to nothing', () => {
  render(
    show({
      columns: [
        { id: 'name', header: 'Item', value: (item) => item.name },
        { id: 'note', header: 'Note', value: (item) => item.id, least: 200 },
        { id: 'serial', header: 'Serial number', value: (item) => item.id, width: 126 },
      ],
      selected: new Set(),
      onSelectedChange: () => undefined,
    }),
  );
  expect(screen.getByRole('table')).toHaveStyle({ minWidth: 'calc(40px + 144px + 200px + 126px)' });
});

test('where a row goes from the list while the focus is in it, the next has it, and the page after the last', () => {
  const { rerender } = render(<main tabIndex={-1}>{show({ ...withButtons, rows: items(0, 3) })}</main>);
  const keep = (rows: Item[]) =>
    rerender(<main tabIndex={-1}>{show({ ...withButtons, rows, empty: 'Nothing' })}</main>);
  act(() => screen.getByRole('button', { name: 'Details, Item 1' }).focus());
  keep([...items(0, 1), ...items(2, 1)]);
  expect(screen.getByRole('row', { name: /Item 2/ })).toHaveFocus();
  keep(items(0, 1));
  expect(screen.getByRole('row', { name: /Item 0/ })).toHaveFocus();
  keep([]);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a row that is scrolled away with the focus in it sends the focus nowhere else in the list', () => {
  render(show(withButtons));
  act(() => screen.getByRole('button', { name: 'Details, Item 1' }).focus());
  scrollBy(40);
  expect(within(body()).queryByRole('row', { name: /^Item 1 / })).toBeNull();
  expect(body().contains(document.activeElement)).toBe(false);
});

test('all loaded rows are printed, with how many there are, and the list is where it was afterwards', () => {
  render(show({ totalRows: 114, printHint: 'Use Export CSV for all.' }));
  const scroller = screen.getByRole('table').parentElement!;
  scroller.scrollTop = 400;
  expect(screen.queryByText('Item 99')).not.toBeInTheDocument();
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getByText('Item 0')).toBeVisible();
  expect(screen.getByText('Item 99')).toBeVisible();
  expect(screen.getByText('100 of 114 rows. Use Export CSV for all.')).toBeVisible();
  expect(scroller).not.toHaveStyle({ maxHeight: 'max(320px, calc(100dvh - 264px))' });
  scroller.scrollTop = 0;
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByText(/Use Export CSV/)).not.toBeInTheDocument();
  expect(screen.queryByText('Item 99')).not.toBeInTheDocument();
  expect(scroller.scrollTop).toBe(400);
});

test('a list that is loaded whole is printed without a word about more', () => {
  render(show({ totalRows: 100, printHint: 'Use Export CSV for all.' }));
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getByText('Item 99')).toBeVisible();
  expect(screen.queryByText(/Use Export CSV/)).not.toBeInTheDocument();
});
