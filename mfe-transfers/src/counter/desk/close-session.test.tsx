import { unreachable } from '@hand-receipt/standalone/testing';
import { screen, waitFor } from '@testing-library/react';
import { answers, callsMade, counterId, openDesk, sessionNow, startAfresh } from '../../test/desk';

beforeEach(startAfresh);

test('a session is closed after the returns that wait on this device were sent', async () => {
  const title = 'Return M4A1 Carbine W123456 from SPC Whitaker';
  const entry = {
    id: 'E-1',
    timestamp: Date.now(),
    type: 'transfer',
    title,
    owner: sessionNow().operator.id,
    state: 'waiting',
    attempts: 0,
    call: { key: 'POST /api/counter/returns' },
    data: { sessionId: sessionNow().id, itemId: 'P-1', typed: false, handoverId: 'HO-0001' },
  };
  localStorage.setItem('handreceipt.offlineQueue', JSON.stringify([entry]));
  const close = `POST /api/counters/${counterId()}/sessions/CN-0001/close`;
  let isReached = false;
  answers({
    'POST /api/counter/returns': () =>
      isReached
        ? { message: 'M4A1 Carbine W123456 is back from SPC Whitaker.', changed: true, handover: null }
        : unreachable(),
    [close]: () => ({}),
  });
  const { user } = await openDesk('/counter?mode=return');
  expect(await screen.findByText(new RegExp(title))).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close Session' }));
  const words = '1 return of this session waits on this device. Send or discard it first.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(callsMade()).not.toContain(close);

  isReached = true;
  await user.click(screen.getByRole('button', { name: 'Close Session' }));
  await waitFor(() => expect(callsMade()).toContain(close));
  expect(callsMade().lastIndexOf('POST /api/counter/returns')).toBeLessThan(callsMade().indexOf(close));
});
