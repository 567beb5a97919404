import { syncNow } from '@hand-receipt/platform';
import { page, refusal, serve, unreachable } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carbine, commander } from '../test/company';
import { renderRemote } from '../test/render-remote';

const CREATE = 'POST /api/property';
const QUEUE = 'handreceipt.offlineQueue';

/** A creation that the server refused after it had waited; this browser has no database, so its mirror is read. */
async function keepRefused(data: object = {}) {
  localStorage.setItem(
    QUEUE,
    JSON.stringify([
      {
        id: 'q-1',
        timestamp: Date.parse('2026-11-21T06:00:00Z'),
        type: 'create',
        call: { key: CREATE },
        data: {
          name: 'M17 Pistol',
          serial_number: 'W123',
          category: 'weapons',
          nsn: '1005-01-647-1425',
          lin: null,
          description: 'Left grip worn',
          location: 'Arms room, rack 2',
          ...data,
        },
        title: 'Create M17 Pistol W123',
        owner: commander.id,
        state: 'failed',
        status: 409,
        reason: 'Serial number W123 is a duplicate.',
        attempts: 1,
      },
    ]),
  );
  // A test before has read the device already; a sync reads it again, and sends nothing that was refused.
  await syncNow();
}
const kept = () => JSON.parse(localStorage.getItem(QUEUE) ?? '[]') as object[];

function serveBook(answer: Parameters<typeof serve>[0][string]) {
  return serve({
    'GET /api/property': () => page([carbine()]),
    'GET /api/property/counts': () => ({ assigned: 1, signedout: 0 }),
    'GET /api/property/near-misses': () => [],
    [CREATE]: answer,
  });
}

const created = (_url: URL, body: unknown) =>
  Response.json(carbine({ ...(body as object), id: 'P-9' }), { status: 201 });
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const dialog = () => screen.findByRole('dialog', { name: 'Edit Digital Twin' });
const send = async () => userEvent.click(within(await dialog()).getByRole('button', { name: 'Send Again' }));
const retype = async (serial: string) => {
  await userEvent.clear(field(/^Serial Number/));
  await userEvent.type(field(/^Serial Number/), serial);
};

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('a refused creation opens with all that was typed and the reason, and is sent corrected under a new key', async () => {
  const { sent } = serveBook(created);
  await keepRefused({ gain: { kind: 'issue', documentNumber: 'W15GK9-6326-0012', from: 'SSA' } });
  renderRemote('/property-book?create=q-1');
  const form = within(await dialog());
  expect(form.getByText('Serial number W123 is a duplicate.')).toBeVisible();
  expect(field(/^Name/)).toHaveValue('M17 Pistol');
  expect(field(/^NSN/)).toHaveValue('1005-01-647-1425');
  expect(field(/^Description/)).toHaveValue('Left grip worn');
  await retype('W124');
  await send();
  expect(await screen.findByText('Digital Twin Created')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    serial_number: 'W124',
    nsn: '1005-01-647-1425',
    location: 'Arms room, rack 2',
    gain: { kind: 'issue', documentNumber: 'W15GK9-6326-0012', from: 'SSA' },
    assigned_to_user_id: commander.id,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/property-book$/);
  expect(kept()).toEqual([]);
});

test('refused again, the form stays with what was typed, and so does the queue', async () => {
  serveBook(() => refusal(409, 'Serial number W125 is a duplicate.'));
  await keepRefused();
  renderRemote('/property-book?create=q-1');
  await dialog();
  await retype('W125');
  await send();
  expect(await screen.findByText('Duplicate Serial Number')).toBeVisible();
  expect(field(/^Serial Number/)).toHaveValue('W125');
  expect(kept()).toMatchObject([
    { id: 'q-1', state: 'failed', data: { serial_number: 'W125' }, title: 'Create M17 Pistol W125' },
  ]);
});

test('without a connection the corrected item waits on this device', async () => {
  serveBook(unreachable);
  await keepRefused();
  renderRemote('/property-book?create=q-1');
  await dialog();
  await retype('W126');
  await send();
  expect(await screen.findByText('Queued for sync')).toBeVisible();
  expect(kept()).toMatchObject([{ id: 'q-1', state: 'waiting', data: { serial_number: 'W126' } }]);
});

test('an entry of an older version with odd fields opens with what can be read of it', async () => {
  serveBook(created);
  await keepRefused({ category: 'tanks', nsn: 7, description: undefined });
  renderRemote('/property-book?create=q-1');
  await dialog();
  expect(field(/^Name/)).toHaveValue('M17 Pistol');
  expect(field(/^NSN/)).toHaveValue('');
});

test('an entry that is not in the queue any more is told, and the dialog closes', async () => {
  serveBook(created);
  renderRemote('/property-book?create=gone');
  const told = within(await screen.findByRole('dialog', { name: 'Nothing to edit' }));
  await userEvent.click(told.getAllByRole('button', { name: 'Close' })[0]!);
  expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/property-book$/);
});
