import type { SiBoardDto, SiCellDto, SiReportDto } from '@hand-receipt/contracts';
import { refusal, remoteRoutes, renderAt, serve, unreachable } from '@hand-receipt/standalone/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import remote from '../remote';
import { me, navarro } from '../test/items';
import { onDesktop, onPhone } from '../test/on-phone';

const BOARD = 'GET /api/si-board';
const POST = 'POST /api/si-reports';
const [MORNING, EVENING] = [6, 18].map((hour) => new Date(2026, 10, 21, hour).toISOString()) as [
  string,
  string,
];

afterEach(onDesktop);

const cell = (given: Partial<SiCellDto> = {}): SiCellDto => ({
  state: 'AMBER',
  expected: 18,
  seen: 18,
  inShop: 0,
  words: 'All seen, not sent',
  report: null,
  caseIds: [],
  mayReport: true,
  hasOwnLoss: false,
  whyNotUp: null,
  ...given,
});

const sent = (given: Partial<SiCellDto> = {}): SiCellDto =>
  cell({
    state: 'GREEN',
    words: 'Reported UP',
    report: { id: 'SR-0001', status: 'UP', by: navarro, at: new Date(2026, 10, 21, 5, 57).toISOString() },
    ...given,
  });

const row = (
  id: string,
  name: string,
  depth: number,
  cells: (SiCellDto | null)[],
): SiBoardDto['rows'][number] => ({
  unit: { id, name, kind: depth === 0 ? 'company' : 'squad' },
  depth,
  isHeadquarters: depth === 0,
  leader: depth === 0 ? me : navarro,
  cells,
});

const board = (evening: Partial<SiCellDto> = {}): SiBoardDto => ({
  at: new Date(2026, 10, 21, 17, 46).toISOString(),
  dues: [MORNING, EVENING],
  rows: [
    row('B', 'B Co', 0, [
      sent({ expected: 5, seen: 5 }),
      cell({ expected: 5, seen: 5, whyNotUp: '2nd Squad has not reported GREEN.' }),
    ]),
    row('B-1-1', '1st Squad', 1, [sent(), cell(evening)]),
    row('B-1-2', '2nd Squad', 1, [
      sent({
        state: 'RED',
        expected: 15,
        seen: 14,
        inShop: 2,
        words: 'Lost, LC-0002, after UP',
        caseIds: ['LC-0002'],
      }),
      cell({
        expected: 15,
        seen: 11,
        words: '4 to go',
        whyNotUp: '4 of 15 items were not seen for the 1800 check.',
      }),
    ]),
    row('B-2', '3rd Squad', 1, [null, null]),
  ],
});

const report = (given: Partial<SiReportDto> = {}): SiReportDto => ({
  id: 'SR-0001',
  unit: { id: 'B-1-2', name: '2nd Squad' },
  due: MORNING,
  status: 'UP',
  seen: 15,
  expected: 15,
  by: navarro,
  at: new Date(2026, 10, 21, 5, 57).toISOString(),
  corrects: null,
  reason: null,
  correctedBy: null,
  lines: [
    { label: '2 Unit', value: '2nd Squad' },
    { label: '3 Status', value: 'UP, 15 of 15 seen for the 0600 check' },
  ],
  caseIds: [],
  ...given,
});

function open(path = '/si-board', more: Parameters<typeof serve>[0] = {}) {
  const served = serve({ [BOARD]: () => board(), ...more });
  renderAt(path, remoteRoutes(descriptor, remote));
  return served;
}

test('a band names each platoon above its squads; a unit without others below it has none', async () => {
  const [company, first, second, third] = board().rows;
  const platoon = (id: string, name: string) => ({
    ...row(id, name, 1, [sent(), sent()]),
    isHeadquarters: true,
  });
  const squad = (one = first!) => ({ ...one, depth: 2 });
  open('/si-board', {
    [BOARD]: () => ({
      ...board(),
      rows: [
        company,
        platoon('B-1', '1st Platoon'),
        squad(),
        squad(second),
        platoon('B-2', '2nd Platoon'),
        third,
      ],
    }),
  });
  const table = await screen.findByRole('table', { name: 'SI Board' });
  const heads = [...table.querySelectorAll('tbody th')].map((head) => [
    head.getAttribute('scope'),
    (head.querySelector('p') ?? head).textContent,
  ]);
  expect(heads).toEqual([
    ['row', 'B Co, HQ'],
    ['rowgroup', '1st Platoon'],
    ['row', '1st Platoon, HQ'],
    ['row', '1st Squad'],
    ['row', '2nd Squad'],
    ['rowgroup', '2nd Platoon'],
    ['row', '2nd Platoon, HQ'],
    ['row', '3rd Squad'],
  ]);
});

test('SIRP-09 each cell says its state in words with n of m, time and reporter', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'SI Board' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Unit, leader',
    '21NOV2026 0600',
    '21NOV2026 1800, now',
    'Report',
  ]);
  const names = table.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toContain('B Co, HQ, 21NOV2026 0600: GREEN, 5 of 5, Reported UP, 0557 SGT Navarro');
  expect(names).toContain('1st Squad, 21NOV2026 1800: AMBER, 18 of 18, All seen, not sent');
  expect(names).toContain(
    '2nd Squad, 21NOV2026 0600: RED, 14 of 15, 2 in shop, Lost, LC-0002, after UP, 0557 SGT Navarro',
  );
  expect(table.getAllByText('Nothing due')).toHaveLength(2);
  expect(screen.getByText('B Co · 21NOV2026 1746')).toBeVisible();
  const shop = table.getByRole('button', { name: /14 of 15, 2 in shop/ });
  expect(shop).toHaveTextContent('RED14 of 152 in shop · Lost, LC-0002, after UP, 0557 SGT Navarro');
});

test('the strip says how many are to go, and only it has the buttons of the reader’s own unit', async () => {
  open();
  expect(await screen.findByText('4 to go', { selector: '.hr-cell-hint' })).toBeVisible();
  expect(screen.getByRole('img', { name: '34 of 38 seen, 4 to go' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Send UP, B Co, HQ' })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'Report RED, B Co, HQ' })).toHaveLength(1);
  const table = within(screen.getByRole('table', { name: 'SI Board' }));
  expect(table.queryByRole('button', { name: 'Send UP, B Co, HQ' })).toBeNull();
});

test('SIRP-01 UP is one press, and the board is read again', async () => {
  let state: Partial<SiCellDto> = {};
  const { sent: calls } = open('/si-board', {
    [BOARD]: () => board(state),
    [POST]: () => {
      state = sent();
      return report({ unit: { id: 'B-1-1', name: '1st Squad' }, due: EVENING, seen: 18, expected: 18 });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Send UP, 1st Squad' }));
  expect(await screen.findByText('UP Sent')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { unitId: 'B-1-1', due: EVENING, status: 'UP' },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send UP, 1st Squad' })).toBeNull());
});

test('SIRP-02 with items not seen the button says how many and opens the scanner', async () => {
  open();
  const link = await screen.findByRole('link', { name: /^4 of 15 not seen, 2nd Squad/ });
  expect(link).toHaveAttribute('href', '/sensitive-items?verify=1');
  const company = screen.getAllByRole('button', { name: 'Send UP, B Co, HQ' });
  expect(company[0]).toBeDisabled();
  expect(screen.getAllByText('2nd Squad has not reported GREEN.').length).toBeGreaterThan(0);
});

test('SIRP-02 with an item lost UP is not offered, and the row says which item and case', async () => {
  const words = 'N100001 is lost (LC-0002). Send RED, or close the case first.';
  const lost: Partial<SiCellDto> = {
    state: 'RED',
    seen: 17,
    caseIds: ['LC-0002'],
    hasOwnLoss: true,
    whyNotUp: words,
  };
  open('/si-board', { [BOARD]: () => board(lost) });
  expect(await screen.findByRole('button', { name: 'Send UP, 1st Squad' })).toBeDisabled();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('link', { name: /not seen, 1st Squad/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Report RED, 1st Squad' })).toBeEnabled();
});

test('SIRP-04 RED asks for lines 5 to 8, and a refusal keeps what was typed', async () => {
  const { sent: calls } = open('/si-board', {
    [POST]: () => refusal(400, 'Line 5: no sensitive item of the unit has the serial number W1.'),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Report RED, 1st Squad' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Send RED' }));
  expect(await dialog.findByText('Enter the serial numbers of what is lost.')).toBeVisible();
  for (const words of ['Say when it was lost.', 'Give the details.', 'Say what action was taken.']) {
    expect(dialog.getByText(words)).toBeVisible();
  }
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.type(dialog.getByLabelText('5 Items by serial number'), 'W1{enter}W2');
  fireEvent.change(dialog.getByLabelText('6 Date and time of loss'), {
    target: { value: '2020-01-01T10:00' },
  });
  await userEvent.type(dialog.getByLabelText('7 Details'), 'Gone');
  await userEvent.type(dialog.getByLabelText('8 Action taken'), 'Searched');
  fireEvent.click(dialog.getByRole('button', { name: 'Send RED' }));
  expect(
    await dialog.findByText('Line 5: no sensitive item of the unit has the serial number W1.'),
  ).toBeVisible();
  expect(dialog.getByLabelText('7 Details')).toHaveValue('Gone');
  const [sentBody] = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sentBody).toMatchObject({ status: 'RED', loss: { serialNumbers: ['W1', 'W2'], narrative: null } });
});

test('SIRP-05 the reports of a cell can be read, and copied as text', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  open(`/si-board?unit=B-1-2&due=${encodeURIComponent(MORNING)}`, {
    'GET /api/si-reports': () => [report()],
  });
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('UP, 15 of 15 seen for the 0600 check')).toBeVisible();
  expect(drawer.getByRole('link', { name: 'LC-0002' })).toHaveAttribute('href', '/loss-cases/LC-0002');
  fireEvent.click(drawer.getByRole('button', { name: 'Copy as text, SR-0001' }));
  await waitFor(() =>
    expect(writeText).toHaveBeenCalledWith(
      '2 Unit: 2nd Squad\n3 Status: UP, 15 of 15 seen for the 0600 check',
    ),
  );
});

test('on a phone each row is a card, the check that is under way first', async () => {
  onPhone();
  open();
  const list = within(await screen.findByRole('list', { name: 'SI Board' }));
  expect(list.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByRole('table')).toBeNull();
  const names = list
    .getAllByRole('button', { name: /^1st Squad, / })
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual([
    expect.stringContaining('21NOV2026 1800: AMBER'),
    expect.stringContaining('21NOV2026 0600: GREEN'),
  ]);
  expect(list.queryByRole('button', { name: 'Report RED, B Co, HQ' })).toBeNull();
});

test('the check that is under way comes before one that has not begun', async () => {
  onPhone();
  const later = new Date(2026, 10, 22, 6).toISOString();
  open('/si-board', {
    [BOARD]: () => ({
      ...board(),
      dues: [MORNING, EVENING, later],
      rows: board().rows.map((one) => ({
        ...one,
        cells: [...one.cells, one.cells[1] ? cell({ mayReport: false, words: 'Opens at 0500' }) : null],
      })),
    }),
  });
  const list = within(await screen.findByRole('list', { name: 'SI Board' }));
  const names = list
    .getAllByRole('button', { name: /^1st Squad, / })
    .map((button) => button.getAttribute('aria-label')?.slice(11, 25));
  expect(names).toEqual(['21NOV2026 1800', '22NOV2026 0600', '21NOV2026 0600']);
});

test('without a connection UP says so and sends nothing', async () => {
  open('/si-board', { [POST]: () => unreachable() });
  fireEvent.click(await screen.findByRole('button', { name: 'Send UP, 1st Squad' }));
  expect(await screen.findByText('Needs a connection.')).toBeVisible();
});

test('an empty board and a failed one say so', async () => {
  open('/si-board', { [BOARD]: () => ({ ...board(), dues: [], rows: [] }) });
  expect(await screen.findByText('Nothing is due')).toBeVisible();
});

test('a Soldier is told whose page it is, and is not asked to try again', async () => {
  const words = 'Only leaders of a unit, the S4 and the PBO read sensitive items reports.';
  open('/si-board', { [BOARD]: () => refusal(403, words) });
  expect(await screen.findByText('This page is for leaders')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
