import { request } from '../api/request';
import { sessionStore } from './session-store';

/**
 * Enters the signed-in person's password again; writes that waited for it go on.
 * @throws ApiError 403 for a wrong password, 429 after too many
 */
export async function reauthenticate(password: string): Promise<void> {
  await request('POST /api/auth/reauthenticate', { body: { password }, unattended: true });
  endedReauthentication();
}

/** The person has shown elsewhere that it is them; writes that waited for it go on. */
export function endedReauthentication(): void {
  sessionStore.setState(({ timesIdentified }) => ({
    passwordNeeded: false,
    timesIdentified: timesIdentified + 1,
  }));
}
