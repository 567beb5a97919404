import { createHash } from 'node:crypto';
import { type Json, canonicalBytes, toHex } from '@hand-receipt/ledger';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../kernel';
import { appendEvent, newEventId } from '../ledger';
import type { Audience } from '../live';
import type { UnitOfWork } from '../unit-of-work';

type Fact = Record<string, Json>;

/** What belongs to a succession, as the ledger names it. Hashes are SHA-256 in hex, times ISO 8601. */
interface SuccessionContents {
  /** User ids, in their order. */
  givers: string[];
  sections: SectionFact[];
  /** How many lines it has, and the hash of the canonical JSON of them, by item id. */
  lines: number;
  linesHash: string | null;
  /** The same of the results of the sections that are counted. */
  resultsHash: string | null;
  differences: Fact[];
  notes: Fact[];
  signatures: Fact[];
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
const hashOf = (rows: Json[]): string | null =>
  rows.length === 0 ? null : createHash('sha256').update(canonicalBytes(rows)).digest('hex');

/** What the ledger says of a section. */
export const toSectionFact = ({
  succession_id: _,
  counted_at,
  acknowledged_at,
  ...row
}: Selectable<Database['succession_section']>) => ({
  ...row,
  counted_at: iso(counted_at),
  acknowledged_at: iso(acknowledged_at),
});

type SectionFact = ReturnType<typeof toSectionFact>;

async function readSections(db: Kysely<Database>, id: string): Promise<SectionFact[]> {
  const rows = await db
    .selectFrom('succession_section')
    .selectAll()
    .where('succession_id', '=', id)
    .orderBy('number')
    .execute();
  return rows.map(toSectionFact);
}

/** The hash of an upload that a column names, in hex. */
const uploadHash = (column: string) =>
  sql<Uint8Array | null>`(select content_hash from upload where upload.id = ${sql.ref(column)})`;
const hexOf = (hash: Uint8Array | null): string | null => hash && toHex(hash);

async function readLineHashes(db: Kysely<Database>, id: string) {
  const rows = await db
    .selectFrom('succession_line as line')
    .innerJoin('succession_section as section', (join) =>
      join
        .onRef('section.succession_id', '=', 'line.succession_id')
        .onRef('section.number', '=', 'line.section_number'),
    )
    .selectAll('line')
    .select(['section.counted_at as section_counted_at', uploadHash('line.mark_upload_id').as('mark_hash')])
    .where('line.succession_id', '=', id)
    .orderBy(sql`line.item_id collate "C"`)
    .execute();
  const fixed = rows.map((line) => ({
    item: line.item_id,
    section: line.section_number,
    chainBefore: line.chain_before,
    excluded: line.excluded,
    letThrough: line.let_through_reason,
    letThroughAt: iso(line.let_through_at),
  }));
  const counted = rows.filter((line) => line.section_counted_at !== null);
  const results = counted.map((line) => ({
    item: line.item_id,
    result: line.result,
    at: iso(line.counted_at),
    by: line.counted_by,
    confirmedAt: iso(line.confirmed_at),
    verification: line.verification_id,
    mark: line.mark_text,
    photo: hexOf(line.mark_hash),
  }));
  return { lines: rows.length, linesHash: hashOf(fixed), resultsHash: hashOf(results) };
}

async function readDifferences(db: Kysely<Database>, id: string): Promise<Fact[]> {
  const rows = await db
    .selectFrom('succession_difference as difference')
    .selectAll()
    .select([uploadHash('difference.upload_id').as('hash')])
    .select(uploadHash('difference.found_upload_id').as('found_hash'))
    .where('succession_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    section: row.section_number,
    item: row.item_id,
    kind: row.kind,
    found: row.found,
    foundName: row.found_name,
    foundPhoto: hexOf(row.found_hash),
    state: row.state,
    act: row.act,
    ref: row.ref,
    documentOn: row.document_on,
    document: hexOf(row.hash),
    note: row.note,
    openedAt: iso(row.opened_at),
    resolvedBy: row.resolved_by,
    resolvedAt: iso(row.resolved_at),
    agreedAt: iso(row.agreed_at),
  }));
}

async function readNotes(db: Kysely<Database>, id: string): Promise<Fact[]> {
  const rows = await db
    .selectFrom('succession_note as note')
    .selectAll()
    .select(uploadHash('note.upload_id').as('hash'))
    .where('succession_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    text: row.text,
    days: row.days,
    grantedBy: row.granted_by,
    item: row.item_id,
    document: hexOf(row.hash),
    by: row.by_user_id,
    at: iso(row.at),
  }));
}

async function readSignatures(db: Kysely<Database>, id: string): Promise<Fact[]> {
  const rows = await db
    .selectFrom('signature')
    .selectAll()
    .select(uploadHash('signature.upload_id').as('hash'))
    .where('subject_kind', '=', 'succession')
    .where('subject_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    part: row.part,
    by: row.user_id,
    method: row.method,
    at: iso(row.at),
    contentHash: toHex(row.content_hash),
    inPlaceOf: row.in_place_of,
    reason: row.reason,
    document: hexOf(row.hash),
    voidedAt: iso(row.voided_at),
  }));
}

async function readGivers(db: Kysely<Database>, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('succession_giver')
    .select('user_id')
    .where('succession_id', '=', id)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** What belongs to a succession now. */
export async function readContents(db: Kysely<Database>, id: string): Promise<SuccessionContents> {
  const [givers, sections, lines, differences, notes, signatures] = [
    await readGivers(db, id),
    await readSections(db, id),
    await readLineHashes(db, id),
    await readDifferences(db, id),
    await readNotes(db, id),
    await readSignatures(db, id),
  ];
  return { givers, sections, ...lines, differences, notes, signatures };
}

type Succession = Selectable<Database['succession']>;

/** What an event SUCCESSION says of a succession as it is after the act. */
export const successionDetails = (row: Succession, contents: SuccessionContents) => ({
  successionId: row.id,
  kind: row.kind,
  unitId: row.unit_id,
  fromUserId: row.from_user_id,
  toUserId: row.to_user_id,
  giverUserId: row.giver_user_id,
  state: row.state,
  reason: row.reason,
  ordersRef: row.orders_ref,
  appointedUserId: row.appointed_user_id,
  startsOn: row.starts_on,
  dueOn: row.due_on,
  rolesPass: row.roles_pass,
  openedBy: row.opened_by,
  openedAt: iso(row.opened_at),
  publishedAt: iso(row.published_at),
  activatedAt: iso(row.activated_at),
  signedAt: iso(row.signed_at),
  cancelledAt: iso(row.cancelled_at),
  cancelledBy: row.cancelled_by,
  cancelReason: row.cancel_reason,
  setHash: row.set_hash && toHex(row.set_hash),
  ...contents,
});

/** What was done to a succession. */
export type SuccessionAct =
  | 'opened'
  | 'planned'
  | 'published'
  | 'activated'
  | 'let through'
  | 'extended'
  | 'noted'
  | 'appointed'
  | 'recorder named'
  | 'giver replaced'
  | 'holder replaced'
  | 'section counted'
  | 'section reopened'
  | 'difference opened'
  | 'difference resolved'
  | 'difference agreed'
  | 'signature'
  | 'signature withdrawn'
  | 'signature voided'
  | 'signed'
  | 'acknowledged'
  | 'cancelled';

/**
 * The reverse of `visibleSuccessions` (access/visible-successions.ts): the people who may have a succession open. From the
 * publication of its plan on its holders and recorders are among them.
 */
function audienceOf(row: Succession, { givers, sections }: SuccessionContents): Audience {
  const isPublished = (row.published_at ?? row.activated_at) !== null;
  const ofSections = sections.flatMap(({ sub_user_id, recorder_user_id }) => [sub_user_id, recorder_user_id]);
  return {
    people: [
      row.from_user_id,
      row.to_user_id,
      row.appointed_user_id,
      ...givers,
      ...(isPublished ? ofSections : []),
    ],
    leadersOf: [row.unit_id],
  };
}

/**
 * Writes the event of an act on a succession, and has it read again by all who see it; a later step than every write of the
 * act.
 */
export async function recordSuccession(work: UnitOfWork, id: string, act: SuccessionAct): Promise<void> {
  const { trx, actor, at } = work;
  const row = await trx
    .updateTable('succession')
    .set((succession) => ({ event_id: newEventId(), version: succession('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const contents = await readContents(trx, id);
  work.addAudience(audienceOf(row, contents));
  const details: Record<string, Json> = { act, ...successionDetails(row, contents) };
  await appendEvent(trx, { type: 'SUCCESSION', itemId: null, actor, at, eventId: row.event_id, details });
}
