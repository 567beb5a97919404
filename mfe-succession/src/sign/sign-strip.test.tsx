import { page, serve, unreachable } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../test/render-remote';
import { HALLORAN, NAVARRO, OSEI, osei, section, succession } from '../test/succession';

const ONE = 'GET /api/successions/SC-0003';
const LINES = 'GET /api/successions/SC-0003/lines';
const SIGN = 'POST /api/successions/SC-0003/signatures';
const SETTINGS = 'GET /api/settings';

const HASH = 'ab'.repeat(32);
const ADDRESS = '/successions/SC-0003?strip=sign';

const LINE = {
  item: { id: 'P-1', name: 'M4A1 Carbine', serial_number: 'W123456', is_sensitive: true },
  section: 2,
  holder: 'SPC Whitaker',
  chain_before: ['CPT Halloran', 'SSG Petrov'],
  chain_after: ['CPT Osei', 'SSG Petrov'],
  result: 'verified',
  counted_at: null,
  counted_by: null,
  mark_text: null,
  to_confirm: false,
  excluded: false,
  let_through: false,
  missing_since: false,
  loss_case: null,
};

const signed = (part: 'outgoing' | 'incoming', by: typeof HALLORAN) => ({
  part,
  by,
  method: 'own-session' as const,
  at: '2026-12-16T10:02:00.000Z',
  in_place_of: null,
  reason: null,
});

const CHANGED =
  'The list changed after CPT Halloran signed on 18DEC2026 1402: 2 lines differ. Both sign again.';

test('it shows what passes and what stays, who is released, and the chains before and after', async () => {
  serve({
    [ONE]: () =>
      succession({
        state: 'active',
        signing: {
          set_hash: HASH,
          excluded: [{ id: 'P-9', name: 'AN/PVS-14', serial_number: '70322A' }],
          released: [{ person: NAVARRO, items: 3 }],
        },
      }),
    [LINES]: () => page([LINE]),
    [SETTINGS]: () => ({ pinSet: true }),
  });
  renderRemote(ADDRESS);
  const row = await screen.findByRole('row', { name: /W123456/ });
  expect(row).toHaveTextContent('CPT Halloran > SSG Petrov');
  expect(row).toHaveTextContent('CPT Osei > SSG Petrov');
  expect(screen.getByText(/Released besides CPT Halloran: SGT Navarro, 3 items/)).toBeVisible();
  expect(screen.getByText(/20 items pass, 1 excluded/)).toBeVisible();
  expect(screen.getByText('1 item stays with CPT Halloran until its case ends.')).toBeVisible();
});

test('the chain of an item that nobody signed for says so', async () => {
  serve({
    [ONE]: () => succession({ state: 'active', signing: { set_hash: HASH } }),
    [LINES]: () => page([{ ...LINE, chain_before: [], chain_after: ['CPT Osei'] }]),
    [SETTINGS]: () => ({ pinSet: true }),
  });
  renderRemote(ADDRESS);
  const row = within(await screen.findByRole('row', { name: /W123456/ }));
  const [before, after] = row.getAllByRole('cell');
  expect(before).toHaveTextContent('Nobody has signed for it');
  expect(after).toHaveTextContent('CPT Osei');
});

test('SUCC-24 what is not counted or not agreed stands in the way, with a link to where it is ended', async () => {
  serve({
    [ONE]: () =>
      succession({
        state: 'active',
        signing: {
          blockers: [{ message: '12 of 698 lines are not counted.', strip: 'count', waitsFor: null }],
        },
      }),
    [LINES]: () => page([]),
  });
  renderRemote(ADDRESS);
  const alert = (await screen.findByText('Nobody signs yet')).closest('.hr-alert') as HTMLElement;
  expect(alert).toHaveTextContent('12 of 698 lines are not counted.');
  expect(within(alert).getByRole('link')).toHaveAttribute('href', '/successions/SC-0003?strip=count');
  expect(screen.queryByRole('button', { name: /^Sign and/ })).not.toBeInTheDocument();
});

const DEACTIVATED =
  'CPT Osei has no active account to sign with. Cancel SC-0003 and open it with somebody else.';

test.each([true, false])('what only a cancel ends is offered a cancel by who may: %s', async (cancel) => {
  serve({
    [ONE]: () =>
      succession({
        state: 'active',
        may: { cancel },
        signing: {
          set_hash: HASH,
          blockers: [
            { message: '12 of 698 lines are not counted.', strip: 'count', waitsFor: null },
            { message: DEACTIVATED, strip: null, waitsFor: null, endsByCancel: true },
          ],
        },
      }),
    [LINES]: () => page([]),
  });
  renderRemote(ADDRESS);
  const alert = (await screen.findByText('Nobody signs yet')).closest('.hr-alert') as HTMLElement;
  expect(within(alert).getAllByRole('listitem')).toHaveLength(2);
  expect(alert).toHaveTextContent(DEACTIVATED);
  const button = within(alert).queryByRole('button', { name: 'Cancel Change of Command' });
  if (!cancel) return expect(button).toBeNull();
  await userEvent.click(button as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Cancel this change of command?' })).toBeVisible();
});

test('SUCC-40 a blocked sign-in is ended by an Admin, and no cancel is offered for it', async () => {
  const message = 'The sign-in of CPT Osei is blocked. They can sign once an Admin ends that.';
  serve({
    [ONE]: () =>
      succession({
        state: 'active',
        signing: { set_hash: HASH, blockers: [{ message, strip: null, waitsFor: null }] },
      }),
    [LINES]: () => page([]),
  });
  renderRemote(ADDRESS);
  const alert = (await screen.findByText('Nobody signs yet')).closest('.hr-alert') as HTMLElement;
  expect(alert).toHaveTextContent(message);
  expect(within(alert).queryByRole('button')).not.toBeInTheDocument();
});

const COUNTS = { passes: 40, acts: { replace: 36, sign: 2, insert: 2 }, holders: 6 };

test('what the signing does is said of each chain by what becomes of it, and of each holder once', async () => {
  serve({
    [ONE]: () => succession({ state: 'active', signing: { set_hash: HASH, ...COUNTS } }),
    [LINES]: () => page([]),
  });
  const { unmount } = renderRemote(ADDRESS);
  const before = await screen.findByRole('region', { name: 'When both have signed' });
  expect(before).toHaveTextContent('CPT Osei will stand where CPT Halloran stood in the chains of 36 items.');
  expect(before).toHaveTextContent(
    'CPT Osei will stand first in the chains of 2 items that others signed for from the book.',
  );
  expect(before).toHaveTextContent('CPT Osei will sign for 2 items that nobody had signed for.');
  expect(before).toHaveTextContent('6 sub-hand receipt holders keep what they have.');
  unmount();

  const signatures = [signed('outgoing', HALLORAN), signed('incoming', OSEI)];
  serve({
    [ONE]: () => succession({ state: 'signed', signing: { ...COUNTS, signatures } }),
    [LINES]: () => page([]),
  });
  renderRemote(ADDRESS);
  const after = await screen.findByRole('region', { name: 'What changed' });
  expect(after).toHaveTextContent('CPT Osei stands where CPT Halloran stood in the chains of 36 items.');
  expect(after).toHaveTextContent('CPT Osei signed for 2 items that nobody had signed for.');
  expect(after).toHaveTextContent('6 sub-hand receipt holders keep what they have.');
});

test('the signing says which counter needs the authority of the new holder', async () => {
  const counters = [{ id: 'CT-0001', name: 'Arms Room', items: 3 }];
  serve({
    [ONE]: () => succession({ state: 'active', signing: { set_hash: HASH, counters } }),
    [LINES]: () => page([]),
  });
  renderRemote(ADDRESS);
  const before = await screen.findByRole('region', { name: 'When both have signed' });
  expect(before).toHaveTextContent(
    'Arms Room keeps 3 items of this. It can issue them once CPT Osei lets it issue in their name.',
  );
});

test('SUCC-10 where the list changed the lines that differ are named, and what was typed stays', async () => {
  const user = userEvent.setup();
  const { sent } = serve({
    [ONE]: () =>
      succession({
        state: 'signing',
        my_part: 'incoming',
        may: { sign: 'incoming', cancel: false },
        signing: { set_hash: HASH, signatures: [signed('outgoing', HALLORAN)] },
      }),
    [LINES]: () => page([LINE]),
    [SETTINGS]: () => ({ pinSet: true }),
    [SIGN]: () =>
      Response.json(
        {
          error: 'set-changed',
          message: CHANGED,
          requestId: 'r-1',
          fields: { 'P-1': 'M4A1 Carbine W123456: components' },
        },
        { status: 409 },
      ),
  });
  renderRemote(ADDRESS, osei);
  const outgoing = await screen.findByRole('region', { name: 'Outgoing, CPT Halloran' });
  expect(outgoing).toHaveTextContent('Signed');
  const pin = await screen.findByLabelText('Your PIN');
  await user.type(pin, '246810');
  await user.click(screen.getByRole('button', { name: 'Sign and Accept 20 items' }));
  expect(await screen.findByText(CHANGED)).toBeVisible();
  expect(screen.getByText(/M4A1 Carbine W123456: components/)).toBeVisible();
  expect(pin).toHaveValue('246810');
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    side: 'incoming',
    setHash: HASH,
    proof: { pin: '246810' },
  });
});

test('SUCC-08 the first signature waits for the other, by password where no PIN is set', async () => {
  const user = userEvent.setup();
  serve({
    [ONE]: () => succession({ state: 'active', may: { sign: 'outgoing' }, signing: { set_hash: HASH } }),
    [LINES]: () => page([LINE]),
    [SETTINGS]: () => ({ pinSet: false }),
    [SIGN]: () => succession({ state: 'signing' }),
  });
  renderRemote(ADDRESS);
  await user.type(await screen.findByLabelText('Your password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Sign and Release 20 items' }));
  expect(await screen.findByText('SC-0003 waits for the other signature.')).toBeVisible();
});

test('without a connection nothing is signed and what was typed stays', async () => {
  const user = userEvent.setup();
  serve({
    [ONE]: () => succession({ state: 'active', may: { sign: 'outgoing' }, signing: { set_hash: HASH } }),
    [LINES]: () => page([LINE]),
    [SETTINGS]: () => ({ pinSet: false }),
    [SIGN]: unreachable,
  });
  renderRemote(ADDRESS);
  await user.type(await screen.findByLabelText('Your password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Sign and Release 20 items' }));
  expect(await screen.findByText('Needs a connection.')).toBeVisible();
  expect(screen.getByLabelText('Your password')).toHaveValue('secret');
});

test('SUCC-13 in place of an absent outgoing it takes a reason of 20 characters and a document', async () => {
  const user = userEvent.setup();
  const { sent } = serve({
    [ONE]: () =>
      succession({
        state: 'active',
        my_part: 'appointed',
        may: { sign: 'outgoing', inPlace: true },
        signing: { set_hash: HASH },
      }),
    [LINES]: () => page([LINE]),
    [SETTINGS]: () => ({ pinSet: true }),
    'POST /api/uploads': () => ({ uploads: [{ id: 'U-9' }] }),
    [SIGN]: () => succession({ state: 'signing' }),
  });
  renderRemote(ADDRESS, { ...osei, id: 'U-0077' });
  await user.click(await screen.findByRole('button', { name: 'Sign in Place of CPT Halloran' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign in Place of CPT Halloran' });
  await user.type(within(dialog).getByLabelText('Reason'), 'Too short.');
  await user.click(within(dialog).getByRole('button', { name: 'Sign in Place' }));
  expect(await within(dialog).findByText('Say why in at least 20 characters.')).toBeVisible();
  expect(within(dialog).getByText('Upload the document.')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Reason'), ' In hospital since 02DEC2026.');
  await user.upload(
    within(dialog).getByLabelText('Document', { selector: 'input' }),
    new File(['%PDF-1.7'], 'orders.pdf', { type: 'application/pdf' }),
  );
  await user.type(within(dialog).getByLabelText('Your PIN'), '246810');
  await user.click(within(dialog).getByRole('button', { name: 'Sign in Place' }));
  expect(await screen.findByText('SC-0003, in place of CPT Halloran.')).toBeVisible();
  expect(sent.find(({ url }) => url.endsWith('/signatures'))?.body).toEqual({
    side: 'outgoing',
    setHash: HASH,
    inPlaceOf: HALLORAN.id,
    reason: 'Too short. In hospital since 02DEC2026.',
    uploadId: 'U-9',
    proof: { pin: '246810' },
  });
});

test('a signature is withdrawn while the other one is missing', async () => {
  const user = userEvent.setup();
  const { calls } = serve({
    [ONE]: () =>
      succession({
        state: 'signing',
        may: { withdraw: true },
        signing: { set_hash: HASH, signatures: [signed('outgoing', HALLORAN)] },
      }),
    [LINES]: () => page([LINE]),
    'DELETE /api/successions/SC-0003/signatures/mine': () => succession({ state: 'active' }),
  });
  renderRemote(ADDRESS);
  await user.click(await screen.findByRole('button', { name: 'Withdraw Signature' }));
  expect(await screen.findByText('Signature Withdrawn')).toBeVisible();
  expect(calls).toContain('DELETE /api/successions/SC-0003/signatures/mine');
});

test('SUCC-09 once signed both signatures stand there, and nothing can be signed', async () => {
  serve({
    [ONE]: () =>
      succession({
        state: 'signed',
        signed_at: '2026-12-16T11:00:00.000Z',
        may: { cancel: false },
        signing: { signatures: [signed('outgoing', HALLORAN), signed('incoming', OSEI)] },
      }),
    [LINES]: () => page([LINE]),
  });
  renderRemote(ADDRESS);
  expect(await screen.findByText('What changed')).toBeVisible();
  expect(screen.getAllByText('Signed')).toHaveLength(2);
  expect(screen.queryByRole('form', { name: 'Signature' })).not.toBeInTheDocument();
});

test('SUCC-12 where a section was signed later each signature stands with its own sections and counts', async () => {
  const of = (signing: number, at: string) =>
    [signed('outgoing', HALLORAN), signed('incoming', OSEI)].map((one) => ({ ...one, at, signing }));
  const packet = { ready: true, pages: 12, signed_at: '2026-12-16T11:00:00.000Z', excluded: 0 };
  serve({
    [ONE]: () =>
      succession({
        state: 'signed',
        signed_at: '2026-12-20T11:00:00.000Z',
        may: { cancel: false },
        packets: [
          { ...packet, number: 2, sections: ['SSG Petrov'], passes: 11 },
          { ...packet, number: 1, sections: ['SGT Navarro', 'Not signed for'], passes: 9, excluded: 1 },
        ],
        signing: {
          passes: 20,
          signatures: [...of(1, '2026-12-16T10:02:00.000Z'), ...of(2, '2026-12-20T10:02:00.000Z')],
        },
      }),
    [LINES]: () => page([LINE]),
  });
  renderRemote(ADDRESS);
  const outgoing = await screen.findByRole('region', { name: 'Outgoing, CPT Halloran' });
  expect(outgoing).toHaveTextContent('I release 9 items. 1 item stays with CPT Halloran.');
  expect(outgoing).toHaveTextContent('SGT Navarro, Not signed for');
  expect(outgoing).toHaveTextContent('I release 11 items.');
  expect(outgoing).toHaveTextContent('SSG Petrov');
  expect(within(outgoing).getAllByText('CPT Halloran')).toHaveLength(2);
});

test('cancelled after a part was signed, it tells of that part and claims nothing of the rest', async () => {
  serve({
    [ONE]: () =>
      succession({
        state: 'cancelled',
        activated_at: '2026-11-30T06:00:00.000Z',
        signed_at: '2026-12-16T11:00:00.000Z',
        may: { cancel: false },
        sections: [
          section({ number: 1, items: 4, state: 'planned' }),
          section({ number: 2, items: 12, state: 'signed' }),
        ],
        signing: {
          passes: 12,
          acts: { replace: 12, sign: 0, insert: 0 },
          holders: 1,
          signatures: [signed('outgoing', HALLORAN), signed('incoming', OSEI)],
        },
      }),
    [LINES]: () =>
      page([
        LINE,
        {
          ...LINE,
          item: { ...LINE.item, id: 'P-2', serial_number: 'W123457' },
          section: 1,
          chain_after: [],
        },
      ]),
  });
  renderRemote(ADDRESS);
  expect(await screen.findByText('I release 12 items.')).toBeVisible();
  expect(await screen.findByRole('row', { name: /W123456/ })).toHaveTextContent('CPT Osei > SSG Petrov');
  const rest = screen.getByRole('row', { name: /W123457/ });
  expect(rest).toHaveTextContent('Not signed');
  expect(rest).not.toHaveTextContent('CPT Osei');
  expect(screen.getByRole('columnheader', { name: 'Chain before' })).toBeVisible();
  expect(screen.getByText('1 sub-hand receipt holder keeps what they have.')).toBeVisible();
  expect(screen.getByText('4 items were not signed. The chains stayed as they were.')).toBeVisible();
});

test('cancelled before anybody signed, there is nothing that passes', async () => {
  serve({
    [ONE]: () =>
      succession({
        state: 'cancelled',
        activated_at: '2026-11-30T06:00:00.000Z',
        may: { cancel: false },
        signing: { passes: 0 },
      }),
    [LINES]: () => page([{ ...LINE, chain_after: [] }]),
  });
  renderRemote(ADDRESS);
  expect(await screen.findByText('Nothing was signed')).toBeVisible();
  expect(await screen.findByRole('row', { name: /W123456/ })).toHaveTextContent('Not signed');
  expect(screen.queryByText(/I release/)).not.toBeInTheDocument();
});
