import type { VerificationDto } from '@hand-receipt/contracts';
import type { FindingCode } from '@hand-receipt/ledger';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import { type Viewer, seesWholeLedger, unitsBelow, visibleEvents, recordedItems } from '../access';
import { recordsInSight } from './sight-rules';

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
    select id from property where id = any(${itemIds}) and ${recordedItems(viewer)}
    union
    select event.item_id from ledger_event event
    join users actor on actor.id = event.actor_id
    where event.item_id = any(${itemIds})
      and not exists (select from property where property.id = event.item_id)
      and (actor.id = ${viewer.id} or (${viewer.role !== 'Soldier'} and ${ofUnit}))`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** How many findings there are that the person may not read, in one sentence; none for none. */
function outOfSight(hidden: readonly Finding[], [one, many]: [string, string]): Finding[] {
  const { length } = hidden;
  if (length === 0) return [];
  const message = length === 1 ? `1 finding about ${one}` : `${length} findings about ${many}`;
  return [{ code: 'outside-unit', message }];
}

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

/** Findings about one record. One of them that does not name its record is for those who may see everything. */
const ABOUT_ONE_RECORD: readonly string[] = [
  'record-altered',
  'record-unrecorded',
  'record-gone',
  'person-differs',
  'unit-differs',
] satisfies FindingCode[];

const isOfRecord = ({ code, record }: Finding): boolean =>
  record !== undefined || ABOUT_ONE_RECORD.includes(code);

function eventOf(finding: Finding): number | null {
  const { code, seq = null, itemId } = finding;
  if (isOfRecord(finding)) return seq;
  return itemId === undefined && ABOUT_ONE_EVENT.includes(code) ? seq : null;
}

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
  const hidden = findings.filter((finding) => !mayRead(finding));
  return [
    ...findings.filter(mayRead),
    ...outOfSight(
      hidden.filter((finding) => !isOfRecord(finding)),
      ['an item outside your unit', 'items outside your unit'],
    ),
    ...outOfSight(hidden.filter(isOfRecord), [
      'a record that you may not see',
      'records that you may not see',
    ]),
  ];
}

/**
 * The result of a check as one person may read it. A finding that names an item names its serial number and its
 * holder, so it is for those who may see the item. One that names an event is for those who may read the event, and one
 * about a record for those who may see that record. The others read how many there are.
 *
 * @param at when they read it: some may see a record only while they are appointed
 */
export async function readableVerification(
  db: Kysely<Database>,
  viewer: Viewer,
  result: VerificationDto,
  at: Date,
): Promise<VerificationDto> {
  const { findings, warnings, cause } = result;
  const all = [...findings, ...(warnings ?? [])];
  if (all.length === 0 || (await seesWholeLedger(db, viewer))) return result;
  const mayRead = await readableBy({ db, viewer, at }, all);
  const readable = findings.filter(mayRead);
  return {
    ...result,
    // What nobody may read of an event is no cause that they could name.
    cause: cause && readable.some(({ message }) => message === cause.message) ? cause : null,
    findings: cut(findings, mayRead),
    ...(warnings && { warnings: cut(warnings, mayRead) }),
  };
}

/** Which of these findings the person may read. */
async function readableBy(
  reader: { db: Kysely<Database>; viewer: Viewer; at: Date },
  all: readonly Finding[],
): Promise<(finding: Finding) => boolean> {
  const { db, viewer } = reader;
  const events = await eventsNamed(db, viewer, all);
  const eventFor = (finding: Finding) => events.get(eventOf(finding) ?? -1);
  const itemOf = (finding: Finding) => finding.itemId ?? eventFor(finding)?.item_id ?? null;
  const items = await readableItems(
    db,
    viewer,
    all.flatMap((finding) => itemOf(finding) ?? []),
  );
  const isInSight = await recordsInSight(
    reader,
    all.flatMap(({ record }) => record ?? []),
  );
  return (finding) => {
    // A record that is gone has no row that says whose it was; its event is as much as there is.
    if (isOfRecord(finding)) {
      return isInSight(finding.record) || (eventFor(finding)?.is_visible ?? false);
    }
    const itemId = itemOf(finding);
    if (itemId !== null && items.has(itemId)) return true;
    return eventFor(finding)?.is_visible ?? itemId === null;
  };
}
