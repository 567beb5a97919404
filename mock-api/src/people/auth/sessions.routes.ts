import type { FastifyInstance } from 'fastify';
import { changePassword } from './change-password';
import { forgetEnded } from './forget-ended';
import { endOtherSessions, endOwnSession, listSessions } from './own-sessions';
import { hashPassword } from './password';
import { readPasswordLink } from './password-link-use';
import { assertPasswordAllowed } from './password-policy';
import { reauthenticate } from './reauthenticate';
import { setPasswordByLink } from './set-password';
import { acting, route } from '../../http';

const HOUR_MS = 60 * 60 * 1000;

/** Where a person is signed in, and his password. */
export default async (app: FastifyInstance) => {
  const { clock, config } = app;
  const { db } = app.database;
  const act = acting(app);

  route(app, 'GET /api/auth/sessions', ({ user, request }) =>
    listSessions(db, user.id, request.signedInBy, clock.now()),
  );

  route(app, 'DELETE /api/auth/sessions', async ({ user, request }) => {
    const ended = await act(user, (work) => endOtherSessions(work, request.signedInBy));
    return { message: `${ended} other ${ended === 1 ? 'browser was' : 'browsers were'} signed out.` };
  });

  route(app, 'DELETE /api/auth/sessions/:id', async ({ params, user, request, reply }) => {
    const isOwn = request.signedInBy?.kind === 'session' && request.signedInBy.id === params.id;
    await act(user, (work) => endOwnSession(work, params.id));
    if (isOwn) await reply.signOut();
    return { message: 'The browser was signed out.' };
  });

  route(app, 'PUT /api/auth/password', async ({ body, user, request }) => {
    const { currentPassword, newPassword, revokeTokens = false } = body;
    const by = request.signedInBy;
    const entered = { password: currentPassword, field: 'currentPassword', at: clock.now() };
    await reauthenticate(db, { userId: user.id, by }, entered);
    assertPasswordAllowed(user, { password: newPassword, field: 'newPassword', demo: config.demo });
    const passwordHash = await hashPassword(newPassword);
    return { message: await act(user, (work) => changePassword(work, { passwordHash, by, revokeTokens })) };
  });

  route(app, 'POST /api/auth/set-password', async ({ body, request }) => {
    await setPasswordByLink(db, { ...body, address: request.ip, at: clock.now(), demo: config.demo });
    return { message: 'Your password is set. Please log in.' };
  });

  route(app, 'POST /api/auth/password-link', ({ body, request }) =>
    readPasswordLink(db, { ...body, address: request.ip, at: clock.now() }),
  );

  route(app, 'POST /api/auth/reauthenticate', async ({ body, user, request }) => {
    const { password } = body;
    const whose = { userId: user.id, by: request.signedInBy };
    await reauthenticate(db, whose, { password, field: 'password', at: clock.now() });
    return { message: 'The password is right.' };
  });

  app.schedule('forget ended sessions and links', HOUR_MS, forgetEnded);
};
