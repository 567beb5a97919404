import type { ClearanceDto, ClearanceStepDto, PersonClearanceDto } from '@hand-receipt/contracts';
import { refusal, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { commander, HALLORAN, WHITAKER } from '../test/company';
import { renderRemote } from '../test/render-remote';

const step = (given: Partial<ClearanceStepDto>): ClearanceStepDto => ({
  key: 'held',
  by_hand: false,
  clear: true,
  title: 'Nothing on the hand receipt',
  count: 0,
  entries: [],
  done_by: null,
  done_at: null,
  ...given,
});

const HELD = step({
  clear: false,
  title: '6 items still on the hand receipt',
  count: 6,
  entries: [
    { id: 'P-1', name: 'M4A1 Carbine', serial_number: 'W123488', path: '/property-book/P-1' },
    { id: 'P-2', name: 'AN/PVS-14', serial_number: '70338A', path: '/property-book/P-2' },
  ],
});
const HAND = step({
  key: 'hand-1',
  by_hand: true,
  clear: false,
  title: 'Labels and cards handed in',
  count: 1,
});

const CLEARANCE: ClearanceDto = {
  id: 'PC-0001',
  state: 'open',
  opened_by: HALLORAN,
  opened_at: '2026-11-17T08:00:00.000Z',
  leaves_on: '2026-11-30',
  days_left: 9,
  override: null,
  signed_by: null,
  signed_at: null,
  reopened_at: null,
  cancelled_by: null,
  cancelled_at: null,
};

const NOTHING = { open: false, tick: false, sign: false, override: false, cancel: false };
const REFUSAL =
  'SPC Whitaker is not cleared: holds 6 items. Clear them first, or ask the Commander to override.';

const page = (given: Partial<PersonClearanceDto> = {}): PersonClearanceDto => ({
  person: WHITAKER,
  status: 'Active',
  clearance: CLEARANCE,
  steps: [HELD, step({ key: 'transfers', title: 'No open offer or recall' }), HAND],
  held: 6,
  sensitive_held: 2,
  refusal: REFUSAL,
  may: NOTHING,
  ...given,
});

// The dialogs load when they open: here the form library is loaded before, so that no test waits for it.
beforeAll(() => import('./start-dialog'));

/** Opens the page. @returns the bodies that were sent to a call. */
const open = (given: Partial<PersonClearanceDto> = {}, more: Parameters<typeof serve>[0] = {}, act = '') => {
  const { sent } = serve({
    'GET /api/people/U-5/clearance': () => page(given),
    'GET /api/settings': () => ({ settings: {}, pinSet: false, updatedAt: null }),
    ...more,
  });
  renderRemote(`/people/U-5/clearance${act}`, { user: commander });
  return {
    sent: (call: string) =>
      sent.filter(({ method, url }) => `${method} ${url}` === call).map(({ body }) => body),
  };
};

const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const button = (name: string) => screen.queryAllByRole('button', { name })[0];

test('SUCC-41 each step says whether it is clear, and what is in the way leads to where it is ended', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Clearing SPC Whitaker' })).toBeVisible();
  const steps = await panel('Steps');
  const held = within(steps.getByRole('list', { name: '6 items still on the hand receipt' }));
  expect(held.getByRole('link', { name: 'M4A1 Carbine' })).toHaveAttribute('href', '/property-book/P-1');
  expect(held.getByText('and 4 more')).toBeVisible();
  expect(steps.getByRole('link', { name: 'Hand receipts' })).toHaveAttribute('href', '/people/U-5');
  expect(screen.getByRole('img', { name: '1 of 3 steps are clear' })).toBeVisible();
  expect(screen.getByText('In 9 days')).toBeVisible();
  expect(screen.getByText(REFUSAL)).toBeVisible();
  // Nothing is offered that the server would refuse.
  for (const name of ['Sign clearance', 'Override', 'Stop clearing', 'Start clearing']) {
    expect(button(name)).toBeUndefined();
  }
});

test('a clearance is started with the day on which they leave, and a refusal keeps it', async () => {
  const { sent } = open(
    { clearance: null, may: { ...NOTHING, open: true } },
    { 'POST /api/people/U-5/clearance': () => refusal(409, 'PC-0002 of SPC Whitaker is not finished.') },
  );
  const [start] = await screen.findAllByRole('button', { name: 'Start clearing' });
  await userEvent.click(start!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Start clearing SPC Whitaker?' }));
  const day = dialog.getByLabelText('Leaves the unit on');
  await userEvent.clear(day);
  await userEvent.type(day, '2020-01-01');
  await userEvent.click(dialog.getByRole('button', { name: 'Start Clearing' }));
  expect(
    await dialog.findByText('The day is more than 30 days ago. Enter the day on which they leave.'),
  ).toBeVisible();
  await userEvent.clear(day);
  await userEvent.type(day, '2036-12-15');
  await userEvent.click(dialog.getByRole('button', { name: 'Start Clearing' }));
  expect(await dialog.findByText('PC-0002 of SPC Whitaker is not finished.')).toBeVisible();
  expect(day).toHaveValue('2036-12-15');
  expect(sent('POST /api/people/U-5/clearance')).toEqual([{ leavesOn: '2036-12-15' }]);
});

test('a step is ticked by hand, once', async () => {
  const ticked = page({
    steps: [{ ...HAND, clear: true, done_by: HALLORAN, done_at: '2026-11-21T08:00:00.000Z' }],
  });
  const { sent } = open(
    { may: { ...NOTHING, tick: true } },
    { 'POST /api/people/U-5/clearance/steps': () => ticked },
  );
  await userEvent.dblClick(
    await screen.findByRole('button', { name: 'Mark done, Labels and cards handed in' }),
  );
  await waitFor(() =>
    expect(sent('POST /api/people/U-5/clearance/steps')).toEqual([{ key: 'hand-1', done: true }]),
  );
});

test('SUCC-40 an override asks for at least 20 characters before it is sent', async () => {
  const { sent } = open(
    { may: { ...NOTHING, override: true } },
    { 'POST /api/people/U-5/clearance/override': () => page() },
    '?act=override',
  );
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Override the clearance of SPC Whitaker?' }),
  );
  const reason = dialog.getByLabelText(/^Reason/);
  await userEvent.type(reason, 'Too short');
  await userEvent.click(dialog.getByRole('button', { name: 'Override' }));
  expect(
    await dialog.findByText('Say in at least 20 characters why they are deactivated without being cleared.'),
  ).toBeVisible();
  expect(sent('POST /api/people/U-5/clearance/override')).toEqual([]);
  await userEvent.type(reason, ', but now it is long enough');
  await userEvent.click(dialog.getByRole('button', { name: 'Override' }));
  await waitFor(() => expect(sent('POST /api/people/U-5/clearance/override')).toHaveLength(1));
});

test('SUCC-41 a signed clearance names its signer, and its memorandum is printed', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => undefined });
  const pdf = () =>
    new Response('%PDF-1.7', {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="Clearance_PC-0001.pdf"',
      },
    });
  const { sent } = open(
    {
      clearance: {
        ...CLEARANCE,
        state: 'cleared',
        signed_by: HALLORAN,
        signed_at: '2026-11-21T08:00:00.000Z',
      },
      steps: [step({})],
      held: 0,
      refusal: null,
    },
    { 'GET /api/people/U-5/clearance/memorandum': pdf },
  );
  expect(await screen.findByText('Signed by CPT Halloran')).toBeVisible();
  expect(screen.getByText('SPC Whitaker is cleared')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Print, clearance memorandum' }));
  expect(await screen.findByText('Clearance memorandum downloaded')).toBeVisible();
  expect(sent('GET /api/people/U-5/clearance/memorandum')).toHaveLength(1);
});

test('SUCC-46 a person whom the reader does not lead is not shown', async () => {
  serve({ 'GET /api/people/U-5/clearance': () => refusal(404, 'Person not found') });
  renderRemote('/people/U-5/clearance', { user: commander });
  expect(await screen.findByText('This person does not exist, or you do not lead them.')).toBeVisible();
});
