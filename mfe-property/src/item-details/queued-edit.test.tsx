import { page, serve, unreachable } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carbine } from '../test/company';
import { renderRemote } from '../test/render-remote';

const serveItem = () =>
  serve({
    'GET /api/property': () => page([carbine({ location: null })]),
    'GET /api/property/counts': () => ({ assigned: 1, signedout: 0 }),
    'GET /api/property/P-1': () => carbine({ location: null }),
    'GET /api/property/locations': () => ['Arms room, rack 4'],
    'GET /api/ledger/history': () => page([]),
    'PATCH /api/property/P-1': unreachable,
  });
const details = async () => within(await screen.findByRole('dialog', { name: /M4A1 Carbine/ }));
const open = async (button: string) =>
  userEvent.click(await (await details()).findByRole('button', { name: button }));
const form = async (name: string) => within(await screen.findByRole('dialog', { name }));
const waiting = () =>
  (JSON.parse(localStorage.getItem('handreceipt.offlineQueue') ?? '[]') as { data: unknown }[]).map(
    ({ data }) => data,
  );

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('what waits to be sent of an item is in its details, and the next form begins with it', async () => {
  serveItem();
  renderRemote('/property-book/P-1');
  expect(await (await details()).findByText('Not stated')).toBeVisible();
  await open('Change Location');
  await userEvent.type(
    (await form('Change Location')).getByRole('combobox', { name: /^Location/ }),
    'Motor pool',
  );
  await userEvent.click((await form('Change Location')).getByRole('button', { name: 'Save Changes' }));
  expect(await (await details()).findByText('Motor pool, waiting to be sent')).toBeVisible();

  await open('Edit');
  const edit = await form('Edit Item');
  expect(edit.getByRole('combobox', { name: /^Location/ })).toHaveValue('Motor pool');
  await userEvent.type(edit.getByRole('textbox', { name: /^Description/ }), 'Lens scratched.');
  await userEvent.click(edit.getByRole('button', { name: 'Save Changes' }));
  expect(await (await details()).findByText('Lens scratched.')).toBeVisible();
  expect((await details()).getByText('Waiting to be sent')).toBeVisible();
  expect(waiting()).toEqual([
    { location: 'Motor pool', version: 1 },
    { description: 'Lens scratched.', version: 1 },
  ]);

  // Back to what is on record is a change of what waits.
  await open('Change Location');
  const again = await form('Change Location');
  await userEvent.clear(again.getByRole('combobox', { name: /^Location/ }));
  await userEvent.click(again.getByRole('button', { name: 'Save Changes' }));
  expect(await (await details()).findByText('Not stated, waiting to be sent')).toBeVisible();
  expect(waiting().at(-1)).toEqual({ location: null, version: 1 });
});
