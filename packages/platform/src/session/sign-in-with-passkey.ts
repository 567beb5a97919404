import type { OwnProofDto, UserDto } from '@hand-receipt/contracts';
import { request } from '../api/request';
import { assertPasskey } from '../passkeys';
import { admit } from './session-actions';
import { inTurn } from './in-turn';
import { sessionStore } from './session-store';

/**
 * Signs in with a passkey that this browser or device has of this site.
 *
 * @throws Error in words where it was cancelled or there is none; ApiError with the server's message
 */
export async function signInWithPasskey(): Promise<UserDto> {
  const options = await request('POST /api/auth/passkey/options', { unattended: true });
  const assertion = await assertPasskey(options);
  return inTurn(async () =>
    admit(await request('POST /api/auth/passkey', { body: { assertion }, unattended: true })),
  );
}

/**
 * Asks the signed-in person for one of their passkeys, in place of the password.
 *
 * @returns what a call takes as its proof
 * @throws Error in words where it was cancelled; ApiError 409 for a person without a passkey
 */
export async function showPasskey(): Promise<OwnProofDto> {
  const options = await request('POST /api/auth/reauthenticate/options', { unattended: true });
  return { assertion: await assertPasskey(options) };
}

/** The person has set up or shown a second factor: this session may do everything again. */
export function endSecondFactorNeed(): void {
  sessionStore.setState({ secondFactorNeeded: false });
}
