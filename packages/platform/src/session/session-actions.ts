import type { UserDto } from '@hand-receipt/contracts';
import { ApiError } from '../api/api-error';
import { request } from '../api/request';
import { queryClient } from '../query/query-client';
import { sessionStore } from './session-store';

const signedOut = { status: 'unauthenticated', user: null, expired: false } as const;

function enter(user: UserDto): UserDto {
  const before = sessionStore.getState().user;
  // Somebody else signed in at this browser: nothing of the one before may be shown to him.
  if (before && before.id !== user.id) queryClient.clear();
  sessionStore.setState({ status: 'authenticated', user, expired: false });
  return user;
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
    return enter(await request('POST /api/auth/login', { body: { username, password } }));
  } catch (error) {
    if (!sessionStore.getState().expired) sessionStore.setState(signedOut);
    throw error instanceof ApiError ? error : new Error('Login failed');
  }
}

/** The hidden developer sign-in; the server refuses it outside demo mode. */
export async function devSignIn(): Promise<UserDto> {
  return enter(await request('POST /api/auth/dev-login'));
}

/** Signs out here, whatever the server or the network says. */
export async function signOut(): Promise<void> {
  try {
    await request('POST /api/auth/logout');
  } catch {
    // The person wants out; the cookie dies with its next use on the server.
  } finally {
    sessionStore.setState(signedOut);
    queryClient.clear();
  }
}
