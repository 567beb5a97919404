import type {
  SheetItemDto,
  TransferDecisionDto,
  TransferDto,
  TransferSheetDto,
} from '@hand-receipt/contracts';
import { page, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { renderPage } from '../test/render';
import { component, sheetItem, wireSheet, wireTransfer } from '../test/wire';

const userEvent = user.setup({ delay: null });

const MAGAZINE = component({ id: 'C-1', name: 'Magazine' });

const serials = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${prefix}${String(at + 1).padStart(3, '0')}`);

/** Fourteen carbines, one of which is short and one has a fault, and ten radios. */
const ITEMS: SheetItemDto[] = [
  ...serials('W', 14).map((serial_number) =>
    sheetItem({ id: `P-${serial_number}`, serial_number, components: [MAGAZINE] }),
  ),
  ...serials('R', 10).map((serial_number) =>
    sheetItem({ id: `P-${serial_number}`, serial_number, name: 'AN/PRC-152', nsn: '5820-01-574-9837' }),
  ),
];
ITEMS[4] = {
  ...ITEMS[4]!,
  components: [{ ...component({ id: 'C-5', status: 'missing', onHand: 5, short: 2 }) }],
};
ITEMS[9] = {
  ...ITEMS[9]!,
  faults: [{ id: 'M-1', description: 'Extractor worn', status: 'in-progress', symbol: 'X' }],
};

const lineOf = ({ name, serial_number: serial }: SheetItemDto): TransferDto =>
  wireTransfer({ id: `T-${serial}`, name, serial, request_id: 'TR-7', request_lines: 24 });

/** A server with a request of 24 items, each with its sheet. */
function serveLong() {
  const pending = new Map(ITEMS.map((item) => [`T-${item.serial_number}`, lineOf(item)]));
  const sheets = new Map<string, TransferSheetDto>(
    ITEMS.map((item) => [
      `T-${item.serial_number}`,
      wireSheet({ transfer_id: `T-${item.serial_number}`, item }),
    ]),
  );
  return serve({
    'GET /api/transfers': () => page([...pending.values()]),
    'GET /api/transfers/sheets': ({ searchParams }) =>
      (searchParams.get('ids') ?? '').split(',').flatMap((id) => sheets.get(id) ?? []),
    'POST /api/transfers/decisions': (_url, body) => {
      const { decisions } = body as { decisions: TransferDecisionDto[] };
      const results = decisions.map(({ id, status }) => {
        pending.set(id, { ...pending.get(id)!, status });
        return { id, ok: true, message: null, transfer: pending.get(id)!, sheet: null };
      });
      return { done: results.length, refused: 0, results };
    },
  });
}

async function openLong() {
  renderPage('/transfers?request=TR-7');
  const dialog = await screen.findByRole('dialog', { name: 'What you sign for, 24 items' });
  await within(dialog).findByRole('region', { name: 'M4A1 Carbine, 12 items' });
  return dialog;
}

const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((line) => line.getAttribute('aria-label'))
    .filter((name) => name !== null);

test('LIFE-37 LIFE-40 above 20 items like ones stand together with every serial number, and those to look at stand first', async () => {
  serveLong();
  const dialog = await openLong();
  const first = within(dialog).getByRole('list', { name: 'Items of the request' });
  expect(namesIn(first)).toEqual(['M4A1 Carbine W005', 'M4A1 Carbine W010']);
  expect(within(first).getByRole('table', { name: 'Components of M4A1 Carbine W005' })).toBeVisible();
  expect(first).toHaveTextContent('Fault: Extractor worn');
  expect(within(first).getByRole('img', { name: 'X, inoperable' })).toHaveTextContent('X');

  const carbines = within(dialog).getByRole('region', { name: 'M4A1 Carbine, 12 items' });
  expect(carbines).toHaveTextContent(/1005-01-231-0973.*1 component, all on hand of each/);
  expect(within(carbines).getAllByRole('table')).toHaveLength(1);
  const list = within(carbines).getByRole('list', { name: 'M4A1 Carbine, 12 items' });
  expect(namesIn(list)).toEqual(serials('M4A1 Carbine W', 14).filter((name) => !/W005|W010/.test(name)));
  const radios = within(dialog).getByRole('list', { name: 'AN/PRC-152, 10 items' });
  expect(namesIn(radios)).toEqual(serials('AN/PRC-152 R', 10));
  for (const serial of [...serials('W', 14), ...serials('R', 10)]) {
    expect(within(dialog).getByText(serial)).toBeVisible();
  }
});

test('LIFE-40 the confirmation names all 24 serial numbers in the order of the sheet, and one button signs for them', async () => {
  const { sent } = serveLong();
  const dialog = await openLong();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign for 24 items' }));
  const question = await screen.findByRole('alertdialog', { name: 'Confirm Approval' });
  const named = within(question).getByRole('list', { name: 'Items to sign for' });
  const order = [...named.children].map((line) => /[WR]\d{3}/.exec(line.textContent ?? '')?.[0]);
  expect(order).toEqual([
    'W005',
    'W010',
    ...serials('W', 14).filter((serial) => serial !== 'W005' && serial !== 'W010'),
    ...serials('R', 10),
  ]);
  await userEvent.click(within(question).getByRole('button', { name: 'Confirm Approve' }));
  await waitFor(() => expect(sent.filter(({ url }) => url === '/api/transfers/decisions')).toHaveLength(1));
  expect(await screen.findByText('24 items approved.')).toBeVisible();
});

test('a line of a group is answered by itself, with a reason', async () => {
  const { sent } = serveLong();
  const dialog = await openLong();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decline AN/PRC-152 R003' }));
  await userEvent.type(within(dialog).getByLabelText('Reason for R003'), 'Plate reads R008');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign for 23, reject 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm Answers' }));
  await waitFor(() => expect(sent.some(({ url }) => url === '/api/transfers/decisions')).toBe(true));
  const call = sent.find(({ url }) => url === '/api/transfers/decisions');
  const { decisions } = call!.body as { decisions: TransferDecisionDto[] };
  expect(decisions.find(({ id }) => id === 'T-R003')).toEqual({
    id: 'T-R003',
    status: 'Rejected',
    notes: 'Plate reads R008',
  });
});
