import { UNIT_KINDS } from '@hand-receipt/contracts/routes';
import type { CreateUnitDto, EditUnitDto } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import {
  badRequest,
  conflict,
  isForeignKeyViolation,
  isUniqueViolation,
  nameSkeleton,
  notFound,
} from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import { recordUnitEvent } from './record-unit';
import { requireAdmin } from '../users/account-acts';
import { unitsBelow } from '../../access';

const ONLY_ADMIN = 'Only an Admin changes units.';

/** One change of the tree at a time: two moves at the same moment could make a ring. */
async function lockTree({ trx, actor }: UnitOfWork): Promise<void> {
  requireAdmin(actor, ONLY_ADMIN);
  await sql`select pg_advisory_xact_lock(hashtext('hand-receipt units'))`.execute(trx);
}

async function findUnit({ trx }: UnitOfWork, unitId: string) {
  const unit = await trx.selectFrom('units').selectAll().where('id', '=', unitId).executeTakeFirst();
  if (!unit) throw notFound('There is no such unit.');
  return unit;
}

/** Kinds that need no unit above them. */
const TOPMOST: readonly CreateUnitDto['kind'][] = ['battalion', 'company'];

/** @throws ApiError 400 unless the parent is of a kind above the unit's, and for a platoon or squad without one. */
async function requireParent({ trx }: UnitOfWork, kind: CreateUnitDto['kind'], parentId: string | null) {
  const refuse = (message: string) => badRequest(message, { parentId: message });
  if (parentId === null) {
    if (!TOPMOST.includes(kind)) throw refuse(`Say which unit the ${kind} belongs to.`);
    return;
  }
  const parent = await trx.selectFrom('units').selectAll().where('id', '=', parentId).executeTakeFirst();
  if (!parent) throw refuse('There is no such unit.');
  if (UNIT_KINDS.indexOf(parent.kind) >= UNIT_KINDS.indexOf(kind)) {
    throw refuse(`A ${kind} does not belong to a ${parent.kind}.`);
  }
}

/** Word by word: 1-12 IN and 11-2 IN are two units, though they differ by their signs alone. */
const skeletonOf = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(nameSkeleton)
    .filter(Boolean)
    .join(' ');

/** @throws ApiError 409 for a name that is easily taken for that of another unit at the same place of the tree. */
async function requireDistinct(
  { trx }: UnitOfWork,
  { id, name, parentId }: { id: string | null; name: string; parentId: string | null },
): Promise<void> {
  const others = await trx
    .selectFrom('units')
    .select('name')
    .where('parent_id', 'is not distinct from', parentId)
    .where(sql<boolean>`id is distinct from ${id}`)
    // The same name is refused as taken.
    .where(sql<boolean>`lower(name) <> lower(${name})`)
    .execute();
  const like = others.find((other) => skeletonOf(other.name) === skeletonOf(name));
  if (!like) return;
  const words = `This name is easily taken for ${like.name}. Choose another one.`;
  throw conflict(words, { name: words });
}

function refuseTaken(error: unknown): never {
  const taken = 'A unit of this name exists already.';
  if (isUniqueViolation(error, 'units_name_unique')) throw conflict(taken, { name: taken });
  throw error;
}

/** Who sees what follows the tree, so everybody reads everything again. */
const tellEverybody = (work: UnitOfWork) => work.addAudience('everybody');

/** @returns the unit's id. @throws ApiError 403 by role, 400 for a parent that cannot be, 409 for a name that is taken or looks like another. */
export async function createUnit(work: UnitOfWork, form: CreateUnitDto): Promise<string> {
  await lockTree(work);
  await requireParent(work, form.kind, form.parentId);
  await requireDistinct(work, { ...form, id: null });
  const { id } = await work.trx
    .insertInto('units')
    .values({ name: form.name, kind: form.kind, parent_id: form.parentId })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(refuseTaken);
  tellEverybody(work);
  const unit = { id, name: form.name, kind: form.kind, parentId: form.parentId };
  await recordUnitEvent(work, 'created', unit);
  return id;
}

/**
 * Renames a unit, or moves it with all below it; its people and property go with it.
 *
 * @throws ApiError 403 by role, 404 for an unknown unit, 400 for a parent that cannot be, 409 for a name
 *   that is taken or looks like another.
 */
export async function changeUnit(work: UnitOfWork, unitId: string, form: EditUnitDto): Promise<void> {
  const { trx } = work;
  await lockTree(work);
  const unit = await findUnit(work, unitId);
  const name = form.name ?? unit.name;
  const parentId = form.parentId === undefined ? unit.parent_id : form.parentId;
  if (parentId !== unit.parent_id) {
    await requireParent(work, unit.kind, parentId);
    const below = await trx
      .selectFrom('units')
      .select('id')
      .where('id', '=', parentId)
      .where(sql<boolean>`id in ${unitsBelow(unitId)}`)
      .executeTakeFirst();
    if (below) throw badRequest('A unit cannot belong to one below it.');
  }
  if (name !== unit.name || parentId !== unit.parent_id) {
    await requireDistinct(work, { id: unitId, name, parentId });
  }
  await trx
    .updateTable('units')
    .set({ name, parent_id: parentId })
    .where('id', '=', unitId)
    .execute()
    .catch(refuseTaken);
  tellEverybody(work);
  const change = parentId === unit.parent_id ? 'renamed' : 'moved';
  await recordUnitEvent(work, change, { id: unitId, name, kind: unit.kind, parentId });
}

/** Whether inventories, programs that plan them, or sensitive items reports name a unit. They are kept. */
async function isOnRecord({ trx }: UnitOfWork, unitId: string): Promise<boolean> {
  const { rows } = await sql<{ named: boolean }>`select
    exists (select from inventory where unit_id = ${unitId})
    or exists (select from inventory_program where unit_id = ${unitId})
    or exists (select from si_report where unit_id = ${unitId}) as named`.execute(trx);
  return rows[0]?.named ?? false;
}

/** Counters, loss cases, hand receipts and much else name a unit, most of them for good: the database knows them all. */
async function deleteUnit(work: UnitOfWork, unit: { id: string; name: string }): Promise<void> {
  try {
    await work.savepoint(({ trx }) => trx.deleteFrom('units').where('id', '=', unit.id).execute());
  } catch (error) {
    if (isForeignKeyViolation(error)) throw conflict(`${unit.name} has records, so it stays.`);
    throw error;
  }
}

/**
 * @throws ApiError 403 by role, 404 for an unknown unit, 409 for one that has people, property or units, and for one that
 *   records name.
 */
export async function removeUnit(work: UnitOfWork, unitId: string): Promise<void> {
  const { trx } = work;
  await lockTree(work);
  const unit = await findUnit(work, unitId);
  const { rows } = await sql<{ used: boolean }>`select
    exists (select from users where unit_id = ${unitId})
    or exists (select from units where parent_id = ${unitId})
    or exists (select from property where unit_id = ${unitId}) as used`.execute(trx);
  if (rows[0]?.used) throw conflict(`${unit.name} has people, property or units. Move them first.`);
  if (await isOnRecord(work, unitId)) throw conflict(`${unit.name} has inventories on record, so it stays.`);
  const webhook = await trx
    .selectFrom('webhook')
    .select('name')
    .where('unit_id', '=', unitId)
    .executeTakeFirst();
  if (webhook) throw conflict(`The webhook ${webhook.name} sends events of ${unit.name}. Remove it first.`);
  for (const table of ['check_schedule', 'check_schedule_past'] as const) {
    await trx.deleteFrom(table).where('unit_id', '=', unitId).execute();
  }
  await deleteUnit(work, unit);
  tellEverybody(work);
  const { name, kind, parent_id: parentId } = unit;
  await recordUnitEvent(work, 'removed', { id: unitId, name, kind, parentId });
}
