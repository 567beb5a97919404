import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** What runs is given this long to end. */
const DEADLINE_MS = 10_000;

/** Goes on serving for the configured while, and says at /readyz that no new calls shall come here. */
async function drain(app: FastifyInstance): Promise<void> {
  app.serving.draining = true;
  await setTimeout(app.config.drainSeconds * 1000);
}

/**
 * Ends the process in good order at SIGTERM and SIGINT: drained, no new calls, streams ended, what runs
 * done, the database written out, exit 0. A second signal, or the deadline, ends it at once with 1.
 */
export function shutDownOnSignal(app: FastifyInstance): void {
  let closing = false;
  const shutDown = async (signal: NodeJS.Signals) => {
    if (closing) process.exit(1);
    closing = true;
    app.log.info({ signal }, 'shutting down');
    await drain(app);
    app.serving.now = false;
    app.serving.because = 'The server is shutting down.';
    globalThis.setTimeout(() => process.exit(1), DEADLINE_MS).unref();
    try {
      await app.close();
      await app.database.close();
      process.exit(0);
    } catch (error) {
      app.log.fatal({ err: error }, 'could not shut down in good order');
      process.exit(1);
    }
  };
  process.on('SIGTERM', (signal) => void shutDown(signal));
  process.on('SIGINT', (signal) => void shutDown(signal));
}

/** Ends the process when its database has died: it cannot respond to anything, and a restart helps. */
export function endWithDatabase(app: FastifyInstance): void {
  void app.database.ended.then((reason) => {
    if (!reason) return;
    app.log.fatal({ reason: reason.message }, 'the database has died; the server ends');
    process.exit(EXIT_DATABASE_DIED);
  });
}

/** Exit codes besides 0 and 1. */
export const EXIT_FOLDER_TAKEN = 3;
const EXIT_DATABASE_DIED = 4;
