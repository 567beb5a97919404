import type { FastifyInstance } from 'fastify';
import { correctionRoutes } from './corrections.routes';
import { incidentRoutes } from './incidents.routes';
import { verificationRoutes } from './verification.routes';

/** Whether the ledger holds, and corrections. */
export default async (app: FastifyInstance) => {
  verificationRoutes(app);
  correctionRoutes(app);
  incidentRoutes(app);
};
