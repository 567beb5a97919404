import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { Registry } from 'prom-client';
import { measureLedger } from '../../ledger';
import { processMetrics } from '../metrics/process';
import { measureRequests } from '../metrics/requests';
import { measureServer } from '../metrics/server';

declare module 'fastify' {
  interface FastifyInstance {
    /** What /metrics shows of this app, for modules to add to. */
    metrics: Registry;
  }
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
/** A proxy on this machine passes on another person's request; it says so. */
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token === null) {
    const passedOn = PASSED_ON.some((name) => request.headers[name] !== undefined);
    return !passedOn && LOOPBACK.test(request.socket.remoteAddress ?? '');
  }
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/**
 * /metrics for Prometheus. With METRICS_TOKEN, clients with that bearer token may read it. Without it, only programs on
 * this machine may. All others get 404.
 */
export default plugin(async (app) => {
  const registry = new Registry();
  app.decorate('metrics', registry);
  measureRequests(app, registry);
  measureServer(app, registry);
  measureLedger(app.database, registry);

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, app.config.metricsToken)) return reply.callNotFound();
    const page = Registry.merge([processMetrics(), registry]);
    return reply.type(page.contentType).send(await page.metrics());
  });
});
