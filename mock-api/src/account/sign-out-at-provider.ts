import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';

/** The provider's proof in the session that asks; null for a session that began elsewhere. */
async function readIdToken(db: Kysely<Database>, { signedInBy }: FastifyRequest): Promise<string | null> {
  if (signedInBy?.kind !== 'session') return null;
  const session = await db
    .selectFrom('sessions')
    .select('id_token')
    .where('id', '=', signedInBy.id)
    .executeTakeFirst();
  return session?.id_token ?? null;
}

/**
 * Where the browser goes to end the session at the provider; null where there is nothing to end. A browser that has
 * marked itself as signed out has ended its session here already, before its call is answered.
 */
export async function signOutAtProvider(
  { provider }: FastifyInstance,
  db: Kysely<Database>,
  request: FastifyRequest,
): Promise<string | null> {
  if (provider === null) return null;
  const idToken = request.endedIdToken ?? (await readIdToken(db, request));
  return idToken === null ? null : provider.signOutUrl(idToken);
}
