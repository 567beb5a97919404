import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../http';
import { forbidden } from '../kernel';
import {
  TotpSecrets,
  beginTotp,
  checkOwnProof,
  confirmTotp,
  lockOwnAccount,
  makeRecoveryCodes,
  markTwoFactor,
  passkeySite,
  readAccount,
  readSecondFactor,
  removeSecondFactor,
  removeTotp,
  renewRecoveryCodes,
  requireFactorLeft,
  requireOwnProof,
} from '../people';
import type { OwnProofDto } from '@hand-receipt/contracts';
import type { SessionUser } from '../access';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import { recordRemovedFactor } from './record-removed-factor';
import { recordSecretChange } from './record-secret-change';

/** The id of the session that asks. @throws ApiError 403 for anything else, which the contract refuses before. */
function sessionOf({ signedInBy }: FastifyRequest): string {
  if (signedInBy?.kind !== 'session') throw forbidden('Sign in to set up an authenticator app.');
  return signedInBy.id;
}

/** The authenticator app and its recovery codes: their owner's own affair, but for an Admin who removes lost ones. */
export default async (app: FastifyInstance) => {
  const { clock, config } = app;
  const secrets = new TotpSecrets(config);
  const deviceOf = (request: FastifyRequest) => request.headers['user-agent'] ?? null;
  /** A call whose body is the proof alone. */
  const prepare = (call: {
    db: Kysely<Database>;
    body: OwnProofDto;
    user: SessionUser;
    request: FastifyRequest;
  }) =>
    checkOwnProof(call.db, {
      userId: call.user.id,
      proof: call.body,
      site: () => passkeySite(call.request, config.publicUrl),
      at: clock.now(),
    });

  route(app, 'GET /api/settings/second-factor', ({ db, user }) =>
    readSecondFactor(db, user, config.secondFactor),
  );

  route(app, 'POST /api/settings/totp/options', {
    prepare,
    handle: async ({ work, user, request, prepared }) => {
      await requireOwnProof(work, prepared, request.signedInBy);
      return beginTotp(work, { sessionId: sessionOf(request), secrets, username: user.username });
    },
  });

  route(app, 'POST /api/settings/totp', async ({ work, body: { code }, user, request }) => {
    const change = await confirmTotp(work, { sessionId: sessionOf(request), secrets, code });
    const recoveryCodes = await makeRecoveryCodes(work.trx, user.id);
    await markTwoFactor(work.trx, request.signedInBy, work.at);
    await recordSecretChange(work, { kind: 'authenticator app', change }, deviceOf(request));
    return { recoveryCodes };
  });

  route(app, 'POST /api/settings/totp/remove', {
    prepare,
    handle: async ({ work, user, request, prepared }) => {
      await requireOwnProof(work, prepared, request.signedInBy);
      await lockOwnAccount(work);
      await removeTotp(work);
      await requireFactorLeft(work.trx, user, config.secondFactor);
      await recordSecretChange(work, { kind: 'authenticator app', change: 'removed' }, deviceOf(request));
      return { message: 'Your authenticator app is removed.' };
    },
  });

  route(app, 'POST /api/settings/recovery-codes', {
    prepare,
    handle: async ({ work, request, prepared }) => {
      await requireOwnProof(work, prepared, request.signedInBy);
      const recoveryCodes = await renewRecoveryCodes(work);
      await recordSecretChange(work, { kind: 'recovery codes', change: 'replaced' }, deviceOf(request));
      return { recoveryCodes };
    },
  });

  route(app, 'POST /api/users/:id/remove-second-factor', async ({ work, params, body, user }) => {
    const removed = await removeSecondFactor(work, params.id, body.reason);
    await recordRemovedFactor(work, removed);
    return readAccount(work.trx, user, params.id);
  });
};
