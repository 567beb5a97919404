import type { SlotProps } from '@hand-receipt/contracts';
import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { carbine, radio } from '../test/company';
import { renderRemote } from '../test/render-remote';

const counts = { 'GET /api/property/counts': () => ({ assigned: 1, signedout: 1 }) };
const book = {
  ...counts,
  'GET /api/property': (url: URL) =>
    page([url.searchParams.get('scope') === 'signedout' ? radio() : carbine()]),
};

/** What another remote puts into the slot: a button, and a dialog of its own outside the row. */
const RequestTransfer = ({ item }: SlotProps['property.rowActions']) => (
  <>
    <button type="button">Request transfer, {item.name}</button>
    {createPortal(<p>Transfer Request for {item.serialNumber}</p>, document.body)}
  </>
);
const fills = {
  'property.rowActions': [{ key: 'transfers', title: 'Request transfer', Component: RequestTransfer }],
};

const address = () => screen.getByLabelText('Address');

test('PROP-22 a row of mine offers what other sections put into it, and its details', async () => {
  serve({ ...book, 'GET /api/property/P-1': () => carbine() });
  renderRemote('/property-book?q=m4', { fills });
  expect(await screen.findByRole('button', { name: 'Request transfer, M4A1 Carbine' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Initiate recall/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Transfer Request for W123456'));
  expect(address()).toHaveTextContent(/^\/property-book\?q=m4$/);
  await userEvent.click(screen.getByRole('link', { name: 'Details, M4A1 Carbine W123456' }));
  expect(address()).toHaveTextContent('/property-book/P-1?q=m4');
});

test('PROP-23 PROP-24 a row that I signed down offers a recall, which asks the holder once confirmed', async () => {
  const { calls } = serve({ ...book, 'POST /api/property/P-2/recall': () => ({ transferId: 'T-1' }) });
  renderRemote('/property-book?tab=signedout', { fills });
  const row = (await screen.findByText('C04417')).closest('tr')!;
  expect(within(row).queryByRole('button', { name: /Request transfer/ })).not.toBeInTheDocument();
  expect(within(row).getByRole('link', { name: 'Details, AN/PRC-152 C04417' })).toBeVisible();
  await userEvent.click(within(row).getByRole('button', { name: 'Initiate recall, AN/PRC-152 C04417' }));

  const dialog = await screen.findByRole('alertdialog', { name: 'Initiate Recall' });
  expect(dialog).toHaveTextContent('Ask SPC Whitaker to return this item to you?');
  expect(calls).not.toContain('POST /api/property/P-2/recall');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Initiate Recall' }));
  expect(await screen.findByText('SPC Whitaker was asked to return AN/PRC-152.')).toBeVisible();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/property/P-2/recall']);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('PROP-24 a recall that is refused says why, and nothing else changes', async () => {
  serve({
    ...book,
    'POST /api/property/P-2/recall': () => refusal(409, 'It is offered to SGT Navarro already.'),
  });
  renderRemote('/property-book?tab=signedout');
  await userEvent.click(await screen.findByRole('button', { name: /Initiate recall/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Initiate Recall' }));
  expect(await screen.findByText('It is offered to SGT Navarro already.')).toBeVisible();
  expect(screen.getByText('C04417')).toBeVisible();
});
