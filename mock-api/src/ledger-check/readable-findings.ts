import type { VerificationDto } from '@hand-receipt/contracts';
import type { FindingCode } from '@hand-receipt/ledger';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import { type Viewer, seesWholeLedger, unitsBelow, visibleEvents, visibleItems } from '../access';

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
  const ofUnit = viewer.unitId === null ? sql`false` : sql`actor.unit_id in ${unitsBelow(viewer.unitId)}`;
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

interface NamedEvent {
  seq: number;
  item_id: string | null;
  is_visible: boolean;
}

/** Findings about one event. The others that name a place in the log are about the log itself. */
const ABOUT_ONE_EVENT: readonly string[] = [
  'event-altered',
  'correction-invalid',
  'event-backdated',
  'event-postdated',
] satisfies FindingCode[];

const eventOf = ({ code, seq, itemId }: Finding): number | null =>
  itemId === undefined && seq !== undefined && ABOUT_ONE_EVENT.includes(code) ? seq : null;

/** The events that findings are about: whose item each is in the history of, and whether it may be read by itself. */
async function eventsNamed(db: Kysely<Database>, viewer: Viewer, findings: readonly Finding[]) {
  const places = findings.flatMap((finding) => eventOf(finding) ?? []);
  if (places.length === 0) return new Map<number, NamedEvent>();
  const { rows } = await sql<NamedEvent>`
    select seq, item_id, ${visibleEvents(viewer)} as is_visible
    from ledger_event where seq = any(${places})`.execute(db);
  return new Map(rows.map((row) => [Number(row.seq), row]));
}

function cut(findings: readonly Finding[], mayRead: (finding: Finding) => boolean): Finding[] {
  const shown = findings.filter(mayRead);
  const hidden = findings.length - shown.length;
  return hidden > 0 ? [...shown, outOfSight(hidden)] : shown;
}

/**
 * The result of a check as one person may read it. A finding that names an item names its serial number and its
 * holder, so it is for those who may see the item. One that names an event is for those who may read the event. The
 * others read how many there are.
 */
export async function readableVerification(
  db: Kysely<Database>,
  viewer: Viewer,
  result: VerificationDto,
): Promise<VerificationDto> {
  const { findings, warnings, cause } = result;
  const all = [...findings, ...(warnings ?? [])];
  if (all.length === 0 || (await seesWholeLedger(db, viewer))) return result;
  const events = await eventsNamed(db, viewer, all);
  const itemOf = (finding: Finding) => finding.itemId ?? events.get(eventOf(finding) ?? 0)?.item_id ?? null;
  const items = await readableItems(
    db,
    viewer,
    all.flatMap((finding) => itemOf(finding) ?? []),
  );
  const mayRead = (finding: Finding): boolean => {
    const itemId = itemOf(finding);
    if (itemId !== null && items.has(itemId)) return true;
    const event = events.get(eventOf(finding) ?? 0);
    return event ? event.is_visible : itemId === null;
  };
  const readable = findings.filter(mayRead);
  return {
    ...result,
    // What nobody may read of an event is no cause that they could name.
    cause: cause && readable.some(({ message }) => message === cause.message) ? cause : null,
    findings: cut(findings, mayRead),
    ...(warnings && { warnings: cut(warnings, mayRead) }),
  };
}
