import type { FastifyInstance, FastifyRequest } from 'fastify';
import { reauthenticate } from '../auth/reauthenticate';
import { hashPin, requirePin, setPin } from './pin';
import { holdPin, readSettingsOf } from '../../access';
import { changeSettings, removePin, resetSettings } from './write';
import { badRequest } from '../../kernel';
import { acting, route } from '../../http';

/** A person's settings and PIN. */
export default async (app: FastifyInstance) => {
  const { clock } = app;
  const { db } = app.database;
  const act = acting(app);

  /** Where a PIN was sent, it must be the right one. */
  async function showPin(userId: string, pin: string | undefined) {
    if (pin !== undefined) await requirePin(db, { userId, at: clock.now() }, pin);
    return { pinShown: pin !== undefined };
  }

  const checkPassword = (userId: string, { signedInBy: by }: FastifyRequest, password: string) =>
    reauthenticate(db, { userId, by }, { password, field: 'password', at: clock.now() });

  route(app, 'GET /api/settings', ({ user }) => readSettingsOf(db, user.id));

  route(app, 'PUT /api/settings', async ({ body, user }) => {
    const shown = await showPin(user.id, body.pin);
    await act(user, (work) => changeSettings(work, body, shown));
    return readSettingsOf(db, user.id);
  });

  route(app, 'POST /api/settings/reset', async ({ body, user }) => {
    const shown = await showPin(user.id, body?.pin);
    await act(user, (work) => resetSettings(work, shown));
    return readSettingsOf(db, user.id);
  });

  route(app, 'PUT /api/settings/pin', async ({ body, user, request }) => {
    await checkPassword(user.id, request, body.password);
    const pinHash = await hashPin(body.pin);
    await act(user, (work) => setPin(work, pinHash));
    return { message: 'Your PIN is set.' };
  });

  route(app, 'POST /api/settings/pin/remove', async ({ body, user, request }) => {
    await checkPassword(user.id, request, body.password);
    await act(user, removePin);
    return { message: 'Your PIN is removed.' };
  });

  route(app, 'POST /api/settings/pin/verify', async ({ body: { pin, password }, user, request }) => {
    const at = clock.now();
    if (pin !== undefined) await requirePin(db, { userId: user.id, at }, pin);
    else if (password !== undefined) await checkPassword(user.id, request, password);
    else throw badRequest('Enter your PIN or your password.', { pin: 'Enter your PIN or your password.' });
    const validUntil = await holdPin(db, { userId: user.id, by: request.signedInBy, at });
    return { message: 'Sensitive items are unlocked.', validUntil };
  });
};
