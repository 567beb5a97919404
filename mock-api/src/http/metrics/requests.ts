import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** Seconds; from a read out of memory to a report over a brigade. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** A stream lasts as long as its page is open, which says nothing of how quickly it was answered. */
const STREAM = '/api/events';

/** How long answers take, by the route's pattern (never the path: ids would make a series each). */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    if (route === STREAM) return;
    durations.labels(request.method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
  });
}
