import { ApiError } from '../api/api-error';
import { sessionStore } from './session-store';

/** The server's word for a session whose password was entered too long ago for this act. */
const PASSWORD_NEEDED = 'password-needed';

let canAsk = false;

/**
 * Says that this page has the dialogs that ask a person to sign in again or to enter the password. Without them a
 * refused call fails at once.
 * @returns takes it back
 */
export function askInPlace(): () => void {
  canAsk = true;
  return () => {
    canAsk = false;
    endReauthentication();
  };
}

const isAsking = ({ expired, passwordNeeded }: ReturnType<typeof sessionStore.getState>): boolean =>
  expired || passwordNeeded;

/** Settles once no dialog asks who the person is. */
function untilAnswered(): Promise<void> {
  return new Promise((resolve) => {
    if (!isAsking(sessionStore.getState())) return resolve();
    const stop = sessionStore.subscribe((session) => {
      if (isAsking(session)) return;
      stop();
      resolve();
    });
  });
}

/**
 * Waits while the person who was refused a write signs in again or enters the password.
 * @returns true where the same person did
 */
export async function identifiedAgain(refusal: unknown): Promise<boolean> {
  const { user, timesIdentified } = sessionStore.getState();
  if (!canAsk || !user || !(refusal instanceof ApiError)) return false;
  if (refusal.detail.error === PASSWORD_NEEDED) sessionStore.setState({ passwordNeeded: true });
  else if (refusal.status !== 401) return false;
  await untilAnswered();
  const now = sessionStore.getState();
  return now.user?.id === user.id && now.timesIdentified > timesIdentified;
}

/** The person does not enter it: writes that waited for it are refused. */
export const endReauthentication = (): void => sessionStore.setState({ passwordNeeded: false });
