import type { FastifyInstance } from 'fastify';
import { route } from '../../http';
import { conflict } from '../../kernel';
import { requireSession } from '../identities/identities';
import { LINKED_PATH, refusalOf, setBrowserSecret } from './navigation';
import { keepRequest } from './requests';

/** Begins to link a sign-in at the provider to an account: a call, so that no other site can begin it. */
export default async (app: FastifyInstance) => {
  const { clock, provider } = app;

  route(app, 'POST /api/auth/provider/link', {
    prepare: async ({ db, user, request, reply }) => {
      if (!provider) throw conflict('This server has no sign-in provider.');
      const { id: sessionId } = requireSession(request.signedInBy);
      const begun = await provider.begin();
      const url = await provider.authorizationUrl(begun, { again: false }).catch((error: unknown) => {
        refusalOf(request, error);
        throw conflict('The sign-in provider does not answer. Try again in a few minutes.');
      });
      const by = { userId: user.id, sessionId };
      const kept = { begun, purpose: 'link', by, returnTo: LINKED_PATH, at: clock.now() } as const;
      setBrowserSecret(reply, await keepRequest(db, kept));
      return url.href;
    },
    handle: ({ prepared: url }) => ({ url }),
  });
};
