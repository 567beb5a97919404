import 'fake-indexeddb/auto';
import type { ImportColumnsDto, PropertyImportDto } from '@hand-receipt/contracts';
import { serve } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { soldier } from '../test/company';
import { renderRemote } from '../test/render-remote';

const LOTS = ['Lot W12????: 2 pairs of serial numbers.', 'Lot NVX????: 1 pair of serial numbers.'];

const read: PropertyImportDto = {
  id: 'I-1',
  file_name: 'arms-room.csv',
  encoding: 'UTF-8',
  purpose: 'enter',
  status: 'columns',
  notices: LOTS,
  rows: 3,
  wrong: 0,
  warned: 0,
  warned_by_kind: { 'look-alike': 0, transposed: 0 },
  written: 0,
  refused: 0,
  created_at: '2026-11-21T06:00:00.000Z',
  finished_at: null,
};

const columns: ImportColumnsDto = {
  columns: [
    {
      heading: 'Material Description',
      first_values: ['Night Vision Device Extended Range', 'M4A1 Carbine'],
      field: 'name',
      known: 'heading',
    },
    { heading: 'Colour', first_values: ['Black'], field: null, known: null },
  ],
  saved_as: null,
  first_row: null,
  holders: [],
  unclassified: [],
};

function serveImport(more: Partial<PropertyImportDto> = {}) {
  serve({
    'GET /api/imports': () => [],
    'GET /api/imports/freeze': () => ({ message: null }),
    'GET /api/imports/I-1': () => ({ ...read, ...more }),
    'GET /api/imports/I-1/columns': () => columns,
    'GET /api/imports/I-1/rows': () => [],
    'GET /api/unit-settings': () => [],
  });
  renderRemote('/property-book/import?id=I-1', { user: { ...soldier, role: 'Supply Sergeant' } });
}

beforeEach(() => {
  const wide = globalThis.matchMedia;
  jest.spyOn(globalThis, 'matchMedia').mockImplementation((query) => ({
    ...wide(query),
    matches: query.includes('max-width'),
  }));
});
afterEach(() => jest.restoreAllMocks());

test('LIFE-43 on a phone the columns are a list, each with its field and its state', async () => {
  serveImport();
  const list = within(await screen.findByRole('list', { name: 'Columns of the file' }));
  const [name, colour] = list.getAllByRole('listitem');
  expect(name).toHaveTextContent(/Material Description.*Night Vision Device Extended Range · M4A1 Carbine/);
  expect(name).toHaveTextContent('Known name');
  expect(within(colour!).getByText('Not kept')).toBeVisible();
  await userEvent.selectOptions(within(colour!).getByLabelText('Field of Colour'), 'Holder');
  expect(within(colour!).getByText('Chosen here')).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Columns of the file' })).not.toBeInTheDocument();
});

test('on a phone several notices about a file are folded above the act', async () => {
  serveImport({ status: 'previewed' });
  expect(await screen.findByText('2 notices about this file')).toBeVisible();
  expect(screen.getByText(LOTS[0]!)).not.toBeVisible();
  await userEvent.click(screen.getByText('Show notices'));
  expect(screen.getByText(LOTS[0]!)).toBeVisible();
  expect(screen.getByText(LOTS[1]!)).toBeVisible();
});
