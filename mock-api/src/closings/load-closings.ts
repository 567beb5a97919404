import type { ClosingDto, PersonDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Viewer, loadPeople, recordedItems, visibleClosings } from '../access';
import { type Database, notFound } from '../kernel';
import { APPROVES, isBelow, readSignatures, shownSignature } from '../signatures';
import { uploadAddress } from '../uploads';
import { mayPrepare } from './preparers';

/** Lines that a list shows of each closing. */
const LISTED_LINES = 3;

const selectClosings = (db: Kysely<Database>, viewer: Viewer, ids: readonly string[]) =>
  db
    .selectFrom('closing')
    .innerJoin('units', 'units.id', 'closing.unit_id')
    .leftJoin('units as receiver', 'receiver.id', 'closing.receiving_unit_id')
    .selectAll('closing')
    .select(['units.name as unit_name', 'receiver.name as receiver_name'])
    // People of another company read what was typed, and not whether this product has the unit.
    .select(isBelow('receiver.id', viewer).as('sees_receiver'))
    .select(isBelow('closing.unit_id', viewer).as('below'))
    .select(
      sql<number>`(select count(*)::int from closing_line line where line.closing_id = closing.id)`.as(
        'items',
      ),
    )
    .where('closing.id', 'in', ids)
    .execute();

type Row = Awaited<ReturnType<typeof selectClosings>>[number];

async function readLines(db: Kysely<Database>, viewer: Viewer, ids: readonly string[], most: number | null) {
  const rows = await db
    .selectFrom('closing_line as line')
    .innerJoin('closing', 'closing.id', 'line.closing_id')
    .innerJoin('property', 'property.id', 'line.item_id')
    .leftJoin('users as holder', 'holder.id', 'line.holder_user_id')
    .leftJoin('users as present', 'present.id', 'property.assigned_to_user_id')
    .select(['line.closing_id as of', 'line.item_id as id', 'line.name', 'line.serial_number', 'line.nsn'])
    .select(['line.lin', 'line.shortages'])
    .select(sql<string | null>`holder.rank || ' ' || holder.last_name`.as('holder'))
    .select(sql<string | null>`present.rank || ' ' || present.last_name`.as('holder_now'))
    // Who signs an open closing reads that a return changed the holder since it was prepared.
    .select(
      sql<boolean>`(closing.state in ('prepared', 'signed')
        and property.assigned_to_user_id is distinct from line.holder_user_id)`.as('changed_hands'),
    )
    .select(recordedItems(viewer).as('visible'))
    .select(
      sql<boolean>`(closing.state = 'completed'
        and (property.left_at is null or property.closing_id is distinct from closing.id))`.as('entered'),
    )
    .where('line.closing_id', 'in', ids)
    .$if(most !== null, (lines) => lines.where('line.position', '<', most as number))
    .orderBy('line.position')
    .execute();
  return rows.map(({ of, id, name, serial_number, holder_now, changed_hands: changed, ...line }) => ({
    of,
    line: { item: { id, name, serial_number }, ...line, ...(changed && { holder_now }) },
  }));
}

/** What the viewer may do with a closing now. */
function actsOf(viewer: Viewer, row: Row): ClosingDto['may'] {
  const approves = APPROVES.includes(viewer.role) && row.below && row.prepared_by !== viewer.id;
  const isPrepared = row.state === 'prepared';
  const prepares = row.prepared_by === viewer.id || (mayPrepare(viewer) && row.below);
  return {
    sign: isPrepared && approves,
    refuse: isPrepared && approves,
    withdraw: isPrepared && row.prepared_by === viewer.id,
    cancel: row.state === 'signed' && approves,
    copy: prepares && (isPrepared || row.state === 'signed') && row.kind !== 'book-error',
  };
}

const copyOf = (row: Row): ClosingDto['copy'] =>
  row.copy_upload_id === null || row.copied_at === null
    ? null
    : {
        uploadId: row.copy_upload_id,
        address: uploadAddress(row.copy_upload_id),
        at: row.copied_at.toISOString(),
        receivedByName: row.received_by_name,
        receivedOn: row.received_on,
      };

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const toDto = (row: Row, person: (id: string | null) => PersonDto | null) => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  unit: { id: row.unit_id, name: row.unit_name },
  document_number: row.document_number,
  receiving_activity: row.receiving_activity,
  receiving_unit:
    row.receiving_unit_id === null || !row.sees_receiver
      ? null
      : { id: row.receiving_unit_id, name: row.receiver_name ?? '' },
  condition_code: row.condition_code,
  reason: row.reason,
  created_at: row.created_at.toISOString(),
  signed_by: person(row.signed_by),
  signed_at: iso(row.signed_at),
  copy: copyOf(row),
  completed_at: iso(row.completed_at),
  ended_by: person(row.ended_by),
  ended_at: iso(row.ended_at),
  ended_reason: row.ended_reason,
  items: row.items,
});

/**
 * Closings of the wire by id, in the order of `ids`. Whether the viewer may see them is the caller's to check.
 *
 * @param all their lines; else the first of each.
 */
export async function loadClosings(
  db: Kysely<Database>,
  viewer: Viewer,
  ids: readonly string[],
  { all = false } = {},
): Promise<ClosingDto[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await selectClosings(db, viewer, ids)).map((row) => [row.id, row]));
  const lines = await readLines(db, viewer, ids, all ? null : LISTED_LINES);
  const signatures = await readSignatures(db, 'closing', ids);
  const people = await loadPeople(db, [
    ...[...rows.values()].flatMap((row) => [row.prepared_by, row.signed_by, row.ended_by]),
    ...signatures.map(({ by }) => by),
  ]);
  const person = (id: string | null) => (id === null ? null : (people.get(id) ?? null));

  return ids.flatMap((id) => {
    const row = rows.get(id);
    const preparer = row && person(row.prepared_by);
    if (!row || !preparer) return [];
    return {
      ...toDto(row, person),
      prepared_by: preparer,
      lines: lines.filter(({ of }) => of === id).map(({ line }) => line),
      signatures: signatures
        .filter(({ of }) => of === id)
        .flatMap((signature) => shownSignature(signature, person)),
      may: actsOf(viewer, row),
    };
  });
}

/** One closing with all of its lines. @throws ApiError 404 for one that the viewer may not see. */
export async function findClosing(db: Kysely<Database>, viewer: Viewer, id: string): Promise<ClosingDto> {
  const seen = await db
    .selectFrom('closing')
    .select('id')
    .where('id', '=', id)
    .where(visibleClosings(viewer))
    .executeTakeFirst();
  const [closing] = seen ? await loadClosings(db, viewer, [seen.id], { all: true }) : [];
  if (!closing) throw notFound('Closing not found');
  return closing;
}
