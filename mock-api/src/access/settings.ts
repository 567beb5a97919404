import { SETTINGS_VERSION, readSettings } from '@hand-receipt/contracts';
import type { SettingsDto } from '@hand-receipt/contracts/routes';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';

/** A person's settings without what changes by the clock alone, or is of the server. */
type StoredSettings = Omit<SettingsDto, 'counterPin' | 'counterPinFrom' | 'sendsEmail'>;

/** A person's settings, whatever form they were written in; what was never set has its default. */
export async function readSettingsOf(db: Kysely<Database>, userId: string): Promise<StoredSettings> {
  const row = await db
    .selectFrom('users')
    .leftJoin('user_settings', 'user_settings.user_id', 'users.id')
    .leftJoin('user_pin', 'user_pin.user_id', 'users.id')
    .select(['user_settings.document', 'user_settings.updated_at', 'user_pin.set_at'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    version: SETTINGS_VERSION,
    settings: readSettings(row.document),
    pinSet: row.set_at !== null,
    deviceId: `DVC-${userId}`,
    updatedAt: row.updated_at?.toISOString() ?? null,
  };
}
