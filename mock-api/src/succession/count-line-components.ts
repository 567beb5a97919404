import type { LineComponentsDto } from '@hand-receipt/contracts';
import { conflict, forbidden } from '../kernel';
import { recordCounts } from '../property';
import type { UnitOfWork } from '../unit-of-work';
import { endCount, findCounted, isSeen, lockCount, lockLine } from './count-section';
import { noteShort } from './line-components';
import { mayActivate, readerOf, recorderOf } from './parts';

/**
 * Counts the components of an item that was read, as its reader or its recorder. What is short opens a difference; who
 * is accountable for it is who holds the item.
 *
 * @throws ApiError 404 out of sight, or for an item of no line or a component that it does not have; 403 for others; 400
 *   for more damaged than on hand; 409 for an item that was not read, or a section that is not counted now.
 */
export async function countLineComponents(
  work: UnitOfWork,
  id: string,
  itemId: string,
  { counts }: LineComponentsDto,
): Promise<void> {
  const succession = await lockCount(work, id);
  const { item, line } = await lockLine(work, id, itemId);
  const section = await findCounted(work, id, line.section_number);
  const { actor } = work;
  const counting = [readerOf(succession, section), recorderOf(succession, section)];
  if (!counting.includes(actor.id) && !mayActivate(actor, succession)) {
    throw forbidden('Only the reader or the recorder of this section counts its components.');
  }
  if (!isSeen(line)) throw conflict('Read the serial number of this item first.');
  await recordCounts(work, item, counts);
  const difference = await noteShort(work, succession, { itemId, section: section.number });
  await endCount(work, succession, section, difference);
}
