import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { comparePassword, reauthenticate } from '../auth/reauthenticate';
import { comparePin, hashPin, requirePin, setPin } from './pin';
import { endPinHold, holdPin, readSettingsOf } from '../../access';
import { changeSettings, removePin, resetSettings } from './write';
import { type Database, badRequest } from '../../kernel';
import { route } from '../../http';

/** A person's settings and PIN. */
export default async (app: FastifyInstance) => {
  const { clock } = app;

  /** Where a PIN was sent, it must be the right one; null where none was. */
  const comparePinIfSent = async (db: Kysely<Database>, userId: string, pin: string | undefined) =>
    pin === undefined ? null : comparePin(db, userId, pin, clock.now());

  route(app, 'GET /api/settings', ({ db, user }) => readSettingsOf(db, user.id));

  route(app, 'PUT /api/settings', {
    prepare: ({ db, body, user }) => comparePinIfSent(db, user.id, body.pin),
    handle: async ({ work, body, user, prepared: pinIsRight }) => {
      if (pinIsRight !== null) await requirePin(work, pinIsRight);
      await changeSettings(work, body, { pinShown: pinIsRight !== null });
      return readSettingsOf(work.trx, user.id);
    },
  });

  route(app, 'POST /api/settings/reset', {
    prepare: ({ db, body, user }) => comparePinIfSent(db, user.id, body?.pin),
    handle: async ({ work, user, prepared: pinIsRight }) => {
      if (pinIsRight !== null) await requirePin(work, pinIsRight);
      await resetSettings(work, { pinShown: pinIsRight !== null });
      return readSettingsOf(work.trx, user.id);
    },
  });

  route(app, 'PUT /api/settings/pin', {
    prepare: async ({ db, body, user }) => ({
      isRight: await comparePassword(db, user.id, body.password, clock.now()),
      pinHash: await hashPin(body.pin),
    }),
    handle: async ({ work, request, prepared: { isRight, pinHash } }) => {
      await reauthenticate(work, { isRight, field: 'password', by: request.signedInBy });
      await setPin(work, pinHash);
      return { message: 'Your PIN is set.' };
    },
  });

  route(app, 'POST /api/settings/pin/remove', {
    prepare: ({ db, body, user }) => comparePassword(db, user.id, body.password, clock.now()),
    handle: async ({ work, request, prepared: isRight }) => {
      await reauthenticate(work, { isRight, field: 'password', by: request.signedInBy });
      await removePin(work);
      return { message: 'Your PIN is removed.' };
    },
  });

  route(app, 'POST /api/settings/pin/verify', {
    async prepare({ db, body: { pin, password }, user }) {
      const at = clock.now();
      if (pin !== undefined) return { pin: await comparePin(db, user.id, pin, at) };
      if (password !== undefined) return { password: await comparePassword(db, user.id, password, at) };
      throw badRequest('Enter your PIN or your password.', { pin: 'Enter your PIN or your password.' });
    },
    async handle({ work, user, request, prepared }) {
      const { signedInBy: by } = request;
      if (prepared.pin !== undefined) await requirePin(work, prepared.pin);
      else await reauthenticate(work, { isRight: prepared.password, field: 'password', by });
      const validUntil = await holdPin(work.trx, { userId: user.id, by, at: work.at });
      return { message: 'Sensitive items are unlocked.', validUntil };
    },
  });

  route(app, 'POST /api/settings/pin/lock', async ({ work, request: { signedInBy: by } }) => {
    if (by?.kind === 'session') await endPinHold(work.trx, { sessionId: by.id });
    return { message: 'Sensitive items are locked.' };
  });
};
