import type { CreateCounterDto, EditCounterDto } from '@hand-receipt/contracts';
import { isUnder } from '../access';
import { conflict, forbidden, isUniqueViolation } from '../kernel';
import { requireVisibleUnit } from '../unit-settings';
import type { UnitOfWork } from '../unit-of-work';
import { type SeenCounter, findCounter, keepsCounters } from './find-counter';
import { recordAuthorization } from './record-authorization';

const NOT_LEADER = 'Only a commander or supply sergeant of the unit sets up a counter.';

const notLeader = () => forbidden(NOT_LEADER);

/** @throws ApiError 404 out of sight; 403 for a person who may not set it up; 409 for one that is closed. */
export async function findOwnCounter(work: UnitOfWork, id: string): Promise<SeenCounter> {
  const { trx, actor, at } = work;
  await trx.selectFrom('counter').select('id').where('id', '=', id).forUpdate().execute();
  const counter = await findCounter(trx, actor, id, { at });
  if (counter.closed_at) throw conflict(`${counter.name} is closed.`);
  if (!counter.rights.setUp) throw notLeader();
  return counter;
}

async function requireLeader({ trx, actor }: UnitOfWork, unitId: string): Promise<void> {
  const unit =
    keepsCounters(actor) &&
    (await trx
      .selectFrom('units')
      .select('id')
      .where('id', '=', unitId)
      .where(isUnder('units.id', actor.unitId))
      .executeTakeFirst());
  if (!unit) throw notLeader();
}

const nameTaken = (name: string) => conflict(`The unit has a counter called ${name} already.`);

/**
 * Sets up a counter of a unit.
 *
 * @returns its id.
 * @throws ApiError 404 for a unit out of sight; 403; 409 where the unit has one of this name.
 */
export async function createCounter(
  work: UnitOfWork,
  { unitId, name, kind }: CreateCounterDto,
): Promise<string> {
  const { trx, actor, at } = work;
  await requireVisibleUnit(trx, actor, unitId);
  await requireLeader(work, unitId);
  const row = { unit_id: unitId, name: name.trim(), kind, created_by: actor.id, created_at: at };
  const counter = await trx
    .insertInto('counter')
    .values(row)
    .onConflict((taken) => taken.doNothing())
    .returning(['id', 'name', 'unit_id'])
    .executeTakeFirst();
  if (!counter) throw nameTaken(row.name);
  work.addAudience({ counters: [counter.id], leadersOf: [unitId] });
  await recordAuthorization(work, counter, { change: 'counter set up', person: null, more: { kind } });
  return counter.id;
}

async function close(work: UnitOfWork, counter: SeenCounter): Promise<void> {
  const { trx, at } = work;
  const kept = await trx
    .selectFrom('counter_stock')
    .select('item_id')
    .where('counter_id', '=', counter.id)
    .limit(1)
    .executeTakeFirst();
  if (kept) throw conflict(`${counter.name} keeps items. Remove them from its stock first.`);
  await trx.updateTable('counter').set({ closed_at: at }).where('id', '=', counter.id).execute();
  await trx
    .updateTable('counter_session')
    .set({ closed_at: at })
    .where('counter_id', '=', counter.id)
    .where('closed_at', 'is', null)
    .execute();
  await recordAuthorization(work, counter, { change: 'counter closed', person: null });
}

/** Renames a counter, or closes it. @throws ApiError 404, 403, 409 for a name that is taken, or while it keeps items. */
export async function editCounter(work: UnitOfWork, id: string, edit: EditCounterDto): Promise<void> {
  const counter = await findOwnCounter(work, id);
  const name = edit.name?.trim();
  if (name && name !== counter.name) {
    try {
      await work.savepoint(({ trx }) =>
        trx.updateTable('counter').set({ name }).where('id', '=', id).execute(),
      );
    } catch (error) {
      if (isUniqueViolation(error)) throw nameTaken(name);
      throw error;
    }
    const more = { from: counter.name, to: name };
    await recordAuthorization(work, { ...counter, name }, { change: 'counter renamed', person: null, more });
  }
  if (edit.closed) await close(work, { ...counter, name: name ?? counter.name });
  work.addAudience({ counters: [id], leadersOf: [counter.unit_id] });
}
