import type { UserDto } from '@hand-receipt/contracts';
import { ApiError } from '../api/api-error';
import { request } from '../api/request';
import { queryClient } from '../query/query-client';
import { keptPart } from '../offline/kept-part';
import { sessionStore } from './session-store';

const signedOut = { status: 'unauthenticated', user: null, expired: false } as const;

function enter(user: UserDto): UserDto {
  const before = sessionStore.getState().user;
  // Somebody else signed in at this browser: nothing of the one before may be shown to him.
  if (before && before.id !== user.id) queryClient.clear();
  sessionStore.setState({ status: 'authenticated', user, expired: false });
  return user;
}

/** What this device keeps of somebody else is not for the one who signs in now. */
async function keepOnlyFor(user: UserDto): Promise<void> {
  try {
    const { forgetDevice, keptFor } = await keptPart();
    if ((await keptFor()) !== user.id) await forgetDevice({ queue: false });
  } catch (error) {
    console.warn('What this device keeps could not be looked at', error);
  }
}

async function forgetThisDevice(): Promise<void> {
  try {
    const { forgetDevice } = await keptPart();
    await forgetDevice({ queue: true });
  } catch (error) {
    console.warn('This device may keep something', error);
  }
}

/** Asks the server who is signed in; run once at start-up. A 401 settles as signed out, silently. */
export async function loadSession(): Promise<void> {
  try {
    enter(await request('GET /api/auth/me'));
  } catch (error) {
    sessionStore.setState(signedOut);
    if (!(error instanceof ApiError)) throw error;
  }
}

/**
 * Signs in.
 * @throws Error with the server's message, or 'Login failed'; the user is cleared
 */
export async function signIn(username: string, password: string): Promise<UserDto> {
  try {
    const user = await request('POST /api/auth/login', { body: { username, password } });
    await keepOnlyFor(user);
    return enter(user);
  } catch (error) {
    if (!sessionStore.getState().expired) sessionStore.setState(signedOut);
    throw error instanceof ApiError ? error : new Error('Login failed');
  }
}

/** The hidden developer sign-in; the server refuses it outside demo mode. */
export async function devSignIn(): Promise<UserDto> {
  const user = await request('POST /api/auth/dev-login');
  await keepOnlyFor(user);
  return enter(user);
}

/**
 * Signs out here, whatever the server or the network says, and leaves nothing on the device that was his to
 * read; what still waited to be sent goes too, so ask him first.
 */
export async function signOut(): Promise<void> {
  try {
    await request('POST /api/auth/logout');
  } catch {
    // The person wants out; the cookie dies with its next use on the server.
  } finally {
    sessionStore.setState(signedOut);
    queryClient.clear();
    await forgetThisDevice();
  }
}
