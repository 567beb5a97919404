import type { FastifyInstance } from 'fastify';
import { correctionRoutes } from '../ledger/corrections';
import { verificationRoutes } from '../ledger/verification';

/** Whether the ledger holds, and corrections. */
export default async (app: FastifyInstance) => {
  verificationRoutes(app);
  correctionRoutes(app);
};
