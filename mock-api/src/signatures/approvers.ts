import type { Role } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Viewer, isUnder } from '../access';
import { type Database, conflict, forbidden } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';

/** Whether a unit is the viewer's or one below it, as a column `above`. */
export const isBelow = (unitId: string, viewer: Viewer) => isUnder(unitId, viewer.unitId);

/** Roles that approve what changes a book: its commanders, and the property book officer of the battalion. */
export const APPROVES: readonly Role[] = ['Commander', 'PBO'];

/**
 * @throws ApiError 403 unless the actor commands the unit of the book or one above it, or is the PBO of the battalion, and
 *   did not propose.
 */
export async function requireApprover(
  { trx, actor }: UnitOfWork,
  { unitId, proposedBy }: { unitId: string; proposedBy: string | null },
): Promise<void> {
  if (proposedBy === actor.id) throw forbidden('You proposed this. Somebody else signs it.');
  const approves =
    APPROVES.includes(actor.role) &&
    (await trx
      .selectFrom('units')
      .select('id')
      .where('id', '=', unitId)
      .where(isBelow('units.id', actor))
      .executeTakeFirst());
  if (approves) return;
  throw forbidden(
    'Only a Commander of the unit that carries these items, or of one above it, or the PBO of its battalion signs.',
  );
}

export interface Signer {
  id: string;
  name: string;
}

/**
 * Active people of some roles, of a unit or else of the nearest one above it that has any.
 *
 * @param unitId of null there is nobody
 * @param except id of a person to leave out; '' for nobody
 */
export async function nearest(
  db: Kysely<Database>,
  unitId: string | null,
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

/** The nearest people who may sign what somebody proposes: Commanders, and where there is none the PBO. */
export async function readApprovers(db: Kysely<Database>, unitId: string, except: string): Promise<Signer[]> {
  const commanders = await nearest(db, unitId, ['Commander'], except);
  return commanders.length > 0 ? commanders : nearest(db, unitId, ['PBO'], except);
}

/**
 * The nearest people who may sign what the actor proposes.
 *
 * @throws ApiError 409 where there is nobody.
 */
export async function findApprovers({ trx, actor }: UnitOfWork, unitId: string): Promise<Signer[]> {
  const approvers = await readApprovers(trx, unitId, actor.id);
  if (approvers.length > 0) return approvers;
  throw conflict('Nobody else can sign this. Ask an Admin to give the unit a second signer.');
}
