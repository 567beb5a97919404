import type { FastifyInstance } from 'fastify';
import { route } from '../http';
import { acknowledgeIncident } from './acknowledge-incident';

/** Incidents of the ledger, which the checks list. */
export function incidentRoutes(app: FastifyInstance): void {
  route(app, 'POST /api/ledger/incidents/:seq/acknowledge', ({ work, params, body }) =>
    acknowledgeIncident(work, app.config.witnessPolicy, params.seq, body.reason ?? ''),
  );
}
