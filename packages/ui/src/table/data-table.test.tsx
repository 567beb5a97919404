import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DataTable } from './data-table';
import type { Column, DataTableProps } from './types';

interface Item {
  id: string;
  name: string;
  serial: string;
  quantity: number | null;
}

const ITEMS: Item[] = [
  { id: '1', name: 'M249', serial: 'U208814', quantity: 10 },
  { id: '2', name: 'AN/PVS-14', serial: '70315A', quantity: null },
  { id: '3', name: 'm4a1 Carbine', serial: 'W123456', quantity: 9 },
];

const COLUMNS: Column<Item>[] = [
  { id: 'name', header: 'Item', value: (item) => item.name },
  { id: 'serial', header: 'Serial number', value: (item) => item.serial, sortable: false },
  { id: 'quantity', header: 'Quantity', value: (item) => item.quantity },
];

function Table(props: Partial<DataTableProps<Item>>) {
  return (
    <DataTable
      label="Items"
      rows={ITEMS}
      columns={COLUMNS}
      rowId={(item) => item.id}
      rowName={(item) => `${item.name} ${item.serial}`}
      {...props}
    />
  );
}

const bodyRows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const firstCells = () => bodyRows().map((row) => row.querySelector('td:not([class^=hr-cell])')?.textContent);
const head = (name: string) => screen.getByRole('columnheader', { name });

test('PROP-11 a head pressed again and again sorts ascending, descending, then not at all', async () => {
  render(<Table />);
  const sortByItem = screen.getByRole('button', { name: 'Item' });
  expect(head('Item')).toHaveAttribute('aria-sort', 'none');

  await userEvent.click(sortByItem);
  expect(firstCells()).toEqual(['AN/PVS-14', 'M249', 'm4a1 Carbine']);
  expect(head('Item')).toHaveAttribute('aria-sort', 'ascending');

  await userEvent.click(sortByItem);
  expect(firstCells()).toEqual(['m4a1 Carbine', 'M249', 'AN/PVS-14']);
  expect(head('Item')).toHaveAttribute('aria-sort', 'descending');

  await userEvent.click(sortByItem);
  expect(firstCells()).toEqual(['M249', 'AN/PVS-14', 'm4a1 Carbine']);
  expect(head('Item')).toHaveAttribute('aria-sort', 'none');
});

test('a list that toggles never clears its sort', async () => {
  render(<Table sortCycle="toggle" defaultSort={{ column: 'name', direction: 'desc' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Item' }));
  expect(head('Item')).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Item' }));
  expect(head('Item')).toHaveAttribute('aria-sort', 'descending');
});

test('numbers sort by size and what is missing stays last either way', async () => {
  render(<Table />);
  await userEvent.click(screen.getByRole('button', { name: 'Quantity' }));
  expect(firstCells()).toEqual(['m4a1 Carbine', 'M249', 'AN/PVS-14']);
  await userEvent.click(screen.getByRole('button', { name: 'Quantity' }));
  expect(firstCells()).toEqual(['M249', 'm4a1 Carbine', 'AN/PVS-14']);
});

test('a column that does not sort has no button and no aria-sort', () => {
  render(<Table />);
  expect(screen.queryByRole('button', { name: 'Serial number' })).toBeNull();
  expect(head('Serial number')).not.toHaveAttribute('aria-sort');
});

test('rows sorted by the server keep their order and the caller hears of the choice', async () => {
  const onSortChange = jest.fn();
  render(<Table sortedByServer sort={{ column: 'name', direction: 'asc' }} onSortChange={onSortChange} />);
  expect(firstCells()).toEqual(['M249', 'AN/PVS-14', 'm4a1 Carbine']);
  await userEvent.click(screen.getByRole('button', { name: 'Item' }));
  expect(onSortChange).toHaveBeenCalledWith({ column: 'name', direction: 'desc' });
});

function Selectable(props: Partial<DataTableProps<Item>>) {
  const [selected, setSelected] = useState<Set<string>>(new Set());
  return (
    <>
      <Table selected={selected} onSelectedChange={setSelected} {...props} />
      <output aria-label="selected">{[...selected].sort().join(' ')}</output>
    </>
  );
}

const selected = () => screen.getByLabelText('selected').textContent;

test('PROP-12 the checkbox of a row selects it; select-all selects every listed row and clears them again', async () => {
  render(<Selectable />);
  const all = screen.getByRole('checkbox', { name: 'Select all rows' });

  await userEvent.click(screen.getByRole('checkbox', { name: 'Select M249 U208814' }));
  expect(selected()).toBe('1');
  expect(all).toBePartiallyChecked();

  await userEvent.click(all);
  expect(selected()).toBe('1 2 3');
  expect(all).toBeChecked();
  expect(bodyRows()[0]).toHaveAttribute('aria-selected', 'true');

  await userEvent.click(all);
  expect(selected()).toBe('');
});

test('select-all takes the listed rows only', async () => {
  render(<Selectable filter={(item) => item.name.startsWith('M')} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  expect(selected()).toBe('1');
});

test('shift extends a selection over the rows between', async () => {
  const user = userEvent.setup();
  render(<Selectable />);
  await user.click(screen.getByRole('checkbox', { name: 'Select M249 U208814' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select m4a1 Carbine W123456' }));
  await user.keyboard('{/Shift}');
  expect(selected()).toBe('1 2 3');
});

test('PROP-13 a row expands to show what belongs to it and folds again', async () => {
  render(<Table renderExpanded={(item) => <p>Components of {item.name}</p>} />);
  const expander = screen.getByRole('button', { name: 'Expand M249 U208814' });
  await userEvent.click(expander);
  expect(screen.getByText('Components of M249')).toBeVisible();
  expect(expander).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(expander);
  expect(screen.queryByText('Components of M249')).toBeNull();
});

test('arrow keys move from row to row, Enter opens, Space selects, right and left expand and fold', async () => {
  const onOpen = jest.fn();
  render(<Selectable onOpen={onOpen} renderExpanded={(item) => <p>Components of {item.name}</p>} />);
  act(() => bodyRows()[0]?.focus());

  await userEvent.keyboard('{ArrowDown}');
  expect(bodyRows()[1]).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenLastCalledWith(ITEMS[1]);
  await userEvent.keyboard(' ');
  expect(selected()).toBe('2');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('Components of AN/PVS-14')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.queryByText('Components of AN/PVS-14')).toBeNull();
  await userEvent.keyboard('{End}');
  expect(bodyRows()[2]).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowUp}');
  expect(bodyRows()[0]).toHaveFocus();
});

test('one row of the table is in the tab order', () => {
  render(<Table onOpen={jest.fn()} />);
  expect(bodyRows().map((row) => row.tabIndex)).toEqual([0, -1, -1]);
});

test('a press on a row opens it; a press on a control inside it does not', async () => {
  const onOpen = jest.fn();
  render(<Selectable onOpen={onOpen} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select M249 U208814' }));
  expect(onOpen).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('U208814'));
  expect(onOpen).toHaveBeenCalledWith(ITEMS[0]);
});

const MANY: Item[] = Array.from({ length: 1000 }, (_, index) => ({
  id: `many-${index}`,
  name: `Item ${index}`,
  serial: `S${index}`,
  quantity: index,
}));

test('a long list draws only the rows near the window and says how long it is', () => {
  render(<Table rows={MANY} />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
  expect(bodyRows().length).toBeLessThan(60);
  expect(bodyRows()[0]).toHaveAttribute('aria-rowindex', '2');
});

test('as the end comes near the next page is asked for, once', () => {
  const onEndReached = jest.fn();
  const { rerender } = render(<Table rows={MANY.slice(0, 20)} totalRows={500} onEndReached={onEndReached} />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '501');
  expect(onEndReached).toHaveBeenCalledTimes(1);
  rerender(<Table rows={MANY.slice(0, 20)} totalRows={500} onEndReached={onEndReached} />);
  expect(onEndReached).toHaveBeenCalledTimes(1);
  rerender(<Table rows={MANY.slice(0, 40)} totalRows={500} onEndReached={onEndReached} />);
  expect(onEndReached).toHaveBeenCalledTimes(2);
  // A new sort: another list, and of the same length.
  rerender(<Table rows={MANY.slice(40, 80)} totalRows={500} onEndReached={onEndReached} />);
  expect(onEndReached).toHaveBeenCalledTimes(3);
});

test('loading, error and empty stand in place of the rows and leave the head', async () => {
  const onRetry = jest.fn();
  const { rerender } = render(<Table rows={[]} loading loadingText="Loading items..." />);
  expect(screen.getByText('Loading items...')).toBeInTheDocument();
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');

  rerender(<Table rows={[]} error={{ title: 'Error loading items', message: '502', onRetry }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Error loading items');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalled();

  rerender(<Table rows={[]} empty={<p>No items</p>} />);
  expect(screen.getByText('No items')).toBeVisible();
  expect(head('Item')).toBeVisible();
});

test('a shortened column shows its whole value on hover, and a sentence may take several lines', () => {
  const columns: Column<Item>[] = [
    { id: 'serial', header: 'Serial', value: ({ serial }) => serial, sortable: false, shorten: 60 },
    { id: 'name', header: 'Item', value: ({ name }) => name, wrap: 200 },
  ];
  render(<Table columns={columns} wrapHeads />);
  const [short, prose] = within(bodyRows()[0]!).getAllByRole('cell');
  expect(short).toHaveAttribute('title', 'U208814');
  expect(short).toHaveClass('hr-short');
  expect(short).toHaveStyle({ maxWidth: '60px' });
  expect(prose).not.toHaveAttribute('title');
  expect(prose).toHaveStyle({ minWidth: '200px' });
});
