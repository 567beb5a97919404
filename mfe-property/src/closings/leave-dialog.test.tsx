import { page, serve, unreachable } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carbine } from '../test/company';
import { renderRemote } from '../test/render-remote';

test('LIFE-55 without a connection Leave the Book says so, and keeps what was typed', async () => {
  let online = false;
  const { sent } = serve({
    'GET /api/property': () => page([carbine()]),
    'GET /api/property/counts': () => ({ assigned: 1, signedout: 0, unassigned: 0, unit: 1, visible: 1 }),
    'GET /api/property/P-1': () => carbine(),
    'GET /api/ledger/history': () => page([]),
    'GET /api/settings': () => ({ pinSet: false }),
    'GET /api/closings/receivers': () => [],
    'POST /api/closings': () =>
      online ? Response.json({ id: 'CB-0004', items: 1 }, { status: 201 }) : unreachable(),
  });
  renderRemote('/property-book/P-1?leave=1');
  const form = within(await screen.findByRole('dialog', { name: 'Close out 1 item' }));
  expect(form.getByText('It leaves every count and every hand receipt. Its history stays.')).toBeVisible();
  expect(form.getByRole('radiogroup', { name: 'How it leaves' })).toBeVisible();
  const [row] = within(form.getByRole('list', { name: 'Items, 1 item' })).getAllByRole('listitem');
  expect(row).toHaveTextContent(/^W123456 M4A1 Carbine1005-01-231-0973, held by /);
  const number = await form.findByRole('textbox', { name: 'Document number' });
  const receiver = form.getByRole('textbox', { name: 'Receiving activity' });
  await userEvent.type(number, 'W15GK9-6326-0012');
  await userEvent.type(receiver, 'SSA');
  await userEvent.type(await form.findByLabelText('Your password'), 'secret');
  const send = () => userEvent.click(form.getByRole('button', { name: 'Send for signature' }));
  await send();
  expect(await form.findByText('Needs a connection.')).toBeVisible();
  expect(form.getByText('What you typed is still here.')).toBeVisible();
  expect(number).toHaveValue('W15GK9-6326-0012');
  expect(receiver).toHaveValue('SSA');
  expect(localStorage.getItem('handreceipt.offlineQueue') ?? '').not.toContain('closings');
  online = true;
  await send();
  expect(await screen.findByText('Sent for Signature')).toBeVisible();
  expect(screen.getByText('CB-0004. 1 item stays on the book until it is completed.')).toBeVisible();
  expect(sent.filter(({ url }) => url === '/api/closings').at(-1)?.body).toMatchObject({
    documentNumber: 'W15GK9-6326-0012',
    receivingActivity: 'SSA',
    itemIds: ['P-1'],
  });
});
