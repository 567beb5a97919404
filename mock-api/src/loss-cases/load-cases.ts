import type { LossCaseDto, LossCaseItemDto, PersonDto, PropertyStatus } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type Viewer, confirmsFound, loadPeople, recordedItems } from '../access';
import { type Database, inArray } from '../kernel';
import { isBelow } from '../signatures';
import { uploadAddress } from '../uploads';
import { readClock } from './clock';

const selectCases = (db: Kysely<Database>, viewer: Viewer, ids: readonly string[]) =>
  db
    .selectFrom('loss_case')
    .innerJoin('units', 'units.id', 'loss_case.unit_id')
    .selectAll('loss_case')
    .select('units.name as unit_name')
    .select(isBelow('loss_case.unit_id', viewer).as('below'))
    .where('loss_case.id', '=', inArray(ids))
    .execute();

type CaseRow = Awaited<ReturnType<typeof selectCases>>[number];

const selectItems = (db: Kysely<Database>, viewer: Viewer, ids: readonly string[]) =>
  db
    .selectFrom('loss_case_item as lost')
    .innerJoin('property', 'property.id', 'lost.item_id')
    .selectAll('lost')
    .select([
      'property.name',
      'property.serial_number',
      'property.nsn',
      'property.lin',
      'property.unit_price',
    ])
    .select(['property.current_status', 'property.is_sensitive', 'property.assigned_to_user_id as holds'])
    .select(['property.left_at'])
    .select(recordedItems(viewer, 'lost.item_id').as('visible'))
    .where('lost.case_id', '=', inArray(ids))
    .orderBy('lost.item_id')
    .execute();

type CaseItem = Awaited<ReturnType<typeof selectItems>>[number];

type NameOf = (id: string | null) => PersonDto | null;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** What the viewer may do with an item of a case now. */
function actsOf(viewer: Viewer, item: CaseItem): LossCaseItemDto['may'] {
  const isOpen = item.closed_at === null;
  const leads = confirmsFound(viewer);
  const isParty = [item.found_by, item.holder_user_id, item.holds].includes(viewer.id);
  const judges = isOpen && leads && item.found_by !== null && !isParty;
  return { found: isOpen && item.found_by === null, confirm: judges, refuse: judges };
}

function foundReport(item: CaseItem, person: NameOf): LossCaseItemDto['found'] {
  const by = person(item.found_by);
  if (!by || !item.found_reported_at || !item.found_at || item.found_where === null) return null;
  return {
    by,
    reportedAt: item.found_reported_at.toISOString(),
    at: item.found_at.toISOString(),
    where: item.found_where,
    status: item.found_status as PropertyStatus,
    photo: item.found_upload_id
      ? { uploadId: item.found_upload_id, address: uploadAddress(item.found_upload_id) }
      : null,
  };
}

function toItem(viewer: Viewer, item: CaseItem, person: NameOf): LossCaseItemDto {
  const refuser = person(item.refused_by);
  return {
    id: item.item_id,
    name: item.name,
    serial_number: item.serial_number,
    nsn: item.nsn,
    is_sensitive: item.is_sensitive,
    current_status: item.current_status,
    visible: item.visible as boolean,
    holder: person(item.holder_user_id),
    found: foundReport(item, person),
    refused:
      refuser && item.refused_at && item.refused_reason
        ? { by: refuser, at: item.refused_at.toISOString(), reason: item.refused_reason }
        : null,
    confirmed_by: person(item.confirmed_by),
    outcome: item.outcome as LossCaseItemDto['outcome'],
    closed_at: iso(item.closed_at),
    closing_id: item.closing_id,
    reinstated: item.outcome === 'adjusted' && item.left_at === null,
    may: actsOf(viewer, item),
  };
}

/** The fields of a case that lists and pages share. @throws Error where its reporter is gone. */
function toCase(
  viewer: Viewer,
  row: CaseRow,
  { items, person, now }: { items: readonly CaseItem[]; person: NameOf; now: Date },
): LossCaseDto {
  const reporter = person(row.reported_by);
  if (!reporter) throw new Error(`The reporter of ${row.id} is not known.`);
  return {
    id: row.id,
    state: row.state as LossCaseDto['state'],
    unit: { id: row.unit_id, name: row.unit_name },
    circumstances: row.circumstances,
    last_seen_at: iso(row.last_seen_at),
    last_seen_where: row.last_seen_where,
    reported_by: reporter,
    opened_at: row.opened_at.toISOString(),
    discovered_on: row.discovered_on,
    limit_on: row.limit_on,
    days: row.days,
    ...readClock(row, now),
    found_to_confirm: items.some((item) => item.found_by !== null && item.closed_at === null),
    items: items.map((item) => toItem(viewer, item, person)),
    outcome: row.outcome as LossCaseDto['outcome'],
    closed_at: iso(row.closed_at),
    version: row.version,
  };
}

/** A case with the rows from which it was made. */
export interface LoadedCase {
  dto: LossCaseDto;
  row: CaseRow;
  items: readonly CaseItem[];
  person: NameOf;
}

/** Cases by id, in the order of `ids`. Whether the viewer may see them is the caller's to check. */
export async function loadCases(
  db: Kysely<Database>,
  viewer: Viewer,
  ids: readonly string[],
  now: Date,
): Promise<LoadedCase[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await selectCases(db, viewer, ids)).map((row) => [row.id, row]));
  const items = await selectItems(db, viewer, ids);
  const people = await loadPeople(db, [
    ...[...rows.values()].flatMap((row) => [row.reported_by, row.submitted_by, row.decided_by]),
    ...items.flatMap((item) => [item.holder_user_id, item.found_by, item.refused_by, item.confirmed_by]),
  ]);
  const person: NameOf = (id) => (id === null ? null : (people.get(id) ?? null));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const own = items.filter(({ case_id }) => case_id === id);
    return [{ dto: toCase(viewer, row, { items: own, person, now }), row, items: own, person }];
  });
}
