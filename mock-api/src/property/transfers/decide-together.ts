import type { DecisionsAnswerDto, TransferDecisionDto, TransferDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { ApiError, type Database, badRequest } from '../../kernel';
import { decide } from '../custody/decide';
import { findAssemblies } from '../custody/take-apart';
import type { Viewer } from '../../access';
import { type Doing, untold } from './doing';
import { findVisibleTransfers } from './load';
import { tellSenders } from './tell-senders';

/** The sentence of a refusal; null where the answer was taken. */
async function decideOne(
  doing: Doing,
  { id, status, notes, seen }: TransferDecisionDto,
): Promise<string | null> {
  try {
    await doing((work) => decide(untold(work), id, status, notes ?? null, seen));
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.message;
  }
}

/**
 * Answers several transfers, one after the other and each in a transaction of its own: what is refused for
 * one neither stops nor undoes the others. Every sender is told once.
 *
 * @returns a result for each, with the transfer as it stands afterwards.
 * @throws ApiError 400 where one transfer is answered twice.
 */
export async function decideTogether(
  db: Kysely<Database>,
  viewer: Viewer,
  doing: Doing,
  decisions: readonly TransferDecisionDto[],
): Promise<DecisionsAnswerDto> {
  const ids = decisions.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw badRequest('Answer each transfer once.');

  // Asked first: what is mounted on an item that moves may be taken off.
  const asked = await findVisibleTransfers(db, viewer, ids);
  const items = await findAssemblies(
    db,
    asked.map(({ property }) => property.id),
  );
  const refusals = new Map<string, string>();
  for (const decision of decisions) {
    const refusal = await decideOne(doing, decision);
    if (refusal !== null) refusals.set(decision.id, refusal);
  }

  const found = new Map((await findVisibleTransfers(db, viewer, ids)).map((one) => [one.id, one]));
  const answered = ids.filter((id) => !refusals.has(id));
  const taken: TransferDto[] = answered.flatMap((id) => found.get(id) ?? []);
  if (answered.length > 0) await doing((work) => tellSenders(work, taken, items));

  const results = ids.map((id) => {
    const message = refusals.get(id) ?? null;
    return { id, ok: message === null, message, transfer: found.get(id) ?? null };
  });
  return { done: answered.length, refused: refusals.size, results };
}
