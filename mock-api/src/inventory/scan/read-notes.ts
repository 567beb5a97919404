import { openPossessions } from '../../possession';
import type { LockedItem } from '../../property';
import type { UnitOfWork } from '../../unit-of-work';
import type { OpenInventory } from '../find-open';

/** What the record says otherwise of an item that was just read in a count, as sentences for the person who read it. */
export async function readNotes(
  work: UnitOfWork,
  { kind }: Pick<OpenInventory, 'kind'>,
  item: LockedItem,
): Promise<string[]> {
  return [await lossNote(work, item), kind === 'room' ? await outNote(work, item) : null].filter(
    (note) => note !== null,
  );
}

/** It is in an open loss case: whether its find waits there to be confirmed. */
async function lossNote(
  { trx }: UnitOfWork,
  { id, current_status: status }: LockedItem,
): Promise<string | null> {
  const open = await trx
    .selectFrom('loss_case_item')
    .select(['case_id as caseId', 'found_by'])
    .where('item_id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (!open) return null;
  const lost = status === 'Lost' ? 'It is reported lost' : 'It was missing in a count';
  return open.found_by === null
    ? `${lost} (${open.caseId}).`
    : `${lost}. The find waits in ${open.caseId} to be confirmed.`;
}

/** It is out on a receipt of the counter, and yet was read in the room. */
async function outNote(
  { trx }: UnitOfWork,
  { id, serial_number: serial }: LockedItem,
): Promise<string | null> {
  const having = (await openPossessions(trx, [id])).get(id);
  if (having?.kind !== 'person' || having.handoverId === null) return null;
  return `${serial} is out with ${having.name} on ${having.handoverId}. Take it back at the counter.`;
}
