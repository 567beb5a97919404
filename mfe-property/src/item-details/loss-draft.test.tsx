import type { UserDto } from '@hand-receipt/contracts';
import { page, serve } from '@hand-receipt/standalone/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carbine, commander } from '../test/company';
import { renderRemote } from '../test/render-remote';

const sergeant = { ...commander, id: 'U-9', role: 'Supply Sergeant' as const };

interface Draft {
  state: string;
  title: string;
  path: string;
}
const drafts = () => JSON.parse(localStorage.getItem('handreceipt.offlineQueue') ?? '[]') as Draft[];

async function open(user: UserDto = commander) {
  serve({
    'GET /api/property': () => page([carbine()]),
    'GET /api/property/counts': () => ({ assigned: 1, signedout: 0 }),
    'GET /api/property/P-1': () => carbine(),
    'GET /api/ledger/history': () => page([]),
    'GET /api/loss-cases': () => page([]),
    'PATCH /api/property/P-1/status': () => carbine({ current_status: 'Lost' }),
  });
  renderRemote('/property-book/P-1?set-status=Lost', { user });
  return within(await screen.findByRole('dialog', { name: 'Update Status' }));
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('what was typed of a loss stays with its person when another person signs in over the page', async () => {
  const form = await open();
  await userEvent.type(form.getByLabelText('Where'), 'Range 7');
  await userEvent.type(form.getByLabelText('What happened'), 'Fell out of the truck.');
  // The page of another person replaces it.
  cleanup();
  await waitFor(() =>
    expect(drafts()).toMatchObject([
      {
        state: 'draft',
        title: 'Report the loss of M4A1 Carbine W123456',
        path: '/property-book/P-1?set-status=Lost',
      },
    ]),
  );
  const theirs = await open(sergeant);
  expect(theirs.getByLabelText('Where')).toHaveValue('');
  cleanup();

  const again = await open();
  expect(again.getByText('Draft, not sent')).toBeVisible();
  expect(again.getByLabelText('Where')).toHaveValue('Range 7');
  expect(again.getByLabelText('What happened')).toHaveValue('Fell out of the truck.');
  await userEvent.type(again.getByLabelText('Last seen'), '2026-01-05T10:00');
  await userEvent.click(again.getByRole('button', { name: 'Update Status' }));
  expect(await screen.findByText('Status Updated')).toBeVisible();
  expect(drafts()).toEqual([]);
});

test('closing a report of a loss says that it is kept; a status alone is asked about as ever', async () => {
  const form = await open();
  await userEvent.type(form.getByLabelText('Where'), 'Range 7');
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Draft kept on this device')).toBeVisible();
  await waitFor(() => expect(drafts()).toHaveLength(1));
  cleanup();

  const again = await open();
  await userEvent.click(again.getByRole('button', { name: 'Start empty' }));
  expect(again.getByLabelText('Where')).toHaveValue('');
  await userEvent.selectOptions(again.getByLabelText('Status'), 'In Repair');
  await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  await waitFor(() => expect(drafts()).toEqual([]));
});
