import type { Json } from '@hand-receipt/ledger';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../kernel';
import { appendEvent } from '../ledger';
import { readSignatures, recordedSignature } from '../signatures';
import type { UnitOfWork } from '../unit-of-work';

/** What belongs to a closing, as the ledger names it. Hashes are SHA-256 in hex, times ISO 8601. */
export interface ClosingContents {
  lines: {
    item: string;
    name: string;
    serialNumber: string;
    nsn: string | null;
    lin: string | null;
    unitOfIssue: string | null;
    holder: string | null;
    shortages: string[];
  }[];
  signatures: { part: string; by: string; method: string; at: string; contentHash: string }[];
  /** Hash of the signed copy; null while there is none. */
  copyHash: string | null;
}

const selectLines = (db: Kysely<Database>, ids: readonly string[]) =>
  db
    .selectFrom('closing_line')
    .select(['closing_id as of', 'item_id as item', 'name', 'serial_number as serialNumber', 'nsn', 'lin'])
    .select(['unit_of_issue as unitOfIssue', 'holder_user_id as holder', 'shortages'])
    .where('closing_id', 'in', ids)
    .orderBy('position')
    .execute();

/** The signed copies, each with the SHA-256 of its bytes as they are stored now; null where they are gone. */
const selectCopies = (db: Kysely<Database>, ids: readonly string[]) =>
  db
    .selectFrom('closing')
    .innerJoin('upload', 'upload.id', 'closing.copy_upload_id')
    .leftJoin('upload_content as content', 'content.hash', 'upload.content_hash')
    .select(['closing.id as of', sql<string | null>`encode(sha256(content.bytes), 'hex')`.as('hash')])
    .where('closing.id', 'in', ids)
    .execute();

/** What belongs to each of these closings, by its id. */
export async function readContents(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, ClosingContents>> {
  if (ids.length === 0) return new Map();
  const lines = await selectLines(db, ids);
  const signatures = await readSignatures(db, 'closing', ids);
  const copies = await selectCopies(db, ids);
  const contents = ids.map((id) => {
    const own = <T extends { of: string }>(rows: readonly T[]) => rows.filter((row) => row.of === id);
    const [copy] = own(copies);
    const said: ClosingContents = {
      lines: own(lines).map(({ of: _, ...line }) => line),
      signatures: own(signatures).map(recordedSignature),
      copyHash: copy?.hash ?? null,
    };
    return [id, said] as const;
  });
  return new Map(contents);
}

type Closing = Selectable<Database['closing']>;

/** What an event CLOSING says of a closing as it is after the act. */
export const closingDetails = (row: Closing, contents: ClosingContents) => ({
  closingId: row.id,
  unitId: row.unit_id,
  kind: row.kind,
  state: row.state,
  documentNumber: row.document_number,
  receivingActivity: row.receiving_activity,
  receivingUnitId: row.receiving_unit_id,
  conditionCode: row.condition_code,
  reason: row.reason,
  lossCaseId: row.loss_case_id,
  preparedBy: row.prepared_by,
  createdAt: row.created_at.toISOString(),
  signedBy: row.signed_by,
  signedAt: row.signed_at?.toISOString() ?? null,
  copiedBy: row.copied_by,
  copiedAt: row.copied_at?.toISOString() ?? null,
  receivedByName: row.received_by_name,
  receivedOn: row.received_on,
  completedAt: row.completed_at?.toISOString() ?? null,
  endedBy: row.ended_by,
  endedAt: row.ended_at?.toISOString() ?? null,
  endedReason: row.ended_reason,
  ...contents,
});

/** What was done to a closing. */
export type ClosingAct = 'prepared' | 'copied' | 'signed' | 'refused' | 'withdrawn' | 'cancelled';

/** Writes the event of an act on a closing; a later step than every write of the act. */
export async function recordClosing(
  { trx, actor, at }: UnitOfWork,
  closingId: string,
  act: ClosingAct,
): Promise<void> {
  const row = await trx
    .selectFrom('closing')
    .selectAll()
    .where('id', '=', closingId)
    .executeTakeFirstOrThrow();
  const contents = (await readContents(trx, [closingId])).get(closingId);
  if (!contents) throw new Error(`The closing ${closingId} was not read.`);
  const details: Record<string, Json> = { act, ...closingDetails(row, contents) };
  await appendEvent(trx, { type: 'CLOSING', itemId: null, actor, at, eventId: row.event_id, details });
}

/** The number of a new closing. */
export async function newNumber({ trx }: UnitOfWork): Promise<string> {
  const { rows } = await sql<{
    id: string;
  }>`select numbered_id('CB', nextval('closing_number')) as id`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The closing got no number.');
  return row.id;
}
