import { page, refusal, serve, unreachable } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../test/render-remote';
import { succession } from '../test/succession';

const ONE = 'GET /api/successions/SC-0003';
const LINES = 'GET /api/successions/SC-0003/lines';
const PDF = 'GET /api/successions/SC-0003/packet.pdf';
const JSON_FILE = 'GET /api/successions/SC-0003/packet.json';
const ADDRESS = '/successions/SC-0003?strip=sign';

const SIGNED = { number: 1, signed_at: '2026-12-16T11:00:00.000Z', ready: true, pages: 240 };
const signedOnce = () =>
  succession({ state: 'signed', signed_at: SIGNED.signed_at, may: { cancel: false }, packets: [SIGNED] });

const file = () =>
  new Response('%PDF-1.7', {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Packet_SC-0003-1.pdf"',
    },
  });

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => undefined });
});

const panel = async () =>
  (await screen.findByRole('heading', { name: 'Packet' })).closest('section') as HTMLElement;

test('after the signing the packet is downloaded as PDF and as JSON, and no draft is offered', async () => {
  const user = userEvent.setup();
  const { calls } = serve({
    [ONE]: signedOnce,
    [LINES]: () => page([]),
    [PDF]: file,
    [JSON_FILE]: file,
  });
  renderRemote(ADDRESS);
  const packet = within(await panel());
  expect(packet.getByText('Packet SC-0003/1')).toBeVisible();
  expect(packet.getByText(/240 pages/)).toBeVisible();
  expect(packet.queryByRole('button', { name: /draft/ })).not.toBeInTheDocument();
  await user.click(packet.getByRole('button', { name: 'Download packet (PDF)' }));
  expect(await screen.findByText('Packet SC-0003/1, PDF')).toBeVisible();
  await user.click(packet.getByRole('button', { name: 'Download packet (JSON)' }));
  expect(await screen.findByText('Packet SC-0003/1, JSON')).toBeVisible();
  expect(calls).toContain(`${PDF}?signing=1`);
  expect(calls).toContain(`${JSON_FILE}?signing=1`);
});

test('before the signing there is a draft, and the packet of an earlier signing beside it', async () => {
  const user = userEvent.setup();
  const { calls } = serve({
    [ONE]: () => succession({ state: 'active', packets: [{ ...SIGNED, ready: false, pages: null }] }),
    [LINES]: () => page([]),
    [PDF]: file,
  });
  renderRemote(ADDRESS);
  const packet = within(await panel());
  expect(packet.getByText(/It is being made\./)).toBeVisible();
  await user.click(packet.getByRole('button', { name: 'Download draft (PDF)' }));
  expect(await screen.findByText('Draft, PDF')).toBeVisible();
  expect(calls).toContain(`${PDF}?draft=true`);
});

test('while the server makes the packet the panel says so, and a second press starts nothing', async () => {
  const user = userEvent.setup();
  let answer: (response: Response) => void = () => undefined;
  const { calls } = serve({
    [ONE]: signedOnce,
    [LINES]: () => page([]),
    [PDF]: () => new Promise<Response>((resolve) => (answer = resolve)),
  });
  renderRemote(ADDRESS);
  const packet = within(await panel());
  await user.dblClick(packet.getByRole('button', { name: 'Download packet (PDF)' }));
  expect(await packet.findByText('The server is making the packet. This may take a minute.')).toBeVisible();
  expect(packet.getByRole('button', { name: 'Download packet (JSON)' })).toBeDisabled();
  answer(file());
  expect(await screen.findByText('Packet SC-0003/1, PDF')).toBeVisible();
  expect(calls.filter((call) => call.startsWith(PDF))).toHaveLength(1);
});

test('without a connection nothing is downloaded, and a refusal says why', async () => {
  const user = userEvent.setup();
  let isOffline = true;
  serve({
    [ONE]: signedOnce,
    [LINES]: () => page([]),
    [PDF]: () =>
      isOffline
        ? unreachable()
        : Response.json({ error: 'conflict', message: 'Not now.', requestId: 'r-1' }, { status: 409 }),
  });
  renderRemote(ADDRESS);
  const packet = within(await panel());
  await user.click(packet.getByRole('button', { name: 'Download packet (PDF)' }));
  expect(await packet.findByText('Needs a connection.')).toBeVisible();
  isOffline = false;
  await user.click(packet.getByRole('button', { name: 'Download packet (PDF)' }));
  expect(await packet.findByText('The packet was not downloaded.')).toBeVisible();
  expect(packet.getByText('Not now.')).toBeVisible();
});

test('SUCC-19 who still reads is refused the draft in the words of the server', async () => {
  const refused =
    'The draft packet shows serial numbers that you have not read. You can open it once the sections that you read are counted.';
  serve({
    [ONE]: () => succession({ state: 'active' }),
    [LINES]: () => page([]),
    [PDF]: () => refusal(409, refused),
  });
  renderRemote(ADDRESS);
  const packet = within(await panel());
  await userEvent.click(packet.getByRole('button', { name: 'Download draft (PDF)' }));
  expect(await packet.findByText('The draft was not downloaded.')).toBeVisible();
  expect(packet.getByText(refused)).toBeVisible();
});

test('SUCC-31 the connection is lost while the server makes the packet: the panel says that it goes on, and it is asked for again', async () => {
  const user = userEvent.setup();
  let isDown = true;
  serve({
    [ONE]: () => succession({ state: 'signed', packets: [{ ...SIGNED, ready: false, pages: null }] }),
    [LINES]: () => page([]),
    [PDF]: () => (isDown ? unreachable() : file()),
  });
  renderRemote(ADDRESS);
  const packet = within(await panel());
  await user.click(packet.getByRole('button', { name: 'Download packet (PDF)' }));
  expect(
    await packet.findByText(
      'Nothing was downloaded. The server goes on making the packet. Download it when the connection is back.',
    ),
  ).toBeVisible();
  expect(packet.queryByText(/This may take a minute/)).not.toBeInTheDocument();
  isDown = false;
  await user.click(packet.getByRole('button', { name: 'Download packet (PDF)' }));
  expect(await screen.findByText('Packet SC-0003/1, PDF')).toBeVisible();
  expect(packet.queryByText(/Nothing was downloaded/)).not.toBeInTheDocument();
});

test('how to verify it is a dialog with an address of its own', async () => {
  const user = userEvent.setup();
  serve({ [ONE]: signedOnce, [LINES]: () => page([]) });
  renderRemote(`${ADDRESS}&verify=1`);
  const dialog = await screen.findByRole('dialog', { name: 'How to verify a packet' });
  expect(within(dialog).getByRole('button', { name: 'Download Verifier' })).toBeVisible();
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'How to verify it' }));
  expect(await screen.findByRole('dialog', { name: 'How to verify a packet' })).toBeVisible();
});
