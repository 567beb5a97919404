import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { comparePassword, reauthenticate } from '../auth/reauthenticate';
import { comparePin, requirePin } from './pin';
import { endPinHold, holdPin, readCounterPin, readSettingsOf } from '../../access';
import { changeSettings, resetSettings } from './write';
import { type Database, badRequest } from '../../kernel';
import { route } from '../../http';
import type { SettingsDto } from '@hand-receipt/contracts/routes';

/** A person's settings, and what their PIN opens. `account` sets and removes it. */
export default async (app: FastifyInstance) => {
  const { clock, config } = app;

  const answer = async (db: Kysely<Database>, userId: string): Promise<SettingsDto> => {
    const { state, from } = await readCounterPin(db, userId, clock.now());
    const stored = await readSettingsOf(db, userId);
    return {
      ...stored,
      counterPin: state,
      counterPinFrom: from?.toISOString() ?? null,
      sendsEmail: config.smtp !== null,
    };
  };

  /** Where a PIN was sent, it must be the right one; null where none was. */
  const comparePinIfSent = async (db: Kysely<Database>, userId: string, pin: string | undefined) =>
    pin === undefined ? null : comparePin(db, userId, pin, clock.now());

  route(app, 'GET /api/settings', ({ db, user }) => answer(db, user.id));

  route(app, 'PUT /api/settings', {
    prepare: ({ db, body, user }) => comparePinIfSent(db, user.id, body.pin),
    handle: async ({ work, body, user, prepared: pinIsRight }) => {
      if (pinIsRight !== null) await requirePin(work, pinIsRight);
      await changeSettings(work, body, { pinShown: pinIsRight !== null });
      return answer(work.trx, user.id);
    },
  });

  route(app, 'POST /api/settings/reset', {
    prepare: ({ db, body, user }) => comparePinIfSent(db, user.id, body?.pin),
    handle: async ({ work, user, prepared: pinIsRight }) => {
      if (pinIsRight !== null) await requirePin(work, pinIsRight);
      await resetSettings(work, { pinShown: pinIsRight !== null });
      return answer(work.trx, user.id);
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
