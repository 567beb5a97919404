import { badRequest, conflict, forbidden } from '../../kernel';
import { militaryTime } from '../../live';
import { newEventId } from '../../ledger';
import { findCounter } from '../../possession';
import type { UnitOfWork } from '../../unit-of-work';
import { groupKey } from '../inventory-scope';
import { recordOpened, tellCounters } from '../open-inventory';
import { accountByReceipt } from './account-by-receipt';

/** The counter, locked. @throws ApiError 404 out of sight; 403 for a person who is no operator; 409 for a closed one. */
export async function findOperated(work: UnitOfWork, counterId: string) {
  const { trx, actor, at } = work;
  await trx.selectFrom('counter').select('id').where('id', '=', counterId).forUpdate().execute();
  const counter = await findCounter(trx, actor, counterId, { at });
  if (counter.closed_at) throw conflict(`${counter.name} is closed.`);
  if (!counter.rights.operate) throw forbidden(`You are not appointed at ${counter.name}.`);
  return counter;
}

/** The operators of a counter whose appointment is in force, in the order of their ids. */
async function readOperators({ trx, at }: UnitOfWork, counterId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('counter_operator')
    .select('user_id')
    .where('counter_id', '=', counterId)
    .where('ended_at', 'is', null)
    .where('until', '>', at)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** @throws ApiError 409 while a count of the counter is open. */
async function refuseSecond({ trx }: UnitOfWork, { id, name }: { id: string; name: string }): Promise<void> {
  const open = await trx
    .selectFrom('inventory')
    .select('id')
    .where('counter_id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (open) throw conflict(`The room count ${open.id} of ${name} is open already.`);
}

/**
 * Opens a count of what a counter keeps. All its operators count; what is out on receipt is accounted for by the receipt.
 *
 * @returns the inventory's id.
 * @throws ApiError 404 for a counter out of sight; 403 for a person who is no operator; 409 while one is open; 400 where the
 *   counter keeps nothing.
 */
export async function openRoomCount(work: UnitOfWork, counterId: string): Promise<string> {
  const { trx, actor, at } = work;
  const counter = await findOperated(work, counterId);
  await refuseSecond(work, counter);
  const inventory = await trx
    .insertInto('inventory')
    .values({
      kind: 'room',
      counter_id: counter.id,
      unit_id: counter.unit_id,
      title: `Room count ${counter.name} ${militaryTime(at)}`,
      opened_by_user_id: actor.id,
      opened_at: at,
      event_id: newEventId(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const operators = await readOperators(work, counter.id);
  await trx
    .insertInto('inventory_counter')
    .values(operators.map((user_id) => ({ inventory_id: inventory.id, user_id })))
    .execute();
  const lines = await trx
    .insertInto('inventory_line')
    .columns(['inventory_id', 'item_id', 'name', 'serial_number', 'holder_user_id', 'group_key'])
    .expression((query) =>
      query
        .selectFrom('counter_stock as stock')
        .innerJoin('property', 'property.id', 'stock.item_id')
        .select((row) => [row.val(inventory.id).as('inventory_id'), 'property.id', 'property.name'])
        .select(['property.serial_number', 'property.assigned_to_user_id', groupKey.as('group_key')])
        .where('stock.counter_id', '=', counter.id)
        .where('property.left_at', 'is', null),
    )
    .executeTakeFirst();
  if (!lines.numInsertedOrUpdatedRows)
    throw badRequest(`${counter.name} keeps nothing that could be counted.`);
  await accountByReceipt(work, inventory.id);
  work.addAudience({ inventories: [inventory.id], counters: [counter.id], leadersOf: [counter.unit_id] });
  const others = operators.filter((id) => id !== actor.id);
  await tellCounters(work, inventory.id, others, { title: 'Room count', what: counter.name });
  await recordOpened(work, inventory);
  return inventory.id;
}
