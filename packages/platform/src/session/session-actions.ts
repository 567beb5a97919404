import type { UserDto } from '@hand-receipt/contracts';
import { ApiError } from '../api/api-error';
import { request } from '../api/request';
import { queryClient } from '../query/query-client';
import { forgetNotifications, forgetNotificationsOfOthers } from '../notifications/shown-before';
import { forgetServerVerdict } from '../ledger/verdict-store';
import { removeLedgerOfOthers } from '../local-ledger/local-ledger';
import { loadOfflineStore } from '../offline/load-offline-store';
import { hearOtherTabs, tellOtherTabs } from './other-tabs';
import { sessionStore } from './session-store';
import { followOwedSignOut, sendOwedSignOut } from './end-server-session';
import { inTurn } from './in-turn';
import { askWithCertificate, comesBackFromProvider } from './sign-in-elsewhere';
import { clearSignedOutMark, isSignedOutHere, markSignedOut } from './signed-out-mark';

const signedOut = {
  status: 'unauthenticated',
  user: null,
  expired: false,
  passwordNeeded: false,
  secondFactorNeeded: false,
  pinNeeded: false,
} as const;

function enter(user: UserDto): UserDto {
  const before = sessionStore.getState().user;
  // Another person signed in at this browser. They must not see data of the previous person.
  if (before && before.id !== user.id) forgetShown(before.id);
  removeStoredOfOthers(user.id);
  sessionStore.setState(({ timesIdentified }) => ({
    status: 'authenticated',
    user,
    expired: false,
    passwordNeeded: false,
    secondFactorNeeded: user.secondFactorNeeded ?? false,
    pinNeeded: false,
    timesIdentified: timesIdentified + 1,
  }));
  return user;
}

/** A person has just signed in here. */
export async function admit(user: UserDto): Promise<UserDto> {
  clearSignedOutMark();
  await keepOnlyFor(user);
  tellOtherTabs(user.id);
  return enter(user);
}

function forgetShown(userId: string): void {
  queryClient.clear();
  forgetServerVerdict();
  forgetNotifications(userId);
}

/**
 * Removes what the browser's storage has of a person whose session ended without a sign-out. Such data names its owner,
 * because this tab may never have known them.
 */
function removeStoredOfOthers(userId: string): void {
  try {
    forgetNotificationsOfOthers(userId);
    removeLedgerOfOthers(userId);
  } catch (error) {
    console.warn('The storage of this browser could not be looked at', error);
  }
}

/** This tab shows nothing of its person any more. */
function leave(): void {
  const { user } = sessionStore.getState();
  sessionStore.setState(signedOut);
  if (user) forgetShown(user.id);
}

/** What this device keeps of another person is not for the one who signs in now. */
async function keepOnlyFor(user: UserDto): Promise<void> {
  try {
    const { forgetDevice, keptFor } = await loadOfflineStore();
    if ((await keptFor()) !== user.id) await forgetDevice();
  } catch (error) {
    console.warn('What this device keeps could not be looked at', error);
  }
}

async function forgetThisDevice(what: { queueOf: string | null }): Promise<void> {
  try {
    const { forgetDevice } = await loadOfflineStore();
    await forgetDevice(what);
  } catch (error) {
    console.warn('This device may keep something', error);
  }
}

/**
 * Asks the server who is signed in; run once at start-up. A 401 settles as signed out, silently. Since a sign-out here
 * nobody is: what the browser, the device or the server still have of the one before is not even asked for.
 */
export async function loadSession(): Promise<void> {
  if (isSignedOutHere()) {
    leave();
    await sendOwedSignOut();
    return;
  }
  try {
    const user = await request('GET /api/auth/me');
    // They may have signed out while the answer was on its way.
    if (isSignedOutHere()) leave();
    else if (comesBackFromProvider()) await admit(user);
    else enter(user);
  } catch (error) {
    leave();
    if (!(error instanceof ApiError)) throw error;
  }
}

/**
 * Signs in.
 * @param code of the authenticator app, or a recovery code; asked for by 401 'code-needed'
 * @throws Error with the server's message, or 'Login failed'; the user is cleared
 */
export async function signIn(username: string, password: string, code?: string): Promise<UserDto> {
  const body = { username, password, ...(code && { code }) };
  try {
    return await inTurn(async () => admit(await request('POST /api/auth/login', { body, unattended: true })));
  } catch (error) {
    if (!sessionStore.getState().expired) leave();
    if (!(error instanceof ApiError)) throw new Error('Login failed');
    throw error.reason ? error : error.withMessage('Login failed');
  }
}

/**
 * Signs in with a certificate.
 * @throws ApiError 401 where the browser showed none, 403 where no account has it
 */
export function signInWithCertificate(): Promise<UserDto> {
  return inTurn(async () => admit(await askWithCertificate()));
}

/** The hidden developer sign-in; the server refuses it outside demo mode. */
export function devSignIn(): Promise<UserDto> {
  return inTurn(async () => admit(await request('POST /api/auth/dev-login')));
}

/**
 * Signs out in every tab of this browser at once, whatever the server or the network says, and leaves nothing on the
 * device that was the person's to read. The server hears of it now, or as soon as it can be reached. Where the person
 * signed in at a provider, the browser then goes there, so that the next person does not come in as them.
 *
 * @param options `queue`: 'discard' also removes what they have not sent yet, so ask them first; 'keep' lets it
 *   wait on this device until they sign in again. What other people have not sent stays.
 */
export async function signOut(
  { queue }: { queue: 'discard' | 'keep' } = { queue: 'discard' },
): Promise<void> {
  const userId = sessionStore.getState().user?.id ?? null;
  markSignedOut('owed');
  leave();
  tellOtherTabs(null);
  const [next] = await Promise.all([
    sendOwedSignOut(),
    forgetThisDevice({ queueOf: queue === 'discard' ? userId : null }),
  ]);
  if (next) location.assign(next);
}

/**
 * Follows sign-ins and sign-outs in the other tabs of this browser, which share one session. Sends a sign-out that the
 * server has not received when there is a network.
 * @returns stops following
 */
export function followSession(): () => void {
  const stopHearing = hearOtherTabs((userId) => {
    const { status, user, expired } = sessionStore.getState();
    if (userId === null) {
      if (status !== 'authenticated') return;
      leave();
      // What this tab wrote while the other one was forgetting; the queue is for that one to keep or discard.
      void forgetThisDevice({ queueOf: null });
    } else if (user?.id !== userId || expired) void loadSession();
  });
  const stopSending = followOwedSignOut();
  return () => {
    stopHearing();
    stopSending();
  };
}
