import { type NotNull, sql } from 'kysely';
import { inArray } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import type { LockedClosing } from './find-closing';

/** Everybody in the chains of these items, and who has one by a counter; they do not see them any more. */
async function peopleOf({ trx }: UnitOfWork, ids: readonly string[]): Promise<string[]> {
  const links = await trx
    .selectFrom('custody_link')
    .select('user_id')
    .where('item_id', '=', inArray(ids))
    .where('user_id', 'is not', null)
    .union(
      trx
        .selectFrom('possession')
        .select('user_id')
        .where('item_id', '=', inArray(ids))
        .where('to_at', 'is', null)
        .where('user_id', 'is not', null),
    )
    .execute();
  return links.flatMap(({ user_id }) => user_id ?? []);
}

interface Mount {
  parent: string;
  component: string;
  /** Serial numbers, as events name them. */
  words: { parent: string; component: string };
}

/** Ends the mounts of these items. */
async function endMounts({ trx }: UnitOfWork, ids: readonly string[]): Promise<Mount[]> {
  const mounts = await trx
    .selectFrom('attached_component as mount')
    .innerJoin('property as parent', 'parent.id', 'mount.parent_id')
    .innerJoin('property as part', 'part.id', 'mount.component_id')
    .select(['parent.id as parent', 'part.id as component'])
    .select(['parent.serial_number as parentSerial', 'part.serial_number as componentSerial'])
    .where((mount) => mount.or([mount('parent.id', '=', inArray(ids)), mount('part.id', '=', inArray(ids))]))
    .orderBy('part.id')
    .execute();
  const components = mounts.map(({ component }) => component);
  if (components.length > 0) {
    await trx.deleteFrom('attached_component').where('component_id', 'in', components).execute();
  }
  return mounts.map(({ parentSerial, componentSerial, ...mount }) => ({
    ...mount,
    words: { parent: parentSerial, component: componentSerial },
  }));
}

/** What did not see each of these items that is missing, an inventory or a succession, by the item's id. */
async function readMissing({ trx }: UnitOfWork, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom('property')
    .select(['id', 'missing_in'])
    .where('id', '=', inArray(ids))
    .where('missing_in', 'is not', null)
    .$narrowType<{ missing_in: NotNull }>()
    .execute();
  return new Map(rows.map((row) => [row.id, row.missing_in]));
}

/** Writes the event of each item, with the paper by which it left. */
async function recordLeft(
  work: UnitOfWork,
  closing: LockedClosing,
  { mounts, missing }: { mounts: readonly Mount[]; missing: ReadonlyMap<string, string> },
): Promise<void> {
  const { trx, at } = work;
  const lines = await trx
    .selectFrom('closing_line')
    .select(['item_id as id', 'name', 'serial_number', 'holder_user_id'])
    .where('closing_id', '=', closing.id)
    .orderBy('position')
    .execute();
  const receiver = await trx
    .selectFrom('units')
    .select('name')
    .where('id', '=', closing.receiving_unit_id)
    .executeTakeFirst();
  const paper = {
    closingId: closing.id,
    kind: closing.kind,
    documentNumber: closing.document_number,
    leftAt: at.toISOString(),
    unitId: closing.unit_id,
    receivingUnitId: closing.receiving_unit_id,
    receivedBy: receiver?.name ?? closing.receiving_activity,
    preparedByUserId: closing.prepared_by,
    signedByUserId: closing.signed_by,
  };
  for (const { holder_user_id: fromUserId, ...item } of lines) {
    const ended = mounts.filter(({ parent, component }) => parent === item.id || component === item.id);
    const takenOff = ended.map(({ words }) => words);
    const missingIn = missing.get(item.id);
    await work.record('ITEM LEFT', item, {
      ...paper,
      fromUserId,
      ...(missingIn && { missingIn }),
      ...(takenOff.length > 0 && { takenOff }),
    });
  }
}

/**
 * The items of a completed closing leave the book: holder, chain and mounts end, and their records stay. To be called with
 * the closing and its items locked, after the event of the closing.
 */
export async function leaveBook(
  work: UnitOfWork,
  closing: LockedClosing,
  ids: readonly string[],
): Promise<void> {
  const { trx, at } = work;
  work.addAudience({ people: await peopleOf(work, ids) });
  const mounts = await endMounts(work, ids);
  work.addAudience({ items: mounts.map(({ parent }) => parent) });
  const missing = await readMissing(work, ids);
  await trx
    .updateTable('property')
    .set({
      left_at: at,
      assigned_to_user_id: null,
      assigned_date: null,
      missing_since: null,
      missing_inventory_id: null,
      missing_succession_id: null,
    })
    .where('id', '=', inArray(ids))
    .where('closing_id', '=', closing.id)
    .where(sql<boolean>`left_at is null`)
    .execute();
  await trx.deleteFrom('custody_link').where('item_id', '=', inArray(ids)).execute();
  await recordLeft(work, closing, { mounts, missing });
}
