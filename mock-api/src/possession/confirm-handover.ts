import { type ConfirmHandOverDto, COUNTER_REFUSALS } from '@hand-receipt/contracts';
import { toHex } from '@hand-receipt/ledger';
import { type Kysely, sql } from 'kysely';
import type { Credential } from '../access';
import { type Database, conflict, forbidden } from '../kernel';
import type { Actor, UnitOfWork } from '../unit-of-work';
import { checkLine } from './check-line';
import { findCounter } from './find-counter';
import { type HandOverRow, lockHandOver } from './load-handovers';
import { readFacts } from './read-facts';
import { findRecipient, lockPeople, requireActive } from './recipient';
import { recordHandOver } from './record-handover';
import { readToSign } from './to-sign';
import { whyNotSigned } from './why-not-signed';

/** @throws ApiError 403 for an API token: what a person signs, they sign in their own session. */
export function requireOwnSession(signedInBy: Credential | null): void {
  if (signedInBy?.kind !== 'session') {
    throw forbidden('An API token cannot sign. Sign in with your password.');
  }
}

/** The operator of a hand-over, as the actor of its acts. */
export async function findOperator(db: Kysely<Database>, id: string): Promise<Actor> {
  return db
    .selectFrom('users')
    .select(['id', 'role', 'unit_id as unitId'])
    .select(sql<string>`rank || ' ' || last_name`.as('name'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** @throws ApiError 403 for anybody but the recipient; 409 where it ended or waited too long. */
async function requireWaiting({ trx, actor, at }: UnitOfWork, row: HandOverRow, name: string): Promise<void> {
  if (row.recipient_id !== actor.id) throw forbidden(`Only ${name} signs this hand-over.`);
  if (row.state !== 'waiting' && row.state !== 'lapsed') throw conflict(`${row.id} is signed already.`);
  const isOver = row.state === 'lapsed' || row.waits_until === null || row.waits_until <= at;
  if (isOver) throw conflict(await whyNotSigned(trx, row));
}

/**
 * The recipient signs a hand-over that waits for them, in their own session, as they were shown it. Its items are
 * checked again.
 *
 * @throws ApiError 404 out of sight; 403 for anybody else; 409 where it was ended or waited too long, an item is not as
 *   it was shown, or a line cannot be handed over any more.
 */
export async function confirmHandOver(
  work: UnitOfWork,
  id: string,
  { contentHash }: ConfirmHandOverDto,
): Promise<void> {
  const { trx, actor, at } = work;
  const { row } = await lockHandOver(trx, actor, id, at);
  const operator = await findOperator(trx, row.operator_id);
  const byOperator: UnitOfWork = { ...work, actor: operator };
  const counter = await findCounter(trx, operator, row.counter_id, { at, anybody: true });
  const recipient = await findRecipient(trx, counter, row.recipient_id);
  await requireWaiting(work, row, recipient.name);
  if (!counter.rights.operate) throw forbidden(`This session at ${counter.name} is closed.`);
  await lockPeople(work, [row.recipient_id, row.operator_id]);
  requireActive(recipient);
  const toSign = await readToSign(trx, row, { lock: true });
  if (!toSign || toHex(toSign.hash) !== contentHash) throw conflict(COUNTER_REFUSALS.changed);
  const { lines, hash } = toSign;
  const ids = lines.map(({ item }) => item.id);
  const facts = await readFacts(trx, ids, { counterId: counter.id, at, except: id });
  if (row.mode === 'return') throw new Error(`${id} is a return and waits for nobody.`);
  const list = { mode: row.mode, counter, recipient, facts };
  for (const line of lines) await checkLine(byOperator, list, line);
  await recordHandOver(byOperator, {
    ...list,
    id,
    lines,
    dueAt: row.due_at,
    actAt: row.act_at,
    hash,
    device: row.device,
    method: 'own-session',
    operator,
  });
}
