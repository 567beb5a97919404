import type { AddExhibitDto, LossExhibitKind } from '@hand-receipt/contracts';
import { canonicalize, toHex } from '@hand-receipt/ledger';
import { type Kysely, sql } from 'kysely';
import { maySeeInventory, ownLossCases, readsAlone, seesWholeCase } from '../access';
import { type Database, badRequest, conflict, forbidden, inArray, notFound } from '../kernel';
import { ledgerEvents } from '../ledger';
import { requireOwnUpload } from '../uploads';
import type { UnitOfWork } from '../unit-of-work';
import { recordCase, sha256 } from './case-record';
import { type LockedCase, lockCase, requireOpen } from './find-case';

/** A to Z, then AA, AB and so on. */
function letterOf(position: number): string {
  const last = String.fromCharCode(65 + (position % 26));
  return position < 26 ? last : letterOf(Math.floor(position / 26) - 1) + last;
}

interface NewExhibit {
  kind: LossExhibitKind;
  title: string;
  content?: string;
  uploadId?: string;
  inventoryId?: string;
  sha256: string;
}

/** Adds an exhibit under the next letter. The case is locked, so that no two get one letter. */
export async function insertExhibit({ trx, actor, at }: UnitOfWork, caseId: string, exhibit: NewExhibit) {
  const { next } = await trx
    .selectFrom('loss_case_exhibit')
    .select(sql<number>`count(*)::int`.as('next'))
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('loss_case_exhibit')
    .values({
      case_id: caseId,
      position: next,
      letter: letterOf(next),
      kind: exhibit.kind,
      title: exhibit.title,
      content: exhibit.content ?? null,
      upload_id: exhibit.uploadId ?? null,
      inventory_id: exhibit.inventoryId ?? null,
      sha256: exhibit.sha256,
      by_user_id: actor.id,
      at,
    })
    .execute();
}

/** The events of each item so far, by place, id and hash. The packet has their bytes and proofs. */
export async function custodyExhibit(
  db: Kysely<Database>,
  caseId: string,
  itemIds: readonly string[],
): Promise<NewExhibit> {
  const rows = await ledgerEvents(db)
    .select(['seq', 'event_id', 'item_id', 'leaf_hash'])
    .where('item_id', '=', inArray(itemIds))
    .orderBy('seq')
    .execute();
  const events = rows.map(({ seq, event_id, item_id, leaf_hash }) => ({
    seq,
    eventId: event_id,
    itemId: item_id,
    leafHash: toHex(leaf_hash),
  }));
  const content = canonicalize({ caseId, itemIds: [...itemIds], events });
  const count = events.length === 1 ? '1 event' : `${events.length} events`;
  return { kind: 'custody', title: `Chain of custody, ${count}`, content, sha256: sha256(content) };
}

/** The result of a closed inventory. Its SHA-256 is that of the bytes of its result. */
export async function inventoryExhibit(db: Kysely<Database>, inventoryId: string): Promise<NewExhibit> {
  const inventory = await db
    .selectFrom('inventory')
    .select(['id', 'title', 'result_digest'])
    .where('id', '=', inventoryId)
    .executeTakeFirst();
  if (!inventory?.result_digest) {
    throw conflict('This inventory has no result that the ledger recorded. Choose a closed one.');
  }
  return {
    kind: 'inventory',
    title: `Inventory ${inventory.id}, ${inventory.title}`,
    inventoryId,
    sha256: inventory.result_digest,
  };
}

const wrong = (field: string, words: string) => badRequest(words, { [field]: words });

async function photoHash({ trx }: UnitOfWork, uploadId: string): Promise<string> {
  const { content_hash } = await trx
    .selectFrom('upload')
    .select('content_hash')
    .where('id', '=', uploadId)
    .executeTakeFirstOrThrow();
  return toHex(content_hash);
}

/** A statement that was typed in the person's own session, or a photo of one that they signed. */
async function readStatement(work: UnitOfWork, typed: AddExhibitDto): Promise<NewExhibit> {
  const title = `Statement of ${work.actor.name}`;
  const text = typed.text?.trim();
  if (text && typed.uploadId) throw wrong('text', 'Type the statement or add a photo of it, not both.');
  if (text) return { kind: 'statement', title, content: text, sha256: sha256(text) };
  if (!typed.uploadId) throw wrong('text', 'Type the statement or add a photo of it.');
  const uploadId = await requireOwnUpload(work, typed.uploadId, 'a photo of the statement');
  return { kind: 'statement', title, uploadId, sha256: await photoHash(work, uploadId) };
}

async function readExhibit(
  work: UnitOfWork,
  lossCase: LockedCase,
  typed: AddExhibitDto,
): Promise<NewExhibit> {
  if (typed.kind === 'statement') return readStatement(work, typed);
  if (!seesWholeCase(work.actor)) throw forbidden('Only a leader of the unit adds this exhibit.');
  if (typed.kind === 'photo') {
    const title = typed.title?.trim();
    if (!title) throw wrong('title', 'Say what the photo shows.');
    const uploadId = await requireOwnUpload(work, typed.uploadId, 'a photo');
    return { kind: 'photo', title, uploadId, sha256: await photoHash(work, uploadId) };
  }
  if (typed.kind === 'inventory') {
    const id = typed.inventoryId ?? '';
    if (!(await maySeeInventory(work.trx, work.actor, id))) throw notFound('Inventory not found');
    return inventoryExhibit(work.trx, id);
  }
  const items = await work.trx
    .selectFrom('loss_case_item')
    .select('item_id')
    .where('case_id', '=', lossCase.id)
    .orderBy('item_id')
    .execute();
  return custodyExhibit(
    work.trx,
    lossCase.id,
    items.map(({ item_id }) => item_id),
  );
}

/** @throws ApiError 403 for an S4 or a PBO, who read a case, unless they reported it or had an item of it. */
async function requireActsOnCase({ trx, actor }: UnitOfWork, id: string): Promise<void> {
  if (!readsAlone(actor)) return;
  const own = await trx
    .selectFrom('loss_case')
    .select('id')
    .where('id', '=', id)
    .where(ownLossCases(actor))
    .executeTakeFirst();
  if (!own) throw forbidden('The S4 and the PBO read this case. People of its unit keep its exhibits.');
}

/**
 * Adds an exhibit to an open case.
 *
 * @throws ApiError 404 out of sight; 403 by role; 400 for what is missing; 409 for a closed case.
 */
export async function addExhibit(work: UnitOfWork, id: string, typed: AddExhibitDto): Promise<void> {
  const lossCase = await lockCase(work, id);
  await requireActsOnCase(work, id);
  requireOpen(lossCase);
  await insertExhibit(work, id, await readExhibit(work, lossCase, typed));
  await recordCase(work, id, 'exhibit added');
}

/**
 * Strikes an exhibit: it keeps its letter and stays in the index.
 *
 * @throws ApiError 404 out of sight; 403 for anybody but a leader; 400 without a reason; 409 where it is struck, or the case
 *   is closed.
 */
export async function strikeExhibit(
  work: UnitOfWork,
  id: string,
  letter: string,
  typed: string,
): Promise<void> {
  const { trx, actor, at } = work;
  const lossCase = await lockCase(work, id);
  const exhibit = await trx
    .selectFrom('loss_case_exhibit')
    .select(['position', 'struck_at', 'by_user_id', 'kind'])
    .where('case_id', '=', id)
    .where('letter', '=', letter)
    .executeTakeFirst();
  const isOwn = exhibit?.kind === 'statement' && exhibit.by_user_id === actor.id;
  if (!exhibit || (!seesWholeCase(actor) && !isOwn)) throw notFound('Exhibit not found');
  if (!seesWholeCase(actor)) throw forbidden('Only a leader of the unit strikes an exhibit.');
  await requireActsOnCase(work, id);
  requireOpen(lossCase);
  if (exhibit.struck_at) throw conflict(`Exhibit ${letter} is struck already.`);
  const reason = typed.trim();
  if (!reason) throw wrong('reason', 'Reason is required');
  await trx
    .updateTable('loss_case_exhibit')
    .set({ struck_by: actor.id, struck_at: at, struck_reason: reason })
    .where('case_id', '=', id)
    .where('letter', '=', letter)
    .execute();
  await recordCase(work, id, 'exhibit struck', { reason });
}
