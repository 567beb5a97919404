import { ApiError } from '../api/api-error';
import { request } from '../api/request';
import { inTurn } from './in-turn';
import { isSignOutOwed, markSignedOut } from './signed-out-mark';

/** Whoever signs in next waits no longer for a server that does not answer. */
const PATIENCE_MS = 5000;

async function send(): Promise<void> {
  // Another tab may have sent it, or somebody may have signed in.
  if (!isSignOutOwed()) return;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    await request('POST /api/auth/logout', { signal: patience.signal, unattended: true });
    markSignedOut('heard');
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    if (isRefused) markSignedOut('heard');
  } finally {
    clearTimeout(timer);
  }
}

/** Tells the server of a sign-out that it has not heard of. Where it cannot be reached, the sign-out stays owed. */
export const sendOwedSignOut = (): Promise<void> => inTurn(send);

/** Sends it as soon as there is a network. @returns stops that */
export function followOwedSignOut(): () => void {
  const send = () => void sendOwedSignOut();
  window.addEventListener('online', send);
  return () => window.removeEventListener('online', send);
}
