import { type Kysely } from 'kysely';
import { type Viewer, wholeSuccessions } from '../access';
import { type Database, conflict, notFound } from '../kernel';
import { type GivenSuccession, requireState } from './find-succession';
import { GIVERS } from './givers';
import { unreadItems } from './list-lines';

/** A signing of a succession, as its packet names it. */
export interface Signing {
  successionId: string;
  /** From 1. */
  number: number;
  /** SHA-256 in hex. */
  setHash: string;
  signedAt: Date;
  /** User id of who gave the last signature. */
  signedBy: string;
  /** Canonical JSON of the lines that were signed. */
  content: string;
  isMade: boolean;
}

const selectSignings = (db: Kysely<Database>) =>
  db
    .selectFrom('succession_signing')
    .select(['succession_id', 'number', 'set_hash', 'signed_at', 'signed_by', 'content', 'made_at']);

type Row = Awaited<ReturnType<ReturnType<typeof selectSignings>['executeTakeFirstOrThrow']>>;

const toSigning = (row: Row): Signing => ({
  successionId: row.succession_id,
  number: row.number,
  setHash: Buffer.from(row.set_hash).toString('hex'),
  signedAt: row.signed_at,
  signedBy: row.signed_by,
  content: row.content,
  isMade: row.made_at !== null,
});

/** A signing; undefined where there is none of this number. */
export async function findSigning(
  db: Kysely<Database>,
  successionId: string,
  number: number,
): Promise<Signing | undefined> {
  const row = await selectSignings(db)
    .where('succession_id', '=', successionId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && toSigning(row);
}

/** The succession of a signing, for whoever makes its packet: nobody's sight is asked. */
export const findSuccessionOf = (db: Kysely<Database>, { successionId }: Signing): Promise<GivenSuccession> =>
  db
    .selectFrom('succession')
    .selectAll()
    .select(GIVERS.as('givers'))
    .where('id', '=', successionId)
    .executeTakeFirstOrThrow();

/** Signings whose packets are not made, the oldest first. */
export async function listUnmade(db: Kysely<Database>): Promise<{ successionId: string; number: number }[]> {
  const rows = await db
    .selectFrom('succession_signing')
    .select(['succession_id as successionId', 'number'])
    .where('made_at', 'is', null)
    .orderBy('signed_at')
    .execute();
  return rows;
}

/** What a packet is asked for. */
export interface PacketQuery {
  /** The newest signing, unless given. */
  signing?: number;
  /** The draft of the next signing, though there was one before. */
  draft?: boolean;
}

/** The succession whose packet is asked for, and the signing of it; null for a draft. */
export interface FoundPacket {
  succession: GivenSuccession;
  signing: Signing | null;
}

/**
 * A draft prints the serial number of each line, so that nobody gets it who still has to read some of them: the reader
 * of a section whose count goes on, and the incoming person before it begins.
 *
 * @throws ApiError 409 for that person, and for a succession in another state.
 */
async function requireDraft(
  db: Kysely<Database>,
  viewer: Viewer,
  succession: GivenSuccession,
): Promise<void> {
  requireState(succession, 'draft', 'active', 'signing');
  const isBefore = succession.state === 'draft' && succession.to_user_id === viewer.id;
  if (!isBefore && (await unreadItems(db, viewer, succession)).size === 0) return;
  throw conflict(
    'The draft packet shows serial numbers that you have not read. You can open it once the sections that you read are counted.',
  );
}

/**
 * Finds what a packet is of: the newest signing or the one that was asked for, else what would be signed now.
 *
 * @throws ApiError 404 for people who do not see the whole succession, and for a signing that there is not; 409 for a
 *   succession that was cancelled, or signed before there were packets, and for a draft with serial numbers that the viewer
 *   has yet to read.
 */
export async function findPacket(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
  { signing: number, draft = false }: PacketQuery,
): Promise<FoundPacket> {
  const succession = await db
    .selectFrom('succession')
    .selectAll()
    .select(GIVERS.as('givers'))
    .where('id', '=', id)
    .where(wholeSuccessions(viewer))
    .executeTakeFirst();
  if (!succession) throw notFound('Change of command not found');
  if (draft) {
    await requireDraft(db, viewer, succession);
    return { succession, signing: null };
  }
  const row = await selectSignings(db)
    .where('succession_id', '=', id)
    .$if(number !== undefined, (all) => all.where('number', '=', number as number))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row && number !== undefined) throw notFound('There is no such signing.');
  if (!row && succession.state === 'signed') {
    throw conflict(`${id} was signed before packets were made. Print its hand receipts.`);
  }
  if (!row) await requireDraft(db, viewer, succession);
  return { succession, signing: row ? toSigning(row) : null };
}

/** The file of a packet that is made. */
export async function readPacketFile(
  db: Kysely<Database>,
  { successionId, number }: Signing,
): Promise<{ pdf: Uint8Array; pages: number; json: string }> {
  const { pdf, pages, json } = await db
    .selectFrom('succession_signing')
    .select(['pdf', 'pages', 'json'])
    .where('succession_id', '=', successionId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  if (pdf === null || pages === null || json === null) throw new Error('The packet is not made.');
  return { pdf, pages, json };
}
