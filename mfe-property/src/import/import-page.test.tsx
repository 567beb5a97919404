import 'fake-indexeddb/auto';
import type { ImportColumnsDto, ImportRowDto, PersonDto, PropertyImportDto } from '@hand-receipt/contracts';
import { page, refusal, serve, unreachable } from '@hand-receipt/standalone/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import { soldier } from '../test/company';
import { renderRemote } from '../test/render-remote';

const ADDRESS = '/property-book/import';
const READ = 'POST /api/imports';

const read: PropertyImportDto = {
  id: 'I-1',
  file_name: 'arms-room.csv',
  encoding: 'UTF-8',
  purpose: 'enter',
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
  values: { name: 'M4A1 Carbine', serial_number: 'W1' },
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

const columns: ImportColumnsDto = {
  columns: [
    { heading: 'Name', first_values: ['M4A1 Carbine'], field: 'name', known: 'heading' },
    { heading: 'Serial', first_values: ['W1', 'WO1'], field: 'serial_number', known: 'heading' },
    { heading: 'Colour', first_values: ['Black'], field: null, known: null },
  ],
  saved_as: null,
  first_row: good,
  holders: [],
  unclassified: [],
};

function serveImports(answers: Parameters<typeof serve>[0] = {}) {
  const kept: PropertyImportDto[] = [];
  return serve({
    'GET /api/imports': () => kept,
    [READ]: () => {
      kept.push(read);
      return Response.json(read, { status: 201 });
    },
    'GET /api/imports/freeze': () => ({ message: null }),
    'GET /api/imports/I-1': () => read,
    'GET /api/imports/I-1/columns': () => columns,
    'PUT /api/imports/I-1/columns': () => read,
    'GET /api/unit-settings': () => [],
    'GET /api/imports/I-1/rows': (url) => {
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
  userEvent.upload(await screen.findByLabelText('File'), chosen, { applyAccept: false });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('a file is read, and shown with its errors by row; nothing is entered by that', async () => {
  const { calls, sent } = serveImports();
  renderRemote(ADDRESS);
  expect(await screen.findByText('No file was imported in the last seven days.')).toBeVisible();
  // The parts of the page ask in the order in which they stand.
  expect(calls.toSorted()).toEqual(
    descriptor.routes.find(({ page }) => page === 'import')!.preload!.map((url) => `GET ${url}`),
  );
  await choose(file());
  await press('Check 3 rows');
  expect(await screen.findByText('Nothing is entered yet')).toBeVisible();
  expect(screen.getByText(/^2 items can be entered.* 1 row with errors left out\.$/)).toBeVisible();
  expect(screen.getByText("The column 'Colour' is not read.")).toBeVisible();
  expect(await screen.findByRole('row', { name: /2 Ready M4A1 Carbine W1 Weapons/ })).toBeVisible();
  expect(
    screen.getByRole('row', { name: /4 Error M17 Pistol .*Line 4: Serial number is required/ }),
  ).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveTextContent(`${ADDRESS}?id=I-1&step=check`);
  expect(sent.filter(({ method }) => method === 'POST').map(({ url }) => url)).toEqual([
    '/api/imports?file_name=arms-room.csv&purpose=enter',
  ]);
});

const FROZEN =
  'No items are imported while the property of CPT Halloran is counted for SC-0001, until 21DEC2026. Import them afterwards.';

test.each(['', '?id=I-1&step=columns', '?id=I-1&step=check', '?id=I-1&step=confirm'])(
  'SUCC-16 in a freeze of the book the page says so at each step, before a person works on a file: %s',
  async (search) => {
    serveImports({ 'GET /api/imports/freeze': () => ({ message: FROZEN }) });
    renderRemote(ADDRESS + search);
    expect(await screen.findByText(FROZEN)).toBeVisible();
  },
);

test.each<[string, Partial<PropertyImportDto>, string]>([
  ['?purpose=compare', {}, 'Choose file'],
  ['?id=I-1&purpose=compare', { purpose: 'compare' }, 'Nothing is entered'],
  ['?id=I-1', { status: 'finished', written: 2 }, 'Import finished'],
])('a freeze concerns neither a comparison nor what is entered: %s', async (search, more, shown) => {
  const { calls } = serveImports({
    'GET /api/imports/freeze': () => ({ message: FROZEN }),
    'GET /api/imports/I-1': () => ({ ...read, ...more }),
  });
  renderRemote(ADDRESS + search);
  expect(await screen.findByText(shown)).toBeVisible();
  expect(calls).not.toContain('GET /api/imports/freeze');
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
  await press('Show all rows');
  expect(await screen.findByRole('row', { name: /2 Ready/ })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: /^O\/0 and I\/1 *1/ }));
  expect(await screen.findByRole('row', { name: /3 Ready .*W01 \(line 2\)/ })).toBeVisible();
  await press('Expand line 3');
  expect(await screen.findByRole('listitem')).toHaveTextContent(
    'Warning Line 3, Serial: Easily mistaken for W01 (line 2)',
  );
  expect(screen.getByLabelText('Address')).toHaveTextContent('only=look-alike');
});

test('once confirmed the items are entered, with progress, to a result that names what was refused', async () => {
  const answers = [
    { ...read, status: 'running', written: 1 },
    { ...read, status: 'finished', written: 1, refused: 1 },
  ];
  let confirmed = false;
  const { calls } = serveImports({
    'POST /api/imports/I-1/confirm': () => {
      confirmed = true;
      return { ...read, status: 'running' };
    },
    'GET /api/imports/I-1': () => (confirmed ? (answers.length > 1 ? answers.shift() : answers[0]) : read),
  });
  renderRemote(`${ADDRESS}?id=I-1`);
  await press('Continue with 2 items');
  await press('Import 2 items');
  expect(await screen.findByText('Entering items...')).toBeVisible();
  expect(await screen.findByText('Import finished', {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByText(/^1 of 2 items entered, 1 refused\. 1 row with errors left out\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open Property Book' })).toHaveAttribute(
    'href',
    '/property-book?tab=unassigned',
  );
  expect(calls.filter((call) => call.endsWith('/confirm'))).toHaveLength(1);
}, 20_000);

test('a confirmation whose answer is lost is no failure where the import has begun, and may be sent again', async () => {
  let begun = false;
  serveImports({
    'POST /api/imports/I-1/confirm': unreachable,
    'GET /api/imports/I-1': () =>
      begun ? { ...read, status: 'finished', written: 2, finished_at: read.created_at } : read,
  });
  renderRemote(`${ADDRESS}?id=I-1`);
  await press('Continue with 2 items');
  await press('Import 2 items');
  expect(await screen.findByText(/It is not known whether the items are being entered/)).toBeVisible();
  begun = true;
  await press('Import 2 items');
  expect(await screen.findByText(/^2 of 2 items entered/)).toBeVisible();
  expect(screen.queryByText(/It is not known/)).not.toBeInTheDocument();
});

test('a file that was not confirmed can be discarded', async () => {
  const { calls } = serveImports({
    'DELETE /api/imports/I-1': () => ({ message: 'The import was forgotten.' }),
  });
  renderRemote(`${ADDRESS}?id=I-1`);
  await press('Discard file');
  expect(calls).not.toContain('DELETE /api/imports/I-1');
  await press('Discard File');
  expect(await screen.findByRole('button', { name: 'Choose file' })).toBeVisible();
  expect(calls).toContain('DELETE /api/imports/I-1');
});

test('a file of nothing but errors offers no import', async () => {
  serveImports({ 'GET /api/imports/I-1': () => ({ ...read, wrong: 3 }) });
  renderRemote(`${ADDRESS}?id=I-1`);
  expect(await screen.findByText('Nothing can be entered')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Continue/ })).not.toBeInTheDocument();
});

test('a file that cannot be read is told with the words of the server, and can be sent again', async () => {
  let answer: () => unknown = () => refusal(400, 'The first row names the columns; it has no Serial Number.');
  serveImports({ [READ]: () => answer() });
  renderRemote(ADDRESS);
  await choose(file());
  expect(await screen.findByText('The first row names the columns; it has no Serial Number.')).toBeVisible();
  answer = () => Response.json(read, { status: 201 });
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Check 3 rows' })).toBeVisible();
});

test('a long file tells how far it is while it is read, and can be given up', async () => {
  const reading = { ...read, status: 'reading' as const, rows: 12_300, wrong: 0, warned: 0 };
  let isReading = false;
  let givenUp = false;
  const { sent } = serveImports({
    'GET /api/imports': () => (isReading && !givenUp ? [reading] : []),
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
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose file' })).toBeEnabled());
  expect(screen.queryByText('The file was not read')).not.toBeInTheDocument();
  expect(await screen.findByText('No file was imported in the last seven days.')).toBeVisible();
  expect(sent.filter(({ url }) => url.includes('/confirm'))).toEqual([]);
}, 20_000);

test('a workbook of an older kind is not sent', async () => {
  const { calls } = serveImports();
  renderRemote(ADDRESS);
  await choose(file('arms-room.xls', 'PK'));
  expect(
    await screen.findByText('arms-room.xls cannot be read. Save it as .xlsx and choose that file.'),
  ).toBeVisible();
  expect(calls).not.toContain(READ);
});

test('LIFE-43 LIFE-46 columns, holders and NSNs are confirmed with one press, and what was chosen stays after a refusal', async () => {
  const waiting = { ...read, status: 'columns' as const };
  const petrov = { id: 'U-3', rank: 'SSG' as const, name: 'SSG Petrov', lastName: 'Petrov', unit: 'B Co', position: null };
  let answer: () => unknown = () => refusal(409, 'Somebody else reads it.');
  const { sent } = serveImports({
    'GET /api/imports/I-1': () => waiting,
    'GET /api/imports/I-1/columns': () => ({
      ...columns,
      holders: [
        { value: 'PETROV A', rows: 2, person: petrov, confirmed: false, is_me: false },
        { value: '2PL', rows: 1, person: null, confirmed: false, is_me: false },
      ],
      unclassified: [
        { nsn: '5855-01-432-0524', name: 'AN/PVS-14', rows: 80, ciic: null },
        { nsn: '4240-01-234-5678', name: 'MASK M50', rows: 0, ciic: null },
      ],
    }),
    'PUT /api/imports/I-1/columns': () => answer(),
    'GET /api/users': () => page([]),
  });
  renderRemote(`${ADDRESS}?id=I-1`);
  await userEvent.selectOptions(await screen.findByLabelText('Field of Colour'), 'Holder');
  expect(await screen.findByText('1 name to place')).toBeVisible();
  expect(screen.getByText('AN/PVS-14: 80 rows')).toBeVisible();
  expect(screen.getByText('MASK M50: Only rows with errors')).toBeVisible();
  expect(screen.getByLabelText('Person for PETROV A')).toHaveDisplayValue('SSG Petrov');
  await userEvent.selectOptions(screen.getByLabelText('Person for 2PL'), 'Nobody, keep in the book');
  await userEvent.selectOptions(screen.getByLabelText('CIIC of 5855-01-432-0524'), '6 Sensitive');
  await userEvent.click(screen.getByLabelText(/^Keep this reading for/));
  await press('Check 3 rows');
  expect(await screen.findByText('Somebody else reads it.')).toBeVisible();
  expect(screen.getByLabelText('Person for 2PL')).toHaveDisplayValue('Nobody, keep in the book');
  answer = () => read;
  await press('Check 3 rows');
  await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  expect(sent.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
    mapping: ['name', 'serial_number', 'holder'],
    holders: [{ value: 'PETROV A', userId: 'U-3' }, { value: '2PL', userId: null }],
    codes: [{ nsn: '5855-01-432-0524', ciic: '6' }],
    saveAs: 'Monthly file',
  });
}); // prettier-ignore

const person = (lastName: string): PersonDto => ({
  id: `U-${lastName}`,
  rank: 'SGT',
  name: `SGT ${lastName}`,
  lastName,
  unit: 'B Co',
  position: null,
});
const tanaka = { value: 'Tanaka', rows: 1, person: person('Tanaka'), confirmed: true, is_me: false };

test('LIFE-46 people who could not be loaded are asked for again, and then are choices', async () => {
  let answer: () => unknown = () => refusal(503, 'The database is restarting.');
  serveImports({
    'GET /api/imports/I-1': () => ({ ...read, status: 'columns' as const }),
    'GET /api/imports/I-1/columns': () => ({
      ...columns,
      holders: [{ ...tanaka, person: null, confirmed: false }],
    }),
    'GET /api/users': () => answer(),
  });
  renderRemote(`${ADDRESS}?id=I-1`);
  expect(await screen.findByText('Failed to load people')).toBeVisible();
  expect(screen.getByText('The database is restarting.')).toBeVisible();
  const person = { id: 'U-7', rank: 'SGT', name: 'Navarro', status: 'Active' };
  answer = () => page([person]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'SGT Navarro' })).toBeInTheDocument();
  expect(screen.queryByText('Failed to load people')).not.toBeInTheDocument();
});

test('LIFE-46 requests are counted of confirmed holders whose rows will be entered', async () => {
  const holders = [
    tanaka,
    { ...tanaka, value: 'TANAKA K' },
    { ...tanaka, value: '2PL', person: null },
    { ...tanaka, value: 'Petrov', rows: 0, person: person('Petrov') },
  ];
  serveImports({ 'GET /api/imports/I-1/columns': () => ({ ...columns, holders }) });
  renderRemote(`${ADDRESS}?id=I-1&step=confirm`);
  expect(await screen.findByText(/will be entered .* 1 person gets one request each\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import 2 items' })).toBeVisible();
});

test('LIFE-46 a holder named by a correction is to be confirmed first, and the way leads to Columns', async () => {
  const navarro = { ...tanaka, value: 'SGT Navarro', person: person('Navarro'), confirmed: false };
  const { calls } = serveImports({
    'GET /api/imports/I-1/columns': () => ({ ...columns, holders: [tanaka, navarro] }),
    'GET /api/users': () => page([]),
  });
  renderRemote(`${ADDRESS}?id=I-1&step=check`);
  expect(await screen.findByText('Confirm SGT Navarro before you import')).toBeVisible();
  await press('Continue with 2 items');
  expect(await screen.findByText('Confirm SGT Navarro before you import')).toBeVisible();
  expect(screen.queryByText(/gets? one request each/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
  await press('Go to Columns');
  expect(await screen.findByLabelText('Person for SGT Navarro')).toHaveDisplayValue('SGT Navarro');
  expect(calls.filter((call) => call.endsWith('/confirm'))).toEqual([]);
});

test('a row is corrected where it stands', async () => {
  const { sent } = serveImports({
    'PATCH /api/imports/I-1/rows/4': () => ({ ...wrong, state: 'ready', problems: [] }),
  });
  renderRemote(`${ADDRESS}?id=I-1&only=problems`);
  await press('Expand line 4');
  await userEvent.clear(await screen.findByLabelText('Serial number'));
  await userEvent.type(screen.getByLabelText('Serial number'), 'W4');
  await press('Check line 4 again');
  expect(await screen.findByText('Line 4 is ready')).toBeVisible();
  expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
    values: { serial_number: 'W4' },
  });
});

describe('a file that is compared with our book', () => {
  const toCompare: PropertyImportDto = { ...read, purpose: 'compare' };
  const compared: PropertyImportDto = { ...toCompare, status: 'finished', finished_at: read.created_at };

  test('says before how many rows are compared, and that nothing is entered', async () => {
    serveImports({ 'GET /api/imports/I-1': () => toCompare });
    renderRemote(`${ADDRESS}?id=I-1`);
    expect(await screen.findByText('Nothing is entered')).toBeVisible();
    expect(
      screen.getByText(
        '2 rows can be compared with our book. 1 row without a serial number and a UII left out.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue with 2 rows' })).toBeVisible();
  });

  test('says so where no row can be compared', async () => {
    serveImports({ 'GET /api/imports/I-1': () => ({ ...toCompare, wrong: 3 }) });
    renderRemote(`${ADDRESS}?id=I-1`);
    expect(await screen.findByText('Nothing can be compared')).toBeVisible();
    expect(screen.queryByText('Nothing can be entered')).not.toBeInTheDocument();
  });

  test('says afterwards how many rows were compared, and leads to the comparisons', async () => {
    serveImports({ 'GET /api/imports/I-1': () => compared });
    renderRemote(`${ADDRESS}?id=I-1`);
    expect(await screen.findByText('2 rows were compared. Nothing was entered.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open comparisons' })).toHaveAttribute(
      'href',
      '/reconciliations',
    );
    expect(screen.queryByText(/of 2 items entered/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Open Property Book' })).not.toBeInTheDocument();
  });

  test('is listed with what came of it', async () => {
    serveImports({
      'GET /api/imports': () => [compared, { ...toCompare, id: 'I-2', file_name: 'next.csv' }],
    });
    renderRemote(ADDRESS);
    expect(
      await screen.findByRole('row', { name: /arms-room\.csv .*2 rows compared Compared/ }),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: /next\.csv .*2 rows to compare Not compared/ })).toBeVisible();
  });
});

test('an earlier file is listed, and opened by its name', async () => {
  serveImports({ 'GET /api/imports': () => [read] });
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
