import type { DecideLossDto, SubmitLossDto } from '@hand-receipt/contracts';
import { badRequest, conflict, forbidden, localDay } from '../kernel';
import { dayWords } from '../property';
import { requireApprover } from '../signatures';
import type { UnitOfWork } from '../unit-of-work';
import { recordCase } from './case-record';
import { type LockedCase, lockCase, requireOpen } from './find-case';
import { announceCaseNews, caseLeaders } from './notices';

const wrong = (field: string, words: string) => badRequest(words, { [field]: words });

const requireText = (field: string, typed: string, words: string): string => {
  const text = typed.trim();
  if (!text) throw wrong(field, words);
  return text;
};

/** @throws ApiError 409 where the case was changed since the actor read it. */
function requireSeen({ version }: LockedCase, seen: number | undefined): void {
  if (seen !== undefined && seen !== version) throw conflict('Somebody changed this while you were typing.');
}

/** @throws ApiError 400 for a day in the future. */
function requirePast(field: string, day: string, now: Date): void {
  if (day > localDay(now)) throw wrong(field, 'The day is in the future.');
}

/**
 * Records that the papers were submitted; the clock stops.
 *
 * @throws ApiError 404 out of sight; 403 by role; 400 for what is missing, or a day before the discovery; 409 where it
 *   is not searched for any more.
 */
export async function submitCase(work: UnitOfWork, id: string, typed: SubmitLossDto): Promise<void> {
  const { trx, actor, at } = work;
  const lossCase = await lockCase(work, id);
  const leads = (actor.role === 'Supply Sergeant' || actor.role === 'Commander') && lossCase.below;
  if (!leads) throw forbidden('Only a Supply Sergeant or a Commander of the unit submits the papers.');
  requireOpen(lossCase);
  if (lossCase.state !== 'searching') throw conflict('The papers of this case were submitted already.');
  requireSeen(lossCase, typed.version);
  const form = requireText('form', typed.form, 'Say which form was submitted.');
  const inquiry = requireText('inquiryNumber', typed.inquiryNumber, 'Enter the inquiry number.');
  requirePast('submittedOn', typed.submittedOn, at);
  if (typed.submittedOn < lossCase.discovered_on) {
    const day = dayWords(lossCase.discovered_on);
    throw wrong('submittedOn', `The papers cannot be submitted before the loss was discovered on ${day}.`);
  }
  await trx
    .updateTable('loss_case')
    .set((row) => ({
      state: 'submitted' as const,
      form,
      inquiry_number: inquiry,
      submitted_on: typed.submittedOn,
      submitted_by: actor.id,
      submitted_at: at,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  await announceCaseNews(
    work,
    lossCase,
    [lossCase.reported_by, ...(await caseLeaders(trx, lossCase.unit_id))],
    {
      title: 'Loss case submitted',
      message: `${actor.name} recorded that ${form} of loss case ${id} was submitted, inquiry number ${inquiry}.`,
    },
  );
  await recordCase(work, id, 'submitted');
}

/**
 * Records what the authority decided. The product decides neither the level of approval nor liability.
 *
 * @throws ApiError 404 out of sight; 403 for anybody but an approver; 400 for what is missing, or a day before the papers
 *   were submitted; 409 where it is not submitted.
 */
export async function decideCase(work: UnitOfWork, id: string, typed: DecideLossDto): Promise<void> {
  const { trx, actor, at } = work;
  const lossCase = await lockCase(work, id);
  requireOpen(lossCase);
  if (lossCase.state === 'searching') throw conflict('The papers of this case are not submitted yet.');
  if (lossCase.state === 'decided') throw conflict('This case was decided already.');
  // It is the authority's decision that is recorded, so the person who submitted the papers may record it.
  await requireApprover(work, { unitId: lossCase.unit_id, proposedBy: null });
  requireSeen(lossCase, typed.version);
  const authority = requireText('authority', typed.authority, 'Say who decided.');
  const document = requireText('documentNumber', typed.documentNumber, 'Enter the document number.');
  requirePast('decidedOn', typed.decidedOn, at);
  const { submitted_on: submittedOn } = lossCase;
  if (submittedOn !== null && typed.decidedOn < submittedOn) {
    const day = dayWords(submittedOn);
    throw wrong('decidedOn', `The case cannot be decided before its papers were submitted on ${day}.`);
  }
  await trx
    .updateTable('loss_case')
    .set((row) => ({
      state: 'decided' as const,
      authority,
      decision: typed.decision,
      decided_on: typed.decidedOn,
      decision_document: document,
      decided_by: actor.id,
      decided_at: at,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  await announceCaseNews(
    work,
    lossCase,
    [lossCase.reported_by, lossCase.submitted_by, ...(await caseLeaders(trx, lossCase.unit_id))],
    {
      title: 'Loss case decided',
      message: `${actor.name} recorded the decision on loss case ${id}: ${typed.decision}, by ${authority}, ${document}.`,
    },
  );
  await recordCase(work, id, 'decided');
}
