import {
  COUNTER_REFUSALS,
  type CommitHandOverDto,
  type CounterConfirmationDto,
  type PrepareHandOverDto,
} from '@hand-receipt/contracts';
import { toHex } from '@hand-receipt/ledger';
import { sql } from 'kysely';
import { ApiError, conflict } from '../kernel';
import { militaryTime } from '../live';
import type { UnitOfWork } from '../unit-of-work';
import { actSigned } from './challenge';
import { checkLine } from './check-line';
import { type Compared, WAITS_MS, checkConfirmation } from './confirmation';
import { requireCountFirst } from './count-first';
import { type Draft, readDraft } from './draft';
import type { Line } from './list-lines';
import { recordHandOver } from './record-handover';
import { lockPeople, requireActive, requireOther } from './recipient';

const MINUTE_MS = 60 * 1000;
/** What was done on paper before may be confirmed so long. */
const WAITS_AFTERWARDS_MS = 24 * 60 * MINUTE_MS;

/** What the first commit of a draft became. */
interface First {
  id: string;
  isWaiting: boolean;
}

/**
 * What the draft was recorded as before; null where it was not, or waited too long and may be sent again.
 *
 * @throws ApiError 409 where it was recorded with other content, or is another operator's.
 */
async function findFirst(work: UnitOfWork, body: CommitHandOverDto): Promise<First | null> {
  const { trx, actor, at } = work;
  // Two commits of one draft follow each other.
  await sql`select pg_advisory_xact_lock(hashtext('handover'), hashtext(${body.draftId}))`.execute(trx);
  const first = await trx
    .selectFrom('handover')
    .select(['id', 'operator_id', 'recipient_id', 'mode', 'content_hash', 'state', 'waits_until'])
    .where('draft_id', '=', body.draftId)
    .executeTakeFirst();
  if (!first) return null;
  const isTooLate = first.state === 'waiting' && first.waits_until !== null && first.waits_until <= at;
  if (first.operator_id === actor.id && (first.state === 'lapsed' || isTooLate)) {
    await trx
      .updateTable('handover')
      .set({ state: 'lapsed', draft_id: `${body.draftId} ${first.id}` })
      .where('id', '=', first.id)
      .execute();
    return null;
  }
  const lines = await trx
    .selectFrom('handover_line')
    .select(['item_id', 'reason'])
    .where('handover_id', '=', first.id)
    .where('mounted_on', 'is', null)
    .orderBy('line_no')
    .execute();
  const isSame =
    first.operator_id === actor.id &&
    first.recipient_id === body.recipientId &&
    first.mode === body.mode &&
    toHex(first.content_hash) === body.contentHash &&
    linesText(lines.map(({ item_id, reason }) => ({ itemId: item_id, reason }))) === linesText(body.lines);
  if (!isSame) throw conflict(`This list was recorded as ${first.id} with other content.`);
  return { id: first.id, isWaiting: first.state === 'waiting' };
}

const linesText = (lines: PrepareHandOverDto['lines']): string =>
  JSON.stringify(lines.map(({ itemId, reason }) => [itemId, reason?.trim() || null]).sort());

/**
 * The list as it is now, under the locks of its people and items.
 *
 * @throws ApiError 409 where it is not what was shown.
 */
async function readShown(work: UnitOfWork, body: CommitHandOverDto, shown: Uint8Array): Promise<Draft> {
  await lockPeople(work, [body.recipientId, work.actor.id]);
  const draft = await readDraft(work, body, { lock: true });
  const hash = toHex(draft.hash);
  if (hash !== toHex(shown) || hash !== body.contentHash) throw conflict(COUNTER_REFUSALS.changed);
  return draft;
}

/** The recipient is who they say, as far as the counter can tell. */
async function checkRecipient(
  work: UnitOfWork,
  { recipient, session, counter }: Draft,
  method: CounterConfirmationDto['method'],
  compared: Compared,
): Promise<void> {
  requireActive(recipient);
  if (method === 'own-session') return;
  const place = { recipient, counter: counter.name, device: session.device };
  await checkConfirmation(work, place, method, compared);
}

/** Until when a hand-over waits for the recipient's own session. */
function waitsUntil({ actAt }: Pick<Draft, 'actAt'>, at: Date): Date {
  const isAfterwards = at.getTime() - actAt.getTime() > 2 * MINUTE_MS;
  return new Date(at.getTime() + (isAfterwards ? WAITS_AFTERWARDS_MS : WAITS_MS));
}

/** Whether the time of a hand-over that waits was said. If not, it began to wait at that very time. */
export const wasSaid = ({ act_at, waits_until }: { act_at: Date; waits_until: Date | null }): boolean =>
  waits_until !== null && waits_until.getTime() - act_at.getTime() !== WAITS_MS;

/** The row and the lines of a hand-over, before anything moves. */
async function insertHandOver(
  { trx, actor, at }: UnitOfWork,
  draft: Draft,
  method: CounterConfirmationDto['method'],
): Promise<string> {
  const { id } = await trx
    .insertInto('handover')
    .values({
      draft_id: draft.draftId,
      counter_id: draft.counter.id,
      session_id: draft.session.id,
      mode: draft.mode,
      operator_id: actor.id,
      recipient_id: draft.recipient.id,
      method,
      purpose: draft.purpose,
      due_at: draft.dueAt,
      act_at: draft.actAt,
      content_hash: draft.hash,
      waits_until: waitsUntil(draft, at),
      state: 'waiting',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = draft.lines.map(({ number, item, mountedOn, reason }) => ({
    handover_id: id,
    line_no: number,
    item_id: item.id,
    mounted_on: mountedOn,
    giver_id: item.holderId,
    reason,
  }));
  await trx.insertInto('handover_line').values(rows).execute();
  return id;
}

/** A notification is read after its time too, so it says by when and not that the hand-over waits. */
const askRecipient = (work: UnitOfWork, id: string, { recipient, counter, actAt }: Draft) =>
  work.notify([recipient.id], {
    type: 'transfer-request',
    title: 'Signature requested',
    message: `${work.actor.name} at ${counter.name} asks you to sign ${id} by ${militaryTime(waitsUntil({ actAt }, work.at))}. Without your signature it ends then.`,
    action: { label: 'Review', path: `/counter/receipts/${id}` },
  });

/** As `checkLine`; the refusal names the item, so that a screen marks its line. */
async function checkMarked(work: UnitOfWork, draft: Draft, line: Line): Promise<void> {
  try {
    await checkLine(work, draft, line);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, code, message, headers } = error;
    throw new ApiError(status, code, message, { [line.item.id]: message }, headers);
  }
}

/** Hands over what the recipient signed, or keeps it for them to sign in their own session. */
async function handOver(
  work: UnitOfWork,
  draft: Draft,
  method: CounterConfirmationDto['method'],
): Promise<First> {
  const { session, ...rest } = draft;
  requireOther(work.actor.id, draft, draft.recipient);
  await requireCountFirst(work.trx, draft.counter, draft.mode, work.at);
  for (const line of draft.lines) await checkMarked(work, draft, line);
  const id = await insertHandOver(work, draft, method);
  if (method === 'own-session') {
    work.addAudience({ handOvers: [id] });
    await askRecipient(work, id, draft);
    return { id, isWaiting: true };
  }
  await recordHandOver(work, { ...rest, id, device: session.device, method, operator: work.actor });
  return { id, isWaiting: false };
}

/**
 * Commits a list that its recipient was shown and signed.
 *
 * @param compared what was found of their signature; see `compareConfirmation`
 * @returns the hand-over, and whether it is the first commit of the draft.
 * @throws CountedRefusal, which uses up the challenge: the refusals of the contract in their order.
 */
export async function commitHandOver(
  work: UnitOfWork,
  body: CommitHandOverDto,
  compared: Compared,
): Promise<First & { isFirst: boolean }> {
  const first = await findFirst(work, body);
  if (first) return { ...first, isFirst: false };
  const { method } = body.confirmation;
  const sent = { challenge: body.challenge, userId: body.recipientId };
  const done = await actSigned(work, sent, {
    check: async (shown) => {
      const draft = await readShown(work, body, shown);
      await checkRecipient(work, draft, method, compared);
      return draft;
    },
    act: (inner, draft) => handOver(inner, draft, method),
  });
  return { ...done, isFirst: true };
}
