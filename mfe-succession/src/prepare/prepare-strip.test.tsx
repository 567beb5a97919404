import type { PrepareRowDto } from '@hand-receipt/contracts';
import { refusal, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../test/render-remote';
import { HALLORAN, OSEI, section, succession } from '../test/succession';

const ONE = 'GET /api/successions/SC-0003';
const address = () => screen.getByLabelText('Address').textContent;

beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => undefined });
});

test('SUCC-15 an open transfer blocks, the list leads to it, and a refused activation says why', async () => {
  const user = userEvent.setup();
  serve({
    [ONE]: () => succession(),
    'POST /api/successions/SC-0003/activate': () => refusal(409, '1 transfer of the set is open: T-0058.'),
  });
  renderRemote('/successions/SC-0003?strip=prepare');
  const rows = await screen.findByRole('list', { name: 'Before the count' });
  expect(rows).toHaveTextContent('Open transfers and recalls of items in the set');
  expect(rows).toHaveTextContent('1 transfer open');
  expect(within(rows).getByRole('link', { name: /W123456/ })).toHaveAttribute('href', '/transfers/T-0058');
  await user.click(screen.getByRole('button', { name: 'Activate' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Activate this change of command?' });
  await user.click(within(dialog).getByRole('button', { name: 'Activate' }));
  expect(await within(dialog).findByText('1 transfer of the set is open: T-0058.')).toBeVisible();
});

test('once clear it is activated after a question', async () => {
  const user = userEvent.setup();
  const { calls } = serve({
    [ONE]: () => succession({ prepare: [] }),
    'POST /api/successions/SC-0003/activate': () => succession({ state: 'active' }),
  });
  renderRemote('/successions/SC-0003?strip=prepare');
  await user.click(await screen.findByRole('button', { name: 'Activate' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('The list is fixed with 20 items.');
  await user.click(within(dialog).getByRole('button', { name: 'Activate' }));
  expect(await screen.findByText('Change of Command Activated')).toBeVisible();
  expect(calls).toContain('POST /api/successions/SC-0003/activate');
});

test('an offer that waits for the reader is answered, and nobody is reminded of it', async () => {
  const entry = { label: 'offer', path: '/transfers/T-0061', mine: false, waits_for_me: true };
  serve({
    [ONE]: () =>
      succession({
        prepare: [
          {
            key: 'transfers',
            blocking: 'yes',
            clear: false,
            count: 2,
            entries: [
              { id: 'T-0061', ...entry },
              { id: 'T-0062', label: 'other', path: null, mine: false, waits_for_me: false },
            ],
          },
        ],
      }),
  });
  renderRemote('/successions/SC-0003?strip=prepare');
  const rows = await screen.findByRole('list', { name: 'Before the count' });
  expect(within(rows).getByRole('link', { name: 'Answer, offer' })).toHaveAttribute(
    'href',
    '/transfers/T-0061',
  );
  expect(within(rows).getAllByRole('button', { name: /^Remind/ })).toEqual([
    within(rows).getByRole('button', { name: 'Remind, other' }),
  ]);
  expect(within(rows).queryByRole('link', { name: 'other' })).not.toBeInTheDocument();
});

test('each row has its button: remind, open, print, answer and forward', async () => {
  const user = userEvent.setup();
  const row = (
    key: PrepareRowDto['key'],
    entry: Partial<PrepareRowDto['entries'][number]> & { id: string },
  ): PrepareRowDto => ({
    key,
    blocking: 'yes',
    clear: false,
    count: 1,
    entries: [{ label: entry.id, path: null, mine: false, ...entry }],
  });
  const { sent } = serve({
    [ONE]: () =>
      succession({
        prepare: [
          row('transfers', { id: 'T-0059', path: '/transfers/T-0059' }),
          row('inventories', { id: 'IN-1', label: 'Weekly', path: '/sensitive-items?inventory=IN-1' }),
          row('incoming-active', { id: OSEI.id }),
          row('printed', { id: 'U-0003', mine: true }),
          row('maintenance-forms', { id: 'D-7', path: '/documents/D-7', mine: true }),
        ],
      }),
    'POST /api/successions/SC-0003/prepare': (_url, body) =>
      (body as { act: string }).act === 'remind'
        ? refusal(409, 'They were reminded today already.')
        : succession(),
    'POST /api/da2062/pairs': () =>
      new Response('%PDF', {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': 'attachment; filename="DA2062.pdf"',
        },
      }),
  });
  renderRemote('/successions/SC-0003?strip=prepare');
  const rows = await screen.findByRole('list', { name: 'Before the count' });
  expect(within(rows).queryByRole('button', { name: /Withdraw/ })).not.toBeInTheDocument();
  expect(within(rows).getByRole('link', { name: 'Open the inventory, Weekly' })).toHaveAttribute(
    'href',
    '/sensitive-items?inventory=IN-1',
  );
  expect(within(rows).getByRole('button', { name: `Remind, ${OSEI.id}` })).toBeVisible();
  expect(within(rows).getByRole('link', { name: 'Answer, D-7' })).toHaveAttribute('href', '/documents/D-7');
  await user.click(within(rows).getByRole('button', { name: 'Remind, T-0059' }));
  expect(await screen.findByText('They were reminded today already.')).toBeVisible();
  await user.click(within(rows).getByRole('button', { name: 'Forward, D-7' }));
  expect(await screen.findByText('Form Forwarded to CPT Osei')).toBeVisible();
  await user.click(within(rows).getByRole('button', { name: 'Print, U-0003' }));
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { act: 'remind', entryId: 'T-0059' },
      { act: 'forward', entryId: 'D-7' },
      { holderId: 'U-0003', giverId: HALLORAN.id },
    ]),
  );
});

test('a transfer is withdrawn only after a question, which the address names', async () => {
  const user = userEvent.setup();
  const CANCEL = 'POST /api/transfers/T-0058/cancel';
  const { calls } = serve({
    [ONE]: () => succession(),
    [CANCEL]: () => refusal(409, 'It was answered meanwhile.'),
  });
  renderRemote('/successions/SC-0003?strip=prepare');
  const withdraw = await screen.findByRole('button', { name: /^Withdraw, M4A1 Carbine W123456/ });
  await user.click(withdraw);
  const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw this transfer?' });
  expect(dialog).toHaveTextContent(
    'M4A1 Carbine W123456, from CPT Halloran to SSG Petrov. Nobody can accept it after that.',
  );
  expect(address()).toBe('/successions/SC-0003?strip=prepare&act=withdraw&of=T-0058');
  await user.click(within(dialog).getByRole('button', { name: 'Keep It' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(calls).not.toContain(CANCEL);
  await user.click(withdraw);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('It was answered meanwhile.')).toBeVisible();
  expect(calls).toContain(CANCEL);
  await waitFor(() => expect(address()).toBe('/successions/SC-0003?strip=prepare'));
});

const entry = { path: null, mine: false, waits_for_me: false };
const OPEN = { blocking: 'yes', clear: false, count: 1 } as const;

test.each([
  ['attach', '', 'Attach Papers'],
  ['document', '&of=P-7', 'Add Document'],
  ['leave-out', '&of=2', 'Leave out this section?'],
])('?act=%s%s of the address opens %s, for who may do it', async (act, of, name) => {
  const user = userEvent.setup();
  const prepare: PrepareRowDto[] = [
    { key: 'lost', ...OPEN, entries: [{ id: 'P-7', label: 'M4A1 Carbine W123456', ...entry }] },
    { key: 'unsigned', ...OPEN, entries: [{ id: '2', label: 'SSG Petrov', ...entry }] },
  ];
  const sections = [section({ number: 2, included: false })];
  serve({ [ONE]: () => succession({ prepare, sections }) });
  const { unmount } = renderRemote(`/successions/SC-0003?strip=prepare&act=${act}${of}`);
  const dialog = await screen.findByRole('dialog', { name });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(address()).toBe('/successions/SC-0003?strip=prepare'));
  unmount();
  serve({ [ONE]: () => succession({ prepare, sections, may: { note: false, plan: false } }) });
  renderRemote(`/successions/SC-0003?strip=prepare&act=${act}${of}`);
  expect(await screen.findByRole('list', { name: 'Before the count' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('?act=activate of the address asks about the activation', async () => {
  serve({ [ONE]: () => succession({ prepare: [] }) });
  renderRemote('/successions/SC-0003?strip=prepare&act=activate');
  expect(await screen.findByRole('alertdialog', { name: 'Activate this change of command?' })).toBeVisible();
});
