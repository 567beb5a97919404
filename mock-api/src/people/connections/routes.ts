import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { answerRequest, endConnection } from './answer';
import { requestConnection } from './request-connection';
import { findConnection, listConnections } from './list-connections';
import { type Database, notFound } from '../../kernel';
import { route } from '../../http';

/** Connections between two people. */
export default async (app: FastifyInstance) => {
  const readConnection = async (db: Kysely<Database>, userId: string, id: string) => {
    const connection = await findConnection(db, userId, id);
    if (!connection) throw notFound('There is no such connection.');
    return connection;
  };

  route(app, 'GET /api/connections', ({ db, user }) => listConnections(db, user.id, 'reachable'));

  route(app, 'POST /api/connections', async ({ work, body, user }) => {
    const id = await requestConnection(work, body.userId);
    return readConnection(work.trx, user.id, id);
  });

  route(app, 'PATCH /api/connections/:id', async ({ work, params, body, user }) => {
    await answerRequest(work, params.id, body.status);
    return readConnection(work.trx, user.id, params.id);
  });

  route(app, 'DELETE /api/connections/:id', async ({ work, params }) => {
    await endConnection(work, params.id);
    return { message: 'The connection is ended.' };
  });
};
