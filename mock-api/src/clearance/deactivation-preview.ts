import type { DeactivationPreviewDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import type { Viewer } from '../access';
import { type Account, accountName, findAccount, requireEntitled } from '../people';
import { findClearance } from './find-clearance';
import { isOverridden } from './load-clearance';
import { countLiabilities, counted, whyNotClear } from './why-not-clear';

type Counts = Omit<DeactivationPreviewDto, 'message' | 'refusal'>;

async function countStakes(db: Kysely<Database>, userId: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select
      (select count(*) from property where assigned_to_user_id = ${userId})::int as "held",
      (select count(*) from property where assigned_to_user_id = ${userId} and is_sensitive)::int
        as "sensitiveHeld",
      (select count(*) from custody_link link join property item on item.id = link.item_id
        where link.user_id = ${userId} and item.assigned_to_user_id is distinct from ${userId})::int
        as "signedDown",
      (select count(*) from transfer where status = 'Pending'
        and (from_user_id = ${userId} or to_user_id = ${userId}
          or (superior_user_id = ${userId} and needs_consent and superior_agreed_at is null)))::int as "openTransfers",
      (select count(*) from sessions where user_id = ${userId})::int
        + (select count(*) from api_token where user_id = ${userId})::int as "signedIn"`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('The database counted nothing.');
  return counts;
}

function heldSentence(name: string, { held, sensitiveHeld }: Counts): string {
  if (held === 0) return `${name} holds no items.`;
  if (held === 1) {
    const sensitive = sensitiveHeld > 0 ? ' It is sensitive.' : '';
    return `${name} holds 1 item.${sensitive} It stays on that hand receipt until transferred. The person who signed it down can recall it.`;
  }
  const sensitive = sensitiveHeld > 0 ? `, ${sensitiveHeld} of them sensitive` : '';
  return `${name} holds ${counted(held, 'item')}${sensitive}. They stay on that hand receipt until transferred. The person who signed them down can recall them.`;
}

function sentencesOf(account: Account, counts: Counts): string {
  const { signedDown, openTransfers, signedIn } = counts;
  const sentences = [heldSentence(accountName(account), counts)];
  if (signedDown > 0) {
    sentences.push(
      `${counted(signedDown, 'item')} signed down to others ${signedDown === 1 ? 'stays' : 'stay'} with their holders.`,
    );
  }
  if (openTransfers > 0) {
    sentences.push(
      `${counted(openTransfers, 'open transfer')} ${openTransfers === 1 ? 'is' : 'are'} cancelled.`,
    );
  }
  if (signedIn > 0) sentences.push('Every browser and token is signed out at once.');
  return sentences.join(' ');
}

/**
 * What deactivating a person would do to what they are signed for.
 *
 * @throws ApiError 404 out of sight, 403 by role.
 */
export async function previewDeactivation(
  db: Kysely<Database>,
  viewer: Viewer,
  userId: string,
  now: Date,
): Promise<DeactivationPreviewDto> {
  const account = await findAccount(db, viewer, userId);
  requireEntitled(viewer, 'deactivate', account);
  const counts = await countStakes(db, userId);
  const refusal = isOverridden(await findClearance(db, userId), now)
    ? null
    : whyNotClear(accountName(account), await countLiabilities(db, userId));
  return { ...counts, message: sentencesOf(account, counts), refusal };
}
