import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { halloran, whitaker } from '../test/people';
import { renderPage } from '../test/render';
import { sheetsOf, wireTransfer } from '../test/wire';

/** A recall of what CPT Halloran holds, by SPC Whitaker. */
const ofMine = (given = {}) =>
  wireTransfer({
    is_recall: true,
    from_user: halloran,
    to_user: whitaker,
    cancel_user_id: whitaker.id,
    due_on: '2026-12-03',
    ...given,
  });
const own = wireTransfer({ is_recall: true, cancel_user_id: halloran.id });

test('SUCC-37 an own recall has no Decline on its row, waits for its holder and is in no red number', async () => {
  serve({
    'GET /api/transfers': ({ searchParams }) => page(searchParams.get('waiting') ? [] : [own]),
  });
  renderPage();
  const row = (await screen.findByText('W123488')).closest('tr')!;
  expect(row).toHaveTextContent('Recall. Waiting for SPC Whitaker.');
  expect(within(row).getByRole('button', { name: 'Accept M4A1 Carbine W123488' })).toBeVisible();
  expect(within(row).queryByRole('button', { name: /Decline/ })).not.toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Incoming' })).toBeVisible();
});

test('SUCC-35 the holder answers on the row: what is missing is said, a refusal keeps what was typed', async () => {
  let transfer = ofMine();
  let isRefused = true;
  const { sent } = serve({
    'GET /api/transfers': () => page([transfer]),
    'POST /api/transfers/T-1/recall-answer': () => {
      if (isRefused) return refusal(409, 'This recall has ended.');
      transfer = ofMine({
        recall_answer: {
          answer: 'in-repair',
          until_on: '2026-12-10',
          note: 'Shop 2',
          at: '2026-12-01T08:00:00Z',
        },
      });
      return transfer;
    },
  });
  renderPage('/transfers?view=outgoing');
  const row = (await screen.findByText('W123488')).closest('tr')!;
  expect(row).toHaveTextContent('Recall. Waiting for CPT Halloran. Due 03DEC2026.');
  await userEvent.click(within(row).getByRole('button', { name: 'Answer recall of M4A1 Carbine W123488' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer Recall' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send Answer' }));
  expect(await dialog.findByText('Choose an answer', { selector: 'p' })).toBeVisible();

  await userEvent.selectOptions(dialog.getByLabelText('Answer'), 'In repair until');
  await userEvent.click(dialog.getByRole('button', { name: 'Send Answer' }));
  expect(await dialog.findByText('Enter the day')).toBeVisible();
  fireEvent.change(dialog.getByLabelText('In repair until'), { target: { value: '2026-12-10' } });
  await userEvent.type(dialog.getByLabelText('Where'), 'Shop 2');
  await userEvent.click(dialog.getByRole('button', { name: 'Send Answer' }));
  expect(await dialog.findByText(/This recall has ended\./)).toBeVisible();
  expect(dialog.getByLabelText('Where')).toHaveValue('Shop 2');

  isRefused = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Send Answer' }));
  expect(await screen.findByText('SPC Whitaker reads your answer.')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
    answer: 'in-repair',
    untilOn: '2026-12-10',
    note: 'Shop 2',
  });
  await waitFor(() =>
    expect(screen.getByText('W123488').closest('tr')).toHaveTextContent('Recall. In repair until 10DEC2026.'),
  );
});

test('SUCC-35 without a connection the answer is not sent, and what was typed stays', async () => {
  serve({
    'GET /api/transfers': () => page([ofMine()]),
    'POST /api/transfers/T-1/recall-answer': () => Promise.reject(new TypeError('Failed to fetch')),
  });
  renderPage('/transfers?view=outgoing');
  await userEvent.click(await screen.findByRole('button', { name: /^Answer recall of/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer Recall' }));
  await userEvent.selectOptions(dialog.getByLabelText('Answer'), 'I do not have it');
  await userEvent.type(dialog.getByLabelText('What you know of it'), 'In the shop.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send Answer' }));
  expect(await dialog.findByText('Needs a connection.')).toBeVisible();
  expect(dialog.getByLabelText('What you know of it')).toHaveValue('In the shop.');
});

test('SUCC-35 the details show due date and answer to both, and who holds it can answer again', async () => {
  const answered = ofMine({
    recall_answer: {
      answer: 'not-held',
      until_on: null,
      note: 'Gave it to Tanaka.',
      at: '2026-12-01T08:00:00Z',
    },
  });
  serve({ 'GET /api/transfers': () => page([answered]) });
  renderPage('/transfers/T-1?view=outgoing');
  const details = await screen.findByRole('dialog');
  expect(details).toHaveTextContent('03DEC2026');
  expect(details).toHaveTextContent('Does not have it: Gave it to Tanaka.');
  await userEvent.click(within(details).getByRole('button', { name: 'Answer Recall' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer Recall' }));
  expect(dialog.getByLabelText('What you know of it')).toHaveValue('Gave it to Tanaka.');
});

test('SUCC-36 the holder answers all recalls of one request with one answer', async () => {
  const lines = [1, 2, 3].map((number) =>
    ofMine({ id: `T-${number}`, serial: `SN${number}`, request_id: 'TR-7', request_lines: 3 }),
  );
  const { sent } = serve({
    'GET /api/transfers': () => page(lines),
    'GET /api/transfers/sheets': sheetsOf(lines),
    'POST /api/transfers/T-1/recall-answer': () => lines[0],
  });
  renderPage('/transfers?view=outgoing&request=TR-7');
  const request = within(await screen.findByRole('dialog', { name: 'Transfer Request' }));
  expect(await request.findByText('SPC Whitaker asks CPT Halloran to give 3 items back.')).toBeVisible();
  expect(request.getAllByRole('button', { name: /^Answer recall of/ })).toHaveLength(3);
  await userEvent.click(request.getByRole('button', { name: 'Answer All' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer All' }));
  await userEvent.selectOptions(dialog.getByLabelText('Answer'), 'I do not have it');
  await userEvent.type(dialog.getByLabelText('What you know of it'), 'All went to the shop.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send Answer' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      answer: 'not-held',
      untilOn: null,
      note: 'All went to the shop.',
      wholeRequest: true,
    }),
  );
});

test('SUCC-37 a request of own recalls is accepted line by line and has no Decline', async () => {
  const lines = [1, 2].map((number) => ({ ...own, id: `T-${number}`, request_id: 'TR-7', request_lines: 2 }));
  serve({ 'GET /api/transfers': () => page(lines), 'GET /api/transfers/sheets': sheetsOf(lines) });
  renderPage('/transfers?request=TR-7');
  const request = within(await screen.findByRole('dialog', { name: 'What you sign for, 2 items' }));
  expect(await request.findByRole('button', { name: 'Accept All' })).toBeVisible();
  expect(request.queryByRole('button', { name: /Decline/ })).not.toBeInTheDocument();
});
