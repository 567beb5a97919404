import type { Role } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Viewer, isUnder } from '../access';
import { type Database, conflict, forbidden } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';

/** Whether a unit is the viewer's or one below it, as a column `above`. */
export const isBelow = (unitId: string, viewer: Viewer) => isUnder(unitId, viewer.unitId);

/** @throws ApiError 403 unless the actor commands the unit of the book or one above it, and did not propose. */
export async function requireApprover(
  { trx, actor }: UnitOfWork,
  { unitId, proposedBy }: { unitId: string; proposedBy: string | null },
): Promise<void> {
  if (proposedBy === actor.id) throw forbidden('You proposed this. Somebody else signs it.');
  const commands =
    actor.role === 'Commander' &&
    (await trx
      .selectFrom('units')
      .select('id')
      .where('id', '=', unitId)
      .where(isBelow('units.id', actor))
      .executeTakeFirst());
  if (!commands)
    throw forbidden('Only a Commander of the unit that carries these items, or of one above it, signs.');
}

export interface Signer {
  id: string;
  name: string;
}

/** Active people of some roles, of a unit or else of the nearest one above it that has any. */
export async function nearest(
  db: Kysely<Database>,
  unitId: string,
  roles: readonly Role[],
  except: string,
): Promise<Signer[]> {
  const { rows } = await sql<Signer & { depth: number }>`
    select users.id, users.rank || ' ' || users.last_name as name, above.depth
    from units_above(${unitId}) above join users on users.unit_id = above.id
    where users.role = any(${roles}::text[]) and users.status = 'Active' and users.id <> ${except}
    order by above.depth, users.id`.execute(db);
  return rows.filter(({ depth }) => depth === rows[0]?.depth);
}

/**
 * The nearest people who may sign what the actor proposes.
 *
 * @throws ApiError 409 where there is nobody.
 */
export async function findApprovers({ trx, actor }: UnitOfWork, unitId: string): Promise<Signer[]> {
  const approvers = await nearest(trx, unitId, ['Commander'], actor.id);
  if (approvers.length > 0) return approvers;
  throw conflict('Nobody else can sign this. Ask an Admin to give the unit a second signer.');
}
