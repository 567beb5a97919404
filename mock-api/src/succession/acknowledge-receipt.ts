import { findPerson } from '../access';
import { conflict, forbidden } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { lockSuccession } from './find-succession';
import { readReceipts } from './receipt-lines';
import { recordSuccession } from './succession-record';

/**
 * A direct sub-hand receipt holder acknowledges that their hand receipt is from the incoming person now, also where they had
 * signed from the book until then. It is no condition of the change; acknowledged again, it changes nothing.
 *
 * @throws ApiError 404 out of sight; 403 for anybody without a signed section; 409 where they have nothing of it from the
 *   incoming person any more.
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
  const receipts = await readReceipts(trx, id, actor.id);
  const kept = open.filter((number) => (receipts.get(number)?.kept ?? 0) > 0);
  if (kept.length === 0) {
    const incoming = await findPerson(trx, succession.to_user_id);
    throw conflict(`You have nothing of ${id} from ${incoming?.name ?? ''} any more.`);
  }
  await trx
    .updateTable('succession_section')
    .set({ acknowledged_at: at })
    .where('succession_id', '=', id)
    .where('number', 'in', kept)
    .execute();
  await recordSuccession(work, id, 'acknowledged');
}
