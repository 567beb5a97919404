import type { Role } from '@hand-receipt/contracts';
import { type Viewer, unitRecords } from '../access';
import { forbidden, inArray } from '../kernel';
import { type Signer, nearest } from '../signatures';
import type { UnitOfWork } from '../unit-of-work';

/** Roles that propose amendments of their unit's property book, and refuse what was reported. */
const PROPOSES: readonly Role[] = ['Supply Sergeant', 'Commander'];

export const mayPropose = ({ role }: Pick<Viewer, 'role'>): boolean => PROPOSES.includes(role);

/** @throws ApiError 403 unless the actor is a Supply Sergeant or Commander whose unit carries or holds the items. */
export async function requireMayPropose(
  { trx, actor }: UnitOfWork,
  itemIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(itemIds)];
  const kept = mayPropose(actor)
    ? await trx
        .selectFrom('property')
        .select('id')
        .where('id', '=', inArray(ids))
        .where(unitRecords(actor))
        .execute()
    : [];
  if (kept.length === ids.length) return;
  throw forbidden(
    'Only a Supply Sergeant or a Commander of the unit proposes an amendment. You can report what is wrong.',
  );
}

/** The nearest people who may propose what the actor reports. */
export const findProposers = ({ trx, actor }: UnitOfWork, unitId: string): Promise<Signer[]> =>
  nearest(trx, unitId, PROPOSES, actor.id);
