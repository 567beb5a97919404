import type { PasskeyAssertionDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import { webauthn } from './library';
import type { PasskeySite } from './site';

/** A passkey as it is kept. */
export interface KeptPasskey {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: Uint8Array;
  sign_count: string | number | bigint;
  created_at: Date;
}

/** The passkey that an assertion names, whosever it is. */
export const findPasskey = (db: Kysely<Database>, { id }: PasskeyAssertionDto) =>
  db
    .selectFrom('passkey')
    .select(['id', 'user_id', 'credential_id', 'public_key', 'sign_count', 'created_at'])
    .where('credential_id', '=', id)
    .executeTakeFirst();

interface Expected {
  challenge: string;
  site: PasskeySite;
}

/** A passkey that is kept in an authenticator names its owner, too. */
const namesOwner = ({ response: { userHandle } }: PasskeyAssertionDto, userId: string): boolean =>
  userHandle === undefined || Buffer.from(userHandle, 'base64url').toString('utf8') === userId;

/**
 * Checks the signature of a passkey, with its PIN or a finger.
 *
 * @returns its new count of signatures; null where it does not hold, or the count went back, as that of a copy does.
 */
export async function checkAssertion(
  passkey: KeptPasskey,
  assertion: PasskeyAssertionDto,
  { challenge, site }: Expected,
): Promise<number | null> {
  if (!namesOwner(assertion, passkey.user_id)) return null;
  const { verifyAuthenticationResponse } = await webauthn();
  const verified = await verifyAuthenticationResponse({
    response: { ...assertion, type: 'public-key', authenticatorAttachment: undefined },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.sign_count),
    },
  }).catch(() => null);
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}

/** Notes that a passkey signed. */
export async function notePasskeyUse(
  db: Kysely<Database>,
  { id }: Pick<KeptPasskey, 'id'>,
  { signCount, at }: { signCount: number; at: Date },
): Promise<void> {
  await db
    .updateTable('passkey')
    .set({ sign_count: signCount, last_used_at: at })
    .where('id', '=', id)
    .execute();
}
