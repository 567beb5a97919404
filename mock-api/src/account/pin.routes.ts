import type { FastifyInstance } from 'fastify';
import { route } from '../http';
import { comparePassword, hashPin, reauthenticate, removePin, setPin } from '../people';
import { recordSecretChange } from './record-secret-change';

/** The PIN: set and removed only by its owner, in their own session, with the password. */
export default async (app: FastifyInstance) => {
  const { clock } = app;

  route(app, 'PUT /api/settings/pin', {
    prepare: async ({ db, body, user }) => ({
      pin: await hashPin(body.pin),
      isRight: await comparePassword(db, user.id, body.password, clock.now()),
    }),
    handle: async ({ work, request, prepared: { isRight, pin } }) => {
      await reauthenticate(work, { isRight, field: 'password', by: request.signedInBy });
      const change = await setPin(work, pin);
      await recordSecretChange(work, { kind: 'PIN', change }, request.headers['user-agent'] ?? null);
      return { message: 'Your PIN is set.' };
    },
  });

  route(app, 'POST /api/settings/pin/remove', {
    prepare: ({ db, body, user }) => comparePassword(db, user.id, body.password, clock.now()),
    handle: async ({ work, request, prepared: isRight }) => {
      await reauthenticate(work, { isRight, field: 'password', by: request.signedInBy });
      const removed = await removePin(work);
      const userAgent = request.headers['user-agent'] ?? null;
      if (removed) await recordSecretChange(work, { kind: 'PIN', change: 'removed' }, userAgent);
      return { message: 'Your PIN is removed.' };
    },
  });
};
