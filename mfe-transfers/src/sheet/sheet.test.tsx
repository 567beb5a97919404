import type { TransferSheetDto } from '@hand-receipt/contracts';
import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../test/render';
import { componentsText } from './sheet-words';
import { component, sheetItem, wireSheet, wireTransfer } from '../test/wire';

const SHORT = wireSheet({
  item: sheetItem({
    components: [
      component({ id: 'C-1', name: 'Sling', quantity: 1 }),
      component({ id: 'C-2', name: 'Magazine', status: 'missing' }),
      component({ id: 'C-3', name: 'Cleaning kit', quantity: 1, required: false, status: 'missing' }),
    ],
  }),
  mounted: [sheetItem({ id: 'P-2', name: 'M68 CCO', serial_number: 'AP12', components: [component()] })],
  taken_off: [{ id: 'P-3', name: 'PEQ-15', serial_number: 'L9' }],
});

const serveSheets = (sheets: TransferSheetDto[], transfers = [wireTransfer()]) =>
  serve({
    'GET /api/transfers': () => page(transfers),
    'GET /api/transfers/sheets': ({ searchParams }) => {
      const ids = searchParams.get('ids')?.split(',') ?? [];
      return sheets.filter(({ transfer_id }) => ids.includes(transfer_id));
    },
  });

/** The rows of a table of components, as text: name, authorized, on hand, short. */
const rowsOf = (within_: HTMLElement, of: string) =>
  within(within(within_).getByRole('table', { name: `Components of ${of}` }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const [name, ...counts] = [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell')];
      return [name, ...counts.slice(0, 3)].map((cell) => cell.textContent);
    });

test('the details and the confirmation list each serial number and its components, with counts and shortages', async () => {
  serveSheets([SHORT]);
  renderPage('/transfers/T-1');
  const details = await screen.findByRole('dialog');
  const section = await within(details).findByRole('region', { name: 'What you sign for' });
  await within(section).findByText('AP12');
  const expected = [
    ['Magazine', '7', '0', '7'],
    ['Sling', '1', '1', '–0'],
    ['Cleaning kit', '1', '0', '–0'],
  ];
  expect(rowsOf(section, 'M4A1 Carbine W123488')).toEqual(expected);
  expect(rowsOf(section, 'M68 CCO AP12')).toEqual([['Magazine', '7', '7', '–0']]);
  expect(section).toHaveTextContent('Taken off and not part of this transfer: PEQ-15 L9');
  expect(details).not.toHaveTextContent(/Not included/);

  await userEvent.click(within(details).getByRole('button', { name: 'Approve' }));
  const question = await screen.findByRole('alertdialog', { name: 'Confirm Approval' });
  expect(rowsOf(question, 'M4A1 Carbine W123488')).toEqual(expected);
});

test.each([
  [[component({ onHand: null })], '1 component, 1 not counted'],
  [
    [component({ id: 'C-1', onHand: null }), component({ id: 'C-2', status: 'missing' })],
    '2 components, 1 short, 1 not counted',
  ],
  [[component({ required: false, status: 'missing' })], '1 component, all required on hand'],
  [[component()], '1 component, all on hand'],
])('LIFE-37 what nobody counted is never said to be on hand: %#', (components, words) => {
  expect(componentsText(components)).toBe(words);
});

test('the sheet for several items lists the components of each, and the totals say what is short', async () => {
  const line = (number: number) =>
    wireTransfer({ id: `T-${number}`, serial: `SN${number}`, request_id: 'TR-7', request_lines: 2 });
  const bare = wireSheet({ transfer_id: 'T-2', item: sheetItem({ serial_number: 'SN2' }) });
  serveSheets([SHORT, bare], [line(1), line(2)]);
  renderPage('/transfers?request=TR-7');
  const dialog = await screen.findByRole('dialog', { name: 'What you sign for, 2 items' });
  expect(
    await within(dialog).findByRole('table', { name: 'Components of M4A1 Carbine W123488' }),
  ).toBeVisible();
  expect(within(dialog).getByRole('listitem', { name: 'M4A1 Carbine SN2' })).toHaveTextContent(
    'no components',
  );
  // What is all on hand is opened by a button.
  expect(within(dialog).queryByRole('table', { name: 'Components of M68 CCO AP12' })).not.toBeInTheDocument();
  const show = within(dialog).getByRole('button', { name: 'Show 1 component of AP12' });
  // It takes no line of its own.
  expect(show.closest('p')).toHaveTextContent(/1 component, all on hand/);
  await userEvent.click(show);
  expect(within(dialog).getByRole('table', { name: 'Components of M68 CCO AP12' })).toBeVisible();
  const hide = within(dialog).getByRole('button', { name: 'Hide 1 component of AP12' });
  expect(hide).toHaveFocus();
  await userEvent.click(hide);
  expect(within(dialog).queryByRole('table', { name: 'Components of M68 CCO AP12' })).not.toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept All' }));
  expect(within(dialog).getByRole('status', { name: 'Your answers' })).toHaveTextContent(/1 component/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign for 2 items' }));
  const question = await screen.findByRole('alertdialog', { name: 'Confirm Approval' });
  expect(within(question).getByRole('list', { name: 'Items to sign for' })).toHaveTextContent(
    /SN1 M4A1 Carbine, 3 components, 1 short.*with AP12 M68 CCO.*SN2 M4A1 Carbine, no components/,
  );
});

test('the sheet says who has an item that its giver signed for, until when, and that its receipt is disputed', async () => {
  const possession = {
    kind: 'person',
    id: 'U-9',
    name: '1SG Oyelaran',
    since: '2026-11-20T12:00:00.000Z',
    due_at: '2026-12-01T12:00:00.000Z',
    basis: 'temporary',
  } as const;
  serveSheets([wireSheet({ item: sheetItem({ possession, disputed: true }) })]);
  renderPage('/transfers/T-1');
  const section = await screen.findByRole('region', { name: 'What you sign for' });
  expect(await within(section).findByText(/^With 1SG Oyelaran, due 01DEC2026/)).toBeVisible();
  expect(within(section).getByText('Disputed')).toBeVisible();
});

test('components that cannot be loaded are said, and asked for again', async () => {
  let answer: () => unknown = () => refusal(503, 'The database is restarting.');
  serve({ 'GET /api/transfers': () => page([wireTransfer()]), 'GET /api/transfers/sheets': () => answer() });
  renderPage('/transfers/T-1');
  expect(await screen.findByText('Failed to load the components')).toBeVisible();
  answer = () => [SHORT];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Components of M4A1 Carbine W123488' })).toBeVisible();
});

test('a transfer that a recall ended says so, with the way to the recall', async () => {
  const superseded_by = { id: 'T-9', by: 'LTC Osei' };
  const resolved_date = '2026-11-22T06:00:00.000Z';
  serveSheets([], [wireTransfer({ status: 'Cancelled', superseded_by, resolved_date })]);
  renderPage('/transfers/T-1');
  const details = await screen.findByRole('dialog');
  const row = screen.getAllByText('W123488')[0]!.closest('tr');
  expect(row).toHaveTextContent('Superseded');
  expect(row).not.toHaveTextContent('Cancelled');
  expect(details).toHaveTextContent(/Status\s*Superseded/);
  expect(details).toHaveTextContent(/Superseded date\s*22NOV2026/);
  expect(details).toHaveTextContent(/Superseded\s*LTC Osei recalled this item\./);
  expect(within(details).getByRole('link', { name: 'Recall T-9' })).toHaveAttribute('href', '/transfers/T-9');
});
