import { badRequest, conflict, notFound } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { type OpenInventory, countedOf, findOpenInventory, refuseClosed } from './find-open';
import { lockExtra } from './lock-extra';
import { ownLineWords } from './rules';
import { judge } from './team';

/** An inventory in its recount. @throws ApiError 404 out of sight; 403 for people who do not count; 409 outside a recount. */
async function findRecount(work: UnitOfWork, inventoryId: string): Promise<OpenInventory> {
  const inventory = await findOpenInventory(work, inventoryId);
  await refuseClosed(work, inventory, null);
  if (!inventory.recount_at) throw conflict('End the first count before its differences are looked for.');
  return inventory;
}

/** A line and its item, the line locked. @throws ApiError 404 for an item that is not on the inventory. */
async function lockLine({ trx }: UnitOfWork, inventoryId: string, itemId: string) {
  const line = await trx
    .selectFrom('inventory_line as line')
    .innerJoin('property', 'property.id', 'line.item_id')
    .select(['line.verification_id', 'line.left_at', 'line.document_at'])
    .select(['property.id', 'property.serial_number', 'property.assigned_to_user_id'])
    .where('line.inventory_id', '=', inventoryId)
    .where('line.item_id', '=', itemId)
    .forUpdate('line')
    .executeTakeFirst();
  if (!line) throw notFound('The item is not on this inventory.');
  return line;
}

/** @throws ApiError 409 for an actor whom a rule excludes from looking for a difference; for a line also as its holder. */
async function requireMayLook(
  { trx, actor, at }: UnitOfWork,
  inventory: OpenInventory,
  ownWords: string | null,
): Promise<void> {
  const person = await trx
    .selectFrom('users')
    .select(['id', 'rank'])
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow();
  const reasonsOf = await judge(trx, countedOf(inventory), at);
  const [reason] = reasonsOf({ ...person, name: actor.name }, ownWords);
  if (reason) throw conflict(`${reason.words} Another person must look for it.`);
}

/**
 * Says in the recount that a line was looked for and is not here.
 *
 * @throws ApiError 404 out of sight; 403 for people who do not count; 409 outside a recount and for a person whom a rule
 *   excludes, as the holder of the line; 400 for a line that was read or accounted for.
 */
export async function markNotHere(work: UnitOfWork, inventoryId: string, itemId: string): Promise<void> {
  const { trx, actor, at } = work;
  const inventory = await findRecount(work, inventoryId);
  const line = await lockLine(work, inventoryId, itemId);
  // In a blind count the refusal names no serial number that was not read.
  const named = inventory.blind ? { ...line, serial_number: 'This item' } : line;
  await requireMayLook(work, inventory, await ownLineWords(trx, actor.id, named));
  if (line.verification_id ?? line.left_at ?? line.document_at) {
    throw badRequest('This line is no difference any more.');
  }
  await trx
    .updateTable('inventory_line')
    .set({ not_here_at: at, not_here_by_user_id: actor.id })
    .where('inventory_id', '=', inventoryId)
    .where('item_id', '=', itemId)
    .execute();
  work.addAudience({ inventories: [inventoryId] });
}

/**
 * Says in the recount that the item of an extra code was looked for and is not here.
 *
 * @throws ApiError 404 out of sight and for no extra; 403 for people who do not count; 409 outside a recount and for a
 *   person whom a rule excludes; 400 for a code that was read again, or for the first time in the recount.
 */
export async function markExtraNotHere(
  work: UnitOfWork,
  inventoryId: string,
  extraId: string,
): Promise<void> {
  const { trx, actor, at } = work;
  const inventory = await findRecount(work, inventoryId);
  const extra = await lockExtra(work, inventoryId, extraId);
  await requireMayLook(work, inventory, null);
  if (extra.in_recount || extra.recount_at) throw badRequest('This code is no difference any more.');
  await trx
    .updateTable('inventory_extra')
    .set({ not_here_at: at, not_here_by_user_id: actor.id })
    .where('id', '=', extraId)
    .execute();
  work.addAudience({ inventories: [inventoryId] });
}
