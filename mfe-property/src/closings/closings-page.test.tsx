import type { ClosingDto } from '@hand-receipt/contracts';
import { page, serve } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HALLORAN, WHITAKER } from '../test/company';
import { renderRemote } from '../test/render-remote';

const CLOSING: ClosingDto = {
  id: 'CB-0004',
  kind: 'turn-in',
  state: 'prepared',
  unit: { id: 'B', name: 'B Co' },
  document_number: 'W15GK9-6326-0012',
  receiving_activity: 'SSA',
  receiving_unit: null,
  condition_code: 'F',
  reason: null,
  prepared_by: WHITAKER,
  created_at: '2026-11-22T09:15:00.000Z',
  signed_by: null,
  signed_at: null,
  copy: null,
  completed_at: null,
  ended_by: null,
  ended_at: null,
  ended_reason: null,
  items: 1,
  lines: [
    {
      item: { id: 'P-1', name: 'M4A1 Carbine', serial_number: 'W123456' },
      nsn: null,
      lin: null,
      holder: HALLORAN.name,
      shortages: ['2 x SLING'],
      visible: true,
      entered: false,
    },
  ],
  signatures: [],
  may: { sign: true, refuse: true, withdraw: false, cancel: false, copy: false },
};

test('LIFE-21 LIFE-29 a closing is read and signed, and a found item is signed under "Gains to sign"', async () => {
  serve({
    'GET /api/closings': () => page([CLOSING]),
    'GET /api/closings/counts': () => ({ waiting: 2, closings: 1, gains: 1 }),
    'GET /api/closings/CB-0004': () => CLOSING,
    'GET /api/settings': () => ({ pinSet: false }),
    'POST /api/closings/CB-0004/sign': () => ({ ...CLOSING, state: 'signed' }),
    'GET /api/property/gains': () => [
      {
        item: { id: 'P-9', name: 'Tent', serial_number: 'T1', nsn: null },
        kind: 'found-on-installation',
        document_number: null,
        from: 'Connex 12',
        at: '2026-11-22T09:15:00.000Z',
        by: WHITAKER,
        photos: [],
        may_sign: true,
      },
    ],
  });
  const user = userEvent.setup();
  renderRemote('/closings');
  await user.click(await screen.findByRole('link', { name: /CB-0004/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Closing CB-0004' });
  expect(sheet.textContent).toContain('Short: 2 x SLING');
  await user.type(await screen.findByLabelText('Your password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Sign Closing' }));
  expect(await screen.findByText('Closing Signed')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open CB-0004' })).toHaveAttribute('href', '/closings/CB-0004');
  await user.click(await screen.findByRole('tab', { name: /Gains to sign/ }));
  await user.click(await screen.findByRole('button', { name: 'Sign' }));
  expect(await screen.findByRole('dialog', { name: 'Sign for a found item' })).toBeTruthy();
}, 30_000);

test('LIFE-21 in the sheet of a signed closing the copy that completes it comes last, after Close', async () => {
  const signed: ClosingDto = {
    ...CLOSING,
    state: 'signed',
    may: { sign: false, refuse: false, withdraw: false, cancel: true, copy: true },
  };
  serve({
    'GET /api/closings': () => page([signed]),
    'GET /api/closings/counts': () => ({ waiting: 0, closings: 0, gains: 0 }),
    'GET /api/closings/CB-0004': () => signed,
  });
  renderRemote('/closings/CB-0004');
  const sheet = within(await screen.findByRole('dialog', { name: 'Closing CB-0004' }));
  const foot = sheet.getAllByRole('button').map(({ textContent }) => textContent);
  expect(foot.slice(-4)).toEqual(['Paper', 'Cancel Closing', 'Close', 'Upload Signed Copy']);
});

test('a completed closing links to its signed copy and says who received the items', async () => {
  const completed: ClosingDto = {
    ...CLOSING,
    state: 'completed',
    completed_at: '2026-11-23T10:00:00.000Z',
    signed_by: HALLORAN,
    signed_at: '2026-11-22T11:00:00.000Z',
    copy: {
      uploadId: 'UP-1',
      address: '/api/uploads/UP-1',
      at: '2026-11-23T10:00:00.000Z',
      receivedByName: 'Mr. Ortiz',
      receivedOn: '2026-11-23',
    },
    may: { sign: false, refuse: false, withdraw: false, cancel: false, copy: true },
  };
  serve({
    'GET /api/closings': () => page([completed]),
    'GET /api/closings/counts': () => ({ waiting: 0, closings: 0, gains: 0 }),
    'GET /api/closings/CB-0004': () => completed,
  });
  renderRemote('/closings/CB-0004');
  const sheet = within(await screen.findByRole('dialog', { name: 'Closing CB-0004' }));
  const copy = sheet.getByRole('link', { name: 'Signed copy of 23NOV2026' });
  expect(copy).toHaveAttribute('href', '/api/uploads/UP-1');
  // The sheet stays open under a photo or PDF.
  expect(copy).toHaveAttribute('target', '_blank');
  expect(sheet.getByText('Received by Mr. Ortiz, 23NOV2026')).toBeVisible();
  expect(sheet.getByRole('listitem')).toHaveTextContent(/^W123456 M4A1 Carbine/);
});

test('who signs a closing reads that the holder changed after it was prepared', async () => {
  const [line] = CLOSING.lines;
  serve({
    'GET /api/closings': () => page([CLOSING]),
    'GET /api/closings/counts': () => ({ waiting: 1, closings: 1, gains: 0 }),
    'GET /api/closings/CB-0004': () => ({ ...CLOSING, lines: [{ ...line, holder_now: null }] }),
    'GET /api/settings': () => ({ pinSet: false }),
    'GET /api/property/gains': () => [],
  });
  renderRemote('/closings/CB-0004');
  const sheet = await screen.findByRole('dialog', { name: 'Closing CB-0004' });
  expect(sheet).toHaveTextContent(`Held by ${HALLORAN.name} when it was prepared, now signed for by nobody`);
});

test('the address names the form that is open over a closing, and one that the reader may not use stays shut', async () => {
  serve({
    'GET /api/closings': () => page([CLOSING]),
    'GET /api/closings/counts': () => ({ waiting: 1, closings: 1, gains: 0 }),
    'GET /api/closings/CB-0004': () => CLOSING,
    'GET /api/settings': () => ({ pinSet: false }),
  });
  const { unmount } = renderRemote('/closings/CB-0004?act=withdraw');
  expect(await screen.findByRole('dialog', { name: 'Closing CB-0004' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  unmount();
  renderRemote('/closings/CB-0004?act=refuse');
  const form = within(await screen.findByRole('dialog', { name: /^Refuse/ }));
  await userEvent.click(form.getByRole('button', { name: 'Keep It' }));
  expect(screen.getByLabelText('Address')).not.toHaveTextContent('act');
});
