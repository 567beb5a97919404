import type { FastifyInstance } from 'fastify';
import type { MailRoom } from '../mail';
import { smtpMailer } from '../kernel';

/** The configured mail server. Without one the demo stores emails here, and other installations cannot send any. */
export function mailRoom({ config, database, clock, log }: FastifyInstance): MailRoom {
  return {
    db: database.db,
    post: config.smtp ? smtpMailer(config.smtp) : config.demo ? 'capture' : null,
    now: () => clock.now(),
    onFailure: (error) => log.error({ err: error }, 'the mail server could not be used'),
  };
}
