import { forbidden } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { lockSuccession } from './find-succession';
import { recordSuccession } from './succession-record';

/**
 * A direct sub-hand receipt holder acknowledges that their hand receipt is from the incoming person now, also where they had
 * signed from the book until then. It is no condition of the change; acknowledged again, it changes nothing.
 *
 * @throws ApiError 404 out of sight; 403 for anybody without a signed section.
 */
export async function acknowledgeReceipt(work: UnitOfWork, id: string): Promise<void> {
  const { trx, actor, at } = work;
  const succession = await lockSuccession(work, id);
  const own = await trx
    .selectFrom('succession_section')
    .select(['number', 'acknowledged_at'])
    .where('succession_id', '=', id)
    .where('sub_user_id', '=', actor.id)
    .where('state', '=', 'signed')
    .execute();
  if (own.length === 0 || actor.id === succession.to_user_id) {
    throw forbidden('Only a sub-hand receipt holder acknowledges, after it is signed.');
  }
  const open = own.flatMap(({ number, acknowledged_at }) => (acknowledged_at === null ? number : []));
  if (open.length === 0) return;
  await trx
    .updateTable('succession_section')
    .set({ acknowledged_at: at })
    .where('succession_id', '=', id)
    .where('number', 'in', open)
    .execute();
  work.addAudience({ people: [succession.from_user_id, succession.to_user_id] });
  await recordSuccession(work, id, 'acknowledged');
}
