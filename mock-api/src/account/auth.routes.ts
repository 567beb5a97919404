import type { FastifyInstance } from 'fastify';
import { DEMO_COMMANDER, checkCredentials, register, unitNames } from '../people';
import { readMe } from './me';
import { notFound } from '../kernel';
import { route } from '../http';

export default async (app: FastifyInstance) => {
  const { clock, config } = app;
  const { db } = app.database;

  route(app, 'GET /api/auth/me', ({ user }) => readMe(db, user.id, clock.now()));

  route(app, 'POST /api/auth/login', async ({ body, request, reply }) => {
    const isBrowserKnownTo = (userId: string) => request.isBrowserKnownTo(userId);
    const credentials = { ...body, address: request.ip, isBrowserKnownTo };
    const userId = await checkCredentials(db, credentials, clock.now()).catch((error: unknown) => {
      request.log.warn({ req: request }, 'sign-in refused');
      throw error;
    });
    await reply.signIn(userId);
    reply.rememberBrowser(userId);
    request.log.info({ userId }, 'signed in');
    return readMe(db, userId, clock.now());
  });

  route(app, 'POST /api/auth/dev-login', async ({ reply }) => {
    const demoUser = config.demo
      ? await db
          .selectFrom('users')
          .select('id')
          .where('username', '=', DEMO_COMMANDER)
          .where('status', '=', 'Active')
          .executeTakeFirst()
      : undefined;
    if (!demoUser) throw notFound('There is no developer sign-in here.');
    await reply.signIn(demoUser.id);
    return readMe(db, demoUser.id, clock.now());
  });

  route(app, 'POST /api/auth/logout', async ({ reply }) => {
    await reply.signOut();
    return { message: 'Signed out' };
  });

  route(app, 'GET /api/auth/units', ({ request }) => unitNames(db, request.ip, clock.now()));

  route(app, 'POST /api/auth/register', async ({ body, request }) => {
    const active = await register(db, body, { address: request.ip, at: clock.now(), demo: config.demo });
    return {
      message: active
        ? 'Your account has been created. Please log in.'
        : 'Your account has been created. A leader of your unit must activate it before you can log in.',
    };
  });
};
