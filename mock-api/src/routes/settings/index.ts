import type { FastifyInstance } from 'fastify';
import { requirePassword } from '../../domain/auth/check-again';
import { hashPin, requireOwner, requirePin, setPin, validUntil } from '../../domain/settings/pin';
import { readSettingsOf } from '../../domain/settings/read';
import { changeSettings, removePin, resetSettings } from '../../domain/settings/write';
import { route } from '../../route';
import { acting } from '../property/acting';

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

  route(app, 'PUT /api/settings/pin', async ({ body, user }) => {
    await requireOwner(db, { userId: user.id, at: clock.now() }, body);
    const pinHash = await hashPin(body.pin);
    await act(user, (work) => setPin(work, pinHash));
    return { message: 'Your PIN is set.' };
  });

  route(app, 'POST /api/settings/pin/remove', async ({ body, user }) => {
    const { password } = body;
    await requirePassword(db, user.id, { password, field: 'password', at: clock.now() });
    await act(user, removePin);
    return { message: 'Your PIN is removed.' };
  });

  route(app, 'POST /api/settings/pin/verify', async ({ body, user }) => {
    const at = clock.now();
    await requirePin(db, { userId: user.id, at }, body.pin);
    const { settings } = await readSettingsOf(db, user.id);
    return { message: 'The PIN is right.', validUntil: validUntil(settings.security.pinTimeout, at) };
  });
};
