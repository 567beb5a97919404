import type { FastifyInstance } from 'fastify';

/** Runs scheduled work at once, due or not: the jobs named, else all of them. */
export async function runJobs({ scheduler }: FastifyInstance, ...names: string[]): Promise<void> {
  for (const name of names.length > 0 ? names : scheduler.names) await scheduler.run(name);
}
