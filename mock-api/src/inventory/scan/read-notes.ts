import { lossNote } from '../../loss-cases';
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

/** It is out on a receipt of the counter, and yet was read in the room. */
async function outNote(
  { trx }: UnitOfWork,
  { id, serial_number: serial }: LockedItem,
): Promise<string | null> {
  const having = (await openPossessions(trx, [id])).get(id);
  if (having?.kind !== 'person' || having.handoverId === null) return null;
  return `${serial} is out with ${having.name} on ${having.handoverId}. Take it back at the counter.`;
}
