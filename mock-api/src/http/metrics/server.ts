import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';

/** What is read from the server's own memory at each scrape. */
export function measureServer(app: FastifyInstance, registry: Registry): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `hand_receipt_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('serving', '1 while calls are answered, else 0.', () => Number(app.serving.now));
  gauge('streams_open', 'Event streams of browsers.', () => app.events.hub.size);
  gauge(
    'database_connections_busy',
    'Connections of this process that are at work.',
    () => app.database.load().busy,
  );
  gauge('database_calls_waiting', 'Calls that wait for a connection.', () => app.database.load().waiting);
}
