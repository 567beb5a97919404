import type { Role } from '@hand-receipt/contracts';
import { type Viewer, unitRecords } from '../access';
import { forbidden, inArray } from '../kernel';
import { isBelow } from '../signatures';
import type { UnitOfWork } from '../unit-of-work';

/** Roles that prepare closings of their unit's property book. */
const PREPARES: readonly Role[] = ['Supply Sergeant', 'Commander'];

export const mayPrepare = ({ role }: Pick<Viewer, 'role'>): boolean => PREPARES.includes(role);

const refusal = () =>
  forbidden('Only a Supply Sergeant or a Commander of the unit prepares what leaves the book.');

/** @throws ApiError 403 unless the actor is a Supply Sergeant or Commander whose unit carries or holds the items. */
export async function requireMayPrepare({ trx, actor }: UnitOfWork, ids: readonly string[]): Promise<void> {
  if (!mayPrepare(actor)) throw refusal();
  const kept = await trx
    .selectFrom('property')
    .select('id')
    .where('id', '=', inArray(ids))
    .where(unitRecords(actor))
    .execute();
  if (kept.length < new Set(ids).size) throw refusal();
}

/** @throws ApiError 403 unless the actor prepared the closing, or may prepare those of its book. */
export async function requirePreparer(
  { trx, actor }: UnitOfWork,
  { id, prepared_by }: { id: string; prepared_by: string },
): Promise<void> {
  if (prepared_by === actor.id) return;
  const below =
    mayPrepare(actor) &&
    (await trx
      .selectFrom('closing')
      .select('id')
      .where('id', '=', id)
      .where(isBelow('closing.unit_id', actor))
      .executeTakeFirst());
  if (!below) throw refusal();
}
