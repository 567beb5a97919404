import type { Kysely } from 'kysely';
import { ApiError, type Database } from '../kernel';
import type { Credential } from './signed-in';
import { readSettingsOf } from './settings';

/** A PIN that is asked for at every visit holds for one visit; the server ends it after the longest choice. */
const VISIT_MINUTES = 30;

/**
 * Lets the session of a person who has just entered the PIN or the password read sensitive items.
 *
 * @returns until when, for the browser; null where it asks at every visit.
 */
export async function holdPin(
  db: Kysely<Database>,
  { userId, by, at }: { userId: string; by: Credential | null; at: Date },
): Promise<string | null> {
  const { settings } = await readSettingsOf(db, userId);
  const { pinTimeout } = settings.security;
  const until = new Date(at.getTime() + (pinTimeout || VISIT_MINUTES) * 60_000);
  if (by?.kind === 'session') {
    await db.updateTable('sessions').set({ pin_until: until }).where('id', '=', by.id).execute();
  }
  return pinTimeout === 0 ? null : until.toISOString();
}

/** Ends the hold of the PIN in one session, or in every session of a person. */
export async function endPinHold(
  db: Kysely<Database>,
  whose: { sessionId: string } | { userId: string },
): Promise<void> {
  const sessions = db.updateTable('sessions').set({ pin_until: null });
  await (
    'userId' in whose
      ? sessions.where('user_id', '=', whose.userId)
      : sessions.where('id', '=', whose.sessionId)
  ).execute();
}

/** 403 'pin-needed': the person asks for a PIN, and it was not entered, or too long ago. */
export const pinNeeded = () => new ApiError(403, 'pin-needed', 'Enter your PIN to see sensitive items.');

/**
 * Whether sensitive items are locked in the browser that asks: its person asks for a PIN, and it does not hold. An
 * API token is not left lying open as a browser is, and has no PIN to enter.
 */
export function isPinLocked(by: Credential | null, at: Date): boolean {
  if (by?.kind !== 'session' || !by.asksPin) return false;
  return by.pinUntil === null || by.pinUntil <= at;
}
