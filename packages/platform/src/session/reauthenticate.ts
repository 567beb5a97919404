import type { OwnProofDto } from '@hand-receipt/contracts';
import { request } from '../api/request';
import { sessionStore } from './session-store';

/**
 * Enters the signed-in person's password again, or shows a passkey of theirs; writes that waited for it go on.
 * @throws ApiError 403 for a wrong one, 429 after too many
 */
export async function reauthenticate(proof: OwnProofDto): Promise<void> {
  await request('POST /api/auth/reauthenticate', { body: proof, unattended: true });
  endedReauthentication();
}

/** The person has shown elsewhere that it is them; writes that waited for it go on. */
export function endedReauthentication(): void {
  sessionStore.setState(({ timesIdentified }) => ({
    passwordNeeded: false,
    timesIdentified: timesIdentified + 1,
  }));
}
