import type { OpenInventoryDto } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { answersForUnit, recordedItems, unitsBelow, visibleInventories } from '../access';
import { badRequest, conflict, forbidden, inArray, notFound } from '../kernel';
import { militaryTime } from '../live';
import { requireOnBook } from '../property';
import type { UnitOfWork } from '../unit-of-work';
import { type Scope, mayPutOnCount } from './inventory-scope';
import { selectNotSeen } from './not-seen';

/**
 * Checks that the actor may count each of these items, which are of the book.
 *
 * @throws ApiError 404 for one out of sight, as for one that there is not; 409 for one that left the book; 403 for one that
 *   the actor sees and may not count.
 */
async function requireCountable({ trx, actor }: UnitOfWork, itemIds: readonly string[]): Promise<void> {
  const items = await trx
    .selectFrom('property')
    .select(['id', 'name', 'serial_number', 'left_at'])
    .select(mayPutOnCount(actor).as('mayCount'))
    .where('id', '=', inArray(itemIds))
    .where(recordedItems(actor))
    .orderBy('serial_number')
    .execute();
  if (items.length < itemIds.length) throw notFound('An item is not known.');
  for (const item of items) {
    requireOnBook(item);
    if (!item.mayCount) {
      throw forbidden(`${item.serial_number} is not an item of your unit. A leader of its unit counts it.`);
    }
  }
}

/** A closed inventory that the actor sees. @throws ApiError 404 out of sight; 409 for one that has no result. */
async function findClosed({ trx, actor }: UnitOfWork, id: string) {
  const inventory = await trx
    .selectFrom('inventory')
    .innerJoin('users as opener', 'opener.id', 'inventory.opened_by_user_id')
    .select(['inventory.id', 'inventory.state'])
    .select(sql<string | null>`coalesce(inventory.unit_id, opener.unit_id)`.as('unitId'))
    .where('inventory.id', '=', id)
    .where(visibleInventories(actor))
    // Two who count its differences at once follow each other.
    .forUpdate('inventory')
    .executeTakeFirst();
  if (!inventory) throw notFound('Inventory not found');
  if (inventory.state !== 'closed') {
    throw conflict(
      inventory.state === 'cancelled'
        ? `${id} was cancelled. It has no differences.`
        : `${id} is not closed. Its differences are known once it is closed.`,
    );
  }
  return inventory;
}

/**
 * Refuses to count differences that are being counted: an open inventory of chosen items has all of them on its list.
 *
 * @throws ApiError 409 that names the open one.
 */
async function requireNotBeingCounted(
  { trx, actor }: UnitOfWork,
  sourceId: string,
  itemIds: readonly string[],
): Promise<void> {
  const open = await trx
    .selectFrom('inventory')
    .select('inventory.id')
    .where('inventory.kind', '=', 'chosen')
    .where('inventory.closed_at', 'is', null)
    .where(visibleInventories(actor))
    .where(
      sql<boolean>`(select count(*) from inventory_line line
        where line.inventory_id = inventory.id and line.item_id = ${inArray(itemIds)}) = ${itemIds.length}`,
    )
    .orderBy('inventory.opened_at')
    .orderBy('inventory.id')
    .limit(1)
    .executeTakeFirst();
  if (open) {
    throw conflict(
      `What ${sourceId} did not see is being counted in ${open.id}. Close or cancel ${open.id} first.`,
    );
  }
}

/** A unit, if it is the actor's or below it; else null, which stands for the actor's own. */
async function unitOfActor({ trx, actor }: UnitOfWork, unitId: string | null): Promise<string | null> {
  if (unitId === null || actor.unitId === null) return null;
  const unit = await trx
    .selectFrom('units')
    .select('id')
    .where('id', '=', unitId)
    .where(sql<boolean>`units.id in ${unitsBelow(actor.unitId)}`)
    .executeTakeFirst();
  return unit?.id ?? null;
}

/** @throws ApiError 400 for a call that does not say what is counted, or says it in two ways. */
function requireOneChoice({ itemIds, differencesOf, unitId, category, holderId }: OpenInventoryDto): void {
  if ((itemIds === undefined) === (differencesOf === undefined)) {
    throw badRequest('Choose the items, or a closed inventory whose differences are counted.');
  }
  if (unitId ?? category ?? holderId) {
    throw badRequest('Chosen items are not narrowed to a unit, a category or a holder.');
  }
}

/** Ids of the items that a closed inventory did not see and that are still on the book. */
async function readNotSeen({ trx }: UnitOfWork, inventoryId: string): Promise<string[]> {
  const rows = await selectNotSeen(trx, [inventoryId]).select('property.id').execute();
  return rows.map(({ id }) => id);
}

/**
 * What an inventory of chosen items counts: the items of the call, or what another inventory did not see, by the rules of
 * the unit of that one.
 *
 * @throws ApiError 403 for anybody but leaders, and for an item that is not the actor's to count; 404 for an item or an
 *   inventory out of sight; 409 for an item that left the book, and for an inventory without differences
 *   or whose differences are being counted.
 */
export async function chooseItems(work: UnitOfWork, input: OpenInventoryDto): Promise<Scope> {
  if (!answersForUnit(work.actor)) {
    throw forbidden('Only a leader of the unit opens an inventory of chosen items.');
  }
  requireOneChoice(input);
  const { itemIds = [], differencesOf } = input;
  const source = differencesOf === undefined ? undefined : await findClosed(work, differencesOf);
  const ids = source ? await readNotSeen(work, source.id) : itemIds;
  if (source && ids.length === 0) {
    throw conflict(`Nothing that ${source.id} did not see is still on the book.`);
  }
  await requireCountable(work, ids);
  if (source) await requireNotBeingCounted(work, source.id, ids);
  return {
    narrowing: {
      unit_id: source ? await unitOfActor(work, source.unitId) : null,
      category: null,
      holder_user_id: null,
    },
    items: sql<boolean>`property.id = ${inArray(ids)}`,
    title: source ? `Differences of ${source.id}` : `Chosen items inventory ${militaryTime(work.at)}`,
  };
}
