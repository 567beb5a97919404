import plugin from 'fastify-plugin';
import { type Job, Scheduler } from './scheduler';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Registers work to be done every `everyMs` milliseconds, once for all processes of the server.
     *
     * The job runs in one transaction, `db`, which also settles when it is due next: whatever it writes
     * happens exactly once. It uses `db` and never `app.database.db`, which would wait for this very
     * transaction on the embedded database; it is short, and leaves what is left for the next run.
     * A job that throws is rolled back, logged and tried again within a minute.
     *
     * @param name unique, for people: it is in the log and in the table `scheduled_job`.
     */
    schedule(name: string, everyMs: number, job: Job): void;
    /** Started by the server once it serves; a test runs jobs by `scheduler.run(name)`. */
    scheduler: Scheduler;
  }
}

/** Work at intervals: overdue checks, maintenance due, cleaning up. */
export default plugin(async (app) => {
  const scheduler = new Scheduler({
    db: app.database.background,
    clock: app.clock,
    onError: (error, name) => app.log.error({ err: error, job: name }, 'scheduled work failed'),
  });
  app.decorate('scheduler', scheduler);
  app.decorate('schedule', (name: string, everyMs: number, job: Job) => scheduler.add(name, everyMs, job));
  app.addHook('preClose', () => scheduler.stop());
});
