import type { FastifyInstance } from 'fastify';
import { answerRequest, endConnection } from './answer';
import { askForConnection } from './ask';
import { findConnection, listConnections } from './list';
import { notFound } from '../../kernel';
import { acting, route } from '../../http';

/** Connections between two people. */
export default async (app: FastifyInstance) => {
  const { db } = app.database;
  const act = acting(app);

  const readConnection = async (userId: string, id: string) => {
    const connection = await findConnection(db, userId, id);
    if (!connection) throw notFound('There is no such connection.');
    return connection;
  };

  route(app, 'GET /api/users/connections', ({ user }) => listConnections(db, user.id));

  route(app, 'POST /api/users/connections', async ({ body, user }) => {
    const id = await act(user, (work) => askForConnection(work, body.userId));
    return readConnection(user.id, id);
  });

  route(app, 'PATCH /api/users/connections/:id', async ({ params, body, user }) => {
    await act(user, (work) => answerRequest(work, params.id, body.status));
    return readConnection(user.id, params.id);
  });

  route(app, 'DELETE /api/users/connections/:id', async ({ params, user }) => {
    await act(user, (work) => endConnection(work, params.id));
    return { message: 'The connection is ended.' };
  });
};
