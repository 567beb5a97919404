import { ApiError } from '../api/api-error';
import { sessionStore } from './session-store';

/** The server's word for a session whose password was entered too long ago for this act. */
const PASSWORD_NEEDED = 'password-needed';

/** The server's word for sensitive items that are locked until the PIN is entered. */
const PIN_NEEDED = 'pin-needed';

/** Whether sensitive items are locked. A form that asks for the PIN itself is told of its field instead. */
export const isPinNeeded = (error: unknown): boolean =>
  error instanceof ApiError && error.detail.error === PIN_NEEDED && !error.detail.fields;

let canAsk = false;

/** Opens the dialog that asks for the PIN, for a person who wants to see what is hidden. */
export const askForPin = (): void => sessionStore.setState({ pinNeeded: canAsk });

/**
 * Says that this page has the dialogs that ask a person to sign in again or to enter the password or the PIN. Without
 * them a refused call fails at once.
 * @returns takes it back
 */
export function askInPlace(): () => void {
  canAsk = true;
  return () => {
    canAsk = false;
    endReauthentication();
  };
}

const isAsking = ({
  expired,
  passwordNeeded,
  pinNeeded,
}: ReturnType<typeof sessionStore.getState>): boolean => expired || passwordNeeded || pinNeeded;

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
 * Waits while the person who was refused signs in again or enters the password or the PIN.
 * @returns true where the same person did
 */
export async function identifiedAgain(refusal: unknown): Promise<boolean> {
  const { user, timesIdentified } = sessionStore.getState();
  if (!canAsk || !user || !(refusal instanceof ApiError)) return false;
  if (refusal.detail.error === PASSWORD_NEEDED) sessionStore.setState({ passwordNeeded: true });
  else if (isPinNeeded(refusal)) sessionStore.setState({ pinNeeded: true });
  else if (refusal.status !== 401) return false;
  await untilAnswered();
  const now = sessionStore.getState();
  return now.user?.id === user.id && now.timesIdentified > timesIdentified;
}

/** The person does not enter it: what waited for it is refused. */
export const endReauthentication = (): void =>
  sessionStore.setState({ passwordNeeded: false, pinNeeded: false });
