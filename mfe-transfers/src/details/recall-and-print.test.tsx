import { DOUBLE_PRESS_MS } from '@hand-receipt/contracts';
import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { halloran, whitaker } from '../test/people';
import { renderPage } from '../test/render';
import { wireTransfer } from '../test/wire';

const recall = wireTransfer({ is_recall: true, cancel_user_id: halloran.id });

test('SUCC-37 a recall says so, and the person who opened it can cancel it or confirm that they have the item', async () => {
  let transfer = recall;
  serve({
    'GET /api/transfers': () => page([transfer]),
    'POST /api/transfers/T-1/cancel': () => (transfer = { ...transfer, status: 'Cancelled' }),
  });
  renderPage('/transfers/T-1');
  const details = await screen.findByRole('dialog');
  expect(details).toHaveTextContent(
    'CPT Halloran asks for this item back. SPC Whitaker hands it over, and CPT Halloran approves once it is in hand.',
  );
  expect(screen.getByText('W123488', { selector: 'td *' }).closest('tr')).toHaveTextContent('Recall');
  expect(within(details).getByRole('button', { name: 'Approve' })).toBeVisible();
  expect(within(details).queryByRole('button', { name: 'Reject' })).not.toBeInTheDocument();
  await userEvent.click(within(details).getByRole('button', { name: 'Cancel Request' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm Cancel' }));
  expect(await screen.findByText('Transfer of M4A1 Carbine cancelled.')).toBeVisible();
});

test('the holder of what is recalled cannot take the recall back', async () => {
  const ofMine = wireTransfer({
    is_recall: true,
    from_user: halloran,
    to_user: whitaker,
    cancel_user_id: whitaker.id,
  });
  serve({ 'GET /api/transfers': () => page([ofMine]) });
  renderPage('/transfers/T-1?view=outgoing');
  const details = await screen.findByRole('dialog');
  const foot = within(details.querySelector('footer')!);
  expect(foot.getAllByRole('button').map((button) => button.textContent)).toEqual(['Answer Recall', 'Close']);
});

/** Two presses closer together than a double-click are one. */
const afterDoublePress = () => act(() => new Promise((resolve) => setTimeout(resolve, DOUBLE_PRESS_MS)));

test('SUCC-43 an accepted line of a request is printed with all accepted lines of that request', async () => {
  const line = wireTransfer({
    status: 'Approved',
    resolved_date: '2026-11-22T19:56:00.000Z',
    request_id: 'TR-0012',
    request_lines: 24,
  });
  const form = () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
  const { calls } = serve({
    'GET /api/transfers': () => page([line]),
    'GET /api/transfers/T-1': () => line,
    'GET /api/transfer-requests/TR-0012/da2062': form,
  });
  Object.assign(URL, { createObjectURL: () => 'blob:form', revokeObjectURL: () => undefined });
  const opened = jest.spyOn(window, 'open').mockReturnValueOnce(window);
  renderPage('/transfers/T-1?view=history');
  await userEvent.click(await screen.findByRole('button', { name: 'Print DA 2062 of TR-0012' }));
  await waitFor(() => expect(opened).toHaveBeenCalledWith('blob:form', '_blank'));
  expect(calls).toContain('GET /api/transfer-requests/TR-0012/da2062');
  expect(screen.queryByRole('button', { name: 'Print DA 2062' })).not.toBeInTheDocument();
});

test('a transfer is printed as a DA 2062, in a tab or else as a download; a failure is told', async () => {
  const form = () =>
    new Response('%PDF-1.7', {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="DA2062_HR-20261121-U-1.pdf"',
      },
    });
  let answer: () => Response = form;
  serve({ 'GET /api/transfers': () => page([recall]), 'GET /api/transfers/T-1/da2062': () => answer() });
  const addresses = { createObjectURL: () => 'blob:form', revokeObjectURL: () => undefined };
  Object.assign(URL, addresses);
  const opened = jest.spyOn(window, 'open').mockReturnValueOnce(window).mockReturnValueOnce(null);
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  renderPage('/transfers/T-1');
  const print = await screen.findByRole('button', { name: 'Print DA 2062' });
  await userEvent.click(print);
  await waitFor(() => expect(opened).toHaveBeenCalledWith('blob:form', '_blank'));
  expect(clicked).not.toHaveBeenCalled();
  await afterDoublePress();
  await userEvent.click(print);
  await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
  answer = () => refusal(500, 'The form could not be drawn.');
  await afterDoublePress();
  await userEvent.click(print);
  expect(await screen.findByText('The form could not be drawn.')).toBeVisible();
  opened.mockRestore();
  clicked.mockRestore();
});
