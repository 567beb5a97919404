import { DEFAULT_SETTINGS, type PropertyDto, type SlotProps } from '@hand-receipt/contracts';
import { askInPlace, queryClient, sessionStore, takeSettings } from '@hand-receipt/platform';
import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carbine, component, radio, soldier } from '../test/company';
import { renderRemote } from '../test/render-remote';

const SECOND = carbine({ id: 'P-3', name: 'M249', serial_number: 'U208814' });
const KIT = component({ id: 'c2', name: 'Cleaning kit, M4', status: 'missing' });
const equipped = carbine({
  components: [component({ id: 'c1', name: 'Sling', serialNumber: 'SL1', nsn: '1005-01-604-5620' }), KIT],
});

function serveItems(opened: PropertyDto, more: Parameters<typeof serve>[0] = {}) {
  return serve({
    'GET /api/property': () => page([equipped, SECOND]),
    'GET /api/property/counts': () => ({ assigned: 2, signedout: 0 }),
    [`GET /api/property/${opened.id}`]: () => opened,
    ...more,
  });
}

const address = () => screen.getByLabelText('Address');
const drawer = () => screen.findByRole('dialog');

const Ledger = ({ itemId, serialNumber }: SlotProps['item.ledger']) => (
  <p>
    Ledger of {itemId} {serialNumber}
  </p>
);
const fills = { 'item.ledger': [{ key: 'ledger', title: 'Ledger', Component: Ledger }] };

test('PROP-02 PROP-36 an address with an id opens that item over the list, with its facts and its ledger', async () => {
  serveItems(equipped);
  renderRemote('/property-book/P-1?q=m', { fills });
  const details = within(await drawer());
  expect(details.getByText('Equipment details')).toBeVisible();
  expect(details.getByText('Operational')).toBeVisible();
  expect(details.getByText('Weapons')).toBeVisible();
  expect(details.getAllByText('14MAR2026')[0]).toBeVisible();
  expect(details.getByText('Ledger of P-1 W123456')).toBeVisible();
  const chain = details.getByRole('list', { name: /Chain of custody/ });
  expect(
    within(chain)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('CPT Halloran · Holder'), expect.stringContaining('Property Book')]);
  // SUCC-42 The name leads to what the person is responsible for.
  expect(within(chain).getByRole('link', { name: 'CPT Halloran' })).toHaveAttribute('href', '/people/U-1');
  await userEvent.click(details.getAllByRole('button', { name: 'Close' })[0]!);
  expect(address()).toHaveTextContent('/property-book?q=m');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  ['nobody has signed for it', {}, 'Nobody has signed for it.', 1],
  [
    'nobody is responsible for what left',
    { chain: [], left_at: '2026-11-22T12:00:00.000Z' },
    'It left the book. Nobody is responsible for it.',
    0,
  ],
])('the chain of custody says that %s', async (_, given, said, links) => {
  const nobody = { assigned_to: null, assigned_to_user_id: null, chain: carbine().chain.slice(0, 1) };
  serveItems(carbine({ ...nobody, ...given }));
  renderRemote('/property-book/P-1');
  const details = within(await drawer());
  expect(await details.findByText(said)).toBeVisible();
  expect(details.queryAllByText('Property Book')).toHaveLength(links);
});

test('an item that stands in no list of mine opens too, with its exact status', async () => {
  serveItems(radio({ current_status: 'In Repair' }));
  renderRemote('/property-book/P-2');
  const details = within(await drawer());
  expect(details.getByText('Deadline - Maintenance')).toBeVisible();
  expect(details.getByText('In Repair')).toBeVisible();
  expect(details.getByRole('button', { name: 'Initiate Recall' })).toBeVisible();
});

test('LIFE-48 an item that a row of a comparison opened leads back to that row', async () => {
  serveItems(equipped);
  renderRemote('/property-book/P-1?row=RC-0001%2F3');
  const details = within(await drawer());
  expect(details.getByRole('link', { name: 'Back to comparison RC-0001' })).toHaveAttribute(
    'href',
    '/reconciliations/RC-0001?row=3',
  );
});

test('previous and next walk the list behind the drawer', async () => {
  serveItems(equipped, { 'GET /api/property/P-3': () => SECOND });
  renderRemote('/property-book/P-1');
  await drawer();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(address()).toHaveTextContent('/property-book/P-3');
  expect(await screen.findByRole('dialog', { name: /M249/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('ERR-27 an unknown id leaves the list, with Property not found above it', async () => {
  serveItems(equipped);
  renderRemote('/property-book/P-404');
  expect(await screen.findByText('Property not found')).toBeVisible();
  expect(screen.getByText('W123456')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('PROP-37 PROP-38 the components table is labelled BII/COEI and shows each field', async () => {
  serveItems(equipped);
  renderRemote('/property-book/P-1');
  const details = within(await drawer());
  expect(details.getByRole('heading', { name: 'Components (BII / COEI)' })).toBeVisible();
  const row = details.getByRole('row', { name: /Sling/ });
  // Authorized, and on hand.
  expect(within(row).getAllByText('1')).toHaveLength(2);
  for (const text of ['1005-01-604-5620', 'SL1', 'Required', 'Present']) {
    expect(within(row).getByText(text)).toBeVisible();
  }
  expect(details.getByText('1 missing')).toBeVisible();
});

test('a soldier may not change what others hold', async () => {
  serveItems(equipped);
  renderRemote('/property-book/P-1', { user: soldier });
  const details = within(await drawer());
  expect(details.getByText('Missing')).toBeVisible();
  expect(
    details.queryByRole('button', { name: /Mark present|Add Component|^Actions|Update Status/ }),
  ).not.toBeInTheDocument();
});

test('LIFE-24 an item on a closing says so, and is not recalled, amended or mounted', async () => {
  const closing = {
    id: 'CB-0004',
    kind: 'turn-in',
    state: 'signed',
    document_number: 'W15GK9-6326-0012',
    signed_at: '2026-11-22T09:15:00.000Z',
  } as const;
  serveItems({ ...equipped, closing });
  renderRemote('/property-book/P-1');
  const details = within(await drawer());
  expect(await details.findByText(/^Turn-in W15GK9-6326-0012, signed 22NOV2026/)).toBeVisible();
  expect(details.getByRole('link', { name: 'Open CB-0004' })).toBeVisible();
  const offered = /^(Initiate Recall|Report wrong data|Propose amendment|Mount Item|Leave the Book)$/;
  expect(details.queryByRole('button', { name: offered })).not.toBeInTheDocument();
});

test.each(['S4', 'PBO'] as const)(
  'an %s reads the item of another and reports nothing of it',
  async (role) => {
    const user = { ...soldier, id: 'U-0090', role };
    serveItems(equipped);
    renderRemote('/property-book/P-1?amend=report', { user });
    const details = within(await drawer());
    expect(await details.findByText('Sling')).toBeVisible();
    expect(details.queryByRole('button', { name: 'Report wrong data' })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Report wrong data' })).not.toBeInTheDocument();
  },
);

test('an item that is on offer says to whom, and leads to the transfer', async () => {
  serveItems(carbine({ open_transfer: { id: 'T-9', to: 'SGT Navarro', is_recall: false } }));
  renderRemote('/property-book/P-1');
  const details = within(await drawer());
  expect(await details.findByText('Offered to SGT Navarro')).toBeVisible();
  expect(details.getByRole('link', { name: 'Open the transfer' })).toHaveAttribute('href', '/transfers/T-9');
});

test('an item that is recalled says by whom, and is not recalled again', async () => {
  serveItems(carbine({ open_transfer: { id: 'T-9', to: 'CPT Halloran', is_recall: true } }));
  renderRemote('/property-book/P-1');
  const details = within(await drawer());
  expect(await details.findByText('Recalled by CPT Halloran')).toBeVisible();
  expect(details.queryByRole('button', { name: 'Initiate Recall' })).not.toBeInTheDocument();
});

test('CNTR-28 an item of a disputed hand-over says so, and leads to the receipt', async () => {
  serveItems(carbine({ disputed: 'HO-0007' }));
  renderRemote('/property-book/P-1');
  const details = within(await drawer());
  expect(await details.findByText('Disputed')).toBeVisible();
  expect(details.getByRole('link', { name: 'HO-0007' })).toHaveAttribute('href', '/counter/receipts/HO-0007');
});

test('SUCC-40 an item of a person whose account is deactivated says so at its holder', async () => {
  serveItems(carbine({ holder_deactivated: true }));
  renderRemote('/property-book/P-1');
  const details = within(await drawer());
  expect(await details.findByText('Held by a deactivated person')).toBeVisible();
});

test('a sensitive item shows its last six checks, and who saw it last', async () => {
  const done = {
    due: '2026-11-21T05:00:00.000Z',
    result: 'done',
    at: '2026-11-21T06:04:00.000Z',
    by: 'SGT Navarro',
  } as const;
  const missed = { due: '2026-11-20T05:00:00.000Z', result: 'missed', at: null, by: null } as const;
  const last = { at: '2026-11-21T22:11:00.000Z', by: 'CPT Osei' };
  serveItems(carbine({ last_checks: [missed, done], last_verified: last }));
  renderRemote('/property-book/P-1');
  const details = within(await drawer());
  expect(await details.findByText(/^Verified\s+by CPT Osei$/)).toBeVisible();
  expect(
    details.getByRole('img', { name: /^Sensitive item checks, last six: A missed.*; B done.*SGT Navarro$/ }),
  ).toBeVisible();
});

test('INVT-24 an item that a closed count did not see says so, and nothing of it says that it is verified', async () => {
  const done = {
    due: '2026-11-21T05:00:00.000Z',
    result: 'done',
    at: '2026-11-21T06:04:00.000Z',
    by: 'SGT Navarro',
  } as const;
  const missing = { since: '2026-11-22T06:04:00.000Z', countId: 'I-0012' };
  serveItems(carbine({ last_checks: [done], last_verified: { at: done.at, by: done.by }, missing }));
  renderRemote('/property-book/P-1');
  const details = within(await drawer());
  expect(await details.findByText(/^Last seen\s+by SGT Navarro$/)).toBeVisible();
  expect(details.getAllByText('Missing in count').length).toBeGreaterThan(0);
  expect(details.queryByText(/Verified/)).not.toBeInTheDocument();
});

test('PROP-20 PROP-21 calibration with its history, and what is attached to what', async () => {
  serveItems(
    carbine({
      requires_calibration: true,
      calibration_info: {
        lastCalibrationDate: '2026-06-01',
        nextCalibrationDueDate: '2026-12-01',
        calibrationIntervalDays: 183,
        status: 'due-soon',
        notes: 'Torque within limits',
        history: [{ date: '2025-12-01', notes: 'Replaced spring' }],
      },
      attached_components: [
        { position: 'rail', componentProperty: { id: 'P-7', name: 'M68 CCO', serial_number: 'AP12' } },
      ],
      attached_to: { id: 'P-8', name: 'M1165 HMMWV', serial_number: 'NG2J41', position: 'turret' },
    }),
  );
  renderRemote('/property-book/P-1?q=m');
  const details = within(await drawer());
  expect(await details.findByText('Due soon')).toBeVisible();
  expect(details.getByText('183 days')).toBeVisible();
  expect(details.getByText('Torque within limits')).toBeVisible();
  const history = within(details.getByRole('table', { name: 'Calibration history' }));
  expect(history.getByRole('row', { name: /01DEC2025 Replaced spring/ })).toBeVisible();
  expect(details.getByRole('link', { name: /M68 CCO/ })).toHaveAttribute('href', '/property-book/P-7?q=m');
  expect(details.getByRole('link', { name: /turret.*NG2J41/ })).toHaveAttribute(
    'href',
    '/property-book/P-8?q=m',
  );
});

test('another status is recorded, and the details show it', async () => {
  let stored = equipped;
  const { sent } = serveItems(equipped, {
    'GET /api/property/P-1': () => stored,
    'PATCH /api/property/P-1/status': (_url, body) =>
      (stored = { ...stored, current_status: (body as { status: 'In Repair' }).status }),
  });
  renderRemote('/property-book/P-1');
  const details = within(await drawer());
  await userEvent.click(details.getByRole('button', { name: 'Update Status' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update Status' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'In Repair');
  await userEvent.click(dialog.getByRole('button', { name: 'Update Status' }));
  expect(await screen.findByText('Status Updated')).toBeVisible();
  expect(await details.findByText('In Repair')).toBeVisible();
  expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ status: 'In Repair' });
});

test('a status that could not be changed says why, in the dialog', async () => {
  serveItems(equipped, {
    'PATCH /api/property/P-1/status': () => refusal(403, 'Only people who signed for this item may.'),
  });
  renderRemote('/property-book/P-1');
  await userEvent.click(within(await drawer()).getByRole('button', { name: 'Update Status' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update Status' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Update Status' }));
  expect(await dialog.findByText('Failed to update property status')).toBeVisible();
  expect(dialog.getByText('Only people who signed for this item may.')).toBeVisible();
});

/** A browser's Blob has it, jsdom's has not. */
Blob.prototype.text ??= function text(this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(this);
  });
};

const picture = (text: string) =>
  new Response(`<svg xmlns="http://www.w3.org/2000/svg"><title>${text}</title></svg>`, {
    headers: { 'content-type': 'image/svg+xml' },
  });

test('while the PIN does not hold the QR label is not shown but the way to the PIN, and it comes once it is entered', async () => {
  const stop = askInPlace();
  const locked = { error: 'pin-needed', message: 'Enter your PIN to see sensitive items.', requestId: 'r-1' };
  let label = () => Response.json(locked, { status: 403 });
  serveItems(equipped, { 'GET /api/property/P-1/label': () => label() });
  renderRemote('/property-book/P-1');
  const details = within(await drawer());
  expect(await details.findByText('Enter your PIN to see sensitive items.')).toBeVisible();
  expect(details.queryByRole('img', { name: /^QR label/ })).toBeNull();
  expect(sessionStore.getState().pinNeeded).toBe(false);
  await userEvent.click(details.getByRole('button', { name: 'Enter PIN' }));
  expect(sessionStore.getState().pinNeeded).toBe(true);

  label = () => picture('small');
  act(() => void queryClient.invalidateQueries());
  expect(await details.findByRole('img', { name: 'QR label of M4A1 Carbine W123456' })).toBeVisible();
  act(stop);
});

test('the QR label begins as Settings say, and is printed in the size chosen', async () => {
  takeSettings('U-1', {
    ...DEFAULT_SETTINGS,
    qrCodes: { ...DEFAULT_SETTINGS.qrCodes, defaultPrintSize: 'large', includeName: false },
  });
  const { calls } = serveItems(equipped, {
    'GET /api/property/P-1/label': () => picture('large'),
    'GET /api/property/P-1/label/pdf': () => refusal(500, 'No font.'),
  });
  renderRemote('/property-book/P-1');
  const details = within(await drawer());
  expect(await details.findByRole('img', { name: 'QR label of M4A1 Carbine W123456' })).toHaveAttribute(
    'src',
    expect.stringContaining('large'),
  );
  expect(calls).toContain('GET /api/property/P-1/label?size=large&name=false&serial=true');
  await userEvent.selectOptions(details.getByRole('combobox', { name: 'Label size' }), 'Small, 1.5 in');
  await userEvent.click(details.getByRole('button', { name: 'Print Label' }));
  expect(await screen.findByText('Failed to generate PDF')).toBeVisible();
  expect(screen.getByText('No font.')).toBeVisible();
  expect(calls).toContain('GET /api/property/P-1/label/pdf?size=small&name=false&serial=true');
  act(() => takeSettings(null));
});

test('under the details the main action leads: Request Transfer before Send Maintenance Form', async () => {
  serveItems(equipped);
  const action = (name: string) => ({
    key: name,
    title: name,
    Component: () => <button type="button">{name}</button>,
  });
  // In a row of the list the order is the other one.
  const actions = [action('Send Maintenance Form'), action('Request Transfer'), action('Send to Range')];
  renderRemote('/property-book/P-1', { fills: { 'property.rowActions': actions } });
  // A section that is added later leaves the first two where they are.
  const buttons = within(await drawer()).getAllByRole('button', { name: /^(Request|Send) / });
  expect(buttons.map((button) => button.textContent)).toEqual(['Request Transfer', 'Send Maintenance Form']);
});

test('an item that goes out of sight while it is open stays to be read, with nothing left to do to it', async () => {
  let there = true;
  serveItems(equipped, {
    'GET /api/property/P-1': () => (there ? equipped : refusal(404, 'No such item.')),
  });
  const Action = () => <button type="button">Request Transfer</button>;
  const actions = [{ key: 'transfer', title: 'Transfer', Component: Action }];
  renderRemote('/property-book/P-1', { fills: { 'property.rowActions': actions } });
  const details = within(await drawer());
  expect(details.getByRole('button', { name: 'Request Transfer' })).toBeVisible();
  there = false;
  await act(() => queryClient.invalidateQueries({ queryKey: ['property', 'item'] }));
  expect(await details.findByText('Property not found')).toBeVisible();
  expect(details.getByText('Sling')).toBeVisible();
  expect(details.queryByRole('button', { name: 'Request Transfer' })).not.toBeInTheDocument();
});

test('an item that changes hands while it is open tells who has it now', async () => {
  let stored = equipped;
  serveItems(equipped, { 'GET /api/property/P-1': () => stored });
  renderRemote('/property-book/P-1');
  await drawer();
  stored = { ...radio(), id: 'P-1', name: 'M4A1 Carbine', serial_number: 'W123456' };
  await act(() => queryClient.invalidateQueries({ queryKey: ['property', 'item'] }));
  expect(await screen.findByText('SPC Whitaker holds M4A1 Carbine W123456 now.')).toBeVisible();
});
