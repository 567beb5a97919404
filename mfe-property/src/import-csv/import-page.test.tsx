import type { ImportRowDto, PropertyImportDto } from '@hand-receipt/contracts';
import { refusal, serve, unreachable } from '@hand-receipt/standalone/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import { soldier } from '../test/company';
import { renderRemote } from '../test/render-remote';

const ADDRESS = '/property-book/import';
const READ = 'POST /api/property/imports';

const read: PropertyImportDto = {
  id: 'I-1',
  file_name: 'arms-room.csv',
  encoding: 'UTF-8',
  status: 'previewed',
  notices: ["The column 'Colour' is not read."],
  rows: 3,
  wrong: 1,
  warned: 1,
  warned_by_kind: { 'look-alike': 1, transposed: 0 },
  written: 0,
  refused: 0,
  created_at: '2026-11-21T06:00:00.000Z',
  finished_at: null,
};

const good: ImportRowDto = {
  line: 2,
  item: { name: 'M4A1 Carbine', serial_number: 'W1', category: 'weapons' },
  state: 'ready',
  problems: [],
  warnings: [],
  item_id: null,
};
const near: ImportRowDto = {
  ...good,
  line: 3,
  item: { ...good.item, serial_number: 'WO1' },
  warnings: [
    {
      column: 'Serial',
      message: 'Easily mistaken for W01 (line 2): O and 0, or I, L and 1, look alike',
      kind: 'look-alike',
    },
  ],
};
const wrong: ImportRowDto = {
  ...good,
  line: 4,
  item: { name: 'M17 Pistol' },
  state: 'wrong',
  problems: [{ column: 'Serial', message: 'Serial number is required' }],
};

function serveImports(answers: Parameters<typeof serve>[0] = {}) {
  const kept: PropertyImportDto[] = [];
  return serve({
    'GET /api/property/imports': () => kept,
    [READ]: () => {
      kept.push(read);
      return Response.json(read, { status: 201 });
    },
    'GET /api/property/imports/I-1': () => read,
    'GET /api/property/imports/I-1/rows': (url) => {
      const only = url.searchParams.get('only');
      return [good, near, wrong].filter(
        (row) =>
          !only ||
          (only === 'problems'
            ? row.problems
            : row.warnings.filter(({ kind }) => only === 'warnings' || kind === only)
          ).length > 0,
      );
    },
    ...answers,
  });
}

const file = (name = 'arms-room.csv', text = 'Name,Serial,Colour\n') => new File([text], name);
const choose = async (chosen: File) =>
  userEvent.upload(await screen.findByLabelText('CSV file'), chosen, { applyAccept: false });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('a file is read, and shown with its errors by row; nothing is entered by that', async () => {
  const { calls, sent } = serveImports();
  renderRemote(ADDRESS);
  expect(await screen.findByText('No file was imported in the last seven days.')).toBeVisible();
  expect(calls).toEqual(
    descriptor.routes.find(({ page }) => page === 'import-csv')!.preload!.map((url) => `GET ${url}`),
  );
  await choose(file());
  expect(await screen.findByText('Nothing is entered yet')).toBeVisible();
  expect(screen.getByText(/^2 items can be entered.* 1 row with errors left out\.$/)).toBeVisible();
  expect(screen.getByText("The column 'Colour' is not read.")).toBeVisible();
  expect(await screen.findByRole('row', { name: /2 Ready M4A1 Carbine W1 Weapons/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /4 Error M17 Pistol .*Serial number is required/ })).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveTextContent(`${ADDRESS}?id=I-1`);
  expect(sent.filter(({ method }) => method === 'POST').map(({ url }) => url)).toEqual([
    '/api/property/imports?file_name=arms-room.csv',
  ]);
});

test('only the rows with errors, or with warnings, can be shown; the address keeps which', async () => {
  serveImports();
  renderRemote(`${ADDRESS}?id=I-1&only=problems`);
  expect(await screen.findByRole('row', { name: /4 Error/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /2 Ready/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Warnings' }));
  expect(await screen.findByRole('row', { name: /3 Ready .*Easily mistaken/ })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: /^Transposed/ }));
  expect(await screen.findByText(/^No serial number is another/)).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: /^O\/0 and I\/1 *1/ }));
  expect(await screen.findByRole('row', { name: /3 Ready .*W01 \(line 2\)/ })).toBeVisible();
  await press('Expand line 3');
  expect(await screen.findByText('Warning in Serial')).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveTextContent('only=look-alike');
});

test('once confirmed the items are entered, with progress, to a result that names what was refused', async () => {
  const answers = [
    { ...read, status: 'running', written: 1 },
    { ...read, status: 'finished', written: 1, refused: 1 },
  ];
  let confirmed = false;
  const { calls } = serveImports({
    'POST /api/property/imports/I-1/confirm': () => {
      confirmed = true;
      return { ...read, status: 'running' };
    },
    'GET /api/property/imports/I-1': () =>
      confirmed ? (answers.length > 1 ? answers.shift() : answers[0]) : read,
  });
  renderRemote(`${ADDRESS}?id=I-1`);
  await press('Import 2 items');
  expect(await screen.findByText('Entering items...')).toBeVisible();
  expect(await screen.findByText('Import finished', {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByText(/^1 of 2 items entered, 1 refused\. 1 row with errors left out\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open Property Book' })).toHaveAttribute('href', '/property-book');
  expect(calls.filter((call) => call.endsWith('/confirm'))).toHaveLength(1);
}, 20_000);

test('a confirmation whose answer is lost is no failure where the import has begun, and may be sent again', async () => {
  let begun = false;
  serveImports({
    'POST /api/property/imports/I-1/confirm': unreachable,
    'GET /api/property/imports/I-1': () =>
      begun ? { ...read, status: 'finished', written: 2, finished_at: read.created_at } : read,
  });
  renderRemote(`${ADDRESS}?id=I-1`);
  await press('Import 2 items');
  expect(await screen.findByText(/It is not known whether the items are being entered/)).toBeVisible();
  begun = true;
  await press('Import 2 items');
  expect(await screen.findByText(/^2 of 2 items entered/)).toBeVisible();
  expect(screen.queryByText(/It is not known/)).not.toBeInTheDocument();
});

test('a file that was not confirmed can be discarded', async () => {
  const { calls } = serveImports({
    'DELETE /api/property/imports/I-1': () => ({ message: 'The import was forgotten.' }),
  });
  renderRemote(`${ADDRESS}?id=I-1`);
  await press('Discard file');
  expect(await screen.findByRole('button', { name: 'Choose CSV file' })).toBeVisible();
  expect(calls).toContain('DELETE /api/property/imports/I-1');
});

test('a file of nothing but errors offers no import', async () => {
  serveImports({ 'GET /api/property/imports/I-1': () => ({ ...read, wrong: 3 }) });
  renderRemote(`${ADDRESS}?id=I-1`);
  expect(await screen.findByText('Nothing can be entered')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import \d/ })).not.toBeInTheDocument();
});

test('a file that cannot be read is told with the words of the server, and can be sent again', async () => {
  let answer: () => unknown = () => refusal(400, 'The first row names the columns; it has no Serial Number.');
  serveImports({ [READ]: () => answer() });
  renderRemote(ADDRESS);
  await choose(file());
  expect(await screen.findByText('The first row names the columns; it has no Serial Number.')).toBeVisible();
  answer = () => Response.json(read, { status: 201 });
  await press('Try again');
  expect(await screen.findByText('Nothing is entered yet')).toBeVisible();
});

test('a long file tells how far it is while it is read, and can be given up', async () => {
  const reading = { ...read, status: 'reading' as const, rows: 12_300, wrong: 0, warned: 0 };
  let isReading = false;
  let givenUp = false;
  const { sent } = serveImports({
    'GET /api/property/imports': () => (isReading && !givenUp ? [reading] : []),
    [READ]: () => {
      isReading = true;
      return new Promise<never>(() => undefined);
    },
  });
  renderRemote(ADDRESS);
  await choose(file());
  expect(await screen.findByText('12,300 rows checked so far.', {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByRole('row', { name: /arms-room\.csv .*12,300 rows checked Reading/ })).toBeVisible();
  givenUp = true;
  await press('Stop');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose CSV file' })).toBeEnabled());
  expect(screen.queryByText('The file was not read')).not.toBeInTheDocument();
  expect(await screen.findByText('No file was imported in the last seven days.')).toBeVisible();
  expect(sent.filter(({ url }) => url.includes('/confirm'))).toEqual([]);
}, 20_000);

test('a workbook is not sent', async () => {
  const { calls } = serveImports();
  renderRemote(ADDRESS);
  await choose(file('arms-room.xlsx', 'PK'));
  expect(
    await screen.findByText('arms-room.xlsx is a workbook. Save it as CSV and choose that file.'),
  ).toBeVisible();
  expect(calls).not.toContain(READ);
});

test('an earlier file is listed, and opened by its name', async () => {
  serveImports({ 'GET /api/property/imports': () => [read] });
  renderRemote(ADDRESS);
  await userEvent.click(await screen.findByRole('link', { name: 'arms-room.csv' }));
  expect(await screen.findByText('Nothing is entered yet')).toBeVisible();
});

test('a person who may not enter items reads so, and the page makes no call', async () => {
  const { calls } = serveImports();
  renderRemote(ADDRESS, { user: soldier });
  expect(await screen.findByText(/^Only a Supply Sergeant, a Commander or an Admin imports/)).toBeVisible();
  await waitFor(() => expect(calls).toEqual([]));
});
