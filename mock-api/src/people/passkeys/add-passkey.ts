import type { PasskeyDto, PasskeyOptionsDto, PasskeyRegistrationDto } from '@hand-receipt/contracts';
import type { AuthenticatorTransport, VerifiedRegistrationResponse } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import { type Database, badRequest, conflict } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import { webauthn } from './library';
import { listPasskeys } from './list-passkeys';
import type { PasskeySite } from './site';

const LASTS_MS = 5 * 60 * 1000;
/** Passkeys of one person. */
const LIMIT = 10;
/** Ed25519, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257];

/** A session of the person who adds it. */
interface Asker {
  sessionId: string;
  site: PasskeySite;
}

/**
 * Begins to add a passkey of the actor's; their password was checked before. Any other beginning of theirs ends.
 *
 * @throws ApiError 409 where they have as many as they may have.
 */
export async function beginPasskey(work: UnitOfWork, { sessionId, site }: Asker): Promise<PasskeyOptionsDto> {
  const { trx, actor, at } = work;
  const known = await listPasskeys(trx, actor.id);
  if (known.length >= LIMIT) throw conflict(`You have ${LIMIT} passkeys. Remove one first.`);
  const { generateRegistrationOptions } = await webauthn();
  const { challenge, rp, user, pubKeyCredParams, timeout } = await generateRegistrationOptions({
    rpName: 'Hand Receipt',
    rpID: site.id,
    userName: actor.name,
    userID: new TextEncoder().encode(actor.id),
    timeout: LASTS_MS,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  const row = { session_id: sessionId, challenge, expires_at: new Date(at.getTime() + LASTS_MS) };
  await trx
    .insertInto('passkey_request')
    .values({ user_id: actor.id, ...row })
    .onConflict((earlier) => earlier.column('user_id').doUpdateSet(row))
    .execute();
  return {
    rp: { id: site.id, name: rp.name },
    user,
    challenge,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
    timeout: timeout ?? LASTS_MS,
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({
      id,
      transports,
      type: 'public-key',
    })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    attestation: 'none',
  };
}

const notTaken = () =>
  badRequest('The security key was not taken. Start again.', {
    registration: 'The security key was not taken. Start again.',
  });

type Verified = NonNullable<VerifiedRegistrationResponse['registrationInfo']>['credential'];

interface Sent extends Asker {
  userId: string;
  registration: PasskeyRegistrationDto;
  at: Date;
}

/**
 * What an authenticator answered to `beginPasskey`, once its proof holds. Before the transaction.
 *
 * @throws ApiError 409 where nothing was begun in this session, or too long ago; 400 for a proof that does not hold.
 */
export async function verifyNewPasskey(
  db: Kysely<Database>,
  { userId, sessionId, site, registration, at }: Sent,
): Promise<Verified> {
  const begun = await db
    .selectFrom('passkey_request')
    .select('challenge')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  if (!begun) throw conflict('Adding this passkey took too long. Start again.');
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await verifyRegistrationResponse({
    response: {
      ...registration,
      type: 'public-key',
      authenticatorAttachment: undefined,
      response: { ...registration.response, transports: transportsOf(registration) },
    },
    expectedChallenge: begun.challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!verified?.verified) throw notTaken();
  return verified.registrationInfo.credential;
}

/** Browsers may know newer transports than the library; they are kept and given back as they are. */
const transportsOf = ({ response }: PasskeyRegistrationDto) =>
  (response.transports ?? []) as AuthenticatorTransport[];

/**
 * Adds a passkey that was verified, and uses its beginning up.
 *
 * @throws ApiError 409 where the beginning was used meanwhile, or somebody has the passkey.
 */
export async function addPasskey(
  { trx, actor, at }: UnitOfWork,
  { id, publicKey, counter, transports }: Verified,
  name: string,
): Promise<PasskeyDto> {
  const begun = await trx
    .deleteFrom('passkey_request')
    .where('user_id', '=', actor.id)
    .returning('user_id')
    .executeTakeFirst();
  if (!begun) throw conflict('Adding this passkey took too long. Start again.');
  const added = await trx
    .insertInto('passkey')
    .values({
      user_id: actor.id,
      credential_id: id,
      public_key: Buffer.from(publicKey),
      sign_count: counter,
      transports: transports ?? [],
      name: name.trim(),
      created_at: at,
    })
    .onConflict((known) => known.column('credential_id').doNothing())
    .returning(['id', 'name'])
    .executeTakeFirst();
  if (!added) throw conflict('This security key is added already.');
  return { ...added, createdAt: at.toISOString(), lastUsedAt: null };
}
