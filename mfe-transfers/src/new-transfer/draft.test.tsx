import { page, serve, unreachable } from '@hand-receipt/standalone/testing';
import { screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { whitaker } from '../test/people';
import { renderPage } from '../test/render';
import { wireItem, wireTransfer } from '../test/wire';

const userEvent = user.setup({ delay: null });

let connected = true;
const serveCompany = () =>
  serve({
    'GET /api/transfers': () => page([]),
    'GET /api/property': () => page([wireItem()]),
    'GET /api/users/recipients': () => [whitaker],
    'POST /api/transfers': () => (connected ? Response.json(wireTransfer(), { status: 201 }) : unreachable()),
  });

const field = (name: string) => screen.getByLabelText(name, { selector: '[role=combobox]' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function pick(name: string, text: string, option: RegExp) {
  await userEvent.type(field(name), text);
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

async function sendWithoutConnection() {
  connected = false;
  serveCompany();
  const { unmount } = renderPage('/transfers?new=1');
  await screen.findByRole('dialog', { name: 'Initiate Equipment Transfer' });
  await pick('Serial Number', 'W12', /W123456/);
  await pick('To (Recipient)', 'whit', /Whitaker/);
  await userEvent.type(screen.getByLabelText(/^Note/), 'For the range');
  await press('Send Transfer Request');
  expect(await screen.findByText(/Failed to create transfer: The server cannot be reached/)).toBeVisible();
  unmount();
}

beforeEach(() => localStorage.clear());

test('a request that found no connection is kept as a draft and offered again, to be sent by its person', async () => {
  await sendWithoutConnection();

  connected = true;
  const { sent } = serveCompany();
  renderPage('/transfers?new=1');
  expect(await screen.findByText('Draft, not sent')).toBeVisible();
  expect(field('Serial Number')).toHaveValue('W123456');
  expect(field('To (Recipient)')).toHaveDisplayValue(/Whitaker/);
  expect(screen.getByLabelText(/^Note/)).toHaveValue('For the range');
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);

  await press('Send Transfer Request');
  expect(await screen.findByText('Transfer Created')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(localStorage.getItem('handreceipt.offlineQueue') ?? '[]').toBe('[]');
});

test('a draft can be left for an empty form', async () => {
  await sendWithoutConnection();
  renderPage('/transfers?new=1');
  await screen.findByText('Draft, not sent');
  await press('Start empty');
  expect(field('Serial Number')).toHaveValue('');
  expect(screen.queryByText('Draft, not sent')).not.toBeInTheDocument();
});
