import {
  DEFAULT_SETTINGS,
  SETTINGS_VERSION,
  type Settings,
  needsPin,
  readSettings,
} from '@hand-receipt/contracts';
import type { SettingsBodyDto } from '@hand-receipt/contracts/routes';
import { ApiError, conflict } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import { endPinHold, readSettingsOf } from '../../access';

/** Whether the person has just shown that they know their PIN. */
export interface Shown {
  pinShown: boolean;
}

async function store({ trx, actor, at }: UnitOfWork, settings: Settings): Promise<void> {
  const row = { version: SETTINGS_VERSION, document: JSON.stringify(settings), updated_at: at };
  await trx
    .insertInto('user_settings')
    .values({ user_id: actor.id, ...row })
    .onConflict((earlier) => earlier.column('user_id').doUpdateSet(row))
    .execute();
}

/** Holds the person's row, so that two browsers that change different settings keep both changes. */
async function lockSettings({ trx, actor }: UnitOfWork) {
  await trx.selectFrom('users').select('id').where('id', '=', actor.id).forNoKeyUpdate().execute();
  return readSettingsOf(trx, actor.id);
}

async function change(
  work: UnitOfWork,
  next: (before: Settings) => Settings,
  { pinShown }: Shown,
): Promise<void> {
  const before = await lockSettings(work);
  const settings = next(before.settings);
  const asks = settings.security.requirePinForSensitive;
  if (asks && !before.pinSet) throw conflict('Set a PIN first.');
  if (needsPin(before.settings.security, settings.security) && !pinShown) {
    const words = asks
      ? 'Enter your PIN to make its timeout longer.'
      : 'Enter your PIN to stop asking for it.';
    throw new ApiError(403, 'pin-needed', words, { pin: 'Enter your PIN.' });
  }
  await store(work, settings);
  // What holds was granted for the longer time.
  if (settings.security.pinTimeout < before.settings.security.pinTimeout) {
    await endPinHold(work.trx, { userId: work.actor.id });
  }
}

/**
 * Changes the settings that are named; the others stay. What an older version of the product sends knows
 * fewer of them, and is taken as it is.
 *
 * @throws ApiError 409 for a form that is newer than ours or a PIN that is not set, 403 where the PIN must
 *   be shown.
 */
export async function changeSettings(
  work: UnitOfWork,
  { version = SETTINGS_VERSION, settings }: SettingsBodyDto,
  shown: Shown,
): Promise<void> {
  if (version > SETTINGS_VERSION) {
    throw conflict('These settings come from a newer version of the product. Load the page again.');
  }
  await change(work, (before) => readSettings(settings, before), shown);
}

/** Sets everything back to how it began, but for when the last sync was. The PIN itself stays. */
export const resetSettings = (work: UnitOfWork, shown: Shown): Promise<void> =>
  change(
    work,
    ({ sync }) => ({ ...DEFAULT_SETTINGS, sync: { ...DEFAULT_SETTINGS.sync, lastSynced: sync.lastSynced } }),
    shown,
  );

/**
 * Takes the PIN away, and the asking for it with it.
 *
 * @returns whether there was one.
 */
export async function removePin(work: UnitOfWork): Promise<boolean> {
  const { trx, actor } = work;
  await change(
    work,
    ({ security, ...others }) => ({ ...others, security: { ...security, requirePinForSensitive: false } }),
    { pinShown: true },
  );
  const removed = await trx
    .deleteFrom('user_pin')
    .where('user_id', '=', actor.id)
    .returning('user_id')
    .executeTakeFirst();
  return removed !== undefined;
}
