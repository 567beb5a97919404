import { OVERRIDE_HOURS, OVERRIDE_REASON_LENGTH } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { badRequest } from '../kernel';
import { militaryTime } from '../live';
import type { UnitOfWork } from '../unit-of-work';
import { recordClearance } from './clearance-record';
import { type Leaver, findLeaver, lockClearance } from './find-clearance';
import { partsOf, requireMayOverride } from './may-clear';
import { addClearanceAudience } from './open-clearance';
import { counted } from './why-not-clear';

const HOUR = 60 * 60 * 1000;

function readReason(typed: string): string {
  const reason = typed.trim();
  if (reason.length >= OVERRIDE_REASON_LENGTH) return reason;
  const words = `Say in at least ${OVERRIDE_REASON_LENGTH} characters why they are deactivated without being cleared.`;
  throw badRequest(words, { reason: words });
}

/** The next person above in each chain in which the person stands, with how many items. */
async function readAbove({ trx, actor }: UnitOfWork, userId: string) {
  const rows = await trx
    .selectFrom('custody_link as link')
    .innerJoin('custody_link as above', (join) =>
      join
        .onRef('above.item_id', '=', 'link.item_id')
        .on('above.position', '=', sql<number>`link.position - 1`),
    )
    .select(['above.user_id as id', sql<number>`count(*)::int`.as('items')])
    .where('link.user_id', '=', userId)
    .where('above.user_id', 'is not', null)
    .groupBy('above.user_id')
    // In one order of people, as notifications are always locked.
    .orderBy('above.user_id')
    .execute();
  return rows.flatMap(({ id, items }) => (id === null || id === actor.id ? [] : [{ id, items }]));
}

async function tellAbove(work: UnitOfWork, person: Leaver, reason: string, until: Date): Promise<void> {
  for (const { id, items } of await readAbove(work, person.id)) {
    const [stay, them] = items === 1 ? ['stays', 'it'] : ['stay', 'them'];
    await work.notify([id], {
      type: 'warning',
      title: 'Clearance overridden',
      message:
        `${work.actor.name} lets ${person.name} be deactivated until ${militaryTime(until)} without being cleared. ` +
        `${counted(items, 'item')} that you signed down ${stay} on their hand receipt until you recall ${them}. Reason: ${reason}`,
      action: { label: 'View', path: '/property-book?tab=signedout' },
    });
  }
}

/**
 * Lets an Admin deactivate a person who is not clear, for `OVERRIDE_HOURS`. What they are signed for stays on them.
 *
 * @throws ApiError 404 out of sight; 403 for everybody but the Commander, or an Admin where there is none; 400 for a short
 *   reason; 409 where no clearance is under way.
 */
export async function overrideClearance(work: UnitOfWork, userId: string, typed: string): Promise<void> {
  const { trx, actor, at } = work;
  const person = await findLeaver(trx, actor, userId);
  requireMayOverride(await partsOf(trx, actor, person));
  const reason = readReason(typed);
  const { id } = await lockClearance(work, person, 'open', 'overridden');
  const until = new Date(at.getTime() + OVERRIDE_HOURS * HOUR);
  await trx
    .updateTable('clearance')
    .set({ override_reason: reason, override_by: actor.id, override_at: at, override_until: until })
    .where('id', '=', id)
    .execute();
  addClearanceAudience(work, person);
  await tellAbove(work, person, reason, until);
  await recordClearance(work, id, 'clearance overridden', person);
}
