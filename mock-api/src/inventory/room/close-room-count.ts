import type { CloseRoomCountDto } from '@hand-receipt/contracts';
import { createHash } from 'node:crypto';
import { canonicalBytes } from '@hand-receipt/ledger';
import { companyUnits, findPerson } from '../../access';
import { badRequest, notFound } from '../../kernel';
import { checkCounterPin } from '../../people';
import { openPossessions } from '../../possession';
import type { UnitOfWork } from '../../unit-of-work';
import { finishInventory } from '../close-inventory';
import { type OpenInventory, findOpenInventory, refuseClosed } from '../find-open';
import { accountByReceipt } from './account-by-receipt';
import { findOperated } from './open-room-count';

type SeenCounter = Awaited<ReturnType<typeof findOperated>>;

/** A line that ends only with a reason. */
export interface Unexplained {
  itemId: string;
  serialNumber: string;
  why: 'not-seen' | 'overdue';
}

/** Lines of a room count that need a reason: neither read nor accounted for, or out on a draw over its time. */
export async function findUnexplained(
  { trx, at }: Pick<UnitOfWork, 'trx' | 'at'>,
  inventoryId: string,
): Promise<Unexplained[]> {
  const lines = await trx
    .selectFrom('inventory_line')
    .select(['item_id as itemId', 'serial_number as serialNumber', 'document_at as documentAt'])
    .where('inventory_id', '=', inventoryId)
    .where('verification_id', 'is', null)
    .where('left_at', 'is', null)
    .orderBy('serial_number')
    .execute();
  const open = await openPossessions(
    trx,
    lines.map(({ itemId }) => itemId),
  );
  return lines.flatMap(({ documentAt, ...line }): Unexplained[] => {
    const having = open.get(line.itemId);
    const isLate = having?.basis === 'draw' && having.dueAt !== null && having.dueAt < at;
    if (isLate) return [{ ...line, why: 'overdue' }];
    return documentAt === null ? [{ ...line, why: 'not-seen' }] : [];
  });
}

/** @throws ApiError 400 naming the serial numbers that have no reason. */
async function writeReasons(
  work: UnitOfWork,
  inventoryId: string,
  reasons: CloseRoomCountDto['reasons'] = [],
) {
  const reasonOf = new Map(reasons.map(({ itemId, reason }) => [itemId, reason.trim()]));
  const unexplained = await findUnexplained(work, inventoryId);
  const missing = unexplained.filter(({ itemId }) => !reasonOf.get(itemId));
  if (missing.length > 0) {
    const serials = missing.map(({ serialNumber }) => serialNumber).join(', ');
    throw badRequest(`Give a reason for ${serials}.`, {
      reasons: `Give a reason for ${serials}.`,
    });
  }
  for (const { itemId } of unexplained) {
    await work.trx
      .updateTable('inventory_line')
      .set({ reason: reasonOf.get(itemId) as string })
      .where('inventory_id', '=', inventoryId)
      .where('item_id', '=', itemId)
      .execute();
  }
}

/** A person of the company of the counter who takes the room over. @throws ApiError 404, 400 for oneself or an inactive one. */
async function requireSuccessor({ trx, actor }: UnitOfWork, counter: SeenCounter, userId: string) {
  if (userId === actor.id) throw badRequest('Another person takes the keys and signs for them.');
  const known = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('unit_id', 'in', companyUnits(counter.unit_id))
    .executeTakeFirst();
  const person = known && (await findPerson(trx, userId, { lock: true }));
  if (!person) throw notFound('The person who takes the keys is not known.');
  if (person.status !== 'Active') throw badRequest(`${person.name} has no active account to sign with.`);
  return person;
}

/** Takes the PIN of the person who takes the keys, before anything else is written. */
async function signKeys(
  work: UnitOfWork,
  { counter, inventory }: { counter: SeenCounter; inventory: OpenInventory },
  { userId, device }: NonNullable<CloseRoomCountDto['keysTo']>,
  isRight: boolean,
): Promise<{ userId: string; signatureId: string }> {
  const { trx, actor, at } = work;
  const person = await requireSuccessor(work, counter, userId);
  await checkCounterPin(work, {
    recipient: { id: person.id, name: person.name },
    operator: { id: actor.id, name: actor.name },
    isRight,
    counter: counter.name,
    device,
  });
  const content = {
    inventoryId: inventory.id,
    counterId: counter.id,
    keysTo: person.id,
    at: at.toISOString(),
  };
  const { id } = await trx
    .insertInto('signature')
    .values({
      subject_kind: 'inventory',
      subject_id: inventory.id,
      part: 'keys',
      user_id: person.id,
      method: 'pin-on-device',
      content_hash: createHash('sha256').update(canonicalBytes(content)).digest(),
      at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { userId: person.id, signatureId: id };
}

/**
 * Ends a room count. Each item that was not seen, and each draw over its time, has a reason; the person who takes the keys signs
 * with a PIN of their own.
 *
 * @param isRight whether the PIN of that person was typed; ignored where nobody takes the keys.
 * @throws ApiError 404 for a counter or count out of sight; 403 for a person who is no operator; 400 without a reason; 409 for
 *   a closed count; CountedRefusal 403 for a wrong PIN.
 */
export async function closeRoomCount(
  work: UnitOfWork,
  { counterId, inventoryId }: { counterId: string; inventoryId: string },
  { notes, reasons, keysTo }: CloseRoomCountDto,
  isRight: boolean,
): Promise<void> {
  const counter = await findOperated(work, counterId);
  const inventory = await findOpenInventory(work, inventoryId, { alone: true, orOpener: true });
  if (inventory.counter_id !== counter.id) throw notFound('Inventory not found');
  const written = notes?.trim() || null;
  await refuseClosed(work, inventory, written);
  const keys = keysTo ? await signKeys(work, { counter, inventory }, keysTo, isRight) : undefined;
  await accountByReceipt(work, inventory.id);
  await writeReasons(work, inventory.id, reasons);
  await finishInventory(work, inventory, { notes: written, keys });
  work.addAudience({ leadersOf: [counter.unit_id] });
}
