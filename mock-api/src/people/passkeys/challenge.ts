import { randomBytes } from 'node:crypto';
import type { AssertionOptionsDto, PasskeyAssertionDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import { listPasskeys } from './list-passkeys';
import type { PasskeySite } from './site';

const LASTS_MS = 5 * 60 * 1000;
const CHALLENGE_BYTES = 32;

interface Asked {
  /** Who confirms an act; null for a sign-in. */
  userId: string | null;
  site: PasskeySite;
  at: Date;
}

/** Makes a challenge for one signature within 5 minutes, and what a browser asks passkeys for with it. */
export async function newChallenge(
  db: Kysely<Database>,
  { userId, site, at }: Asked,
): Promise<AssertionOptionsDto> {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
  await db
    .insertInto('passkey_challenge')
    .values({ challenge, user_id: userId, expires_at: new Date(at.getTime() + LASTS_MS) })
    .execute();
  const passkeys = userId === null ? [] : await listPasskeys(db, userId);
  return {
    challenge,
    rpId: site.id,
    timeout: LASTS_MS,
    userVerification: 'required',
    allowCredentials: passkeys.map(({ credential_id: id, transports }) => ({
      id,
      transports,
      type: 'public-key',
    })),
  };
}

/** The challenge that a browser says was signed; empty for anything else. */
function challengeOf({ response }: PasskeyAssertionDto): string {
  try {
    const { challenge } = JSON.parse(
      Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'),
    ) as Partial<Record<string, unknown>>;
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/**
 * Uses a challenge up, also where the signature does not hold.
 *
 * @returns it; null where this person was given none such, or too long ago.
 */
export async function takeChallenge(
  db: Kysely<Database>,
  assertion: PasskeyAssertionDto,
  { userId, at }: Omit<Asked, 'site'>,
): Promise<string | null> {
  const taken = await db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challengeOf(assertion))
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', at)
    .returning('challenge')
    .executeTakeFirst();
  return taken?.challenge ?? null;
}
