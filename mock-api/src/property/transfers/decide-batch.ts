import type { DecisionsAnswerDto, TransferDecisionDto, TransferDto } from '@hand-receipt/contracts';
import { ApiError, badRequest } from '../../kernel';
import { decide } from '../custody/decide';
import { readReleased, tellReleased } from '../custody/released';
import { StaleSheet } from '../custody/sheet';
import type { UnitOfWork } from '../../unit-of-work';
import { findVisibleTransfers } from './load-transfers';
import { notifySenders } from './notify-senders';
import { notifySuperiors } from './notify-superiors';

/** The refusal; null where the answer was taken. */
async function decideOne(
  work: UnitOfWork,
  { id, ...decision }: TransferDecisionDto,
): Promise<ApiError | null> {
  try {
    await work.savepoint((line) => decide(line.withoutNotifications(), id, decision));
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error;
  }
}

/**
 * Answers several transfers, one after the other and each in a savepoint: what is refused for
 * one neither stops nor undoes the others. Every sender is told once, and so is everybody above the giver of a sign-over, and
 * everybody who left a chain.
 *
 * @returns a result for each, with the transfer as it stands afterwards.
 * @throws ApiError 400 where one transfer is answered twice.
 */
export async function decideBatch(
  work: UnitOfWork,
  decisions: readonly TransferDecisionDto[],
): Promise<DecisionsAnswerDto> {
  const { trx, actor } = work;
  const ids = decisions.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw badRequest('Answer each transfer once.');

  const refusals = new Map<string, ApiError>();
  const released = await readReleased(trx, ids);
  for (const decision of decisions) {
    const refusal = await decideOne(work, decision);
    if (refusal !== null) refusals.set(decision.id, refusal);
  }

  const found = new Map((await findVisibleTransfers(trx, actor, ids)).map((one) => [one.id, one]));
  const answered = ids.filter((id) => !refusals.has(id));
  const taken: TransferDto[] = answered.flatMap((id) => found.get(id) ?? []);
  if (answered.length > 0) await notifySenders(work, taken);
  await notifySuperiors(work, taken);
  const approved = new Set(taken.flatMap(({ id, status }) => (status === 'Approved' ? [id] : [])));
  await tellReleased(
    work,
    released.filter(({ transferId }) => approved.has(transferId)),
  );

  const results = ids.map((id) => {
    const refusal = refusals.get(id);
    const sheet = refusal instanceof StaleSheet ? refusal.sheet : null;
    return { id, ok: !refusal, message: refusal?.message ?? null, transfer: found.get(id) ?? null, sheet };
  });
  return { done: answered.length, refused: refusals.size, results };
}
