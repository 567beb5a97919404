import type { FastifyInstance } from 'fastify';
import type { MailRoom } from '../mail';
import { smtpPost } from '../kernel';

/** The mail server of the configuration; without one the demo keeps letters here, and nobody else can send any. */
export function mailRoom({ config, database, clock, log }: FastifyInstance): MailRoom {
  return {
    db: database.db,
    post: config.smtp ? smtpPost(config.smtp) : config.demo ? 'capture' : null,
    now: () => clock.now(),
    onFailure: (error) => log.error({ err: error }, 'the mail server could not be used'),
  };
}
