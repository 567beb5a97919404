import type { DifferenceAct, ResolveDifferenceDto } from '@hand-receipt/contracts';
import { type Selectable, sql } from 'kysely';
import { type Database, badRequest, conflict, forbidden, notFound } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { lockCount, requireActor, voidSignatures } from './count-section';
import type { SeenSuccession } from './find-succession';
import { ACTS_OF } from './load-differences';
import { requireOwnUpload } from '../uploads';
import { mayActivate, recorderOf } from './parts';
import { recordSuccession } from './succession-record';

type Difference = Selectable<Database['succession_difference']>;
type Ref = { work: UnitOfWork; difference: Difference; ref: string };

const wrong = (field: string, words: string) => badRequest(words, { [field]: words });

/** Whether rows were found. */
const exists = async (query: { executeTakeFirst(): Promise<unknown> }): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined;

/** The module that owns each act says whether it is done. An act that is not here needs only a note. */
const IS_DONE: Partial<Record<DifferenceAct, (of: Ref) => Promise<boolean>>> = {
  amendment: ({ work, difference, ref }) =>
    exists(
      work.trx
        .selectFrom('amendment')
        .innerJoin('amendment_line as line', 'line.amendment_id', 'amendment.id')
        .select('amendment.id')
        .where('amendment.id', '=', ref)
        .where('amendment.state', '=', 'signed')
        .where('line.item_id', '=', difference.item_id),
    ),
  closing: ({ work, difference, ref }) =>
    exists(
      work.trx
        .selectFrom('closing')
        .innerJoin('closing_line as line', 'line.closing_id', 'closing.id')
        .select('closing.id')
        .where('closing.id', '=', ref)
        .where('closing.state', '=', 'completed')
        .where('line.item_id', '=', difference.item_id),
    ),
  gain: ({ work, difference }) =>
    exists(
      work.trx
        .selectFrom('property')
        .select('id')
        .where('serial_number', '=', difference.found)
        .where('left_at', 'is', null)
        .where('gain_kind', '=', 'found-on-installation')
        .where('gain_signature_id', 'is not', null),
    ),
  transfer: ({ work, difference, ref }) =>
    exists(
      work.trx
        .selectFrom('transfer')
        .select('id')
        .where('id', '=', ref)
        .where('item_id', '=', difference.item_id)
        .where('status', '=', 'Approved')
        .where('resolved_at', '>=', difference.opened_at),
    ),
  shortage: ({ work, difference, ref }) =>
    exists(
      work.trx
        .selectFrom('component_shortage')
        .select('id')
        .where('id', '=', ref)
        .where('item_id', '=', difference.item_id)
        .where('document_number', 'is not', null),
    ),
  recount: async ({ work, difference }) =>
    !(await exists(
      work.trx
        .selectFrom('component')
        .select('id')
        .where('property_id', '=', difference.item_id)
        .where('short', '>', 0),
    )),
  status: ({ work, difference }) =>
    exists(
      work.trx
        .selectFrom('property')
        .select('id')
        .where('id', '=', difference.item_id)
        .where(sql<boolean>`current_status = ${difference.found}`),
    ),
  found: ({ work, difference }) =>
    exists(
      work.trx
        .selectFrom('succession_line')
        .select('item_id')
        .where('succession_id', '=', difference.succession_id)
        .where('item_id', '=', difference.item_id)
        .where('result', 'not in', ['not-found']),
    ),
};

const NOT_DONE: Partial<Record<DifferenceAct, string>> = {
  amendment: 'There is no signed amendment of this item with this number.',
  closing: 'There is no completed closing of this item with this number.',
  gain: 'Nobody has entered and signed for an item with this serial number as found.',
  transfer: 'There is no approved transfer of this item with this number after the count.',
  shortage: 'There is no shortage of this item with this number and a document number.',
  recount: 'Components are still short.',
  status: 'The item still has another status.',
  found: 'The item was not read since.',
};

/** Acts that are told in a sentence. */
const EXPLAINED: readonly DifferenceAct[] = ['note', 'document'];

/** Acts that name a paper by its number. */
const NUMBERED: readonly DifferenceAct[] = ['amendment', 'closing', 'transfer', 'shortage', 'document'];

/** What must be typed with an act. @throws ApiError 400 for what is missing. */
function requireTyped(
  { act, documentOn }: ResolveDifferenceDto,
  ref: string | null,
  note: string | null,
): void {
  if (NUMBERED.includes(act) && ref === null) throw wrong('ref', 'Enter the number of the paper.');
  if (EXPLAINED.includes(act) && note === null) throw wrong('note', 'Say in one sentence what it is.');
  if (act === 'document' && !documentOn) throw wrong('documentOn', 'Enter the date of the document.');
}

/** @throws ApiError 409 for an act that is not done. */
async function requireDone(work: UnitOfWork, difference: Difference, { act, ref }: ResolveDifferenceDto) {
  const isDone = IS_DONE[act];
  if (!isDone || (await isDone({ work, difference, ref: ref?.trim() ?? '' }))) return;
  throw conflict(NOT_DONE[act] ?? 'This act is not done.');
}

async function readResolution(work: UnitOfWork, difference: Difference, typed: ResolveDifferenceDto) {
  const { act } = typed;
  const acts = ACTS_OF[difference.kind];
  if (!acts.includes(act)) throw wrong('act', `A difference of this kind ends by: ${acts.join(', ')}.`);
  const ref = typed.ref?.trim() || null;
  const note = typed.note?.trim() || null;
  requireTyped(typed, ref, note);
  await requireDone(work, difference, typed);
  const hasUpload = act === 'document' || Boolean(typed.uploadId);
  const uploadId = hasUpload ? await requireOwnUpload(work, typed.uploadId, 'the document') : null;
  return { act, ref, note, document_on: typed.documentOn ?? null, upload_id: uploadId };
}

async function lockDifference({ trx }: UnitOfWork, id: string, differenceId: string): Promise<Difference> {
  const difference = await trx
    .selectFrom('succession_difference')
    .selectAll()
    .where('succession_id', '=', id)
    .where('id', '=', differenceId)
    .forUpdate()
    .executeTakeFirst();
  if (!difference) throw notFound('Difference not found');
  return difference;
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
 *   act is not done, or the difference is agreed.
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
    .set({ ...resolution, state: 'resolved', resolved_by: work.actor.id, resolved_at: work.at })
    .where('id', '=', differenceId)
    .execute();
  await voidSignatures(work, succession);
  work.addAudience({ people: [succession.to_user_id] });
  await recordSuccession(work, id, 'difference resolved');
}

/** What is missing and not found stays with the outgoing person. */
const excludes = ({ kind, act }: Difference): boolean =>
  kind === 'missing' && (act === 'closing' || act === 'document');

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
  if (difference.item_id !== null && difference.kind === 'missing') {
    await work.trx
      .updateTable('succession_line')
      .set({ excluded: excludes(difference) })
      .where('succession_id', '=', id)
      .where('item_id', '=', difference.item_id)
      .execute();
  }
  await voidSignatures(work, succession);
  work.addAudience({ people: [succession.from_user_id] });
  await recordSuccession(work, id, 'difference agreed');
}
