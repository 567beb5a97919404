import type { EditProfileDto, ProfileDto, SensitiveItemDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type Database, badRequest, daysUntil } from '../kernel';
import { readMe } from './me';
import type { UnitOfWork } from '../unit-of-work';
import type { Viewer } from '../access';
import { compliance, countStatuses, listSensitiveItems } from '../sensitive';
import { notifyAccountChange, requireFreeEmail } from '../people';
import { careerMetrics } from './metrics';

/** Every sensitive item that the person holds, with its state at `now`. */
async function heldSensitiveItems(
  db: Kysely<Database>,
  viewer: Viewer,
  now: Date,
): Promise<SensitiveItemDto[]> {
  const items: SensitiveItemDto[] = [];
  let cursor: string | undefined;
  do {
    const page = await listSensitiveItems(db, viewer, { scope: 'assigned', cursor }, now);
    items.push(...page.rows);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return items;
}

/** The person, with every figure of their profile counted from the records at `now`. */
export async function readProfile(db: Kysely<Database>, viewer: Viewer, now: Date): Promise<ProfileDto> {
  const [user, sensitiveItems, { phone }] = await Promise.all([
    readMe(db, viewer.id, now),
    heldSensitiveItems(db, viewer, now),
    db.selectFrom('users').select('phone').where('id', '=', viewer.id).executeTakeFirstOrThrow(),
  ]);
  const { valueManaged } = user;
  const { metrics, lastInventory } = await careerMetrics(db, viewer.id, { sensitiveItems, valueManaged });
  return {
    user,
    phone,
    verifiedPercent: sensitiveItems.length === 0 ? null : compliance(countStatuses(sensitiveItems)),
    lastInventory,
    upcomingEvents: user.upcomingEvents.map((event) => ({ ...event, daysAway: daysUntil(event.date, now) })),
    metrics,
  };
}

/**
 * Changes how the actor is reached; their name, rank and unit are an Admin's to change.
 *
 * @throws ApiError 400 where nothing is sent, 409 for an email address that another account has.
 */
export async function editProfile(work: UnitOfWork, { email, phone }: EditProfileDto): Promise<void> {
  const { trx, actor } = work;
  if (email === undefined && phone === undefined) throw badRequest('Say what to change.');
  if (email !== undefined) await requireFreeEmail(trx, email, { userId: actor.id, namesOwner: false });
  await trx
    .updateTable('users')
    .set({ ...(email !== undefined && { email }), ...(phone !== undefined && { phone }) })
    .where('id', '=', actor.id)
    .execute();
  notifyAccountChange(work, actor.id);
}
