import plugin from 'fastify-plugin';
import { smtpMailer } from '../../kernel';
import { deleteDropped } from './outbox';
import { NotificationSender } from './sender';

declare module 'fastify' {
  interface FastifyInstance {
    /** Started once the server listens; a test sends by `run()`. */
    notificationSender: NotificationSender;
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Sends notifications to the people who chose to get them by e-mail, in every process. */
export default plugin(async (app) => {
  const { config, database, clock, log } = app;
  const sender = new NotificationSender({
    db: database.background,
    clock,
    mailer: config.smtp && smtpMailer(config.smtp),
    publicUrl: config.publicUrl,
    onError: (error) => log.error({ err: error }, 'notifications could not be sent by e-mail'),
  });
  app.decorate('notificationSender', sender);
  app.schedule('delete dropped e-mail', DAY_MS, deleteDropped);
  app.addHook('onListen', async () => sender.start());
  app.addHook('preClose', () => sender.stop());
});
