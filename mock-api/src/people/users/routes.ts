import type { FastifyInstance } from 'fastify';
import { readAccount } from './account';
import { activate } from './activate';
import { changeRole } from './change-role';
import { createUser, unknownPassword } from './create-user';
import { listPeople } from './directory';
import { editUser } from './edit-user';
import { signOutEverywhere } from './end-sessions';
import { resetPassword } from './password-link';
import { readRecipients } from './recipients';
import { acting, route, sendPage } from '../../http';

/** People and their accounts. */
export default async (app: FastifyInstance) => {
  const { db } = app.database;
  const act = acting(app);

  route(app, 'GET /api/users', async ({ query, user, reply }) =>
    sendPage(reply, await listPeople(db, user, query)),
  );

  route(app, 'GET /api/users/recipients', ({ query, user }) => readRecipients(db, user, query));

  route(app, 'POST /api/users', async ({ body, user }) => {
    const passwordHash = await unknownPassword();
    const { userId, link } = await act(user, (work) => createUser(work, body, passwordHash));
    return { user: await readAccount(db, user, userId), link };
  });

  route(app, 'GET /api/users/:id', ({ params, user }) => readAccount(db, user, params.id));

  route(app, 'PATCH /api/users/:id', async ({ params, body, user }) => {
    await act(user, (work) => editUser(work, params.id, body));
    return readAccount(db, user, params.id);
  });

  route(app, 'PUT /api/users/:id/role', async ({ params, body, user }) => {
    await act(user, (work) => changeRole(work, params.id, body.role));
    return readAccount(db, user, params.id);
  });

  route(app, 'POST /api/users/:id/activate', async ({ params, user }) => {
    await act(user, (work) => activate(work, params.id));
    return readAccount(db, user, params.id);
  });

  route(app, 'POST /api/users/:id/password-link', ({ params, user }) =>
    act(user, (work) => resetPassword(work, params.id)),
  );

  route(app, 'DELETE /api/users/:id/sessions', async ({ params, user }) => ({
    message: await act(user, (work) => signOutEverywhere(work, params.id)),
  }));
};
