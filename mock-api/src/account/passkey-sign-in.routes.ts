import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../http';
import { beginPasskeySignIn, checkPasskeySignIn, passkeySite } from '../people';
import { readMe } from './me';

/** Signing in with a passkey, by people who are not known yet. */
export default async (app: FastifyInstance) => {
  const { clock, config } = app;
  const siteOf = (request: FastifyRequest) => passkeySite(request, config.publicUrl);

  route(app, 'POST /api/auth/passkey/options', ({ work, request }) =>
    beginPasskeySignIn(work, { site: siteOf(request), address: request.ip }),
  );

  route(app, 'POST /api/auth/passkey', {
    prepare: ({ db, body: { assertion }, request }) => {
      const isBrowserKnownTo = (userId: string) => request.isBrowserKnownTo(userId);
      const from = { site: siteOf(request), address: request.ip, isBrowserKnownTo };
      return checkPasskeySignIn(db, { assertion, ...from, at: clock.now() }).catch((error: unknown) => {
        request.log.warn({ req: request }, 'sign-in refused');
        throw error;
      });
    },
    handle: async ({ work, request, reply, prepared: userId }) => {
      await reply.signIn(work, userId, 'passkey');
      reply.rememberBrowser(userId);
      work.afterCommit(() => request.log.info({ userId }, 'signed in with a passkey'));
      return readMe(work.trx, userId, work.at);
    },
  });
};
