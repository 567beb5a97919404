import type { RecallAnswer, RouteBody } from '@hand-receipt/contracts';
import { badRequest, conflict, forbidden, localDay } from '../../kernel';
import { newEventId } from '../../ledger';
import { itemWords } from '../../live';
import type { UnitOfWork } from '../../unit-of-work';
import { dayWords } from '../day-words';
import { itemCount } from '../transfers/item-count';
import { type FoundTransfer, findTransfer, itemOf, transferDetails } from './transfer';
import { transferRecord } from './transfer-record';

type AnswerBody = RouteBody<'POST /api/transfers/:id/recall-answer'>;

interface Said {
  answer: RecallAnswer;
  untilOn: string | null;
  note: string | null;
}

const refuse = (field: 'untilOn' | 'note', message: string) => badRequest(message, { [field]: message });

/** What each answer needs, and the sentence for what is missing. */
const NEEDS = {
  'handed-over': { untilOn: 'Say when you handed it over.', note: 'Say to whom you handed it over.' },
  'in-repair': { untilOn: 'Say until when.', note: 'Say where it is.' },
  'not-held': { untilOn: null, note: 'Say what you know of it.' },
} as const;

/** @throws ApiError 400 for a day on which it cannot be. */
function requirePossibleDay(answer: RecallAnswer, day: string, today: string): void {
  if (answer === 'handed-over' && day > today) throw refuse('untilOn', 'This day has not come yet.');
  if (answer === 'in-repair' && day < today) throw refuse('untilOn', 'This day is over.');
}

/** @throws ApiError 400 naming what is missing, or a day that cannot be. */
function readAnswer({ answer, ...body }: AnswerBody, today: string): Said {
  const needs = NEEDS[answer];
  const untilOn = needs.untilOn === null ? null : (body.untilOn ?? null);
  const note = body.note?.trim() || null;
  if (needs.untilOn !== null && untilOn === null) throw refuse('untilOn', needs.untilOn);
  if (note === null) throw refuse('note', needs.note);
  if (untilOn !== null) requirePossibleDay(answer, untilOn, today);
  return { answer, untilOn, note };
}

function answerWords({ answer, untilOn, note }: Said): string {
  if (answer === 'not-held') return `I do not have it. ${note}`;
  const day = dayWords(untilOn ?? '');
  return answer === 'handed-over' ? `Handed over on ${day} to ${note}.` : `In repair until ${day}: ${note}.`;
}

/** @throws ApiError 409 for an offer, or where it has ended; 403 for anybody but the holder. */
function requireAnswerable({ actor }: UnitOfWork, transfer: FoundTransfer): void {
  if (!transfer.is_recall) throw conflict('This is an offer, not a recall.');
  if (transfer.from_user_id !== actor.id) {
    throw forbidden(`Only ${transfer.from}, who holds the item, answers this recall.`);
  }
  if (transfer.status !== 'Pending') throw conflict('This recall has ended.');
}

/** The recall, or with it the other open ones of its request, in the order of their items. */
async function findAnswered(work: UnitOfWork, transferId: string, wholeRequest: boolean) {
  const first = await findTransfer(work, transferId);
  requireAnswerable(work, first);
  if (!wholeRequest || first.request_id === null) return [first];
  const lines = await work.trx
    .selectFrom('transfer')
    .select('id')
    .where('request_id', '=', first.request_id)
    .where('from_user_id', '=', work.actor.id)
    .where('status', '=', 'Pending')
    .orderBy('item_id')
    .execute();
  const found: FoundTransfer[] = [];
  for (const { id } of lines) found.push(await findTransfer(work, id));
  return found;
}

/** Keeps the answer with its event's id. Undefined where the recall ended meanwhile. */
async function keepAnswer({ trx, at }: UnitOfWork, transferId: string, said: Said) {
  const eventId = newEventId();
  const row = await trx
    .updateTable('transfer')
    .set({
      recall_answer: said.answer,
      answer_until: said.untilOn,
      answer_note: said.note,
      answered_at: at,
      event_id: eventId,
    })
    .where('id', '=', transferId)
    .where('status', '=', 'Pending')
    .returningAll()
    .executeTakeFirst();
  return row && { eventId, record: transferRecord(row) };
}

/** The primary hand receipt holder of each item, where the item is said not to be there. */
async function primaryHolders({ trx }: UnitOfWork, itemIds: readonly string[]): Promise<string[]> {
  const links = await trx
    .selectFrom('custody_link')
    .select('user_id')
    .distinct()
    .where('item_id', 'in', itemIds)
    .where('position', '=', 1)
    .execute();
  return links.flatMap(({ user_id }) => user_id ?? []);
}

async function notifyRecallersOfAnswer(
  work: UnitOfWork,
  answered: readonly FoundTransfer[],
  said: Said,
): Promise<void> {
  const [first] = answered;
  if (!first) return;
  const ids = answered.map(({ item_id }) => item_id);
  const people = new Set(answered.map(({ to_user_id }) => to_user_id));
  if (said.answer === 'not-held') for (const id of await primaryHolders(work, ids)) people.add(id);
  people.delete(work.actor.id);
  const what = answered.length === 1 ? itemWords(first) : itemCount(answered.length);
  await work.notify([...people].sort(), {
    type: 'info',
    title: 'Recall answered',
    message: `${work.actor.name} answers the recall of ${what}: ${answerWords(said)}`,
    action: { label: 'View', path: `/transfers/${first.id}` },
  });
}

/**
 * The holder says what became of an item that is recalled, or of all of one request. The last answer is kept, and
 * each is in the ledger. Custody does not move.
 *
 * @throws ApiError 404 out of sight, 400 for an incomplete answer, 403 for anybody but the holder, 409 where it has
 *   ended or is no recall.
 */
export async function answerRecall(work: UnitOfWork, transferId: string, body: AnswerBody): Promise<void> {
  const found = await findAnswered(work, transferId, body.wholeRequest ?? false);
  const said = readAnswer(body, localDay(work.at));
  const kept: { transfer: FoundTransfer; eventId: string; record: ReturnType<typeof transferRecord> }[] = [];
  for (const transfer of found) {
    const answer = await keepAnswer(work, transfer.id, said);
    if (answer) kept.push({ transfer, ...answer });
  }
  if (kept.length === 0) throw conflict('This recall has ended.');
  work.addAudience({ items: kept.map(({ transfer }) => transfer.item_id) });
  await notifyRecallersOfAnswer(
    work,
    kept.map(({ transfer }) => transfer),
    said,
  );
  for (const { transfer, eventId, record } of kept) {
    const details = { ...transferDetails(transfer), ...said, ...record };
    await work.record('RECALL ANSWERED', itemOf(transfer), details, eventId);
  }
}
