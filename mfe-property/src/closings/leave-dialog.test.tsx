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
  expect(form.getByText('Item that leaves')).toBeVisible();
  const table = within(form.getByRole('table', { name: 'Items, 1 item' }));
  const cells = ['Serial number', 'Item', 'NSN', 'Held by', 'Components'];
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(cells);
  expect(table.getAllByRole('row')[1]).toHaveTextContent(/^W123456M4A1 Carbine1005-01-231-0973/);
  expect(form.getByText('A Commander who did not prepare it')).toBeVisible();
  expect(form.getByText('On the signed copy')).toBeVisible();
  expect(form.getByText('Written to the ledger under your name.')).toBeVisible();
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
  expect(screen.getByRole('link', { name: 'Open CB-0004' })).toHaveAttribute('href', '/closings/CB-0004');
  expect(screen.getByText('CB-0004. 1 item stays on the book until it is completed.')).toBeVisible();
  expect(sent.filter(({ url }) => url === '/api/closings').at(-1)?.body).toMatchObject({
    documentNumber: 'W15GK9-6326-0012',
    receivingActivity: 'SSA',
    itemIds: ['P-1'],
  });
});
