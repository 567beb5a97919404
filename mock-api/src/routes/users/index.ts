import type { FastifyInstance } from 'fastify';
import { readDirectory } from '../../domain/users/directory';
import { readConnections, readRecipients } from '../../domain/users/recipients';
import { route } from '../../route';

export default async (app: FastifyInstance) => {
  const { db } = app.database;

  route(app, 'GET /api/users', ({ user }) => readDirectory(db, user));
  route(app, 'GET /api/users/connections', ({ user }) => readConnections(db, user.id));
  route(app, 'GET /api/users/recipients', ({ query, user }) => readRecipients(db, user, query));
};
