import type { TransferDto } from '@hand-receipt/contracts';
import { localRecords, sessionStore } from '@hand-receipt/platform';
import { page, serve } from '@hand-receipt/standalone/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActiveTransfersCard } from '../dashboard/active-transfers-card';
import { confirmApprove } from '../test/confirm-approve';
import { whitaker } from '../test/people';
import { renderAt, renderPage } from '../test/render';
import { sheetsOf, wireTransfer } from '../test/wire';

/** A name that outlives a release: what is stored under it must still be found. */
const LOCAL_LEDGER_KEY = 'handreceipt.ledger';
const APPROVED_AT = '2026-11-22T06:00:00.000Z';

beforeEach(() => localStorage.clear());

/** A server with some transfers to me, which takes every approval. */
function serveTransfers(...transfers: TransferDto[]) {
  const kept = new Map(transfers.map((one) => [one.id, one]));
  const approve = (id: string) => {
    kept.set(id, { ...kept.get(id)!, status: 'Approved', resolved_date: APPROVED_AT });
    return kept.get(id);
  };
  return serve({
    'GET /api/transfers': ({ searchParams }) => {
      const incoming = searchParams.get('view') !== 'outgoing';
      const status = searchParams.get('status');
      return page([...kept.values()].filter((one) => incoming && (!status || one.status === status)));
    },
    'GET /api/transfers/sheets': sheetsOf(transfers),
    ...Object.fromEntries(
      transfers.map(({ id }) => [`PATCH /api/transfers/${id}/status`, () => approve(id)]),
    ),
  });
}

async function approve() {
  await userEvent.click(await screen.findByRole('button', { name: /^Accept/ }));
  await confirmApprove();
  await screen.findByText('Transfer of M4A1 Carbine approved.');
}

test('XFER-45 after approving, this device has a record of type transfer with from, to, transfer, date and actor', async () => {
  serveTransfers(wireTransfer());
  renderPage();
  await approve();
  expect(localRecords('U-1', 'W123488')).toEqual([
    {
      eventType: 'transfer',
      transferId: 'T-1',
      itemId: 'P-1',
      serialNumber: 'W123488',
      from: 'SPC Whitaker',
      to: 'CPT Halloran',
      date: APPROVED_AT,
      actor: 'CPT Halloran',
    },
  ]);
});

test('XFER-45 an item without a serial number is not eligible, and a rejection is no transfer', async () => {
  serveTransfers(wireTransfer({ serial: '' }));
  renderPage();
  await approve();
  expect(localStorage.getItem(LOCAL_LEDGER_KEY)).toBeNull();
});

test('XFER-46 where the device keeps nothing, that is only logged and the approval succeeds', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const kept = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  serveTransfers(wireTransfer());
  renderPage();
  await approve();
  await waitFor(() => expect(screen.getByText('W123488').closest('tr')).toHaveTextContent('Approved'));
  expect(warned).toHaveBeenCalledWith(
    'The approval of T-1 was not recorded on this device',
    expect.objectContaining({ name: 'QuotaExceededError' }),
  );
  kept.mockRestore();
  warned.mockRestore();
});

test('XFER-46 a session that ends while the approval is on its way is only logged too', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { recordApproval } = await import('./record-approval');
  const { toTransfer } = await import('@hand-receipt/contracts');
  sessionStore.setState({ status: 'unauthenticated', user: null });
  expect(() => recordApproval(toTransfer(wireTransfer({ status: 'Approved' })))).not.toThrow();
  expect(warned).toHaveBeenCalledWith(
    'The approval of T-1 was not recorded on this device',
    expect.objectContaining({ message: 'Nobody is signed in' }),
  );
  warned.mockRestore();
});

test('XFER-47 the record is written and read on this device: the only call is the approval itself', async () => {
  const { calls } = serveTransfers(wireTransfer());
  const { unmount } = renderPage();
  await approve();
  const writes = calls.filter((call) => !call.startsWith('GET '));
  expect(writes).toEqual(['PATCH /api/transfers/T-1/status']);
  unmount();

  renderPage('/transfers/T-1');
  const record = await screen.findByRole('region', { name: 'Recorded on this device' });
  expect(record).toHaveTextContent(/Transferred from SPC Whitaker to CPT Halloran · November 22, 2026 at/);
  expect(record).toHaveTextContent('approved by CPT Halloran');
  expect(calls.filter((call) => /ledger/i.test(call))).toEqual([]);
});

test('DASH-32 what is approved on the dashboard is in local storage by serial number, newest first', async () => {
  serveTransfers(
    wireTransfer({ id: 'T-1' }),
    wireTransfer({ id: 'T-2', from_user: whitaker }),
    wireTransfer({ id: 'T-3', serial: 'Z9' }),
  );
  renderAt('/dashboard', <ActiveTransfersCard />);
  for (const left of [2, 1, 0]) {
    const [accept] = await screen.findAllByRole('button', { name: /^Accept/ });
    await userEvent.click(accept!);
    await confirmApprove();
    await waitFor(() =>
      expect(screen.queryAllByRole('button', { name: /^Accept/ })).toHaveLength(Math.min(left, 2)),
    );
  }
  const { records } = JSON.parse(localStorage.getItem(LOCAL_LEDGER_KEY)!) as {
    records: Record<string, { transferId: string }[]>;
  };
  const ids = Object.entries(records).map(([serial, kept]) => [serial, kept.map((one) => one.transferId)]);
  expect(ids).toEqual([
    ['W123488', ['T-2', 'T-1']],
    ['Z9', ['T-3']],
  ]);
});

test('what one person approved here is neither shown to the next nor left behind by a sign-out', async () => {
  serveTransfers(wireTransfer());
  const { unmount } = renderPage();
  await approve();
  unmount();
  expect(localRecords('U-2', 'W123488')).toEqual([]);
  act(() => sessionStore.setState({ status: 'unauthenticated', user: null }));
  expect(localStorage.getItem(LOCAL_LEDGER_KEY)).toBeNull();
});
