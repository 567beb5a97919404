import type { ReinstateDto } from '@hand-receipt/contracts';
import { type Selectable, sql } from 'kysely';
import { isUnder } from '../../access';
import { type Database, badRequest, conflict, forbidden, isUniqueViolation } from '../../kernel';
import { itemWords } from '../../live';
import type { UnitOfWork } from '../../unit-of-work';
import { BookRules } from '../classification/book-rules';
import { holdRules } from '../classification/sensitivity';
import { writeStatus } from '../custody/change-status';
import { requireExtra } from '../custody/frozen';
import { startChain } from '../custody/create-item';
import { type LockedItem, lockRecord, managesPropertyBook } from '../custody/item';
import { ITEM_FIELDS, recordOf } from '../custody/item-record';
import { WHERE, takenBy } from '../taken-by';
import { type Gain, gainColumns } from './gain';

type Closing = Selectable<Database['closing']> & { unit_name: string; is_ours: boolean };

/** The closing by which the item left, and whether the actor's unit was to receive it. */
const readClosing = ({ trx, actor }: UnitOfWork, item: LockedItem): Promise<Closing> =>
  trx
    .selectFrom('closing')
    .innerJoin('units', 'units.id', 'closing.unit_id')
    .selectAll('closing')
    .select('units.name as unit_name')
    .select(isUnder('closing.receiving_unit_id', actor.unitId).as('is_ours'))
    .where('closing.id', '=', item.closing_id)
    .executeTakeFirstOrThrow();

/** How it comes into the book again: by the transfer that was to bring it, else by what the actor says. */
const gainOf = (closing: Closing, documentNumber: string | null): Omit<Gain, 'uploadIds'> =>
  closing.is_ours
    ? {
        kind: 'lateral-in',
        documentNumber: documentNumber ?? closing.document_number,
        from: closing.unit_name,
      }
    : { kind: 'other', documentNumber, from: null };

/** Writes the item into the actor's book. @throws ApiError 409 where another item has its UII by now. */
async function enterAgain(work: UnitOfWork, item: LockedItem, gain: Omit<Gain, 'uploadIds'>) {
  const { actor, at } = work;
  const unitId = actor.unitId ?? '';
  const byRules = (await new BookRules(work.trx).reasonOf({ ...item, unit_id: unitId })) !== null;
  const isSensitive = item.is_sensitive || byRules;
  try {
    return await work.savepoint(({ trx }) =>
      trx
        .updateTable('property')
        .set({
          unit_id: unitId,
          left_at: null,
          closing_id: null,
          assigned_to_user_id: actor.id,
          assigned_date: at,
          location: null,
          last_location: sql<string | null>`coalesce(location, last_location)`,
          location_until: sql<Date | null>`case when location is null then location_until else ${at} end`,
          is_sensitive: isSensitive,
          // Checks that were due while it was on no book do not ask for it.
          sensitive_since: isSensitive ? at : null,
          ...gainColumns(work, gain),
        })
        .where('id', '=', item.id)
        .returning(ITEM_FIELDS)
        .executeTakeFirstOrThrow(),
    );
  } catch (error) {
    if (isUniqueViolation(error, 'property_uii')) {
      const where = (await takenBy(work.trx, work.actor, 'uii', [item.uii ?? ''])).get(item.uii ?? '');
      throw conflict(`UII ${item.uii} is a duplicate: ${where ?? WHERE.seen}. Amend one of them first.`);
    }
    throw error;
  }
}

/**
 * Puts an item that left into the actor's book: it keeps its id and its whole history, and begins a new chain with the
 * actor. One that was lost has turned up: it is Operational, as after a find that says nothing else.
 *
 * @throws ApiError 403 by role; 404 out of sight; 400 without a reason; 409 for an item that is on the book.
 */
export async function reinstate(
  work: UnitOfWork,
  itemId: string,
  { reason: typed, documentNumber }: ReinstateDto,
): Promise<void> {
  const { trx, actor, at } = work;
  if (!managesPropertyBook(actor) || actor.unitId === null) {
    throw forbidden('Only a Supply Sergeant, a Commander or an Admin reinstates an item.');
  }
  await holdRules(work);
  const item = await lockRecord(work, itemId);
  await requireExtra(work, actor.unitId, item.serial_number);
  if (item.left_at === null) throw conflict(`${itemWords(item)} is on the book.`);
  const reason = typed.trim();
  if (!reason) throw badRequest('Reason is required', { reason: 'Reason is required' });
  const closing = await readClosing(work, item);
  const gain = gainOf(closing, documentNumber?.trim().toUpperCase() || null);
  const row = await enterAgain(work, item, gain);
  await startChain(trx, itemId, actor.id, at);
  await trx.deleteFrom('gain_upload').where('item_id', '=', itemId).execute();
  work.addAudience({ items: [itemId], leadersOf: [closing.unit_id] });
  await work.record('ITEM REINSTATED', item, {
    holderId: actor.id,
    unitId: actor.unitId,
    reason,
    gain: { kind: gain.kind, documentNumber: gain.documentNumber, from: gain.from },
    leftAt: item.left_at.toISOString(),
    closingId: closing.id,
    record: recordOf(row),
  });
  // Its loss case has ended, so nothing else would find it.
  if (item.current_status === 'Lost') {
    await writeStatus(work, item, 'Operational', `Reinstated: ${reason}`);
  }
}
