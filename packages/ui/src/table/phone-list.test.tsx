import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable } from './data-table';

const ITEMS = [
  { id: '1', name: 'M4A1 Carbine', serial: 'W123456' },
  { id: '2', name: 'M249', serial: 'U208814' },
];

beforeEach(() => {
  // The virtual list scrolls the window, which jsdom cannot.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
    );
});
afterEach(() => jest.restoreAllMocks());

test('below 768 px a table is a list of cards that select and open', async () => {
  const onOpen = jest.fn();
  const onSelectedChange = jest.fn();
  render(
    <DataTable
      label="Items"
      rows={ITEMS}
      columns={[]}
      rowId={(item) => item.id}
      rowName={(item) => `${item.name} ${item.serial}`}
      renderCard={(item) => <b>{item.serial}</b>}
      onOpen={onOpen}
      onSelectedChange={onSelectedChange}
    />,
  );
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select M249 U208814' }));
  expect(onSelectedChange).toHaveBeenCalledWith(new Set(['2']));
  await userEvent.click(screen.getByRole('button', { name: 'Details, M249 U208814' }));
  expect(onOpen).toHaveBeenCalledWith(ITEMS[1]);
});
