import 'fake-indexeddb/auto';
import type { ImportColumnsDto, ImportField, PropertyImportDto } from '@hand-receipt/contracts';
import { discardEntry, useNavigate } from '@hand-receipt/platform';
import { refusal, remoteRoutes, serve } from '@hand-receipt/standalone/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import remote from '../remote';
import { renderRemote } from '../test/render-remote';

const ADDRESS = '/property-book/import';
const COLUMNS = `${ADDRESS}?id=I-1&step=columns`;

const read: PropertyImportDto = {
  id: 'I-1',
  file_name: 'arms-room.csv',
  encoding: 'UTF-8',
  purpose: 'enter',
  status: 'columns',
  notices: [],
  rows: 3,
  wrong: 0,
  warned: 0,
  warned_by_kind: { 'look-alike': 0, transposed: 0 },
  written: 0,
  refused: 0,
  created_at: '2026-11-21T06:00:00.000Z',
  finished_at: null,
};

const column = (heading: string, field: ImportField | null) => ({
  heading,
  first_values: ['x'],
  field,
  known: null,
});

const columns: ImportColumnsDto = {
  columns: [column('Name', 'name'), column('Serial', 'serial_number'), column('Bin', null), column('', null)],
  saved_as: null,
  first_row: null,
  holders: [{ value: '2PL', rows: 1, person: null, confirmed: false, is_me: false }],
  unclassified: [{ nsn: '5855-01-432-0524', name: 'AN/PVS-14', rows: 80, ciic: null }],
};

function serveImport(answers: Parameters<typeof serve>[0] = {}) {
  let status = read.status;
  return serve({
    'GET /api/imports': () => [],
    'GET /api/imports/freeze': () => ({ message: null }),
    'POST /api/imports': () => Response.json(read, { status: 201 }),
    'GET /api/imports/I-1': () => ({ ...read, status }),
    'GET /api/imports/I-1/columns': () => columns,
    'PUT /api/imports/I-1/columns': () => {
      status = 'previewed';
      return { ...read, status };
    },
    'GET /api/imports/I-1/rows': () => [],
    'DELETE /api/imports/I-1': () => ({ message: 'The import was forgotten.' }),
    'GET /api/unit-settings': () => [],
    'GET /api/users': () => ({ rows: [], nextCursor: null }),
    ...answers,
  });
}

interface Waiting {
  id: string;
  title: string;
  path: string;
}
const waiting = () => JSON.parse(localStorage.getItem('handreceipt.offlineQueue') ?? '[]') as Waiting[];
const choose = async (label: string, option: string) =>
  userEvent.selectOptions(await screen.findByLabelText(label), option);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const address = () => screen.getByLabelText('Address');

afterEach(async () => {
  cleanup();
  for (const { id } of waiting()) await discardEntry(id);
});

test('what was chosen of the columns is there again after a reload, and is forgotten once the rows are checked', async () => {
  serveImport();
  renderRemote(COLUMNS);
  await choose('Field of Bin', 'Location');
  await choose('Person for 2PL', 'Nobody, keep in the book');
  await choose('CIIC of 5855-01-432-0524', '6 Sensitive');
  await userEvent.click(screen.getByLabelText(/^Keep this reading for/));
  await waitFor(() =>
    expect(waiting()).toMatchObject([{ title: 'Columns of arms-room.csv', path: COLUMNS, state: 'draft' }]),
  );
  cleanup();

  const { sent } = serveImport();
  renderRemote(COLUMNS);
  expect(await screen.findByLabelText('Field of Bin')).toHaveDisplayValue('Location');
  expect(screen.getByLabelText('Person for 2PL')).toHaveDisplayValue('Nobody, keep in the book');
  expect(screen.getByLabelText('CIIC of 5855-01-432-0524')).toHaveDisplayValue('6 Sensitive');
  expect(screen.getByLabelText('Name of the reading')).toHaveValue('Monthly file');
  await press('Check 3 rows');
  await waitFor(() => expect(address()).toHaveTextContent('step=check'));
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    mapping: ['name', 'serial_number', 'location', null],
    holders: [{ value: '2PL', userId: null }],
    codes: [{ nsn: '5855-01-432-0524', ciic: '6' }],
    saveAs: 'Monthly file',
  });
  await waitFor(() => expect(waiting()).toEqual([]));
});

test('the choice is forgotten too where the page goes on before the answer to the check is complete', async () => {
  serveImport();
  // Without a step in the address the page is at the one that the file is at.
  renderRemote(`${ADDRESS}?id=I-1`);
  await choose('Field of Bin', 'Location');
  await waitFor(() => expect(waiting()).toHaveLength(1));
  await press('Check 3 rows');
  expect(await screen.findByRole('button', { name: 'Continue with 3 items' })).toBeVisible();
  await waitFor(() => expect(waiting()).toEqual([]));
});

test.each([
  ['is discarded', 'GET /api/imports/I-1', () => read],
  ['is not there any more', 'GET /api/imports/I-1', () => refusal(404, 'Import not found')],
])('the choice is forgotten where its file %s', async (how, call, answer) => {
  serveImport();
  renderRemote(COLUMNS);
  await choose('Field of Bin', 'Location');
  await waitFor(() => expect(waiting()).toHaveLength(1));
  cleanup();
  serveImport({ [call]: answer });
  renderRemote(COLUMNS);
  if (how === 'is discarded') await press('Discard file');
  else expect(await screen.findByText('Import not found')).toBeVisible();
  await waitFor(() => expect(waiting()).toEqual([]));
});

test('a column without a heading is called by its letter', async () => {
  serveImport();
  renderRemote(COLUMNS);
  expect(await screen.findByLabelText('Field of Column D')).toBeVisible();
});

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => navigate(-1)}>Back</button>;
}

test('each step has its address, and Back leads to the step before', async () => {
  serveImport();
  renderRemote(ADDRESS, {
    screen: (
      <>
        {remoteRoutes(descriptor, remote)}
        <Back />
      </>
    ),
  });
  await userEvent.upload(await screen.findByLabelText('File'), new File(['Name\n'], 'arms-room.csv'));
  await press('Check 3 rows');
  await press('Continue with 3 items');
  await waitFor(() => expect(address()).toHaveTextContent(`${ADDRESS}?id=I-1&step=confirm`));
  await press('Back');
  expect(await screen.findByRole('button', { name: 'Continue with 3 items' })).toBeVisible();
  expect(address()).toHaveTextContent(`${ADDRESS}?id=I-1&step=check`);
  await press('Back');
  expect(await screen.findByRole('button', { name: 'Check 3 rows' })).toBeVisible();
  expect(address()).toHaveTextContent(COLUMNS);
  await press('Back');
  expect(await screen.findByRole('button', { name: 'Choose file' })).toBeVisible();
});
