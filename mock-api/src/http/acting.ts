import type { FastifyInstance } from 'fastify';
import { type Actor, type Work, perform } from '../unit-of-work';

/** Does an act of custody for the signed-in person, now, in one transaction. */
export const acting =
  (app: FastifyInstance) =>
  <T>(actor: Actor, act: (work: Work) => Promise<T>): Promise<T> =>
    perform({ db: app.database.db, clock: app.clock }, actor, act);
