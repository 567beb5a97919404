import { type Json, toHex } from '@hand-receipt/ledger';
import { type Kysely, type Selectable, sql } from 'kysely';
import { appendEvent } from '../ledger';
import type { Database } from '../kernel';
import { readSignatures, recordedSignature } from '../signatures';
import type { UnitOfWork } from '../unit-of-work';

/** What belongs to an amendment, as the ledger names it. Hashes are SHA-256 in hex, times ISO 8601. */
export interface AmendmentContents {
  lines: { item: string; field: string; from: string | null; to: string | null }[];
  /** Hashes of the photos, in order. */
  photos: string[];
  signatures: { part: string; by: string; method: string; at: string; contentHash: string }[];
  /** Numbers that its items had before it. */
  former: { item: string; kind: string; value: string; until: string }[];
}

const inBytes = (column: string) => sql`${sql.ref(column)} collate "C"`;

const selectLines = (db: Kysely<Database>, ids: readonly string[]) =>
  db
    .selectFrom('amendment_line')
    .select(['amendment_id as of', 'item_id as item', 'field', 'from_value as from', 'to_value as to'])
    .where('amendment_id', 'in', ids)
    .orderBy('position')
    .execute();

const selectPhotos = (db: Kysely<Database>, ids: readonly string[]) =>
  db
    .selectFrom('amendment_photo as photo')
    .innerJoin('upload', 'upload.id', 'photo.upload_id')
    .select(['photo.amendment_id as of', 'upload.content_hash as hash'])
    .where('photo.amendment_id', 'in', ids)
    .orderBy('photo.position')
    .execute();

const selectFormer = (db: Kysely<Database>, ids: readonly string[]) =>
  db
    .selectFrom('former_identifier')
    .select(['amendment_id as of', 'item_id as item', 'kind', 'value', 'until'])
    .where('amendment_id', 'in', ids)
    .orderBy(inBytes('item_id'))
    .orderBy('kind')
    .execute();

/** What belongs to each of these amendments, by its id. */
export async function readContents(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, AmendmentContents>> {
  if (ids.length === 0) return new Map();
  const lines = await selectLines(db, ids);
  const photos = await selectPhotos(db, ids);
  const signatures = await readSignatures(db, 'amendment', ids);
  const former = await selectFormer(db, ids);
  const contents = ids.map((id) => {
    const own = <T extends { of: string }>(rows: readonly T[]) => rows.filter((row) => row.of === id);
    const said: AmendmentContents = {
      lines: own(lines).map(({ item, field, from, to }) => ({ item, field, from, to })),
      photos: own(photos).map(({ hash }) => toHex(hash)),
      signatures: own(signatures).map(recordedSignature),
      former: own(former).map(({ item, kind, value, until }) => ({
        item,
        kind,
        value,
        until: until.toISOString(),
      })),
    };
    return [id, said] as const;
  });
  return new Map(contents);
}

type Amendment = Selectable<Database['amendment']>;

/** What an event AMENDMENT says of an amendment as it is after the act. */
export const amendmentDetails = (row: Amendment, contents: AmendmentContents) => ({
  amendmentId: row.id,
  unitId: row.unit_id,
  kind: row.kind,
  state: row.state,
  reason: row.reason,
  documentNumber: row.document_number,
  rule: row.rule as Json,
  createdAt: row.created_at.toISOString(),
  reportedBy: row.reported_by,
  proposedBy: row.proposed_by,
  endedBy: row.ended_by,
  endedAt: row.ended_at?.toISOString() ?? null,
  endReason: row.end_reason,
  ...contents,
});

/** Writes the event of an act on an amendment; a later step than every write of the act. */
export async function recordAmendment(
  { trx, actor, at }: UnitOfWork,
  amendmentId: string,
  more: Record<string, Json> = {},
): Promise<void> {
  const row = await trx
    .selectFrom('amendment')
    .selectAll()
    .where('id', '=', amendmentId)
    .executeTakeFirstOrThrow();
  const contents = (await readContents(trx, [amendmentId])).get(amendmentId);
  if (!contents) throw new Error(`The amendment ${amendmentId} was not read.`);
  await appendEvent(trx, {
    type: 'AMENDMENT',
    itemId: null,
    actor,
    at,
    eventId: row.event_id,
    details: { act: row.state, ...amendmentDetails(row, contents), ...more },
  });
}
