import type { SlotProps } from '@hand-receipt/contracts';
import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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
  const { calls } = serve({
    ...book,
    'POST /api/property/P-2/recall': () => ({ transferId: 'T-1', holder: 'SPC Whitaker' }),
  });
  renderRemote('/property-book?tab=signedout', { fills });
  const row = (await screen.findByText('C04417')).closest('tr')!;
  expect(within(row).queryByRole('button', { name: /Request transfer/ })).not.toBeInTheDocument();
  expect(within(row).getByRole('link', { name: 'Details, AN/PRC-152 C04417' })).toBeVisible();
  await userEvent.click(within(row).getByRole('button', { name: 'Initiate recall, AN/PRC-152 C04417' }));

  const dialog = await screen.findByRole('dialog', { name: 'Initiate Recall' });
  expect(dialog).toHaveTextContent('Ask SPC Whitaker to return this item to you?');
  expect(calls).not.toContain('POST /api/property/P-2/recall');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Initiate Recall' }));
  expect(await screen.findByText('SPC Whitaker was asked to return AN/PRC-152.')).toBeVisible();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/property/P-2/recall']);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('SUCC-34 a recall takes a reason and a due date, and names who holds the item by now', async () => {
  const { sent } = serve({
    ...book,
    'POST /api/property/P-2/recall': () => ({ transferId: 'T-1', holder: 'SPC Tanaka' }),
  });
  renderRemote('/property-book?tab=signedout');
  await userEvent.click(await screen.findByRole('button', { name: /Initiate recall/ }));
  await userEvent.type(await screen.findByLabelText(/^Reason/), 'Range week');
  fireEvent.change(screen.getByLabelText(/^Due date/), { target: { value: '2026-12-03' } });
  await userEvent.click(screen.getByRole('button', { name: 'Initiate Recall' }));
  expect(
    await screen.findByText('SPC Tanaka holds AN/PRC-152 by now, and was asked to return it.'),
  ).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    notes: 'Range week',
    dueOn: '2026-12-03',
  });
});

test('PROP-24 a recall that is refused says why and keeps what was typed, and nothing else changes', async () => {
  serve({
    ...book,
    'POST /api/property/P-2/recall': () => refusal(409, 'It is offered to SGT Navarro already.'),
  });
  renderRemote('/property-book?tab=signedout');
  await userEvent.click(await screen.findByRole('button', { name: /Initiate recall/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Initiate Recall' }));
  expect(await screen.findByText('It is offered to SGT Navarro already.')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Initiate Recall' })).toBeVisible();
});

const fillsOf = (count: number) => ({
  'property.rowActions': Array.from({ length: count }, (_, index) => ({
    key: `fill-${index}`,
    title: `Action ${index}`,
    Component: ({ compact }: SlotProps['property.rowActions']) => {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button
            type="button"
            aria-label={`Action ${index}${compact ? '' : ' in words'}`}
            onClick={() => setOpen(true)}
          />
          {open && createPortal(<p>Dialog {index}</p>, document.body)}
        </>
      );
    },
  })),
});

test.each([
  [0, [], 56],
  [1, ['Action 0'], 88],
  [2, ['Action 0', 'Action 1'], 120],
  [3, ['Action 0', 'Action 1', 'More actions, M4A1 Carbine W123456'], 152],
  [12, ['Action 0', 'Action 1', 'More actions, M4A1 Carbine W123456'], 152],
])('a row lays out %d actions of other sections, and all can be reached', async (count, inline, width) => {
  serve(book);
  renderRemote('/property-book', { fills: fillsOf(count) });
  const row = (await screen.findByText('W123456')).closest('tr')!;
  const buttons = () => within(row).queryAllByRole('button', { name: /Action|More actions/ });
  expect(buttons().map((button) => button.getAttribute('aria-label'))).toEqual(inline);
  const head = screen.getByRole('columnheader', { name: 'Actions' });
  expect(head).toHaveStyle({ width: `${width}px` });
  if (count <= 2) return;

  const user = userEvent.setup();
  const more = within(row).getByRole('button', { name: /^More actions/ });
  more.focus();
  await user.keyboard('{Enter}{Tab}');
  expect(within(row).getByRole('button', { name: 'Action 2 in words' })).toHaveFocus();
  expect(buttons()).toHaveLength(count + 1);
  await user.keyboard('{Enter}');
  expect(screen.getByText('Dialog 2')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(more).toHaveFocus();
  expect(buttons()).toHaveLength(3);
  // What it has opened outlives it.
  expect(screen.getByText('Dialog 2')).toBeVisible();
});
