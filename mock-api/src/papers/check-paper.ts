import { timingSafeEqual } from 'node:crypto';
import { type PaperCheckDto, type PaperDetailsDto, readScan } from '@hand-receipt/contracts';
import { type RegisteredPaper, readPaperCode, toHex } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import { type Database, type PaperLine, inArray } from '../kernel';
import type { Viewer } from '../access';
import { type LineChanges, compareLines, isUnchanged } from './lines';
import { pairKey, readLines } from './pairs';
import { numberOf } from './paper-record';
import { visiblePapers } from './visible-papers';

/** The same for a paper that never was, a wrong character, and the paper of another installation. */
const NOT_OURS: PaperCheckDto = { answer: 'NOT OURS', printed_at: null, details: null };

const sameText = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

function readCode(text: string): RegisteredPaper | null {
  const reading = readScan(text);
  return reading.kind === 'page' ? readPaperCode(reading.code) : null;
}

const findPaper = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('printed_paper as paper')
    .leftJoin('hand_receipt as receipt', 'receipt.id', 'paper.hand_receipt_id')
    .selectAll('paper')
    .select(['receipt.giver_user_id as giverId', 'receipt.unit_id as unitId'])
    .select(['receipt.holder_user_id', 'receipt.closed_at as closedAt'])
    .where('paper.id', '=', id)
    .executeTakeFirst();

type Found = NonNullable<Awaited<ReturnType<typeof findPaper>>>;

const isGenuine = (paper: Found, { secret, size, root }: RegisteredPaper): boolean =>
  sameText(paper.secret, secret) && BigInt(paper.ledger_size) === size && paper.root === toHex(root);

/** What became of a paper's lines. A paper of some items says nothing of the others. */
async function readChanges(db: Kysely<Database>, paper: Found): Promise<LineChanges> {
  const { giverId, unitId, holder_user_id: holderId } = paper;
  if (holderId === null) return { left: [], joined: [], changed: [] };
  const pair = { giverId, unitId, holderId };
  const now = paper.closedAt === null ? (await readLines(db, [pair])).get(pairKey(pair)) : undefined;
  const changes = compareLines(paper.lines, now ?? []);
  if (paper.kind === 'receipt') return changes;
  return { ...changes, joined: [], changed: paper.kind === 'request' ? [] : changes.changed };
}

/** Names of items by id. */
async function namesOf(db: Kysely<Database>, lines: readonly PaperLine[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('property')
    .select(['id', 'name'])
    .where('id', '=', inArray(lines.map(({ item }) => item)))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The newest print of the whole hand receipt, or of the record, where it is newer and not void. */
const findNewer = (db: Kysely<Database>, paper: Found) =>
  db
    .selectFrom('printed_paper')
    .select(['edition', 'printed_at'])
    .where((row) =>
      paper.hand_receipt_id === null
        ? row.and([row('subject_id', '=', paper.subject_id), row('kind', '=', paper.kind)])
        : row.and([row('hand_receipt_id', '=', paper.hand_receipt_id), row('kind', '=', 'receipt')]),
    )
    .where('voided_at', 'is', null)
    .where('edition', '>', paper.edition)
    .orderBy('edition', 'desc')
    .executeTakeFirst();

async function toDetails(db: Kysely<Database>, paper: Found, changes: LineChanges): Promise<PaperDetailsDto> {
  const names = await namesOf(db, [...changes.left, ...changes.joined, ...changes.changed]);
  const toItems = (lines: readonly PaperLine[]) =>
    lines.map(({ item: id, serialNumber: serial_number }) => ({
      id,
      name: names.get(id) ?? '',
      serial_number,
    }));
  const newest = await findNewer(db, paper);
  return {
    kind: paper.kind,
    number: numberOf(paper),
    edition: paper.edition,
    lines: paper.line_count,
    left: toItems(changes.left),
    joined: toItems(changes.joined),
    changed: toItems(changes.changed),
    newer: newest ? { edition: newest.edition, printed_at: newest.printed_at.toISOString() } : null,
  };
}

async function mayKnow(db: Kysely<Database>, { id }: Found, viewer: Viewer | null): Promise<boolean> {
  if (viewer === null) return false;
  const seen = await db
    .selectFrom('printed_paper')
    .select('id')
    .where('id', '=', id)
    .where(visiblePapers(viewer))
    .executeTakeFirst();
  return seen !== undefined;
}

/**
 * Whether a paper is ours, and still says what the property book says. Nobody learns an item, a name or a number from
 * it but a party to the paper and the leaders of its holder.
 *
 * @param code as it was scanned or typed
 */
export async function checkPaper(
  db: Kysely<Database>,
  viewer: Viewer | null,
  code: string,
): Promise<PaperCheckDto> {
  const read = readCode(code);
  const paper = read && (await findPaper(db, read.id));
  if (!paper || !isGenuine(paper, read)) return NOT_OURS;
  const changes = await readChanges(db, paper);
  const isCurrent = paper.voided_at === null && isUnchanged(changes);
  return {
    answer: isCurrent ? 'CURRENT' : 'SUPERSEDED',
    printed_at: paper.printed_at.toISOString(),
    details: (await mayKnow(db, paper, viewer)) ? await toDetails(db, paper, changes) : null,
  };
}
