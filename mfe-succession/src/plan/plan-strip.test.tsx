import { refusal, serve } from '@hand-receipt/standalone/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../test/render-remote';
import { HALLORAN, NAVARRO, OSEI, succession } from '../test/succession';

const ONE = 'GET /api/successions/SC-0003';
const PLAN = 'PUT /api/successions/SC-0003/plan';

const open = () => renderRemote('/successions/SC-0003?strip=plan');
const section = (name: RegExp) => screen.findByRole('listitem', { name });
const planSent = (sent: { method: string; body: unknown }[]) =>
  sent.find(({ method }) => method === 'PUT')?.body;

test('a section shows holder, items, sensitive items, place and day', async () => {
  serve({ [ONE]: () => succession() });
  open();
  expect(await section(/^Section 2, SSG Petrov/)).toHaveTextContent(
    'SSG Petrov11 items, 6 sensitive items, Arms room, 01DEC2026',
  );
});

test('the schedule has its heads, a legend, and what follows the count', async () => {
  serve({ [ONE]: () => succession() });
  const { unmount } = open();
  const panel = within(await screen.findByRole('region', { name: 'Schedule' }));
  for (const head of ['Section, holder', 'Items', 'Joint count', 'Settle, sign', 'No work', 'Today', 'Due'])
    expect(panel.getByText(head)).toBeInTheDocument();
  const after = within(panel.getByRole('list', { name: 'After the count' })).getAllByRole('listitem');
  expect(after.map(({ textContent }) => textContent)).toEqual([
    'Differences Every one agreed',
    'Signatures Outgoing and incoming, by 30DEC2026',
  ]);
  unmount();
  serve({
    [ONE]: () => succession({ kind: 'sub', state: 'signed', signed_at: '2026-12-18T14:02:00.000Z' }),
  });
  open();
  expect(await screen.findByRole('list', { name: 'After the count' })).toHaveTextContent(
    'Signatures Signed 18DEC2026',
  );
});

test('what was signed or cancelled is frozen no more, and has no days left', async () => {
  const activated = { activated_at: '2026-12-01T06:00:00.000Z', days_left: 12 };
  serve({ [ONE]: () => succession({ ...activated, state: 'active' }) });
  const { unmount } = open();
  expect(await screen.findByText('Transfers of this property wait until it is signed.')).toBeVisible();
  expect(screen.getByText('12 days left')).toBeVisible();
  unmount();
  serve({
    [ONE]: () => succession({ ...activated, state: 'signed', signed_at: '2026-12-18T14:02:00.000Z' }),
  });
  open();
  expect(await screen.findByText('It was signed.')).toBeVisible();
  expect(screen.queryByText('Transfers of this property wait until it is signed.')).toBeNull();
  expect(screen.queryByText('12 days left')).toBeNull();
});

test('SUCC-18 a section is moved to another day by its menu with the keyboard alone', async () => {
  const user = userEvent.setup();
  const { sent } = serve({ [ONE]: () => succession(), [PLAN]: () => succession({ version: 5 }) });
  open();
  within(await section(/^Section 2/))
    .getByRole('button', { name: 'Actions, SSG Petrov' })
    .focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('menuitem', { name: 'Move to day...' })).toHaveFocus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Move to day' });
  const day = within(dialog).getByLabelText('Day');
  await user.selectOptions(day, '2026-12-03');
  within(dialog).getByRole('button', { name: 'Move' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Plan Changed')).toBeVisible();
  expect(planSent(sent)).toEqual({
    version: 4,
    sections: [
      { number: 1, included: true, act: 'replace', day: '2026-11-30', place: null, leaveOutReason: null },
      {
        number: 2,
        included: true,
        act: 'replace',
        day: '2026-12-03',
        place: 'Arms room',
        leaveOutReason: null,
      },
    ],
  });
});

test('a section is moved to another day by dragging', async () => {
  const { sent } = serve({ [ONE]: () => succession(), [PLAN]: () => succession({ version: 5 }) });
  open();
  const row = await section(/^Section 2/);
  const dataTransfer = { setData: jest.fn() };
  fireEvent.dragStart(row.querySelector('[draggable=true]')!, { dataTransfer });
  const target = row.querySelector('[data-day="2026-12-04"]')!;
  fireEvent.dragOver(target, { dataTransfer });
  expect(target).toHaveAttribute('data-over');
  fireEvent.drop(target, { dataTransfer });
  await waitFor(() =>
    expect(planSent(sent)).toMatchObject({ sections: [{}, { number: 2, day: '2026-12-04' }] }),
  );
});

test('a stale plan keeps what was typed and says that somebody changed it', async () => {
  const user = userEvent.setup();
  serve({
    [ONE]: () => succession(),
    [PLAN]: () => refusal(409, 'Somebody changed this while you were typing.'),
  });
  open();
  await user.click(await screen.findByRole('button', { name: 'Actions, SSG Petrov' }));
  await user.click(screen.getByRole('menuitem', { name: 'Move to day...' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move to day' });
  await user.selectOptions(within(dialog).getByLabelText('Day'), '2026-12-03');
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  expect(await within(dialog).findByText('Somebody changed this while you were typing.')).toBeVisible();
  expect(within(dialog).getByLabelText('Day')).toHaveValue('2026-12-03');
});

test('SUCC-12 a section is left out with a reason', async () => {
  const user = userEvent.setup();
  const { sent } = serve({ [ONE]: () => succession(), [PLAN]: () => succession({ version: 5 }) });
  open();
  await user.click(await screen.findByRole('button', { name: 'Actions, SSG Petrov' }));
  await user.click(screen.getByRole('menuitem', { name: 'Leave out...' }));
  await user.type(await screen.findByLabelText('Reason'), 'In the field.');
  await user.click(screen.getByRole('button', { name: 'Leave Out' }));
  expect(await screen.findByText('Section Left Out')).toBeVisible();
  expect(planSent(sent)).toMatchObject({
    sections: [{}, { included: false, leaveOutReason: 'In the field.' }],
  });
});

test('a plan that is published again without a change says that nobody is notified', async () => {
  const published = succession({ published_at: '2026-11-22T10:00:00.000Z' });
  serve({ [ONE]: () => published, 'POST /api/successions/SC-0003/publish': () => published });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Publish Again' }));
  expect(await screen.findByText('The plan has not changed')).toBeVisible();
  expect(screen.queryByText('Plan Published')).not.toBeInTheDocument();
});

test('a plan is published, and who may not change it gets no menus', async () => {
  const user = userEvent.setup();
  const { calls } = serve({
    [ONE]: () => succession(),
    'POST /api/successions/SC-0003/publish': () => succession({ published_at: '2026-11-22T10:00:00.000Z' }),
  });
  const { unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'Publish Plan' }));
  expect(await screen.findByText('Plan Published')).toBeVisible();
  expect(calls).toContain('POST /api/successions/SC-0003/publish');
  unmount();
  serve({ [ONE]: () => succession({ may: { plan: false, publish: false, note: false } }) });
  open();
  expect(await section(/^Section 1/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Actions/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Publish Plan' })).not.toBeInTheDocument();
});

test('notes and extensions are listed, and an extension is recorded with its letter', async () => {
  const user = userEvent.setup();
  const { sent } = serve({
    [ONE]: () =>
      succession({
        notes: [
          {
            id: 'SN-0001',
            kind: 'note',
            text: 'Arms room after 1300.',
            days: null,
            granted_by: null,
            item: null,
            upload: null,
            by: HALLORAN,
            at: '2026-11-23T10:00:00.000Z',
          },
        ],
      }),
    'POST /api/uploads': () => ({ uploads: [{ id: 'U-9' }] }),
    'POST /api/successions/SC-0003/notes': () => succession(),
  });
  open();
  expect(await screen.findByText('Arms room after 1300.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Record Extension' }));
  const dialog = await screen.findByRole('dialog', { name: 'Record Extension' });
  await user.click(within(dialog).getByRole('button', { name: 'Record Extension' }));
  expect(await within(dialog).findByText('Enter the days, 1 to 365.')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Days'), '10');
  await user.type(within(dialog).getByLabelText('Granted by'), 'LTC Brandt');
  await user.type(within(dialog).getByLabelText('Reason'), 'The range burned.');
  await user.upload(
    within(dialog).getByLabelText('Letter', { selector: 'input' }),
    new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' }),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Record Extension' }));
  expect(await screen.findByText('Extension Recorded')).toBeVisible();
  expect(sent.find(({ url }) => url.endsWith('/notes'))?.body).toEqual({
    kind: 'extension',
    days: 10,
    grantedBy: 'LTC Brandt',
    text: 'The range burned.',
    uploadId: 'U-9',
  });
});

test('the outgoing person names who records in a section, anybody but its reader', async () => {
  const user = userEvent.setup();
  const { sent } = serve({
    [ONE]: () => succession({ state: 'active', may: { letThrough: true } }),
    'GET /api/users': () =>
      [HALLORAN, OSEI, NAVARRO].map((person) => ({ ...person, status: 'Active', role: 'Soldier' })),
    'POST /api/successions/SC-0003/sections/2/count': () => succession({ state: 'active' }),
  });
  open();
  await user.click(await screen.findByRole('button', { name: 'Actions, SSG Petrov' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Name recorder...' }));
  const dialog = await screen.findByRole('dialog', { name: 'Name Recorder' });
  const field = await within(dialog).findByLabelText('Recorder');
  expect(within(field).queryByRole('option', { name: /Osei/ })).not.toBeInTheDocument();
  await user.selectOptions(field, NAVARRO.id);
  await user.click(within(dialog).getByRole('button', { name: 'Name Recorder' }));
  expect(await screen.findByText('Recorder Named')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ recorderId: NAVARRO.id });
});

test.each([
  ['move', 'Move to day'],
  ['leave-out', 'Leave out this section?'],
])('?act=%s of the address opens %s for a section, for who may plan', async (act, name) => {
  const user = userEvent.setup();
  serve({ [ONE]: () => succession() });
  const { unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'Actions, SSG Petrov' }));
  await user.click(
    screen.getByRole('menuitem', { name: act === 'move' ? 'Move to day...' : 'Leave out...' }),
  );
  expect(await screen.findByRole('dialog', { name })).toBeVisible();
  const named = `/successions/SC-0003?strip=plan&act=${act}&of=2`;
  expect(screen.getByLabelText('Address')).toHaveTextContent(named);
  unmount();
  const again = renderRemote(named);
  const dialog = await screen.findByRole('dialog', { name });
  expect(dialog).toHaveTextContent('SSG Petrov');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/successions\/SC-0003\?strip=plan$/),
  );
  again.unmount();
  serve({ [ONE]: () => succession({ may: { plan: false } }) });
  renderRemote(named);
  expect(await section(/^Section 2/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
