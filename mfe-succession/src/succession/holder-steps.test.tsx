import { page, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../test/render-remote';
import { HALLORAN, NAVARRO, OSEI, PETROV, osei, section, succession } from '../test/succession';

const ONE = 'GET /api/successions/SC-0003';

beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => undefined });
});
const HASH = 'ab'.repeat(32);

/** SSG Petrov hands over to CPT Osei what they have from CPT Halloran. */
const holderChange = (given: Parameters<typeof succession>[0] = {}) =>
  succession({
    kind: 'sub',
    from: PETROV,
    to: OSEI,
    givers: [HALLORAN],
    roles_pass: false,
    sections: [section({ number: 1, holder: NAVARRO, items: 20, reader: OSEI, recorder: PETROV })],
    ...given,
  });

test('SUCC-33 a change of holder is one page: new holder, count, sign', async () => {
  serve({ [ONE]: () => holderChange(), 'GET /api/successions/SC-0003/lines': () => page([]) });
  const { unmount } = renderRemote('/successions/SC-0003');
  const fresh = await screen.findByRole('region', { name: 'New holder' });
  expect(fresh).toHaveTextContent('SSG Petrov to CPT Osei, from CPT Halloran');
  expect(screen.queryByRole('list', { name: 'Steps' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Count' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel Change of Holder' })).toBeVisible();
  unmount();

  serve({
    [ONE]: () => holderChange({ state: 'active' }),
    'GET /api/successions/SC-0003/lines': () => page([]),
  });
  renderRemote('/successions/SC-0003?strip=count');
  expect(await screen.findByRole('region', { name: 'Count' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Sign' })).toHaveTextContent('When all have signed');
  expect(screen.queryByRole('region', { name: 'Differences' })).not.toBeInTheDocument();
});

test('SUCC-33 the giver signs for themselves, and in place of an absent outgoing person', async () => {
  const user = userEvent.setup();
  const { sent } = serve({
    [ONE]: () =>
      holderChange({
        state: 'active',
        my_part: 'giver',
        may: { sign: 'giver', inPlace: true },
        signing: { set_hash: HASH },
      }),
    'GET /api/successions/SC-0003/lines': () => page([]),
    'GET /api/settings': () => ({ pinSet: false }),
    'POST /api/successions/SC-0003/signatures': () => holderChange({ state: 'signing' }),
  });
  renderRemote('/successions/SC-0003');
  const giver = await screen.findByRole('region', { name: 'Giver, CPT Halloran' });
  const outgoing = screen.getByRole('region', { name: 'Outgoing, SSG Petrov' });
  expect(giver).toHaveTextContent('I agree that CPT Osei has 20 items in place of SSG Petrov.');
  expect(within(outgoing).getByRole('button', { name: 'Sign in Place of SSG Petrov' })).toBeVisible();
  await user.type(await within(giver).findByLabelText('Your password'), 'secret');
  await user.click(within(giver).getByRole('button', { name: 'Sign and Agree to 20 items' }));
  expect(await screen.findByText('SC-0003 waits for the other signatures.')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    side: 'giver',
    setHash: HASH,
    proof: { password: 'secret' },
  });
});

test('a change of command that is being signed comes first, and the page leads to it', async () => {
  const message = 'SC-0001, from CPT Halloran to CPT Osei, is being signed. SC-0003 is signed after it.';
  serve({
    [ONE]: () =>
      holderChange({
        state: 'active',
        signing: { set_hash: HASH, blockers: [{ message, strip: null, waitsFor: 'SC-0001' }] },
      }),
    'GET /api/successions/SC-0003/lines': () => page([]),
  });
  renderRemote('/successions/SC-0003', osei);
  expect(await screen.findByText(message, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open SC-0001' })).toHaveAttribute('href', '/successions/SC-0001');
});

test('SUCC-33 once signed its paper is the DA 2062 of the new holder, from each giver', async () => {
  const user = userEvent.setup();
  const { sent } = serve({
    [ONE]: () => holderChange({ state: 'signed', signed_at: '2026-12-01T11:00:00.000Z' }),
    'GET /api/successions/SC-0003/lines': () => page([]),
    'POST /api/da2062/pairs': () =>
      new Response('%PDF', {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': 'attachment; filename="DA2062.pdf"',
        },
      }),
  });
  renderRemote('/successions/SC-0003');
  await user.click(await screen.findByRole('button', { name: 'Print DA 2062 from CPT Halloran' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      holderId: OSEI.id,
      giverId: HALLORAN.id,
    }),
  );
});
