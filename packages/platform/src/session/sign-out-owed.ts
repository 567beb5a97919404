import { request } from '../api/request';
import { ApiError } from '../api/api-error';

const KEY = 'handreceipt.signOutOwed';
/** A sign-out does not keep its person waiting for a server that does not answer. */
const PATIENCE_MS = 5000;

function remember(owed: boolean): void {
  try {
    if (owed) localStorage.setItem(KEY, 'true');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the cookie lives until the server forgets it.
  }
}

/** Whether somebody signed out here while the server could not be reached, so that its session still lives. */
export function signOutIsOwed(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

/** Somebody has signed in since: the session that was to end is gone. */
export const forgetOwedSignOut = (): void => remember(false);

/**
 * Ends the session on the server. Where it cannot be reached, that is remembered and made up for before the
 * session is used again.
 * @returns whether the server has heard it
 */
export async function endServerSession(): Promise<boolean> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  let heard = true;
  try {
    await request('POST /api/auth/logout', { signal: patience.signal });
  } catch (error) {
    heard = error instanceof ApiError && error.status > 0 && error.status < 500;
  } finally {
    clearTimeout(timer);
  }
  remember(!heard);
  return heard;
}
