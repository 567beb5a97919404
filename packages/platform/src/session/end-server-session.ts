import { ApiError } from '../api/api-error';
import { request } from '../api/request';
import { inTurn } from './in-turn';
import { isSignOutOwed, markSignedOut } from './signed-out-mark';

/** The longest time that a sign-in waits for this call. */
const PATIENCE_MS = 5000;
const RETRY_MS = 10_000;

async function send(): Promise<string | null> {
  // Another tab may have sent it, or a person may have signed in.
  if (!isSignOutOwed()) return null;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const { next } = await request('POST /api/auth/logout', { signal: patience.signal, unattended: true });
    markSignedOut('heard');
    return next;
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    if (isRefused) markSignedOut('heard');
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends a sign-out that the server has not received. If the server does not answer, the sign-out stays pending.
 * @returns where the session at the provider is ended; null where there is none
 */
export const sendOwedSignOut = (): Promise<string | null> => inTurn(send);

/**
 * Sends it as soon as there is a network, and tries again now and then: the server may have been away while the browser
 * had a network.
 *
 * @returns stops that
 */
export function followOwedSignOut(): () => void {
  const send = () => void sendOwedSignOut();
  window.addEventListener('online', send);
  const timer = setInterval(send, RETRY_MS);
  return () => {
    window.removeEventListener('online', send);
    clearInterval(timer);
  };
}
