import type { FastifyInstance, FastifyRequest } from 'fastify';
import { assertPasswordNew, changePassword } from './change-password';
import { deleteExpiredSessions } from './delete-expired-sessions';
import { endOtherSessions, endOwnSession, listSessions } from './own-sessions';
import { hashPassword } from './password';
import { readPasswordLink } from './password-link-use';
import { assertPasswordAllowed } from './password-policy';
import { beginOwnProof, checkOwnProof, requireOwnProof } from './own-proof';
import { passkeySite } from '../passkeys/site';
import { comparePassword, reauthenticate } from './reauthenticate';
import { hashPasswordByLink, setPasswordByLink } from './set-password';
import { route } from '../../http';

const HOUR_MS = 60 * 60 * 1000;

/** Where a person is signed in, and their password. */
export default async (app: FastifyInstance) => {
  const { clock, config } = app;
  const siteOf = (request: FastifyRequest) => passkeySite(request, config.publicUrl);

  route(app, 'GET /api/auth/sessions', ({ db, user, request }) =>
    listSessions(db, user.id, request.signedInBy, clock.now()),
  );

  route(app, 'DELETE /api/auth/sessions', async ({ work, request }) => {
    const ended = await endOtherSessions(work, request.signedInBy);
    return { message: `${ended} other ${ended === 1 ? 'browser was' : 'browsers were'} signed out.` };
  });

  route(app, 'DELETE /api/auth/sessions/:id', async ({ work, params, request, reply }) => {
    const isOwn = request.signedInBy?.kind === 'session' && request.signedInBy.id === params.id;
    await endOwnSession(work, params.id);
    if (isOwn) await reply.signOut(work);
    return { message: 'The browser was signed out.' };
  });

  route(app, 'PUT /api/auth/password', {
    prepare: async ({ db, body, user }) => ({
      isRight: await comparePassword(db, user.id, body.currentPassword, clock.now()),
      passwordHash: await hashPassword(body.newPassword),
    }),
    handle: async ({ work, body, user, request, prepared: { isRight, passwordHash } }) => {
      const { newPassword, revokeTokens = false } = body;
      const by = request.signedInBy;
      await reauthenticate(work, { isRight, field: 'currentPassword', by });
      assertPasswordNew(body.currentPassword, newPassword);
      assertPasswordAllowed(user, { password: newPassword, field: 'newPassword', demo: config.demo });
      return { message: await changePassword(work, { passwordHash, by, revokeTokens }) };
    },
  });

  route(app, 'POST /api/auth/set-password', {
    prepare: ({ db, body, request }) => hashPasswordByLink(db, body.password, request.ip, clock.now()),
    handle: async ({ work, body, request, prepared: passwordHash }) => {
      await setPasswordByLink(work, { ...body, passwordHash, address: request.ip, demo: config.demo });
      return { message: 'Your password is set. Please log in.' };
    },
  });

  route(app, 'POST /api/auth/password-link', ({ work, body, request }) =>
    readPasswordLink(work, { ...body, address: request.ip }),
  );

  route(app, 'POST /api/auth/reauthenticate', {
    prepare: ({ db, body: proof, user, request }) =>
      checkOwnProof(db, { userId: user.id, proof, site: () => siteOf(request), at: clock.now() }),
    handle: async ({ work, request, prepared }) => {
      await requireOwnProof(work, prepared, request.signedInBy);
      return { message: `The ${prepared.kind} is right.` };
    },
  });

  route(app, 'POST /api/auth/reauthenticate/options', ({ work, request }) =>
    beginOwnProof(work, siteOf(request)),
  );

  app.schedule('delete expired sessions and links', HOUR_MS, deleteExpiredSessions);
};
