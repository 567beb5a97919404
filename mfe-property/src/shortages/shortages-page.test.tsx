import type { ShortageDto } from '@hand-receipt/contracts';
import { page, serve } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { commander, WHITAKER } from '../test/company';
import { renderRemote } from '../test/render-remote';

const SHORTAGE: ShortageDto = {
  id: 'SH-0001',
  item: { id: 'P-1', name: 'M4A1 Carbine', serial_number: 'W123456', nsn: null, left_at: null },
  component_id: 'C-1',
  name: 'SLING',
  nsn: null,
  quantity: 2,
  since: '2026-11-22T09:15:00.000Z',
  accountable: WHITAKER,
  holder: WHITAKER,
  document_number: null,
  document_date: null,
  state: 'open',
  ended_by: null,
  ended_at: null,
  ended_reason: null,
  may_edit: true,
};

test('LIFE-36 the order of a shortage is entered, it ends with a reason, and the annex of its holder is printed', async () => {
  const { calls, sent } = serve({
    'GET /api/shortages': () => page([SHORTAGE]),
    'GET /api/property/holders': () => [{ person: WHITAKER, items: 1 }],
    'GET /api/shortages/annex': () =>
      new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } }),
    'PATCH /api/shortages/SH-0001': () => SHORTAGE,
  });
  Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => undefined });
  const user = userEvent.setup();
  renderRemote(`/shortages?holder=${WHITAKER.id}`, { user: commander });
  await user.click(await screen.findByRole('button', { name: 'Document of SH-0001' }));
  const order = within(await screen.findByRole('dialog', { name: 'Enter Document' }));
  await user.type(order.getByLabelText(/Document number/), 'W15GK9-6326-0001');
  await user.click(order.getByRole('button', { name: 'Enter Document' }));
  expect(await screen.findByText('Document Entered')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'End SH-0001' }));
  const end = within(await screen.findByRole('dialog', { name: 'End Shortage' }));
  await user.type(end.getByLabelText(/Document number/), 'W15GK9-6326-0001');
  await user.click(end.getByRole('button', { name: 'End Shortage' }));
  expect(await end.findByText('Say why the shortage ends.')).toBeVisible();
  await user.type(end.getByLabelText(/Reason/), 'Received');
  await user.click(end.getByRole('button', { name: 'End Shortage' }));
  expect(await screen.findByText('Shortage Ended')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Shortage annex' }));
  expect(await screen.findByText('Shortage annex downloaded')).toBeVisible();
  expect(calls).toContain(`GET /api/shortages/annex?holder=${WHITAKER.id}`);
  expect(sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { documentNumber: 'W15GK9-6326-0001', documentDate: null },
    { documentNumber: 'W15GK9-6326-0001', documentDate: null, ended: true, reason: 'Received' },
  ]);
}, 30_000);

test('the address names the shortage whose form is open, also after a reload, and Cancel leaves the filter', async () => {
  serve({ 'GET /api/shortages': () => page([SHORTAGE]), 'GET /api/property/holders': () => [] });
  renderRemote(`/shortages?holder=${WHITAKER.id}&end=SH-0001`, { user: commander });
  const end = within(await screen.findByRole('dialog', { name: 'End Shortage' }));
  await userEvent.click(end.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent(
    new RegExp(`^/shortages\\?holder=${WHITAKER.id}$`),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Document of SH-0001' }));
  expect(await screen.findByRole('dialog', { name: 'Enter Document' })).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveTextContent('document=SH-0001');
});

test('an empty list of one holder leads to the shortages of all', async () => {
  serve({
    'GET /api/shortages': (url) => page(url.searchParams.get('holder') ? [] : [SHORTAGE]),
    'GET /api/property/holders': () => [],
  });
  renderRemote(`/shortages?holder=${WHITAKER.id}`, { user: commander });
  await userEvent.click(await screen.findByRole('link', { name: 'Show all shortages' }));
  expect(await screen.findByText(/W123456/)).toBeVisible();
});
