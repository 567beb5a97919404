import { BULK_LIMIT, type PropertyDto } from '@hand-receipt/contracts';
import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carbine, commander, HALLORAN, radio, soldier, WHITAKER } from '../test/company';
import { renderRemote } from '../test/render-remote';

const item = (id: string, serial_number: string) => carbine({ id, serial_number });
const ITEMS = [item('P-1', 'W1'), item('P-2', 'W2'), item('P-3', 'W3')];

/** A book of which the first page is loaded; the rest is only counted. */
function serveBook(
  more: Parameters<typeof serve>[0] = {},
  total = ITEMS.length,
  listed: PropertyDto[] = ITEMS,
) {
  return serve({
    'GET /api/property': (url) => {
      const { scope, q = '' } = Object.fromEntries(url.searchParams);
      if (scope === 'signedout') return page([radio()]);
      const found = listed.filter(({ serial_number }) => serial_number.includes(q));
      return page(found, { total: q ? found.length : total });
    },
    'GET /api/property/counts': () => ({ assigned: total, signedout: 1 }),
    'GET /api/property/ids': () => ({
      ids: Array.from({ length: total }, (_, index) => `P-${index + 1}`),
      total,
    }),
    'GET /api/users/recipients': () => [WHITAKER],
    ...more,
  });
}

const doneFor = (ids: string[], refused: string[] = []) => ({
  done: ids.length - refused.length,
  refused: refused.length,
  results: ids.map((id) => ({
    id,
    ok: !refused.includes(id),
    message: refused.includes(id) ? 'It is offered to SGT Navarro already.' : null,
    transfer_id: null,
  })),
});
const idsOf = (body: unknown) => (body as { ids: string[] }).ids;
const bar = () => screen.findByRole('region', { name: 'Selection' });
const tick = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Select M4A1 Carbine ${name}` }));
const press = async (name: string) => userEvent.click(within(await bar()).getByRole('button', { name }));

async function fillTransfer(recipient = 'SPC Whitaker') {
  const dialog = within(await screen.findByRole('dialog', { name: 'Bulk Transfer' }));
  await userEvent.type(dialog.getByRole('combobox', { name: 'Recipient' }), recipient);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Range on Thursday');
  await userEvent.click(dialog.getByRole('button', { name: 'Request Transfer' }));
  return dialog;
}

test('PROP-12 each row has a checkbox, and one selects every listed row and clears them again', async () => {
  serveBook();
  renderRemote('/property-book');
  await tick('W2');
  expect(await bar()).toHaveTextContent('1 selected');
  const all = screen.getByRole('checkbox', { name: /^Select all/ });
  await userEvent.click(all);
  expect(await bar()).toHaveTextContent('3 selected');
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(4);
  await userEvent.click(all);
  expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
});

test('PROP-25 PROP-26 the bar with Export DA 2062, Bulk Transfer and Update Status floats only over a selection', async () => {
  serveBook();
  renderRemote('/property-book');
  await screen.findByText('W1');
  expect(screen.queryByRole('button', { name: 'Export DA 2062' })).not.toBeInTheDocument();
  await tick('W1');
  for (const name of ['Export DA 2062', 'Bulk Transfer', 'Update Status'])
    expect(within(await bar()).getByRole('button', { name })).toBeEnabled();
  await press('Clear selection');
  expect(screen.queryByRole('button', { name: 'Export DA 2062' })).not.toBeInTheDocument();
});

test('what I signed down can be exported and given a status, not offered; each tab has its own selection', async () => {
  serveBook();
  renderRemote('/property-book');
  await tick('W1');
  await userEvent.click(screen.getByRole('tab', { name: /Signed Down/ }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select AN/PRC-152 C04417' }));
  expect(await bar()).toHaveTextContent('1 selected');
  expect(within(await bar()).getByRole('button', { name: 'Bulk Transfer' })).toBeDisabled();
  expect(within(await bar()).getByRole('button', { name: 'Update Status' })).toBeEnabled();
});

test.each([
  ['a soldier', soldier, HALLORAN, { transfer: false, status: false }],
  ['the commander', commander, WHITAKER, { transfer: false, status: true }],
  ['the commander', commander, null, { transfer: true, status: true }],
])('of all items, %s is offered only what they may do to those chosen', async (_, user, holder, offered) => {
  const chain = holder ? [{ user: holder, label: holder.name, since: '2026-03-14T12:00:00.000Z' }] : [];
  serveBook({}, 1, [
    carbine({ serial_number: 'W1', assigned_to_user_id: holder?.id ?? null, assigned_to: holder, chain }),
  ]);
  renderRemote('/property-book?tab=visible', { user });
  await tick('W1');
  const isOffered = async (name: string) =>
    !within(await bar())
      .getByRole('button', { name })
      .hasAttribute('disabled');
  expect(await isOffered('Bulk Transfer')).toBe(offered.transfer);
  expect(await isOffered('Update Status')).toBe(offered.status);
});

test('all loaded rows and all that match are told apart, and a search leaves the selection', async () => {
  serveBook({}, 240);
  renderRemote('/property-book');
  await screen.findByText('W1');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  expect(await screen.findByText('The 3 items loaded so far are selected, 240 match.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Select all 240 that match' }));
  expect(await screen.findByText('All 240 items that match are selected.')).toBeVisible();
  expect(await bar()).toHaveTextContent('240 selected');
  await userEvent.type(screen.getByRole('searchbox'), 'W2');
  expect(
    await screen.findByText('239 of the 240 selected are not among the rows below.', {}, { timeout: 5000 }),
  ).toBeVisible();
});

test('PROP-27 the selection is offered to one person, and cleared', async () => {
  const { sent } = serveBook({
    'POST /api/property/bulk/transfers': (_url, body) => doneFor(idsOf(body)),
  });
  renderRemote('/property-book');
  await tick('W1');
  await tick('W3');
  await press('Bulk Transfer');
  await fillTransfer();
  expect(await screen.findByText('Transfer Initiated')).toBeVisible();
  expect(screen.getByText('Transfer request for 2 items sent to SPC Whitaker.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument());
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    ids: ['P-1', 'P-3'],
    toUserId: WHITAKER.id,
    includeComponents: true,
    notes: 'Range on Thursday',
  });
});

test('SUCC-38 the selection is signed over where that is ticked', async () => {
  const { sent } = serveBook({
    'POST /api/property/bulk/transfers': (_url, body) => doneFor(idsOf(body), ['P-3']),
  });
  renderRemote('/property-book');
  await tick('W1');
  await tick('W3');
  await press('Bulk Transfer');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Sign over: I leave the chain' }));
  await fillTransfer();
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ids: ['P-1', 'P-3'],
      signOver: true,
    }),
  );
});

test('an item that was refused is named with its reason, and stays selected', async () => {
  serveBook({ 'POST /api/property/bulk/transfers': (_url, body) => doneFor(idsOf(body), ['P-3']) });
  renderRemote('/property-book');
  await tick('W1');
  await tick('W3');
  await press('Bulk Transfer');
  await fillTransfer();
  await screen.findByText(/^1 item offered, 1 item not\./);
  const outcome = within(await screen.findByRole('dialog', { name: 'Bulk Transfer' }));
  expect(
    outcome.getByRole('row', { name: /M4A1 Carbine W3 It is offered to SGT Navarro already/ }),
  ).toBeVisible();
  await userEvent.click(outcome.getAllByRole('button', { name: 'Close' })[0]!);
  expect(await bar()).toHaveTextContent('1 selected');
  expect(screen.getByRole('checkbox', { name: 'Select M4A1 Carbine W3' })).toBeChecked();
});

test('two people of one rank, name and position are distinct in the list, the field and the toast', async () => {
  const keane = { ...WHITAKER, rank: 'PFC', name: 'PFC Keane', lastName: 'Keane', sharesName: true };
  const aidan = { ...keane, id: 'U-8', firstName: 'Aidan', position: 'Rifleman', unit: '1st Squad' };
  const brian = { ...keane, id: 'U-9', firstName: 'Brian', position: 'Rifleman', unit: '2nd Squad' };
  const { sent } = serveBook({
    'GET /api/users/recipients': () => [aidan, brian],
    'POST /api/property/bulk/transfers': (_url, body) => doneFor(idsOf(body)),
  });
  renderRemote('/property-book');
  await tick('W1');
  await press('Bulk Transfer');
  const dialog = within(await screen.findByRole('dialog', { name: 'Bulk Transfer' }));
  const box = dialog.getByRole('combobox', { name: 'Recipient' });
  await userEvent.type(box, 'keane');
  expect(await dialog.findByRole('option', { name: /PFC Aidan Keane, 1st Squad.*Rifleman/ })).toBeVisible();
  await userEvent.click(dialog.getByRole('option', { name: /PFC Brian Keane, 2nd Squad.*Rifleman/ }));
  expect(box).toHaveValue('PFC Brian Keane, 2nd Squad');
  expect(dialog.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Range on Thursday');
  await userEvent.click(dialog.getByRole('button', { name: 'Request Transfer' }));
  expect(
    await screen.findByText('Transfer request for 1 item sent to PFC Brian Keane, 2nd Squad.'),
  ).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ toUserId: 'U-9' });
});

test('without recipient or reason nothing is sent; a name that is nobody’s is refused', async () => {
  const { calls } = serveBook();
  renderRemote('/property-book');
  await tick('W1');
  await press('Bulk Transfer');
  const dialog = within(await screen.findByRole('dialog', { name: 'Bulk Transfer' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Request Transfer' }));
  expect(await screen.findByText('Missing Information')).toBeVisible();
  expect(screen.getByText('Please select a recipient and provide a reason for the transfer.')).toBeVisible();
  await fillTransfer('Nobody');
  expect(await dialog.findByText('Choose a person from the list')).toBeVisible();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('an offer that was cut off is asked again under its own key, and what became of it is said', async () => {
  const keys: (string | null)[] = [];
  let isCutOff = true;
  serveBook({
    'POST /api/property/bulk/transfers': (_url, body, headers) => {
      keys.push(headers.get('idempotency-key'));
      if (isCutOff) throw new TypeError('Failed to fetch');
      return doneFor(idsOf(body));
    },
  });
  renderRemote('/property-book');
  await tick('W1');
  await press('Bulk Transfer');
  const dialog = await fillTransfer();
  expect(await dialog.findByText('Failed to create transfer')).toBeVisible();
  expect(dialog.getByText(/cannot be reached.*not known whether any item was offered/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Range on Thursday');
  isCutOff = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Request Transfer' }));
  expect(await screen.findByText('Transfer request for 1 item sent to SPC Whitaker.')).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test('items can be offered once it is known what is mounted on them', async () => {
  let answer = () => undefined as void;
  serveBook({
    'GET /api/property': ({ searchParams }) =>
      searchParams.get('scope') === 'visible'
        ? new Promise((resolve) => (answer = () => resolve(page([]))))
        : page(ITEMS),
  });
  renderRemote('/property-book');
  await tick('W1');
  await press('Bulk Transfer');
  const dialog = within(await screen.findByRole('dialog', { name: 'Bulk Transfer' }));
  expect(await dialog.findByText('Loading mounted items...')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Request Transfer' })).toBeDisabled();
  answer();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Request Transfer' })).toBeEnabled());
});

test('an offer that the server refuses whole says so; it stays selected, and the next has a key of its own', async () => {
  const keys: (string | null)[] = [];
  serveBook({
    'POST /api/property/bulk/transfers': (_url, _body, headers) => {
      keys.push(headers.get('idempotency-key'));
      return refusal(503, 'The database is restarting.');
    },
  });
  renderRemote('/property-book');
  await tick('W1');
  await press('Bulk Transfer');
  const dialog = await fillTransfer();
  expect(await dialog.findByText(/The database is restarting\. Nothing was offered/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Request Transfer' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).not.toBe(keys[0]);
  await userEvent.click(await dialog.findByRole('button', { name: 'Cancel' }));
  await userEvent
    .setup({ pointerEventsCheck: 0 })
    .click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await bar()).toHaveTextContent('1 selected');
});

test('a large selection goes in several calls; what was not sent when one fails stays selected', async () => {
  let answered = 0;
  const { sent } = serveBook(
    {
      'POST /api/property/bulk/status': (_url, body) =>
        (answered += 1) === 1 ? doneFor(idsOf(body)) : refusal(503, 'The database is restarting.'),
    },
    BULK_LIMIT + 20,
  );
  renderRemote('/property-book');
  await screen.findByText('W1');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  await userEvent.click(screen.getByRole('button', { name: `Select all ${BULK_LIMIT + 20} that match` }));
  await screen.findByText(`All ${BULK_LIMIT + 20} items that match are selected.`);
  await press('Update Status');
  const dialog = within(await screen.findByRole('dialog', { name: 'Update Status' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'In Repair');
  await userEvent.click(dialog.getByRole('button', { name: 'Update Status' }));
  await screen.findByText('20 items not sent');
  const outcome = within(await screen.findByRole('dialog', { name: 'Update Status' }));
  expect(outcome.getByText('The database is restarting.')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => idsOf(body).length)).toEqual([
    BULK_LIMIT,
    20,
  ]);
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ status: 'In Repair' });
  await userEvent.click(outcome.getAllByRole('button', { name: 'Close' })[0]!);
  expect(await bar()).toHaveTextContent('20 selected');
});

test('LOSS-01 a selection is reported lost only with its facts, and after it was asked', async () => {
  const { sent } = serveBook({ 'POST /api/property/bulk/status': (_url, body) => doneFor(idsOf(body)) });
  const posted = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  renderRemote('/property-book');
  await tick('W1');
  await tick('W3');
  await press('Update Status');
  const dialog = within(await screen.findByRole('dialog', { name: 'Update Status' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'Lost');
  await userEvent.click(dialog.getByRole('button', { name: 'Update Status' }));
  for (const words of ['Say what happened.', 'Say when it was last seen.', 'Say where it was last seen.']) {
    expect(await dialog.findByText(words)).toBeVisible();
  }
  await userEvent.type(dialog.getByRole('textbox', { name: 'What happened' }), 'Rucksack lost in the river');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Where' }), 'Crossing site 2');
  fireEvent.change(dialog.getByLabelText('Last seen'), { target: { value: '2020-05-04T10:00' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Update Status' }));

  const question = await screen.findByRole('alertdialog', { name: 'Confirm Lost' });
  expect(question).toHaveTextContent('Are you sure you want to report 2 items lost?');
  expect(question).toHaveTextContent('Rucksack lost in the river');
  expect(posted()).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Report 2 items Lost' }));
  expect(await screen.findByText('2 items set to Lost.')).toBeVisible();
  expect(posted()).toEqual([
    {
      ids: ['P-1', 'P-3'],
      status: 'Lost',
      loss: {
        circumstances: 'Rucksack lost in the river',
        lastSeenAt: new Date(2020, 4, 4, 10, 0).toISOString(),
        lastSeenWhere: 'Crossing site 2',
      },
    },
  ]);
});

test('one location is said for the chosen items, and what is refused is named', async () => {
  const { sent } = serveBook({
    'POST /api/property/bulk/edit': (_, body) => doneFor(idsOf(body), ['P-2']),
    'GET /api/property/locations': () => ['Arms room, rack 6'],
  });
  renderRemote('/property-book');
  await tick('W1');
  await tick('W2');
  await press('Change Location');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Location' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Change Location' }));
  expect(await dialog.findByText('Location is required')).toBeVisible();
  await userEvent.type(dialog.getByRole('combobox', { name: /^Location/ }), 'Cage 2');
  await userEvent.click(dialog.getByRole('button', { name: 'Change Location' }));
  const outcome = await screen.findByRole('dialog', { name: 'Change Location' });
  await waitFor(() => expect(outcome).toHaveTextContent('It is offered to SGT Navarro already.'));
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { ids: ['P-1', 'P-2'], location: 'Cage 2' },
  ]);
});

test('LIFE-31 each mounted item is a checkbox with its serial number; one that is not ticked stays and is not named', async () => {
  const mount = (id: string, serial_number: string) => ({
    position: 'Top rail',
    componentProperty: { id, name: 'M68 CCO', serial_number },
  });
  const { sent } = serveBook(
    { 'POST /api/property/bulk/transfers': (_url, body) => doneFor(idsOf(body)) },
    3,
    [
      carbine({ serial_number: 'W1', attached_components: [mount('P-8', 'AP12'), mount('P-9', 'AP13')] }),
      carbine({ id: 'P-2', serial_number: 'W2' }),
    ],
  );
  renderRemote('/property-book');
  await tick('W1');
  await tick('W2');
  await press('Bulk Transfer');
  const dialog = within(await screen.findByRole('dialog', { name: 'Bulk Transfer' }));
  expect(
    await dialog.findByRole('checkbox', { name: 'M68 CCO AP12, mounted on W1: Top rail' }),
  ).toBeChecked();
  await userEvent.click(dialog.getByRole('checkbox', { name: /AP13/ }));
  await fillTransfer();
  await screen.findByText('Transfer Initiated');
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ids: ['P-1', 'P-2'],
    includeComponents: true,
    mounted: ['P-8'],
  });
});

test('SUCC-36 items that I signed down are recalled together, with a reason and a due date; what is refused stays', async () => {
  let refused: string[] = ['P-2'];
  const { sent } = serveBook({
    'POST /api/property/bulk/recall': (_url, body) => ({
      ...doneFor((body as { property_ids: string[] }).property_ids, refused),
      request_ids: ['TR-7'],
    }),
  });
  renderRemote('/property-book');
  await tick('W1');
  expect(within(await bar()).queryByRole('button', { name: 'Recall' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: /^Signed Down to Others/ }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Select AN\/PRC-152/ }));
  await press('Recall');
  const dialog = within(await screen.findByRole('dialog', { name: 'Bulk Recall' }));
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Layout');
  fireEvent.change(dialog.getByLabelText(/^Due date/), { target: { value: '2026-12-03' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Initiate Recall' }));
  expect(await screen.findByText(/0 items recalled, 1 item not\./)).toBeVisible();
  expect(screen.getByText('It is offered to SGT Navarro already.')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(await bar()).toHaveTextContent('1 selected');

  refused = [];
  await press('Recall');
  await userEvent.click(await screen.findByRole('button', { name: 'Initiate Recall' }));
  expect(await screen.findByText('The holders of 1 item were asked to return them.')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { property_ids: ['P-2'], reason: 'Layout', dueOn: '2026-12-03' },
    { property_ids: ['P-2'], reason: null, dueOn: null },
  ]);
});
