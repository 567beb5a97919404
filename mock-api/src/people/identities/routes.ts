import type { FastifyInstance } from 'fastify';
import { route } from '../../http';
import { linkIdentity, readSignInWays, readWaitingIdentities, removeIdentity } from './identities';
import { createSignInRule, listSignInRules, removeSignInRule } from './rules';

/** How people sign in besides their password, and what a provider's claims mean. */
export default async (app: FastifyInstance) => {
  route(app, 'GET /api/users/:id/sign-in', ({ db, params, user }) => readSignInWays(db, user, params.id));

  route(app, 'POST /api/users/:id/sign-in', async ({ work, params, body, user }) => {
    await linkIdentity(work, params.id, body);
    return readSignInWays(work.trx, user, params.id);
  });

  route(app, 'GET /api/sign-in/waiting', ({ db, user }) => readWaitingIdentities(db, user));

  route(app, 'DELETE /api/sign-in/identities/:id', async ({ work, params, request }) => {
    await removeIdentity(work, params.id, request.signedInBy);
    return { message: 'The sign-in was removed.' };
  });

  route(app, 'GET /api/sign-in/rules', ({ db, user }) => listSignInRules(db, user));

  route(app, 'POST /api/sign-in/rules', ({ work, body }) => createSignInRule(work, body));

  route(app, 'DELETE /api/sign-in/rules/:id', async ({ work, params }) => {
    await removeSignInRule(work, params.id);
    return { message: 'The rule was removed.' };
  });
};
