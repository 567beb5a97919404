import type { DifferenceAct, ResolveDifferenceDto } from '@hand-receipt/contracts';
import { badRequest, conflict, forbidden, notFound } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { requireDocumentDay } from './check-days';
import { lockCount, requireActor, voidByCount } from './count-section';
import type { SeenSuccession } from './find-succession';
import { IS_LOSS_ENDED } from './ended-loss';
import { type Difference, type DoneAct, actsOf, findDone, isOnRecord } from './done-acts';
import { followChain, joinSet, requireJoins } from './join-set';
import { isSeenWhileLost } from './lost-line';
import { requireOwnUpload } from '../uploads';
import { mayActivate, recorderOf } from './parts';
import { recordSuccession } from './succession-record';

const wrong = (field: string, words: string) => badRequest(words, { [field]: words });

const SHORTAGE_NUMBER = 'Enter the number of a shortage of this item, such as SH-0012.';

const NOT_DONE: Partial<Record<DifferenceAct, string>> = {
  amendment: 'There is no signed amendment of this item with this number.',
  loss: 'There is no open loss case of this item with this number.',
  closing: 'There is no completed closing of this item with this number.',
  gain: 'Nobody has entered and signed for an item with this serial number as found.',
  transfer: 'There is no approved transfer of this item with this number after the count.',
  section: 'The item was not read again in its own section.',
  shortage: `${SHORTAGE_NUMBER} Each of its shortages needs a document number first.`,
  recount: 'Components are still short.',
  status: 'The item still has another status.',
  found: 'The item was not read since.',
};

/** Acts that are told in a sentence. */
const EXPLAINED: readonly DifferenceAct[] = [
  'note',
  'other-unit',
  'typing-error',
  'not-army-property',
  'document',
];

/** Acts that name a paper by its number. */
const NUMBERED: readonly DifferenceAct[] = [
  'amendment',
  'loss',
  'closing',
  'transfer',
  'shortage',
  'document',
];

interface Typed {
  act: DifferenceAct;
  ref: string | null;
  note: string | null;
  documentOn: string | null;
  uploadId: string | null;
}

/** What must be typed with an act. @throws ApiError 400 for what is missing, and for a document of a later day. */
function requireTyped({ act, ref, note, documentOn }: Typed, at: Date): void {
  if (NUMBERED.includes(act) && ref === null) {
    throw wrong('ref', act === 'shortage' ? SHORTAGE_NUMBER : 'Enter the number of the paper.');
  }
  if (EXPLAINED.includes(act) && note === null) throw wrong('note', 'Say in one sentence what it is.');
  if (act === 'document' && !documentOn) throw wrong('documentOn', 'Enter the date of the document.');
  if (documentOn) requireDocumentDay(documentOn, at);
}

/** Two counts may each have found a part of what is short: all shortages that are done make the difference up. */
function joinShortages(done: readonly DoneAct[], ref: string): DoneAct | undefined {
  const known = done.flatMap((one) => one.ref ?? []);
  const isKnown = ref.split(/[\s,]+/).every((number) => known.includes(number));
  return isKnown ? { act: 'shortage', ref: known.join(', ') } : undefined;
}

/**
 * What the record says of an act that was done. One shortage of an item stands for all of them.
 *
 * @throws ApiError 409 for an act that is not done.
 */
async function findDoneAct(work: UnitOfWork, difference: Difference, { act, ref }: Typed) {
  const done = (await findDone(work.trx, difference)).filter((known) => known.act === act);
  const named = (number: string) =>
    act === 'shortage' ? joinShortages(done, number) : done.find((known) => known.ref === number);
  const found = ref === null ? done[0] : named(ref);
  if (!found) throw conflict(NOT_DONE[act] ?? 'This act is not done.');
  return found;
}

/** The plate is on a photo: one of the amendment, or one that comes with the resolution. */
async function showsPlate({ trx }: UnitOfWork, { act, ref, uploadId }: Typed): Promise<boolean> {
  if (act !== 'amendment' || uploadId !== null) return true;
  const photo = await trx
    .selectFrom('amendment_photo')
    .select('upload_id')
    .where('amendment_id', '=', ref)
    .executeTakeFirst();
  return photo !== undefined;
}

/** The file that comes with an act. @throws ApiError 400 where an act needs one and has none. */
async function readUpload(work: UnitOfWork, typed: Typed): Promise<string | null> {
  const needs: Partial<Record<DifferenceAct, string>> = {
    document: 'the document',
    note: 'a photo of the marks',
  };
  const what = needs[typed.act];
  if (what !== undefined) return requireOwnUpload(work, typed.uploadId, what);
  if (!(await showsPlate(work, typed))) throw wrong('uploadId', 'Upload a photo of the plate.');
  return typed.uploadId === null ? null : requireOwnUpload(work, typed.uploadId, 'the file');
}

/** A number of the product is in capitals; that of a document is as it was typed. */
function readTyped({ act, ref: typed, note, documentOn, uploadId }: ResolveDifferenceDto): Typed {
  const ref = typed?.trim() || null;
  return {
    act,
    ref: act === 'document' ? ref : (ref?.toUpperCase() ?? null),
    note: note?.trim() || null,
    documentOn: documentOn ?? null,
    uploadId: uploadId ?? null,
  };
}

async function readResolution(work: UnitOfWork, difference: Difference, body: ResolveDifferenceDto) {
  const { act } = body;
  const acts = actsOf(difference);
  if (!acts.includes(act)) throw wrong('act', `A difference of this kind ends by: ${acts.join(', ')}.`);
  const typed = readTyped(body);
  requireTyped(typed, work.at);
  const done = isOnRecord(act) ? await findDoneAct(work, difference, typed) : null;
  return {
    act,
    ref: done ? done.ref : typed.ref,
    note: typed.note,
    document_on: typed.documentOn,
    upload_id: await readUpload(work, typed),
  };
}

/** Locks a difference. One whose loss has ended is open again. @throws ApiError 404 for one that there is not. */
async function lockDifference({ trx }: UnitOfWork, id: string, differenceId: string): Promise<Difference> {
  const row = await trx
    .selectFrom('succession_difference as difference')
    .selectAll()
    .select(IS_LOSS_ENDED.as('isLossEnded'))
    .where('succession_id', '=', id)
    .where('id', '=', differenceId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('Difference not found');
  const { isLossEnded, ...difference } = row;
  return isLossEnded ? { ...difference, state: 'open' } : difference;
}

/** @throws ApiError 403 for anybody but the outgoing side and the recorder of the section. */
async function requireResolver(work: UnitOfWork, succession: SeenSuccession, difference: Difference) {
  if (mayActivate(work.actor, succession)) return;
  const section = await work.trx
    .selectFrom('succession_section')
    .selectAll()
    .where('succession_id', '=', succession.id)
    .where('number', '=', difference.section_number)
    .executeTakeFirstOrThrow();
  if (recorderOf(succession, section) === work.actor.id) return;
  throw forbidden('Only the outgoing person or the recorder of the section resolves a difference.');
}

/**
 * Resolves a difference by an act that is done, or by a document. The incoming person agrees to it afterwards.
 *
 * @throws ApiError 404 out of sight; 403 for others; 400 for an act of another kind and for what it needs; 409 where the
 *   act is not done, or the difference is agreed, and where what was found would join a section that is signed or left out.
 */
export async function resolveDifference(
  work: UnitOfWork,
  id: string,
  differenceId: string,
  typed: ResolveDifferenceDto,
): Promise<void> {
  const succession = await lockCount(work, id);
  const difference = await lockDifference(work, id, differenceId);
  await requireResolver(work, succession, difference);
  if (difference.state === 'agreed') throw conflict('This difference is agreed.');
  const resolution = await readResolution(work, difference, typed);
  await work.trx
    .updateTable('succession_difference')
    .set({
      ...resolution,
      state: 'resolved',
      resolved_by: work.actor.id,
      resolved_at: work.at,
      agreed_at: null,
    })
    .where('id', '=', differenceId)
    .execute();
  if (resolution.act === 'gain' && resolution.ref !== null) {
    await requireJoins(work, succession, resolution.ref);
  }
  if (resolution.act === 'transfer' && difference.item_id !== null) {
    await followChain(work, succession, difference.item_id);
  }
  await voidByCount(work, succession);
  work.addAudience({ people: [succession.to_user_id] });
  await recordSuccession(work, id, 'difference resolved');
}

/** What is missing and not found, or in an open loss case, stays with the outgoing person. */
const excludes = (difference: Difference): boolean =>
  (difference.kind === 'missing' || isSeenWhileLost(difference)) &&
  ['loss', 'closing', 'document'].includes(difference.act ?? '');

/** Stores whether the item of a line stays with the outgoing person by what is agreed of it. */
async function storeExcluded({ trx }: UnitOfWork, id: string, itemId: string): Promise<void> {
  const agreed = await trx
    .selectFrom('succession_difference')
    .selectAll()
    .where('succession_id', '=', id)
    .where('item_id', '=', itemId)
    .where('state', '=', 'agreed')
    .execute();
  await trx
    .updateTable('succession_line')
    .set({ excluded: agreed.some(excludes) })
    .where('succession_id', '=', id)
    .where('item_id', '=', itemId)
    .execute();
}

/**
 * Agrees to how a difference was resolved, as the incoming person.
 *
 * @throws ApiError 404 out of sight; 403 for others; 409 for one that nobody resolved.
 */
export async function agreeToDifference(work: UnitOfWork, id: string, differenceId: string): Promise<void> {
  const succession = await lockCount(work, id);
  const difference = await lockDifference(work, id, differenceId);
  await requireActor(work, succession.to_user_id, 'agrees to differences');
  if (difference.state === 'open') throw conflict('Nobody has resolved this difference.');
  if (difference.state === 'agreed') return;
  await work.trx
    .updateTable('succession_difference')
    .set({ state: 'agreed', agreed_at: work.at })
    .where('id', '=', differenceId)
    .execute();
  if (difference.item_id !== null) await storeExcluded(work, id, difference.item_id);
  if (difference.act === 'gain' && difference.ref !== null) {
    const readBy = succession.to_user_id;
    await joinSet(work, succession, { itemId: difference.ref, readAt: difference.opened_at, readBy });
  }
  await voidByCount(work, succession);
  work.addAudience({ people: [succession.from_user_id] });
  await recordSuccession(work, id, 'difference agreed');
}
