import type { LineDocumentInput } from '@hand-receipt/contracts';
import { badRequest, conflict, notFound } from '../kernel';
import { itemWords } from '../live';
import type { UnitOfWork } from '../unit-of-work';
import { countsBlind } from './blind';
import { type OpenInventory, findOpenInventory, refuseClosed } from './find-open';
import { notHolder, ownLineWords } from './rules';

/** A line that no document accounts for. */
export const NO_DOCUMENT = {
  document_number: null,
  document_note: null,
  document_by_user_id: null,
  document_at: null,
} as const;

/** The line and its item, both locked. @throws ApiError 404 for an item that is not on the count. */
async function lockLine({ trx }: UnitOfWork, inventoryId: string, itemId: string) {
  const line = await trx
    .selectFrom('inventory_line')
    .select('verification_id')
    .where('inventory_id', '=', inventoryId)
    .where('item_id', '=', itemId)
    .forUpdate()
    .executeTakeFirst();
  if (!line) throw notFound('The item is not on this inventory.');
  return trx.selectFrom('property').selectAll().where('id', '=', itemId).executeTakeFirstOrThrow();
}

/** An open count of the actor's. @throws ApiError 404, 403 as `findOpenInventory`, 409 for a closed one. */
async function findOpen(work: UnitOfWork, inventoryId: string): Promise<OpenInventory> {
  const inventory = await findOpenInventory(work, inventoryId, { orOpener: true });
  await refuseClosed(work, inventory, null);
  return inventory;
}

const setDocument = (
  { trx }: UnitOfWork,
  inventoryId: string,
  itemId: string,
  document: { [K in keyof typeof NO_DOCUMENT]: string | Date | null },
) =>
  trx
    .updateTable('inventory_line')
    .set(document as typeof NO_DOCUMENT)
    .where('inventory_id', '=', inventoryId)
    .where('item_id', '=', itemId)
    .where('verification_id', 'is', null)
    .where('left_at', 'is', null)
    .executeTakeFirst();

/** @throws ApiError 400 without a number or a note, each by its field. */
function readDocument({ number, note }: LineDocumentInput) {
  const document = { number: number.trim().toUpperCase(), note: note.trim() };
  const fields = {
    ...(!document.number && { number: 'Enter the document number.' }),
    ...(!document.note && { note: 'Enter a note.' }),
  };
  const [message] = Object.values(fields);
  if (message) throw badRequest(message, fields);
  return document;
}

/**
 * Accounts for a line by a document, as where its item is at a shop or out on receipt: it is no difference, and nothing is
 * verified. Entered again, it replaces what was entered before.
 *
 * @throws ApiError 404 for a count or item out of sight, 403 for people who neither count nor opened it, 400 without a
 *   number or a note, 409 for a closed count, a line that was read or left the book, or an item of the actor's own.
 */
export async function accountByDocument(
  work: UnitOfWork,
  inventoryId: string,
  itemId: string,
  input: LineDocumentInput,
): Promise<void> {
  const { trx, actor, at } = work;
  const inventory = await findOpen(work, inventoryId);
  const item = await lockLine(work, inventoryId, itemId);
  const { number, note } = readDocument(input);
  const isBlind = await countsBlind(trx, actor, inventoryId);
  // In a blind count the answer names no serial number that was not read.
  const named = isBlind ? { ...item, serial_number: item.name } : item;
  const own = notHolder(inventory) ? await ownLineWords(trx, actor.id, named) : null;
  if (own) throw conflict(`${own} Another person must account for it.`);
  const { numUpdatedRows } = await setDocument(work, inventoryId, itemId, {
    document_number: number,
    document_note: note,
    document_by_user_id: actor.id,
    document_at: at,
  });
  if (numUpdatedRows === 0n) {
    throw conflict(
      `${isBlind ? item.name : itemWords(item)} ${item.left_at ? 'left the book' : 'was read already'}.`,
    );
  }
  work.addAudience({ inventories: [inventoryId] });
}

/**
 * Takes the document of a line away: it is to be read again.
 *
 * @throws ApiError as `accountByDocument`.
 */
export async function removeDocument(work: UnitOfWork, inventoryId: string, itemId: string): Promise<void> {
  await findOpen(work, inventoryId);
  await lockLine(work, inventoryId, itemId);
  await setDocument(work, inventoryId, itemId, NO_DOCUMENT);
  work.addAudience({ inventories: [inventoryId] });
}
