import type { UserDto } from '@hand-receipt/contracts';
import { commander, page, refusal, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onDesktop, onPhone } from '../test/on-phone';
import { renderRemote } from '../test/render-remote';
import { line, NAVARRO, PETROV, section, succession } from '../test/succession';

const ONE = 'GET /api/successions/SC-0003';

const address = () => screen.getByLabelText('Address').textContent;

test('the five strips say how far they are, and the one that is open is in the address', async () => {
  const user = userEvent.setup();
  serve({ [ONE]: () => succession() });
  renderRemote('/successions/SC-0003');
  const steps = within(await screen.findByRole('list', { name: 'Steps' })).getAllByRole('link');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '1Plan2 sections, 20 items',
    '2Prepare1 of 2 clear',
    '3Count0 of 20',
    '4DifferencesAfter the activation',
    '5Sign0 of 2 signatures',
  ]);
  expect(steps[0]).toHaveAttribute('aria-current', 'step');
  await user.click(steps[1]!);
  expect(address()).toBe('/successions/SC-0003?strip=prepare');
  expect(await screen.findByRole('region', { name: 'Prepare' })).toBeVisible();
});

test('on a phone the strips are a list that opens at Count', async () => {
  onPhone();
  serve({ [ONE]: () => succession({ state: 'active', activated_at: '2026-11-30T06:00:00.000Z' }) });
  renderRemote('/successions/SC-0003');
  const [, , count] = within(await screen.findByRole('list', { name: 'Steps' })).getAllByRole('link');
  expect(count).toHaveAttribute('aria-current', 'step');
  expect(screen.getByRole('img', { name: '0 of 20 items counted.' })).toBeInTheDocument();
  onDesktop();
});

test('one that does not exist or may not be seen says so', async () => {
  serve({ [ONE]: () => refusal(404, 'Change of command not found') });
  renderRemote('/successions/SC-0003');
  expect(await screen.findByText('Change of command SC-0003 cannot be opened')).toBeVisible();
});

test('one that cannot be had offers to try again', async () => {
  serve({ [ONE]: () => refusal(500, 'The server failed.') });
  renderRemote('/successions/SC-0003');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('it is cancelled with a reason', async () => {
  const user = userEvent.setup();
  const { sent } = serve({
    [ONE]: () => succession(),
    'POST /api/successions/SC-0003/cancel': () =>
      succession({ state: 'cancelled', cancel_reason: 'Orders were revoked.', may: { cancel: false } }),
  });
  renderRemote('/successions/SC-0003');
  await user.click(await screen.findByRole('button', { name: 'Cancel Change of Command' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this change of command?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel Change of Command' }));
  expect(await within(dialog).findByText('Enter why it is cancelled.')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Reason'), 'Orders were revoked.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel Change of Command' }));
  expect(await screen.findByText('Change of Command Cancelled')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Orders were revoked.' });
});

describe('SUCC-28 after the signing a sub-hand receipt holder acknowledges from whom they hold what', () => {
  const petrov: UserDto = {
    ...commander,
    ...PETROV,
    username: 'petrov',
    role: 'Soldier',
    position: 'Squad Leader',
  };
  const RECEIPT = { kept: 2, sensitive: 1, excluded: 0, left: 0 };
  const signed = section({ number: 2, items: 2, sensitive: 1, state: 'signed', receipt: RECEIPT });
  const carbine = line({
    item: { id: 'P-1', name: 'M4A1 Carbine', serial_number: 'W123456', is_sensitive: true },
  });
  const tent = line({ item: { id: 'P-2', name: 'Tent', serial_number: 'T-100', is_sensitive: false } });
  const answers = (given: Parameters<typeof succession>[0]) => ({
    [ONE]: () => succession({ state: 'signed', prepare: [], sections: [signed], ...given }),
    'GET /api/successions/SC-0003/lines': () => page([carbine, tent]),
    'POST /api/successions/SC-0003/acknowledge': () => succession({ my_part: 'sub' }),
  });

  test('who sees only their own section sees its items', async () => {
    const user = userEvent.setup();
    const { calls } = serve(answers({ my_part: 'sub', may: { acknowledge: true, cancel: false } }));
    renderRemote('/successions/SC-0003', petrov);
    const notice = (await screen.findByText('Your hand receipt is now from CPT Osei')).closest('.hr-alert');
    expect(notice).toHaveTextContent('You keep what you signed for: 2 items, 1 sensitive.');
    const items = await screen.findByRole('list', { name: 'Items of SSG Petrov' });
    expect(items).toHaveTextContent(/M4A1 Carbine W123456.*Tent T-100/);
    expect(calls).toContain('GET /api/successions/SC-0003/lines?section=2&receipt=kept&limit=100');
    expect(screen.queryByRole('heading', { name: /^(Stays with|No longer from)/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Steps' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Acknowledge' }));
    await waitFor(() => expect(calls).toContain('POST /api/successions/SC-0003/acknowledge'));
  });

  test('SUCC-25 what was excluded and what they gave away since is named apart from what they acknowledge', async () => {
    const receipt = { kept: 1, sensitive: 1, excluded: 1, left: 2 };
    const lost = line({ item: { id: 'P-3', name: 'Radio', serial_number: 'R-1', is_sensitive: false } });
    const lines = { kept: [carbine], excluded: [lost], left: [tent] };
    serve({
      ...answers({
        my_part: 'sub',
        sections: [{ ...signed, items: 4, sensitive: 2, receipt }],
        may: { acknowledge: true },
      }),
      'GET /api/successions/SC-0003/lines': ({ searchParams }: URL) =>
        page(lines[searchParams.get('receipt') as keyof typeof lines]),
    });
    renderRemote('/successions/SC-0003', petrov);
    const notice = (await screen.findByText('Your hand receipt is now from CPT Osei')).closest('.hr-alert');
    expect(notice).toHaveTextContent(
      'You keep what you signed for: 1 item, 1 sensitive. 1 item stays with CPT Halloran. ' +
        '2 items are no longer from CPT Osei. Acknowledging records that you know it.',
    );
    const items = async (name: string) => (await screen.findByRole('list', { name })).textContent;
    expect(await items('Items of SSG Petrov')).toMatch(/^M4A1 Carbine/);
    expect(await items('Stays with CPT Halloran')).toMatch(/^Radio/);
    expect(await items('No longer from CPT Osei')).toMatch(/^Tent/);
    expect(screen.getByText('Of 4 in the count')).toBeVisible();
  });

  test('where they have nothing of it any more, nothing is acknowledged', async () => {
    const receipt = { kept: 0, sensitive: 0, excluded: 0, left: 2 };
    serve(answers({ my_part: 'sub', sections: [{ ...signed, receipt }], may: { acknowledge: false } }));
    renderRemote('/successions/SC-0003', petrov);
    expect(await screen.findByText('Nothing to acknowledge')).toBeVisible();
    expect(await screen.findByRole('list', { name: 'No longer from CPT Osei' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Items of SSG Petrov' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Acknowledge' })).not.toBeInTheDocument();
  });

  test('who sees all of it sees under the notice only what is theirs', async () => {
    serve(
      answers({
        my_part: 'leader',
        sections: [section({ number: 1, holder: NAVARRO, items: 9, state: 'signed' }), signed],
        may: { acknowledge: true },
      }),
    );
    renderRemote('/successions/SC-0003?strip=plan', petrov);
    expect(await screen.findByText(/^You keep what you signed for: 2 items, 1 sensitive\./)).toBeVisible();
    expect(await screen.findByRole('list', { name: 'Items of SSG Petrov' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Items of SGT Navarro' })).not.toBeInTheDocument();
  });
});

test.each([
  [null, 'Count planned for01DEC2026'],
  ['2026-12-02T09:14:00.000Z', 'Counted on02DEC2026'],
])('their own section counted at %s says: %s', async (counted_at, words) => {
  const sections = [section({ number: 2, place: null, counted_at })];
  serve({ [ONE]: () => succession({ state: 'active', my_part: 'sub', sections }) });
  renderRemote('/successions/SC-0003');
  const cell = (await screen.findByText(words.replace(/\d.*/, ''))).closest('.hr-cell');
  expect(cell).toHaveTextContent(words);
});

test('a section that is not included does not count in the plan', async () => {
  serve({
    [ONE]: () =>
      succession({
        sections: [section({ number: 1 }), section({ number: 2, included: false, state: 'left-out' })],
        progress: { items: 11 },
      }),
  });
  renderRemote('/successions/SC-0003');
  expect(await screen.findByText('1 section, 11 items')).toBeInTheDocument();
});

test('one of which a part was signed says what was signed, and that the rest was cancelled', async () => {
  serve({
    [ONE]: () =>
      succession({
        state: 'cancelled',
        activated_at: '2026-11-30T06:00:00.000Z',
        signed_at: '2026-12-16T11:00:00.000Z',
        cancelled_at: '2026-12-20T11:00:00.000Z',
        cancel_reason: 'Only the left out section.',
        may: { cancel: false },
        signing: { passes: 12 },
      }),
    'GET /api/successions/SC-0003/lines': () => page([]),
  });
  renderRemote('/successions/SC-0003');
  const alert = (await screen.findByText('Signed, rest cancelled')).closest('.hr-alert') as HTMLElement;
  expect(alert).toHaveTextContent('Signed 16DEC2026: 12 items.');
  expect(alert).toHaveTextContent('The rest was cancelled 20DEC2026: Only the left out section.');
  const [, , , differences, sign] = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('link');
  expect(differences).toHaveTextContent('None found');
  expect(sign).toHaveAttribute('aria-current', 'step');
});

test('one that was cancelled before the activation has nothing counted or signed', async () => {
  serve({ [ONE]: () => succession({ state: 'cancelled', cancel_reason: 'Revoked.', sections: [] }) });
  const { unmount } = renderRemote('/successions/SC-0003?strip=count');
  expect(await screen.findByText('Nothing was counted')).toBeVisible();
  unmount();
  renderRemote('/successions/SC-0003?strip=sign');
  expect(await screen.findByText('Nothing was signed')).toBeVisible();
});

test('cancelling what was left out says that what was signed stays', async () => {
  serve({ [ONE]: () => succession({ state: 'active', signed_at: '2026-12-16T11:00:00.000Z' }) });
  renderRemote('/successions/SC-0003?strip=plan');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel Change of Command' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'What was signed stays signed. The rest does not move, and the freeze ends.',
  );
});

test.each([
  ['note', 'Add Note'],
  ['extension', 'Record Extension'],
  ['cancel', 'Cancel this change of command?'],
])('?act=%s of the address opens %s, for who may do it', async (act, name) => {
  const user = userEvent.setup();
  serve({ [ONE]: () => succession() });
  const { unmount } = renderRemote(`/successions/SC-0003?strip=plan&act=${act}`);
  const dialog = await screen.findByRole('dialog', { name });
  await user.click(within(dialog).getByRole('button', { name: act === 'cancel' ? 'Keep It' : 'Cancel' }));
  await waitFor(() => expect(address()).toBe('/successions/SC-0003?strip=plan'));
  unmount();
  serve({ [ONE]: () => succession({ may: { note: false, cancel: false } }) });
  renderRemote(`/successions/SC-0003?strip=plan&act=${act}`);
  expect(await screen.findByRole('list', { name: 'Steps' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
