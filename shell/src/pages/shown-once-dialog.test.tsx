import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../test/setup-app';
import { answer } from '../test/api';
import { openApp } from '../test/render-app';

const token = {
  id: 'T-1',
  name: 'Nightly report',
  scope: 'read',
  createdAt: '2026-11-21T06:00:00.000Z',
  expiresAt: '2099-02-19T06:00:00.000Z',
  lastUsedAt: null,
  token: 'hr_secret',
};

const shown = () => screen.findByRole('alertdialog', { name: 'Copy your token now' });

beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  answer({ 'POST /api/tokens': () => Response.json(token, { status: 201 }) });
  openApp('/settings?tab=security&act=new-token');
  await userEvent.type(await screen.findByLabelText('Name'), 'Nightly report');
  await userEvent.click(screen.getByRole('button', { name: 'Make token' }));
});
afterEach(() => jest.restoreAllMocks());

test.each<[string, () => unknown]>([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Back', () => history.back()],
  ['a press outside', () => fireEvent.pointerDown(document.body)],
])('%s does not take away a token that nobody can show again', async (_way, leave) => {
  const dialog = within(await shown());
  await leave();
  // A dialog that closes is gone after this.
  await act(() => new Promise((done) => setTimeout(done, 300)));
  expect(dialog.getByLabelText('Token')).toHaveValue('hr_secret');
  expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByDisplayValue('hr_secret')).toBeNull());
});
