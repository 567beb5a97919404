import type { FastifyInstance } from 'fastify';
import { route } from '../http';
import { listWitnesses } from './list';

/** Who witnesses the ledger. */
export default async (app: FastifyInstance) => {
  const { config, sealer } = app;
  route(app, 'GET /api/ledger/witnesses', ({ db }) => listWitnesses(db, config, sealer.latest?.size ?? 0));
};
