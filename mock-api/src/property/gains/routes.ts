import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Viewer } from '../../access';
import { type Database, notFound } from '../../kernel';
import { route } from '../../http';
import { checkProof } from '../../signatures';
import { findPropertyDetails } from '../details';
import { listGains } from './list-gains';
import { reinstate } from './reinstate';
import { signGain } from './sign-gain';

/** How items come into the book: found ones that wait for a signature, and those that come back. */
export default async (app: FastifyInstance) => {
  const details = async (db: Kysely<Database>, viewer: Viewer, id: string) => {
    const item = await findPropertyDetails(db, viewer, id, app.clock.now());
    if (!item) throw notFound('Property not found');
    return item;
  };

  route(app, 'GET /api/property/gains', ({ db, user }) => listGains(db, user));

  route(app, 'POST /api/property/:id/gain/sign', {
    prepare: ({ db, user, request, body }) =>
      checkProof(db, { userId: user.id, by: request.signedInBy, proof: body, at: app.clock.now() }),
    handle: async ({ work, params, user, prepared }) => {
      await signGain(work, params.id, prepared);
      return details(work.trx, user, params.id);
    },
  });

  route(app, 'POST /api/property/:id/reinstatement', async ({ work, params, body, user }) => {
    await reinstate(work, params.id, body);
    return details(work.trx, user, params.id);
  });
};
