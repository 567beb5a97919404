import type { AmendmentDto, PersonDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Viewer, keepsAllOf, loadPeople, visibleAmendments, recordedItems } from '../access';
import { type Database, notFound } from '../kernel';
import { APPROVES, isBelow, readSignatures, shownSignature } from '../signatures';
import { mayPropose } from './approvers';
import { readPhotos } from './photos';
import { readWarnings } from './warnings';

/**
 * A condition on the table `amendment`: its items are on its book. Once one of them left, nobody signs it, and it waits to
 * be withdrawn or refused. A change of a rule names the items of its book when it is signed.
 */
export const isSignable = sql<boolean>`(amendment.rule is not null or not exists (
  select from amendment_line line join property on property.id = line.item_id
  where line.amendment_id = amendment.id
    and (property.left_at is not null or property.unit_id <> amendment.unit_id)))`;

const selectAmendments = (db: Kysely<Database>, viewer: Viewer, ids: readonly string[]) =>
  db
    .selectFrom('amendment')
    .innerJoin('units', 'units.id', 'amendment.unit_id')
    .selectAll('amendment')
    .select('units.name as unit_name')
    .select(keepsAllOf(viewer).as('keeps'))
    .select(isBelow('amendment.unit_id', viewer).as('below'))
    .select(isSignable.as('signable'))
    .where('amendment.id', 'in', ids)
    .execute();

type Row = Awaited<ReturnType<typeof selectAmendments>>[number];

/** How many items each amendment changes. */
const countItems = async (db: Kysely<Database>, ids: readonly string[]) => {
  const rows = await db
    .selectFrom('amendment_line')
    .select(['amendment_id', sql<number>`count(distinct item_id)::int`.as('items')])
    .where('amendment_id', 'in', ids)
    .groupBy('amendment_id')
    .execute();
  return new Map(rows.map(({ amendment_id: id, items }) => [id, items]));
};

/** The first lines of each whose items the viewer may see; what they wrote themselves they see whole. */
const selectLines = (db: Kysely<Database>, viewer: Viewer, ids: readonly string[], most: number | null) =>
  db
    .selectFrom('amendment_line as line')
    .innerJoin('amendment', 'amendment.id', 'line.amendment_id')
    .innerJoin('property', 'property.id', 'line.item_id')
    .select(['line.amendment_id', 'line.field', 'line.from_value', 'line.to_value'])
    .select(['property.id', 'property.name', 'property.serial_number'])
    .where('line.amendment_id', 'in', ids)
    .$if(most !== null, (lines) => lines.where('line.position', '<', most))
    .where(
      sql<boolean>`(${viewer.id} in (amendment.reported_by, amendment.proposed_by) or ${recordedItems(viewer)})`,
    )
    .orderBy('line.position')
    .execute();

/** What the viewer may do with an amendment now. */
function actsOf(viewer: Viewer, row: Row): AmendmentDto['may'] {
  const isOwn = [row.reported_by, row.proposed_by].includes(viewer.id);
  const isReported = row.state === 'reported';
  const isProposed = row.state === 'proposed';
  const propose = isReported && mayPropose(viewer) && row.keeps;
  const judge = isProposed && APPROVES.includes(viewer.role) && row.below && row.proposed_by !== viewer.id;
  return {
    propose,
    sign: judge && row.signable,
    refuse: propose || judge,
    withdraw: isOwn && (isReported || isProposed),
  };
}

function toDto(row: Row, items: number, person: (id: string | null) => PersonDto | null) {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    unit: { id: row.unit_id, name: row.unit_name },
    reason: row.reason,
    document_number: row.document_number,
    rule: row.rule && { nsn: row.rule.catalog?.nsn ?? null, values: row.rule.values, items },
    created_at: row.created_at.toISOString(),
    reported_by: person(row.reported_by),
    proposed_by: person(row.proposed_by),
    ended_by: person(row.ended_by),
    ended_at: row.ended_at?.toISOString() ?? null,
    end_reason: row.end_reason,
  };
}

/** Amendments of the wire by id, in the order of `ids`. Whether the viewer may see them is the caller's to check. */
export async function loadAmendments(
  db: Kysely<Database>,
  viewer: Viewer,
  ids: readonly string[],
  { mostLines = null }: { mostLines?: number | null } = {},
): Promise<AmendmentDto[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await selectAmendments(db, viewer, ids)).map((row) => [row.id, row]));
  const lines = await selectLines(db, viewer, ids, mostLines);
  const items = await countItems(db, ids);
  const photos = await readPhotos(db, ids);
  const signatures = await readSignatures(db, 'amendment', ids);
  const open = lines.filter(({ amendment_id: id }) => rows.get(id)?.ended_by === null);
  const warnings = await readWarnings(db, viewer, open);
  const people = await loadPeople(db, [
    ...[...rows.values()].flatMap((row) => [row.reported_by, row.proposed_by, row.ended_by]),
    ...signatures.map(({ by }) => by),
  ]);
  const person = (id: string | null) => (id === null ? null : (people.get(id) ?? null));

  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    return {
      ...toDto(row, items.get(id) ?? 0, person),
      lines: lines
        .filter(({ amendment_id }) => amendment_id === id)
        .map(({ field, from_value: from, to_value: to, id, name, serial_number }) => ({
          item: { id, name, serial_number },
          field,
          from,
          to,
        })),
      photos: photos.filter(({ amendmentId }) => amendmentId === id).map(({ photo }) => photo),
      signatures: signatures
        .filter(({ of }) => of === id)
        .flatMap((signature) => shownSignature(signature, person)),
      warnings: warnings.get(id) ?? [],
      may: actsOf(viewer, row),
    };
  });
}

/** One amendment. @throws ApiError 404 for one that the viewer may not see. */
export async function findAmendment(db: Kysely<Database>, viewer: Viewer, id: string): Promise<AmendmentDto> {
  const seen = await db
    .selectFrom('amendment')
    .select('id')
    .where('id', '=', id)
    .where(visibleAmendments(viewer))
    .executeTakeFirst();
  const [amendment] = seen ? await loadAmendments(db, viewer, [seen.id]) : [];
  if (!amendment) throw notFound('Amendment not found');
  return amendment;
}
