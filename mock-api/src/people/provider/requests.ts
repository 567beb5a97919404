import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import { hashOfSecret, newSecret } from '../auth/secret';
import type { Begun } from './provider';

/** For so long a person may be at the provider. */
export const REQUEST_LIFE_MS = 10 * 60 * 1000;

/** `confirm`: a person who is signed in shows again that it is them. `link`: they link the sign-in to their account. */
export type RequestPurpose = 'sign-in' | 'confirm' | 'link';

interface NewRequest {
  begun: Begun;
  purpose: RequestPurpose;
  /** Who begins it, where they are signed in already. */
  by: { userId: string; sessionId: string } | null;
  returnTo: string;
  at: Date;
}

/** A sign-in that a browser came back from. */
export interface FoundRequest {
  nonce: string;
  verifier: string;
  purpose: RequestPurpose;
  userId: string | null;
  sessionId: string | null;
  returnTo: string;
  createdAt: Date;
}

/** Keeps a sign-in that begins. @returns the secret for the browser's cookie */
export async function keepRequest(
  db: Kysely<Database>,
  { begun, purpose, by, returnTo, at }: NewRequest,
): Promise<string> {
  const secret = newSecret();
  await db
    .insertInto('provider_request')
    .values({
      state_hash: hashOfSecret(begun.state),
      browser_hash: hashOfSecret(secret),
      nonce: begun.nonce,
      verifier: begun.verifier,
      purpose,
      user_id: by?.userId ?? null,
      session_id: by?.sessionId ?? null,
      return_to: returnTo,
      created_at: at,
      expires_at: new Date(at.getTime() + REQUEST_LIFE_MS),
    })
    .execute();
  return secret;
}

/** Takes a sign-in out, so that its state is used once; null for none of this browser. */
export async function takeRequest(
  db: Kysely<Database>,
  { state, secret }: { state: string; secret: string },
  at: Date,
): Promise<FoundRequest | null> {
  const row = await db
    .deleteFrom('provider_request')
    .where('state_hash', '=', hashOfSecret(state))
    .where('browser_hash', '=', hashOfSecret(secret))
    .returningAll()
    .executeTakeFirst();
  if (!row || row.expires_at <= at) return null;
  return {
    nonce: row.nonce,
    verifier: row.verifier,
    purpose: row.purpose,
    userId: row.user_id,
    sessionId: row.session_id,
    returnTo: row.return_to,
    createdAt: row.created_at,
  };
}

/** Removes sign-ins that nobody came back from. */
export async function deleteExpiredRequests(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('provider_request').where('expires_at', '<=', now).execute();
}
