import type { VerificationDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import { type Viewer, seesWholeLedger, unitTree, visibleItems } from '../access';

type Finding = VerificationDto['findings'][number];

/**
 * Ids of the items whose findings a person may read. An item that is gone from the property book has no row that
 * says whose it is: then it is for those whose own acts, or whose unit's, are in its history.
 */
async function readableItems(
  db: Kysely<Database>,
  viewer: Viewer,
  itemIds: readonly string[],
): Promise<Set<string>> {
  const ofUnit = viewer.unitId === null ? sql`false` : sql`actor.unit_id in ${unitTree(viewer.unitId)}`;
  const { rows } = await sql<{ id: string }>`
    select id from property where id = any(${itemIds}) and ${visibleItems(viewer)}
    union
    select event.item_id from ledger_event event
    join users actor on actor.id = event.actor_id
    where event.item_id = any(${itemIds})
      and not exists (select from property where property.id = event.item_id)
      and (actor.id = ${viewer.id} or (${viewer.role !== 'Soldier'} and ${ofUnit}))`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

const outOfSight = (count: number): Finding => ({
  code: 'outside-unit',
  message:
    count === 1
      ? '1 finding about an item outside your unit'
      : `${count} findings about items outside your unit`,
});

function cut(findings: readonly Finding[], readable: ReadonlySet<string>): Finding[] {
  const shown = findings.filter(({ itemId }) => itemId === undefined || readable.has(itemId));
  const hidden = findings.length - shown.length;
  return hidden > 0 ? [...shown, outOfSight(hidden)] : shown;
}

/**
 * The result of a check as one person may read it. A finding that names an item names its serial number and its
 * holder, so it is for those who may see the item; the others read how many there are.
 */
export async function readableVerification(
  db: Kysely<Database>,
  viewer: Viewer,
  result: VerificationDto,
): Promise<VerificationDto> {
  const { findings, warnings } = result;
  const itemIds = [...findings, ...(warnings ?? [])].flatMap(({ itemId }) => itemId ?? []);
  if (itemIds.length === 0 || (await seesWholeLedger(db, viewer))) return result;
  const readable = await readableItems(db, viewer, itemIds);
  return {
    ...result,
    findings: cut(findings, readable),
    ...(warnings && { warnings: cut(warnings, readable) }),
  };
}
