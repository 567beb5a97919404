import type { LineResult } from '@hand-receipt/contracts';
import { type Selectable, sql } from 'kysely';
import { type Database, badRequest, conflict, forbidden, notFound } from '../kernel';
import { findPerson } from '../access';
import type { UnitOfWork } from '../unit-of-work';
import { type SeenSuccession, type SuccessionRow, lockSuccession, requireState } from './find-succession';
import { markNotFound } from './mark-not-found';
import { tellVoided } from './notices';
import type { DifferenceChange } from './open-difference';
import { recordSuccession } from './succession-record';

export type SectionRow = Selectable<Database['succession_section']>;

/** Locks a succession whose lines are counted. @throws ApiError 404 out of sight; 409 in another state. */
export async function lockCount(work: UnitOfWork, id: string): Promise<SeenSuccession> {
  const succession = await lockSuccession(work, id);
  requireState(succession, 'active', 'signing');
  return succession;
}

/** @throws ApiError 400 for a section that is not counted now. */
export async function findCounted({ trx }: UnitOfWork, id: string, number: number): Promise<SectionRow> {
  const section = await trx
    .selectFrom('succession_section')
    .selectAll()
    .where('succession_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!section) throw badRequest(`Section ${number} is not in this change of command.`);
  if (!section.included || section.state === 'left-out') throw conflict(`Section ${number} is left out.`);
  if (section.state === 'signed') throw conflict(`Section ${number} is signed.`);
  return section;
}

/** @throws ApiError 403 naming who does it. */
export async function requireActor({ trx, actor }: UnitOfWork, userId: string, does: string): Promise<void> {
  if (actor.id === userId) return;
  const person = await findPerson(trx, userId);
  throw forbidden(`Only ${person?.name ?? 'another person'} ${does}.`);
}

/** The line of an item, with its item locked. @throws ApiError 404 for an item that is in no line. */
export async function lockLine({ trx }: UnitOfWork, id: string, itemId: string) {
  const item = await trx
    .selectFrom('property')
    .selectAll()
    .where('id', '=', itemId)
    .forUpdate()
    .executeTakeFirst();
  const line = await trx
    .selectFrom('succession_line')
    .selectAll()
    .where('succession_id', '=', id)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  if (!item || !line) throw notFound('The item is not in this change of command.');
  return { item, line };
}

/** Both parties saw the item of a line. */
export const isSeen = ({ result }: { result: LineResult | null }): boolean =>
  result !== null && ['verified', 'serial-differs', 'other-section', 'not-readable'].includes(result);

/** What a reading or a mark says of a line. */
interface Counted {
  result: LineResult;
  verificationId?: string | null;
  text?: string | null;
  uploadId?: string | null;
}

/** Stores the result of a line. A second one replaces the first. */
export async function setResult(
  { trx, actor, at }: UnitOfWork,
  successionId: string,
  itemId: string,
  { result, verificationId = null, text = null, uploadId = null }: Counted,
): Promise<void> {
  await trx
    .updateTable('succession_line')
    .set({
      result,
      counted_at: at,
      counted_by: actor.id,
      confirmed_at: null,
      excluded: false,
      verification_id: verificationId,
      not_seen_at: null,
      mark_text: text,
      mark_upload_id: uploadId,
    })
    .where('succession_id', '=', successionId)
    .where('item_id', '=', itemId)
    .execute();
}

/**
 * Voids the signatures of those who have signed: what they stand under has changed.
 *
 * @returns the ids of the people who signed.
 */
export async function voidSignatures({ trx, at }: UnitOfWork, succession: SuccessionRow): Promise<string[]> {
  if (succession.state !== 'signing') return [];
  const voided = await trx
    .updateTable('signature')
    .set({ voided_at: at })
    .where('subject_kind', '=', 'succession')
    .where('subject_id', '=', succession.id)
    .where('voided_at', 'is', null)
    .$if(succession.signed_at !== null, (all) => all.where('at', '>', succession.signed_at))
    .returning('user_id')
    .execute();
  // What the signature stood under is kept of each line: it says which lines differ.
  await trx.updateTable('succession').set({ state: 'active' }).where('id', '=', succession.id).execute();
  return voided.map(({ user_id }) => user_id);
}

/** Voids the signatures because an act of the count or of a difference changed what they stand under, and tells the signers. */
export async function voidByCount(work: UnitOfWork, succession: SeenSuccession): Promise<void> {
  const signers = await voidSignatures(work, succession);
  await tellVoided(work, succession, signers, `${work.actor.name} changed the count.`);
}

/** A section is counted once each of its lines has a result. */
async function isComplete({ trx }: UnitOfWork, { succession_id: id, number }: SectionRow): Promise<boolean> {
  const open = await trx
    .selectFrom('succession_line')
    .select('item_id')
    .where('succession_id', '=', id)
    .where('section_number', '=', number)
    .where(sql<boolean>`(result is null or (result = 'not-found' and confirmed_at is null))`)
    .limit(1)
    .executeTakeFirst();
  return open === undefined;
}

/**
 * Stores whether a section is counted, after an act of its count. A line that was not found stays with its difference,
 * which `confirmMissing` opened, and its item is missing once the section is counted.
 *
 * @returns whether it is counted now.
 */
async function closeSection(
  work: UnitOfWork,
  succession: SeenSuccession,
  section: SectionRow,
): Promise<boolean> {
  const isCounted = await isComplete(work, section);
  await work.trx
    .updateTable('succession_section')
    .set({ state: isCounted ? 'counted' : 'planned', counted_at: isCounted ? work.at : null })
    .where('succession_id', '=', section.succession_id)
    .where('number', '=', section.number)
    .execute();
  if (isCounted) await markNotFound(work, succession, section.number);
  return isCounted;
}

/**
 * Ends an act of the count: signatures are voided, and a section that is complete is counted. The last step.
 *
 * @param difference what it did to one.
 */
export async function endCount(
  work: UnitOfWork,
  succession: SeenSuccession,
  section: SectionRow,
  difference: DifferenceChange,
): Promise<void> {
  const wasSigned = succession.state === 'signing';
  await voidByCount(work, succession);
  const isCounted = await closeSection(work, succession, section);
  work.addAudience({ people: [succession.from_user_id, succession.to_user_id, section.recorder_user_id] });
  if (isCounted) await recordSuccession(work, succession.id, 'section counted');
  else if (difference) await recordSuccession(work, succession.id, `difference ${difference}`);
  else if (section.counted_at !== null) await recordSuccession(work, succession.id, 'section reopened');
  else if (wasSigned) await recordSuccession(work, succession.id, 'signature voided');
}
