import type { Role } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Viewer, unitItems, unitsBelow } from '../access';
import { type Database, conflict, forbidden, inArray } from '../kernel';
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
        .where(unitItems(actor))
        .execute()
    : [];
  if (kept.length === ids.length) return;
  throw forbidden(
    'Only a Supply Sergeant or a Commander of the unit proposes an amendment. You can report what is wrong.',
  );
}

/** Whether a unit is the viewer's or one below it, as a column `above`. */
export const isBelow = (unitId: string, viewer: Viewer) =>
  sql<boolean>`coalesce(${sql.ref(unitId)} in ${unitsBelow(viewer.unitId ?? '')}, false)`;

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

interface Person {
  id: string;
  name: string;
}

/** Active people of some roles, of a unit or else of the nearest one above it that has any. */
async function nearest(
  db: Kysely<Database>,
  unitId: string,
  roles: readonly Role[],
  except: string,
): Promise<Person[]> {
  const { rows } = await sql<Person & { depth: number }>`
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
export async function findApprovers({ trx, actor }: UnitOfWork, unitId: string): Promise<Person[]> {
  const approvers = await nearest(trx, unitId, ['Commander'], actor.id);
  if (approvers.length > 0) return approvers;
  throw conflict('Nobody else can sign this. Ask an Admin to give the unit a second signer.');
}

/** The nearest people who may propose what the actor reports. */
export const findProposers = ({ trx, actor }: UnitOfWork, unitId: string): Promise<Person[]> =>
  nearest(trx, unitId, PROPOSES, actor.id);
