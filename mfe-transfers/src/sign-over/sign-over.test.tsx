import { SIGN_OVER_LABEL } from '@hand-receipt/contracts';
import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActiveTransfersCard } from '../dashboard/active-transfers-card';
import { brandt, halloran, whitaker } from '../test/people';
import { renderAt, renderPage } from '../test/render';
import { sheetsOf, wireItem, wireTransfer } from '../test/wire';

/** SPC Whitaker signs an item over to SFC Brandt; CPT Halloran, who reads, is above. */
const below = (given = {}) =>
  wireTransfer({ to_user: brandt, sign_over: true, superior: halloran, needs_consent: true, ...given });
/** SPC Whitaker signs an item over to CPT Halloran; SFC Brandt is above. */
const toMe = (given = {}) =>
  wireTransfer({ sign_over: true, superior: brandt, needs_consent: true, ...given });

test('SUCC-39 the superior agrees on the row with a note; a refusal keeps what was typed', async () => {
  let transfer = below();
  let isRefused = true;
  const { sent } = serve({
    'GET /api/transfers': () => page([transfer]),
    'POST /api/transfers/T-1/consent': () => {
      if (isRefused) return refusal(409, 'This sign-over was cancelled on 21NOV2026 1200.');
      transfer = below({ superior_agreed_at: '2026-11-21T13:00:00Z' });
      return transfer;
    },
  });
  renderPage();
  const row = (await screen.findByText('W123488')).closest('tr')!;
  expect(row).toHaveTextContent('Sign-over. Waits for CPT Halloran');
  expect(row).toHaveTextContent('Pending');
  expect(within(row).queryByRole('button', { name: /Accept/ })).toBeNull();
  await userEvent.click(
    within(row).getByRole('button', { name: 'Agree to the sign-over of M4A1 Carbine W123488' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Agree to Sign-over' }));
  expect(
    dialog.getByText(
      'SPC Whitaker signs M4A1 Carbine W123488 over to SFC Brandt. SFC Brandt then has it from you, and you recall it from SFC Brandt.',
    ),
  ).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/Note/), 'Shift change');
  await userEvent.click(dialog.getByRole('button', { name: 'Agree' }));
  expect(await dialog.findByText(/This sign-over was cancelled on/)).toBeVisible();
  expect(dialog.getByLabelText(/Note/)).toHaveValue('Shift change');
  isRefused = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Agree' }));
  expect(await screen.findByText('SFC Brandt can accept now.')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
    agree: true,
    note: 'Shift change',
  });
  await waitFor(() =>
    expect(
      within(screen.getByText('W123488').closest('tr')!).queryByRole('button', { name: /Agree/ }),
    ).toBeNull(),
  );
});

test('SUCC-39 the superior says no in the details', async () => {
  const { sent } = serve({
    'GET /api/transfers': () => page([below()]),
    'GET /api/transfers/sheets': sheetsOf([below()]),
    'POST /api/transfers/T-1/consent': () => below({ status: 'Cancelled' }),
  });
  renderPage('/transfers/T-1');
  const details = within(await screen.findByRole('dialog', { name: /M4A1 Carbine/ }));
  expect(
    details.getByText(
      'SPC Whitaker leaves the chain when SFC Brandt accepts. SFC Brandt then has it from CPT Halloran.',
    ),
  ).toBeVisible();
  expect(details.getByText('Waits for CPT Halloran')).toBeVisible();
  await userEvent.click(details.getByRole('button', { name: 'Say No' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Say No to Sign-over' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Say No' }));
  expect(await screen.findByText('Sign-over Refused')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ agree: false, note: null });
});

test('SUCC-39 the recipient sees whom it waits for and has no buttons; once agreed they have', async () => {
  let transfer = toMe();
  serve({ 'GET /api/transfers': () => page([transfer]) });
  const { unmount } = renderPage();
  const row = (await screen.findByText('W123488')).closest('tr')!;
  expect(row).toHaveTextContent('Sign-over. Waits for SFC Brandt');
  expect(within(row).queryByRole('button', { name: /Accept|Decline|Agree/ })).toBeNull();
  unmount();
  transfer = toMe({ superior_agreed_at: '2026-11-21T13:00:00Z' });
  renderPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Accept M4A1 Carbine W123488' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(
    question.getByText(
      'SPC Whitaker leaves the chain when CPT Halloran accepts. CPT Halloran then has it from SFC Brandt.',
    ),
  ).toBeVisible();
});

test('SUCC-39 a request of several: one answer agrees to all of its lines', async () => {
  const lines = ['T-1', 'T-2'].map((id) =>
    below({ id, serial: `SN-${id}`, request_id: 'TR-1', request_lines: 2 }),
  );
  const { sent } = serve({
    'GET /api/transfers': () => page(lines),
    'GET /api/transfers/sheets': sheetsOf(lines),
    'POST /api/transfers/T-1/consent': () => lines[0],
  });
  renderPage('/transfers?request=TR-1');
  const request = within(await screen.findByRole('dialog', { name: /Transfer Request/ }));
  expect(await request.findByText(/signs 2 items over to SFC Brandt/)).toBeVisible();
  await userEvent.click(request.getByRole('button', { name: 'Agree to All' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Agree to Sign-over' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Agree' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      agree: true,
      note: null,
      wholeRequest: true,
    }),
  );
});

test('SUCC-38 a new transfer says what a sign-over does and sends it only where it is ticked', async () => {
  const mine = wireItem();
  const { sent } = serve({
    'GET /api/transfers': () => page([]),
    'GET /api/property': () => page([mine]),
    'GET /api/property/P-1': () => mine,
    'GET /api/users/recipients': () => [whitaker],
    'POST /api/transfers': () => Response.json(wireTransfer({ sign_over: true }), { status: 201 }),
  });
  renderPage('/transfers?new=1&item=P-1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Initiate Equipment Transfer' }));
  expect(
    dialog.getByText(/The recipient takes your place and has the item from the person above you\./),
  ).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/To \(Recipient\)/), 'SPC Whitaker');
  await userEvent.click(dialog.getByRole('checkbox', { name: SIGN_OVER_LABEL }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send Transfer Request' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ signOver: true }),
  );
});

test('SUCC-39 on the dashboard it leads the superior to the transfer', async () => {
  serve({ 'GET /api/transfers': () => page([below()]) });
  renderAt('/dashboard', <ActiveTransfersCard />);
  expect(
    await screen.findByText(/Sign-over\. Waits for CPT Halloran · From SPC Whitaker to SFC Brandt/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review M4A1 Carbine W123488' })).toHaveAttribute(
    'href',
    '/transfers/T-1',
  );
});
