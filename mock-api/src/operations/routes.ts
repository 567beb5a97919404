import type { FastifyInstance } from 'fastify';
import { route } from '../http';
import { forbidden } from '../kernel';
import { readFacts } from './read-facts';
import { toOperations } from './to-lines';

/** How the server runs, for an Admin. */
export default async function operationsRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'GET /api/operations', async ({ db, user }) => {
    if (user.role !== 'Admin') throw forbidden('Only an Admin sees how the server runs.');
    return toOperations(await readFacts(app, db));
  });
}
