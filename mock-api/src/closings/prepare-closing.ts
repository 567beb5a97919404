import type { CreateClosingDto } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { badRequest, conflict, inArray, notFound } from '../kernel';
import { newEventId } from '../ledger';
import { commonCase } from '../loss-cases';
import { CLOSING_NAMES } from '../property';
import { type CheckedProof, findApprovers, isBelow, sign } from '../signatures';
import type { UnitOfWork } from '../unit-of-work';
import { type ClosingItem, lockChosen } from './closing-items';
import { newNumber, recordClosing } from './closing-record';
import { requireMayLeave } from './may-leave';
import { announcePrepared } from './notices';
import { requireMayPrepare } from './preparers';
import { isReceiver } from './receivers';
import { signedContent } from './signed-content';
import { requireOwnUpload } from '../uploads';

const REASON_LENGTH = 10;

const wrong = (field: string, words: string) => badRequest(words, { [field]: words });

const trimmed = (text: string | null | undefined): string | null => text?.trim() || null;

type Typed = Omit<CreateClosingDto, 'proof' | 'itemIds'>;

type Paper = ReturnType<typeof writtenPaper>;

/** What is written on the paper. */
const writtenPaper = (typed: Typed) => ({
  kind: typed.kind,
  document_number: typed.documentNumber.trim().toUpperCase(),
  receiving_activity: trimmed(typed.receivingActivity),
  receiving_unit_id: typed.kind === 'lateral' ? (typed.receivingUnitId ?? null) : null,
  condition_code: typed.conditionCode ?? null,
  reason: trimmed(typed.reason),
});

/** @throws ApiError 400 for a turn-in or a lateral transfer that says of nobody who takes the items. */
function requireReceiver({ kind, receiving_activity: activity, receiving_unit_id: unitId }: Paper): void {
  if (kind === 'turn-in' && !activity) {
    throw wrong('receivingActivity', 'Say which activity takes the items.');
  }
  if (kind === 'lateral' && !activity && unitId === null) {
    throw wrong('receivingActivity', 'Say which unit takes the items.');
  }
}

/** @throws ApiError 400 for what the kind needs and nobody typed. */
function readPaper(typed: Typed): Paper {
  const paper = writtenPaper(typed);
  if (!paper.document_number) throw wrong('documentNumber', 'Enter the document number.');
  requireReceiver(paper);
  const needsReason = paper.kind === 'loss' || paper.kind === 'book-error';
  if (needsReason && (paper.reason?.length ?? 0) < REASON_LENGTH) {
    throw wrong('reason', `Say why in at least ${REASON_LENGTH} characters.`);
  }
  return paper;
}

/**
 * The unit of this product that a lateral transfer names, by its id or as typed. Nobody below a battalion reads the units
 * of another company, so they type its name.
 *
 * @returns null where the name is of no unit here, or of several.
 * @throws ApiError 404 for an id out of sight, 400 for a unit whose book would lose and gain the same items.
 */
async function findReceiver(
  { trx, actor }: UnitOfWork,
  { kind, receiving_unit_id: id, receiving_activity: name }: Paper,
  unitId: string,
): Promise<string | null> {
  if (kind !== 'lateral') return null;
  const units = trx.selectFrom('units').select('units.id').where(isReceiver(unitId));
  if (id === null) {
    const named = await units
      .where(sql<boolean>`lower(units.name) = lower(${name})`)
      .limit(2)
      .execute();
    return named.length === 1 ? (named[0]?.id ?? null) : null;
  }
  const seen = trx.selectFrom('units').select('id').where('id', '=', id).where(isBelow('units.id', actor));
  if (!(await seen.executeTakeFirst())) throw notFound('The unit is not known.');
  if (await units.where('units.id', '=', id).executeTakeFirst()) return id;
  throw wrong('receivingUnitId', 'Choose another unit. These items are on its book.');
}

/** @throws ApiError 400 for items of several books. */
function oneBook(items: readonly ClosingItem[]): string {
  const [unitId, ...others] = new Set(items.map(({ unit_id }) => unit_id));
  if (unitId === undefined) throw notFound('Property not found');
  if (others.length === 0) return unitId;
  throw wrong('itemIds', 'These items are of several property books. Make a closing for each book.');
}

/**
 * One document number is on one open closing of a book. Two that are prepared at one moment wait for each other.
 *
 * @throws ApiError 409 for the number of another open closing.
 */
async function requireFreeNumber({ trx }: UnitOfWork, unitId: string, number: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('closing'), hashtext(${`${unitId} ${number}`}))`.execute(
    trx,
  );
  const other = await trx
    .selectFrom('closing')
    .select(['id', 'kind'])
    .where('unit_id', '=', unitId)
    .where('document_number', '=', number)
    .where('state', 'in', ['prepared', 'signed'])
    .executeTakeFirst();
  if (!other) return;
  const words = `${number} is on ${CLOSING_NAMES[other.kind]} ${other.id}, which is open. Enter another document number.`;
  throw conflict(words, { documentNumber: words });
}

const toLine = (item: ClosingItem) => ({
  item: item.id,
  name: item.name,
  serialNumber: item.serial_number,
  nsn: item.nsn,
  lin: item.lin,
  unitOfIssue: item.unit_of_issue,
  holder: item.assigned_to_user_id,
  shortages: item.shortages,
});

type Lines = ReturnType<typeof toLine>[];

async function insertLines({ trx }: UnitOfWork, closingId: string, lines: Lines): Promise<void> {
  const rows = lines.map(
    ({ item, name, serialNumber, nsn, lin, unitOfIssue, holder, shortages }, position) => ({
      closing_id: closingId,
      position,
      item_id: item,
      name,
      serial_number: serialNumber,
      nsn,
      lin,
      unit_of_issue: unitOfIssue,
      holder_user_id: holder,
      shortages,
    }),
  );
  await trx.insertInto('closing_line').values(rows).execute();
  await trx
    .updateTable('property')
    .set({ closing_id: closingId })
    .where('id', '=', inArray(lines.map(({ item }) => item)))
    .execute();
}

/**
 * Prepares a closing of items of one book, all of them or none. They stay on the book until it is completed.
 *
 * @returns the closing's id.
 * @throws ApiError 404 for an item out of sight; 403 by role; 400 for what is missing on the paper; 409 with a sentence for
 *   each item that may not leave, where another open closing of the book has the document number, and where nobody else can sign; CountedRefusal for a wrong PIN or password.
 */
export async function prepareClosing(
  work: UnitOfWork,
  { itemIds, ...typed }: Omit<CreateClosingDto, 'proof'>,
  proof: CheckedProof,
): Promise<string> {
  const { trx, actor, at } = work;
  const items = await lockChosen(work, itemIds);
  const ids = items.map(({ id }) => id);
  await requireMayPrepare(work, ids);
  const unitId = oneBook(items);
  const typedPaper = readPaper(typed);
  const paper = { ...typedPaper, receiving_unit_id: await findReceiver(work, typedPaper, unitId) };
  await requireMayLeave(work, items, paper.kind);
  await requireFreeNumber(work, unitId, paper.document_number);
  const copyId = typed.copyUploadId
    ? await requireOwnUpload(work, typed.copyUploadId, 'the signed copy', 'copyUploadId')
    : null;
  const approvers = await findApprovers(work, unitId);

  const id = await newNumber(work);
  const lines = items.map(toLine);
  const caseId = paper.kind === 'loss' ? await commonCase(work, ids) : null;
  const closing = { id, unit_id: unitId, loss_case_id: caseId, ...paper };
  await sign(work, proof, {
    kind: 'closing',
    id,
    part: 'proposed',
    content: signedContent(closing, lines),
  });
  await trx
    .insertInto('closing')
    .values({
      ...closing,
      state: 'prepared',
      prepared_by: actor.id,
      created_at: at,
      ...(copyId !== null && { copy_upload_id: copyId, copied_by: actor.id, copied_at: at }),
      event_id: newEventId(),
    })
    .execute();
  await insertLines(work, id, lines);
  work.addAudience({ items: ids, leadersOf: [unitId] });
  await announcePrepared(work, closing, items.length, approvers);
  await recordClosing(work, id, 'prepared');
  return id;
}
