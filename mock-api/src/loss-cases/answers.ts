import type { LossAnswerDto, LossQuestionDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Database, badRequest, conflict, notFound } from '../kernel';
import { militaryTime } from '../live';
import type { UnitOfWork } from '../unit-of-work';
import { recordCase } from './case-record';
import { announceCaseNews, caseLeaders } from './notices';

/** A condition on `loss_case_ask` as `ask` and an item of its case as `lost`: the person is asked for it, and it is still lost. */
export const isAskedFor = sql<boolean>`(lost.closed_at is null
  and ask.reasons @> jsonb_build_array(jsonb_build_object('itemId', lost.item_id)))`;

/** Items for which a person is asked, of open cases, newest first. */
export async function listQuestions(db: Kysely<Database>, userId: string): Promise<LossQuestionDto[]> {
  const rows = await db
    .selectFrom('loss_case_ask as ask')
    .innerJoin('loss_case', 'loss_case.id', 'ask.case_id')
    .innerJoin('units', 'units.id', 'loss_case.unit_id')
    .innerJoin('loss_case_item as lost', 'lost.case_id', 'ask.case_id')
    .innerJoin('property', 'property.id', 'lost.item_id')
    .select(['ask.case_id', 'units.name as unit', 'ask.asked_at', 'ask.answer'])
    .select(['property.name', 'property.serial_number'])
    .where('ask.user_id', '=', userId)
    .where('loss_case.state', '<>', 'closed')
    // A person is asked for the items that they held, verified or had, and reads no other ones of the case.
    .where(isAskedFor)
    .orderBy('ask.asked_at', 'desc')
    .orderBy('ask.case_id')
    .orderBy('property.id')
    .execute();
  const questions = new Map<string, LossQuestionDto>();
  for (const { case_id, unit, asked_at, answer, name, serial_number } of rows) {
    const known = questions.get(case_id);
    if (known) known.items.push({ name, serial_number });
    else {
      const items = [{ name, serial_number }];
      const given = answer as LossQuestionDto['answer'];
      questions.set(case_id, { case_id, unit, items, asked_at: asked_at.toISOString(), answer: given });
    }
  }
  return [...questions.values()];
}

const WORDS = {
  'not-with-me': 'does not have it',
  'i-have-it': 'has it',
  'i-saw-it': 'saw it',
} as const;

function readSeen({ answer, seenAt, seenWhere }: LossAnswerDto, now: Date) {
  if (answer !== 'i-saw-it') return { seen_at: null, seen_where: null };
  const at = seenAt ? new Date(seenAt) : null;
  const where = seenWhere?.trim();
  const words = 'Say when and where you saw it.';
  if (!at || at > now || !where) throw badRequest(words, { [where ? 'seenAt' : 'seenWhere']: words });
  return { seen_at: at, seen_where: where };
}

/** @throws ApiError 409 where the loss of every item about which the actor was asked has ended. */
async function requireAsked({ trx, actor }: UnitOfWork, caseId: string): Promise<void> {
  const asked = await trx
    .selectFrom('loss_case_ask as ask')
    .innerJoin('loss_case_item as lost', 'lost.case_id', 'ask.case_id')
    .select('lost.id')
    .where('ask.case_id', '=', caseId)
    .where('ask.user_id', '=', actor.id)
    .where(isAskedFor)
    .executeTakeFirst();
  if (!asked) throw conflict('The search for what you were asked about has ended.');
}

/**
 * Answers the question of an open case. An answer may be given again while the case is open; the ledger keeps each.
 *
 * @throws ApiError 404 for people who were not asked; 400 for a sight without time and place; 409 for a closed case, and
 *   where the loss of every item about which they were asked has ended.
 */
export async function answerQuestion(work: UnitOfWork, id: string, typed: LossAnswerDto): Promise<void> {
  const { trx, actor, at } = work;
  const asked = await trx
    .selectFrom('loss_case_ask')
    .select('user_id')
    .where('case_id', '=', id)
    .where('user_id', '=', actor.id)
    .executeTakeFirst();
  if (!asked) throw notFound('Loss case not found');
  const lossCase = await trx
    .selectFrom('loss_case')
    .select(['id', 'unit_id', 'closed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (lossCase.closed_at) {
    throw conflict(`Loss case ${id} was closed on ${militaryTime(lossCase.closed_at)}.`);
  }
  await requireAsked(work, id);
  const seen = readSeen(typed, at);
  await trx
    .updateTable('loss_case_ask')
    .set({ answer: typed.answer, answered_at: at, ...seen })
    .where('case_id', '=', id)
    .where('user_id', '=', actor.id)
    .execute();
  if (typed.answer !== 'not-with-me') {
    const where = seen.seen_where ? `: ${seen.seen_where}, ${militaryTime(seen.seen_at ?? at)}` : '';
    await announceCaseNews(work, lossCase, await caseLeaders(trx, lossCase.unit_id), {
      title: 'Answer in a loss case',
      message: `${actor.name} ${WORDS[typed.answer]}${where}. Loss case ${id}.`,
    });
  }
  await recordCase(work, id, 'answered');
}
