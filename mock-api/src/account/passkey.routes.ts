import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../http';
import { forbidden } from '../kernel';
import {
  addPasskey,
  beginPasskey,
  checkOwnProof,
  lockOwnAccount,
  markTwoFactor,
  passkeySite,
  readPasskeys,
  removePasskey,
  requireFactorLeft,
  requireOwnProof,
  verifyNewPasskey,
} from '../people';
import { recordSecretChange } from './record-secret-change';

/** The id of the session that asks. @throws ApiError 403 for anything else, which the contract refuses before. */
function sessionOf({ signedInBy }: FastifyRequest): string {
  if (signedInBy?.kind !== 'session') throw forbidden('Sign in to add a passkey.');
  return signedInBy.id;
}

/** Passkeys: added and removed only by their owner, in their own session, with a proof. */
export default async (app: FastifyInstance) => {
  const { clock, config } = app;
  const siteOf = (request: FastifyRequest) => passkeySite(request, config.publicUrl);
  const deviceOf = (request: FastifyRequest) => request.headers['user-agent'] ?? null;

  route(app, 'GET /api/settings/passkeys', ({ db, user }) => readPasskeys(db, user.id));

  route(app, 'POST /api/settings/passkeys/options', {
    prepare: async ({ db, body, user, request }) => ({
      site: siteOf(request),
      shown: await checkOwnProof(db, {
        userId: user.id,
        proof: body,
        site: () => siteOf(request),
        at: clock.now(),
      }),
    }),
    handle: async ({ work, request, prepared: { shown, site } }) => {
      await requireOwnProof(work, shown, request.signedInBy);
      return beginPasskey(work, { sessionId: sessionOf(request), site });
    },
  });

  route(app, 'POST /api/settings/passkeys', {
    prepare: ({ db, body: { registration }, user, request }) => {
      const asker = { userId: user.id, sessionId: sessionOf(request), site: siteOf(request) };
      return verifyNewPasskey(db, { ...asker, registration, at: clock.now() });
    },
    handle: async ({ work, body, request, prepared }) => {
      const added = await addPasskey(work, prepared, body.name);
      const { id, name } = added;
      // The person has just shown it.
      await markTwoFactor(work.trx, request.signedInBy, work.at);
      await recordSecretChange(work, { kind: 'passkey', change: 'added', id, name }, deviceOf(request));
      return added;
    },
  });

  route(app, 'POST /api/settings/passkeys/:id/remove', {
    prepare: ({ db, body: proof, user, request }) =>
      checkOwnProof(db, { userId: user.id, proof, site: () => siteOf(request), at: clock.now() }),
    handle: async ({ work, params, user, request, prepared }) => {
      await requireOwnProof(work, prepared, request.signedInBy);
      await lockOwnAccount(work);
      const name = await removePasskey(work, params.id);
      await requireFactorLeft(work.trx, user, config.secondFactor);
      const { id } = params;
      await recordSecretChange(work, { kind: 'passkey', change: 'removed', id, name }, deviceOf(request));
      return { message: 'The passkey signs nothing any more.' };
    },
  });
};
