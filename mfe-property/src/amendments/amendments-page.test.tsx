import 'fake-indexeddb/auto';
import { type AmendmentDto, DEFAULT_SETTINGS } from '@hand-receipt/contracts';
import { type Call, page, refusal, serve, unreachable } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BRANDT, ended, proposed, proposedRule, reported } from '../test/amendments';
import { soldier, WHITAKER } from '../test/company';
import { renderRemote } from '../test/render-remote';

const LONG = ['4Q2KX77A0B5512A90', '4Q2KX77A0B5512A91'] as const;
const settings = {
  version: 1,
  settings: DEFAULT_SETTINGS,
  pinSet: true,
  deviceId: 'DVC-U-1',
  updatedAt: null,
};

/** One amendment that is open, and what becomes of it. */
function serveAmendment(amendment: AmendmentDto, more: Parameters<typeof serve>[0] = {}) {
  let now = amendment;
  const become = (next: AmendmentDto) => () => (now = next);
  const path = `/api/amendments/${amendment.id}`;
  return serve({
    'GET /api/amendments': (url) => page(url.searchParams.get('scope') === 'waiting' ? [now] : []),
    'GET /api/amendments/counts': () => ({ waiting: 1 }),
    'GET /api/settings': () => settings,
    [`GET ${path}`]: () => now,
    [`POST ${path}/sign`]: become(ended('signed')),
    [`POST ${path}/refuse`]: become(ended('refused')),
    [`POST ${path}/withdraw`]: become(ended('withdrawn')),
    [`POST ${path}/propose`]: become(
      proposed({ reported_by: WHITAKER, may: { ...amendment.may, propose: false } }),
    ),
    ...more,
  });
}

const address = () => screen.getByLabelText('Address');
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Amendment AM-0007' }));
const posts = (sent: readonly Call[]) =>
  sent.filter(({ method }) => method === 'POST').map(({ url, body }) => [url, body]);

test('the tabs are in the address, with how many wait for me, and each asks for its own', async () => {
  const { calls } = serveAmendment(proposed());
  renderRemote('/amendments');
  expect(await screen.findByRole('tab', { name: /Waiting for me.*1/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const list = within(await screen.findByRole('list', { name: 'Amendments, waiting for me' }));
  expect(list.getByRole('link')).toHaveTextContent(
    /AM-0007M4A1 Carbine W123456 Serial numberProposed by SFC Brandt, 21NOV2026.*Waits for you/,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Ended' }));
  expect(await screen.findByText('No ended amendments')).toBeVisible();
  expect(address()).toHaveTextContent('/amendments?tab=ended');
  expect(calls).toContain('GET /api/amendments?scope=waiting&limit=25');
  expect(calls).toContain('GET /api/amendments?scope=ended&limit=25');
});

test('LIFE-18 the signer of a changed catalog reads what changes, how many items and which, and signs once', async () => {
  const { sent } = serveAmendment(proposedRule());
  renderRemote('/amendments');
  const list = within(await screen.findByRole('list', { name: 'Amendments, waiting for me' }));
  const link = list.getByRole('link');
  expect(link).toHaveTextContent(/Catalog of 5855-01-432-0524 80 items stop being sensitive/);
  expect(link).not.toHaveTextContent('NVD1000');
  await userEvent.click(link);
  const paper = await sheet();
  expect(paper.getByText('Catalog of 5855-01-432-0524. 80 items stop being sensitive.')).toBeVisible();
  expect(paper.queryByText('No photo of the data plate.')).toBeNull();
  expect(paper.getByText('By code')).toBeVisible();
  const items = within(paper.getByRole('region', { name: 'Items that stop being sensitive' }));
  expect(items.getAllByRole('link')).toHaveLength(80);
  expect(items.getByText('NVD1079')).toBeVisible();
  await userEvent.type(await paper.findByLabelText('Your PIN'), '2468');
  await userEvent.click(paper.getByRole('button', { name: 'Sign Amendment' }));
  expect(await screen.findByText('Amendment Signed')).toBeVisible();
  expect(posts(sent)).toEqual([['/api/amendments/AM-0007/sign', { pin: '2468' }]]);
});

test('LIFE-51 a row and the sheet name every serial number whole', async () => {
  const [line] = proposed().lines;
  const lineOf = (id: string, serial: string, to: string) => ({
    ...line!,
    item: { id, name: 'M4A1 Carbine', serial_number: serial },
    from: serial,
    to,
  });
  serveAmendment(proposed({ lines: [lineOf('P-1', LONG[0], LONG[1]), lineOf('P-9', LONG[1], LONG[0])] }));
  renderRemote('/amendments/AM-0007');
  const open = await sheet();
  for (const serial of LONG) expect(open.getAllByText(serial).length).toBeGreaterThan(1);
  const row = screen.getByRole('link', { name: /AM-0007/, hidden: true });
  for (const serial of LONG) expect(within(row).getByText(serial)).toBeInTheDocument();
});

test('LIFE-06 a Commander reads old above new, the reason and who proposed it, and signs by PIN', async () => {
  const { sent } = serveAmendment(proposed({ warnings: ['W123465 is close to W123466, M4A1 Carbine.'] }));
  renderRemote('/amendments/AM-0007');
  const open = await sheet();
  expect(open.getByText('Characters 6 and 7 differ.')).toBeInTheDocument();
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['56', '65']);
  expect(open.getByText('Read wrong at the inventory of 11JUN2026')).toBeVisible();
  expect(open.getByText('W15GK9-6326-0012')).toBeVisible();
  expect(open.getByText('SFC Brandt')).toBeVisible();
  expect(open.getByText(/, in their own session$/)).toBeVisible();
  expect(open.getByText('CPT Halloran, you')).toBeVisible();
  expect(open.getByText('W123465 is close to W123466, M4A1 Carbine.')).toBeVisible();
  await userEvent.click(open.getByRole('button', { name: 'Sign Amendment' }));
  expect(await open.findByText(/^The PIN is 4 to/)).toBeVisible();
  await userEvent.type(await open.findByLabelText('Your PIN'), '2468');
  await userEvent.click(open.getByRole('button', { name: 'Sign Amendment' }));
  expect(await screen.findByText('Amendment Signed')).toBeVisible();
  expect(posts(sent)).toEqual([['/api/amendments/AM-0007/sign', { pin: '2468' }]]);
  expect(address()).toHaveTextContent('/amendments');
});

test('the photo of the plate opens large', async () => {
  serveAmendment(proposed());
  renderRemote('/amendments/AM-0007');
  await userEvent.click(await (await sheet()).findByRole('button', { name: 'Enlarge, Data plate' }));
  const large = within(await screen.findByRole('dialog', { name: 'Data plate' }));
  expect(large.getByRole('img', { name: 'Data plate' })).toHaveAttribute('src', '/api/uploads/u-1');
});

test.each([
  ['LIFE-06', 403, 'You proposed this. Somebody else signs it.'],
  ['LIFE-11', 409, 'M4A1 Carbine W123456 was changed after this was proposed. Propose it again.'],
])('%s a refusal of the signature is told in the sentence of the server', async (_, status, words) => {
  const { calls } = serveAmendment(proposed(), {
    'POST /api/amendments/AM-0007/sign': () => refusal(status, words),
  });
  renderRemote('/amendments/AM-0007');
  const open = await sheet();
  await userEvent.type(await open.findByLabelText('Your PIN'), '2468');
  await userEvent.click(open.getByRole('button', { name: 'Sign Amendment' }));
  expect(await open.findByText(words)).toBeVisible();
  expect(calls.filter((call) => call === 'GET /api/amendments/AM-0007')).toHaveLength(2);
});

test('LIFE-12 the second of two signers is told who signed, and the sheet shows it', async () => {
  const words = 'CPT Halloran signed this already.';
  let isSigned = false;
  serveAmendment(proposed(), {
    'GET /api/amendments/AM-0007': () => (isSigned ? ended('signed') : proposed()),
    'POST /api/amendments/AM-0007/sign': () => {
      isSigned = true;
      return refusal(409, words);
    },
  });
  renderRemote('/amendments/AM-0007');
  await userEvent.type(await (await sheet()).findByLabelText('Your PIN'), '2468');
  await userEvent.click((await sheet()).getByRole('button', { name: 'Sign Amendment' }));
  expect(await screen.findByText(words)).toBeVisible();
  const after = await sheet();
  await waitFor(() => expect(after.getByText('Signed by')).toBeVisible());
  expect(screen.queryByRole('button', { name: 'Sign Amendment' })).toBeNull();
});

test('LIFE-55 without a connection nothing is signed, and the PIN is still in its field', async () => {
  serveAmendment(proposed(), { 'POST /api/amendments/AM-0007/sign': unreachable });
  renderRemote('/amendments/AM-0007');
  const open = await sheet();
  await userEvent.type(await open.findByLabelText('Your PIN'), '2468');
  await userEvent.click(open.getByRole('button', { name: 'Sign Amendment' }));
  expect(await open.findByText('Needs a connection.')).toBeVisible();
  expect(open.getByLabelText('Your PIN')).toHaveValue('2468');
});

test('LIFE-07 it is refused only with a reason, which stays after a refusal of the server', async () => {
  let tries = 0;
  const { sent } = serveAmendment(proposed(), {
    'POST /api/amendments/AM-0007/refuse': () =>
      (tries += 1) === 1 ? refusal(503, 'The server is busy.') : ended('refused'),
  });
  renderRemote('/amendments/AM-0007');
  await userEvent.click((await sheet()).getByRole('button', { name: 'Refuse' }));
  const form = within(await screen.findByRole('dialog', { name: 'Refuse this amendment?' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent('act=refuse');
  await userEvent.click(form.getByRole('button', { name: 'Refuse' }));
  expect(await form.findByText('Enter why you refuse it.')).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'The photo is blurred.');
  await userEvent.click(form.getByRole('button', { name: 'Refuse' }));
  expect(await form.findByText('The server is busy.')).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Reason' })).toHaveValue('The photo is blurred.');
  await userEvent.click(form.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText('Amendment Refused')).toBeVisible();
  expect(posts(sent).at(-1)).toEqual(['/api/amendments/AM-0007/refuse', { reason: 'The photo is blurred.' }]);
});

test('LIFE-07 the reporter withdraws it after a question', async () => {
  const mine = { propose: false, sign: false, refuse: false, withdraw: true };
  const { sent } = serveAmendment(reported({ may: mine }));
  renderRemote('/amendments/AM-0007?tab=open', { user: soldier });
  const open = await sheet();
  expect(open.getByText('SPC Whitaker, you')).toBeVisible();
  expect(open.queryByRole('button', { name: 'Sign Amendment' })).toBeNull();
  await userEvent.click(open.getByRole('button', { name: 'Withdraw' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw this amendment?' }));
  expect(posts(sent)).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Amendment Withdrawn')).toBeVisible();
});

test('LIFE-15 a Supply Sergeant proposes a report without typing it again', async () => {
  const { sent } = serveAmendment(reported());
  renderRemote('/amendments/AM-0007', {
    user: { ...soldier, ...BRANDT, position: 'Supply Sergeant', role: 'Supply Sergeant' },
  });
  await userEvent.click((await sheet()).getByRole('button', { name: 'Propose' }));
  const form = within(await screen.findByRole('dialog', { name: 'Propose amendment' }));
  expect(form.getByRole('textbox', { name: 'New serial number' })).toHaveValue('W123465');
  expect(form.getByRole('textbox', { name: 'Reason' })).toHaveValue(
    'Read wrong at the inventory of 11JUN2026',
  );
  expect(form.getByText('The photo of the report goes along.')).toBeVisible();
  await userEvent.type(await form.findByLabelText('Your PIN'), '1357');
  await userEvent.click(form.getByRole('button', { name: 'Sign and Propose' }));
  expect(await screen.findByText('Amendment Proposed')).toBeVisible();
  expect(posts(sent)).toEqual([
    [
      '/api/amendments/AM-0007/propose',
      {
        reason: 'Read wrong at the inventory of 11JUN2026',
        documentNumber: null,
        lines: [{ itemId: 'P-1', field: 'serial_number', to: 'W123465' }],
        uploadIds: [],
        proof: { pin: '1357' },
      },
    ],
  ]);
});

test('LIFE-07 a refused one says why, and offers nothing but its report', async () => {
  serveAmendment(ended('refused', { end_reason: 'The photo is blurred.' }));
  renderRemote('/amendments/AM-0007');
  const open = await sheet();
  expect(open.getByText('The photo is blurred.')).toBeVisible();
  expect(open.getByText('Refused by')).toBeVisible();
  expect(open.getAllByRole('button').map((button) => button.textContent)).toEqual(
    expect.arrayContaining(['Adjustment Report', 'Close']),
  );
  for (const name of ['Refuse', 'Withdraw', 'Propose', 'Sign Amendment']) {
    expect(open.queryByRole('button', { name })).toBeNull();
  }
});

test('one that may not be seen cannot be opened; a list that fails is asked for again', async () => {
  let isDown = true;
  serveAmendment(proposed(), {
    'GET /api/amendments/AM-0099': () => refusal(404, 'There is no such amendment.'),
    'GET /api/amendments': () => (isDown ? refusal(403, 'The server says no.') : page([proposed()])),
  });
  renderRemote('/amendments/AM-0099');
  expect(await screen.findByText('Amendment AM-0099 cannot be opened')).toBeVisible();
  expect(screen.getByText('It does not exist, or you may not see it.')).toBeVisible();
  expect(await screen.findByText('Failed to fetch amendments')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /AM-0007/ })).toBeVisible();
});
