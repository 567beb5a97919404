import type { DifferenceAct, SuccessionDifferenceKind } from '@hand-receipt/contracts';
import type { UnitOfWork } from '../unit-of-work';
import { tellDifference } from './notices';
import type { GivenSuccession } from './find-succession';

interface Found {
  section: number;
  itemId: string | null;
  kind: SuccessionDifferenceKind;
  found?: string | null;
  foundName?: string | null;
  foundUploadId?: string | null;
}

/**
 * Opens a difference; one that is known of the item is opened again. The other party is told.
 *
 * @returns its id.
 */
export async function openDifference(
  work: UnitOfWork,
  succession: GivenSuccession,
  { section, itemId, kind, found = null, foundName = null, foundUploadId = null }: Found,
): Promise<string> {
  const { trx, at } = work;
  const values = {
    succession_id: succession.id,
    section_number: section,
    item_id: itemId,
    kind,
    found,
    found_name: foundName,
    found_upload_id: foundUploadId,
    state: 'open' as const,
    opened_at: at,
  };
  const again = {
    found,
    found_upload_id: foundUploadId,
    state: 'open' as const,
    act: null,
    ref: null,
    document_on: null,
    upload_id: null,
    note: null,
    resolved_by: null,
    resolved_at: null,
    agreed_at: null,
  };
  const { id } = await trx
    .insertInto('succession_difference')
    .values(values)
    .onConflict((known) =>
      known.columns(['succession_id', 'item_id', 'kind']).where('item_id', 'is not', null).doUpdateSet(again),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await tellDifference(work, succession, id);
  return id;
}

/** What an act of the count did to a difference; null where it did nothing to any. */
export type DifferenceChange = 'opened' | 'resolved' | null;

/**
 * Resolves differences that a later reading has settled. The incoming person still agrees.
 *
 * @returns whether there was one.
 */
export async function settleDifferences(
  { trx, actor, at }: UnitOfWork,
  successionId: string,
  itemId: string,
  kind: SuccessionDifferenceKind,
  act: DifferenceAct,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('succession_difference')
    .set({
      state: 'resolved',
      act,
      ref: null,
      document_on: null,
      upload_id: null,
      note: null,
      resolved_by: actor.id,
      resolved_at: at,
      agreed_at: null,
    })
    .where('succession_id', '=', successionId)
    .where('item_id', '=', itemId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}
