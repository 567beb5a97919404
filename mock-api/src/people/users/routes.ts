import type { FastifyInstance } from 'fastify';
import { readAccount } from './account';
import { activate } from './activate';
import { allowSignIn, blockSignIn } from './block-sign-in';
import { changeRole } from './change-role';
import { createUser, unknownPassword } from './create-user';
import { listPeople } from './directory';
import { signOutEverywhere } from './end-sessions';
import { resetPassword } from './password-link';
import { readRecipients } from './recipients';
import { route, sendPage } from '../../http';

/** People and their accounts. */
export default async (app: FastifyInstance) => {
  route(app, 'GET /api/users', async ({ db, query, user, reply }) =>
    sendPage(reply, await listPeople(db, user, query)),
  );

  route(app, 'GET /api/users/recipients', ({ db, query, user }) => readRecipients(db, user, query));

  route(app, 'POST /api/users', {
    prepare: unknownPassword,
    handle: async ({ work, body, user, prepared: passwordHash }) => {
      const { userId, link } = await createUser(work, body, passwordHash);
      return { user: await readAccount(work.trx, user, userId), link };
    },
  });

  route(app, 'GET /api/users/:id', ({ db, params, user }) => readAccount(db, user, params.id));

  route(app, 'PUT /api/users/:id/role', async ({ work, params, body, user }) => {
    await changeRole(work, params.id, body.role);
    return readAccount(work.trx, user, params.id);
  });

  route(app, 'POST /api/users/:id/activate', async ({ work, params, user }) => {
    await activate(work, params.id);
    return readAccount(work.trx, user, params.id);
  });

  route(app, 'POST /api/users/:id/password-link', ({ work, params }) => resetPassword(work, params.id));

  route(app, 'POST /api/users/:id/block-sign-in', async ({ work, params, body, user }) => {
    await blockSignIn(work, params.id, body.reason);
    return readAccount(work.trx, user, params.id);
  });

  route(app, 'DELETE /api/users/:id/block-sign-in', async ({ work, params, user }) => {
    await allowSignIn(work, params.id);
    return readAccount(work.trx, user, params.id);
  });

  route(app, 'DELETE /api/users/:id/sessions', async ({ work, params }) => ({
    message: await signOutEverywhere(work, params.id),
  }));
};
