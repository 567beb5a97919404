import type { FastifyInstance } from 'fastify';
import {
  DEMO_COMMANDER,
  PASSWORDS_ARE_OFF,
  TotpSecrets,
  checkCredentials,
  checkRegistration,
  notifyEmergencySignIn,
  register,
  unitNames,
} from '../people';
import { owesSecondFactor } from '../access';
import { noticeRecoveryCode } from './notice-recovery-code';
import { readMe } from './me';
import { forbidden, notFound } from '../kernel';
import { route } from '../http';
import { signOutAtProvider } from './sign-out-at-provider';

/** Signing in by name and password. */
function addSignIn(app: FastifyInstance): void {
  const { clock } = app;
  const { secondFactor: roles, signIn } = app.config;
  const secrets = new TotpSecrets(app.config);

  route(app, 'POST /api/auth/login', {
    prepare: ({ db, body, request }) => {
      const isBrowserKnownTo = (userId: string) => request.isBrowserKnownTo(userId);
      const from = { address: request.ip, isBrowserKnownTo, adminsOnly: !signIn.password };
      const credentials = { ...body, ...from, secrets };
      return checkCredentials(db, credentials, clock.now()).catch((error: unknown) => {
        request.log.warn({ req: request }, 'sign-in refused');
        throw error;
      });
    },
    handle: async ({ work, request, reply, prepared: { userId, factor } }) => {
      await reply.signIn(work, userId, 'password', { isTwoFactor: factor !== null });
      reply.rememberBrowser(userId);
      if (factor === 'recovery-code') await noticeRecoveryCode(work, userId);
      work.afterCommit(() => request.log.info({ userId }, 'signed in'));
      if (!signIn.password) await notifyEmergencySignIn(work, userId, request.log);
      const me = await readMe(work.trx, userId, work.at);
      return factor === null && roles.includes(me.role) ? { ...me, secondFactorNeeded: true } : me;
    },
  });
}

/** Who is signed in, signing in and out, and asking for an account. */
export default async (app: FastifyInstance) => {
  const { clock } = app;
  const { demo, secondFactor: roles, signIn } = app.config;

  route(app, 'GET /api/auth/me', async ({ db, user, request }) => {
    const me = await readMe(db, user.id, clock.now());
    return owesSecondFactor(roles, user, request.signedInBy) ? { ...me, secondFactorNeeded: true } : me;
  });

  addSignIn(app);

  route(app, 'POST /api/auth/dev-login', async ({ work, reply }) => {
    const demoUser = demo
      ? await work.trx
          .selectFrom('users')
          .select('id')
          .where('username', '=', DEMO_COMMANDER)
          .where('status', '=', 'Active')
          .where('sign_in_blocked_at', 'is', null)
          .executeTakeFirst()
      : undefined;
    if (!demoUser) throw notFound('There is no developer sign-in here.');
    await reply.signIn(work, demoUser.id, 'password');
    return readMe(work.trx, demoUser.id, work.at);
  });

  route(app, 'POST /api/auth/logout', {
    prepare: ({ db, request }) => signOutAtProvider(app, db, request),
    handle: async ({ work, reply, prepared: next }) => {
      await reply.signOut(work);
      return { message: 'Signed out', next };
    },
  });

  route(app, 'GET /api/auth/units', ({ db, request }) => unitNames(db, request.ip, clock.now()));

  route(app, 'POST /api/auth/register', {
    prepare: ({ db, body, request }) => {
      if (!signIn.password) throw forbidden(PASSWORDS_ARE_OFF);
      return checkRegistration(db, body, { address: request.ip, at: clock.now(), demo });
    },
    handle: async ({ work, body, prepared }) => {
      await register(work, body, { ...prepared, demo });
      return {
        message: demo
          ? 'Your account has been created. Please log in.'
          : 'Your account has been created. A leader of your unit must activate it before you can log in.',
      };
    },
  });
};
