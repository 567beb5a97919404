import type { RouteBody } from '@hand-receipt/contracts';
import { request } from '../api/request';
import { readNotificationsAgain } from '../notifications/read-notifications-again';
import { dropVerifications } from '../local-ledger/local-ledger';
import { loadOfflineStore } from '../offline/load-offline-store';
import { readAgainOrDrop } from '../query/read-again-or-drop';
import { queryClient } from '../query/query-client';
import { sessionStore } from './session-store';

/** So long the server is waited for before what this browser holds goes without it. */
const PATIENCE_MS = 3000;

const noteLockChange = () => sessionStore.setState(({ lockChanges }) => ({ lockChanges: lockChanges + 1 }));

function readNotifications(): Promise<void> {
  const { user } = sessionStore.getState();
  return user ? readNotificationsAgain(user.id, AbortSignal.timeout(PATIENCE_MS)) : Promise.resolve();
}

/**
 * Enters the PIN, or the password of a person who does not know it. What waited for it goes on, and what was hidden is
 * read again.
 * @returns until when it holds; null: for this visit
 * @throws ApiError 403 for a wrong one, 429 after too many
 */
export async function unlockSensitive(
  shown: RouteBody<'POST /api/settings/pin/verify'>,
): Promise<string | null> {
  const { validUntil } = await request('POST /api/settings/pin/verify', { body: shown });
  sessionStore.setState(({ timesIdentified }) => ({
    pinNeeded: false,
    timesIdentified: timesIdentified + 1,
  }));
  noteLockChange();
  void queryClient.invalidateQueries();
  void readNotifications();
  return validUntil;
}

/**
 * Ends the PIN's hold on the server and shows nothing any more that was read while it held: each tab reads again what is
 * on its screen, with the serial numbers of sensitive items hidden. What the server does not answer is dropped.
 * @param options `device`: also what the device keeps to be read without a connection; one tab does that for all
 */
export async function hideSensitive({ device }: { device: boolean }): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await request('POST /api/settings/pin/lock', { unattended: true, signal }).catch(() => undefined);
  if (device) {
    dropVerifications();
    await loadOfflineStore()
      .then(({ forgetItems }) => forgetItems())
      .catch((error: unknown) => console.warn('This device may keep something', error));
  }
  await Promise.all([readAgainOrDrop(PATIENCE_MS), readNotifications()]);
  noteLockChange();
}
