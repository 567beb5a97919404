import { COUNTER_REFUSALS, type HandOverMode } from '@hand-receipt/contracts';
import { ApiError, badRequest, conflict, forbidden } from '../kernel';
import { itemWords, militaryTime } from '../live';
import {
  keepsBookOf,
  refuseLost,
  requireNotFrozen,
  requireOffClosing,
  requireOnBook,
  waitingWords,
} from '../property';
import type { UnitOfWork } from '../unit-of-work';
import type { SeenCounter } from './find-counter';
import { type Line, readLines } from './list-lines';
import { type Facts, readFacts } from './read-facts';
import type { Recipient } from './recipient';

/** A list that an operator is about to hand over. */
export interface CheckedList {
  mode: Exclude<HandOverMode, 'return'>;
  counter: SeenCounter;
  /** Null while nobody was read: then only what is refused to everybody is. */
  recipient: Recipient | null;
  facts: Facts;
}

/** An item of somebody else that passes with a reason. */
export class NeedsReason extends ApiError {
  constructor(message: string) {
    super(409, 'needs-reason', `${message} Give a reason.`);
    this.warning = message;
  }

  /** The same without the demand. */
  readonly warning: string;
}

const movesCustody = ({ mode }: CheckedList): boolean => mode !== 'draw';

/** @throws ApiError 409 for an item that another person has. */
function refuseOut(work: UnitOfWork, { mode, facts }: CheckedList, { item }: Line): void {
  const possession = facts.having.get(item.id);
  if (possession?.kind !== 'person') return;
  if (mode !== 'draw' && possession.id === work.actor.id && item.holderId === work.actor.id) return;
  throw conflict(
    `${itemWords(item)} is out with ${possession.name} since ${militaryTime(possession.since)}.`,
  );
}

/** @throws ApiError 409 for an item that waits for somebody's signature. */
function refuseWaiting({ facts }: CheckedList, { item }: Line): void {
  const name = facts.waits.get(item.id);
  if (name) throw conflict(waitingWords(item, name));
}

/** A draw is of what the counter keeps; nothing is handed over that another counter keeps. What is mounted goes along. */
function requireKept({ mode, counter, facts }: CheckedList, { item, mountedOn }: Line): void {
  const place = facts.kept.get(item.id);
  const isHere = place?.id === counter.id;
  if (isHere || mountedOn !== null || (mode !== 'draw' && !place)) return;
  throw conflict(`${itemWords(item)} is not kept at ${counter.name}.`);
}

/** @throws ApiError 400 for what the recipient holds; 403 where it is not the operator's to give. */
async function requireOwnToGive(work: UnitOfWork, list: CheckedList, { item }: Line): Promise<void> {
  if (!movesCustody(list)) return;
  const { holderId } = item;
  const { facts, recipient } = list;
  if (recipient && holderId === recipient.id)
    throw badRequest(`${recipient.name} already holds ${itemWords(item)}.`);
  if (holderId === work.actor.id) return;
  if (holderId !== null) {
    if (facts.lets.has(holderId)) return;
    throw forbidden(`${facts.names.get(holderId)} has not let this counter issue in their name.`);
  }
  if (await keepsBookOf(work, item.id)) return;
  throw forbidden('Only its holder may offer an item; the property book holds this one.');
}

function refuseTemporary(list: CheckedList, { item }: Line): void {
  if (movesCustody(list) && list.facts.temporary.has(item.id)) throw conflict(COUNTER_REFUSALS.temporary);
}

/** @throws ApiError 409 where the recipient of a temporary receipt has signed for the item for good. */
async function refuseInChain(
  { trx }: UnitOfWork,
  { mode, recipient }: CheckedList,
  { item }: Line,
): Promise<void> {
  if (mode !== 'temporary' || !recipient) return;
  const link = await trx
    .selectFrom('custody_link')
    .select('position')
    .where('item_id', '=', item.id)
    .where('user_id', '=', recipient.id)
    .executeTakeFirst();
  if (link) throw conflict(`${recipient.name} has ${itemWords(item)} on a hand receipt already.`);
}

function refuseDisputed({ facts }: CheckedList, { item }: Line): void {
  const id = facts.disputed.get(item.id);
  if (id) throw conflict(`${itemWords(item)} is disputed in ${id}. A leader settles it first.`);
}

/** @throws NeedsReason where it is another person's weapon, or the person has another one of the kind. */
function requireReason({ facts, recipient }: CheckedList, { item, mountedOn, reason }: Line): void {
  if (!recipient || reason || mountedOn !== null) return;
  const entry = facts.authorized.get(item.id);
  if (entry) {
    if (entry.userId === recipient.id) return;
    throw new NeedsReason(`${itemWords(item)} is authorized for ${entry.name}.`);
  }
  const own = recipient.authorized.find(({ name }) => name === item.name);
  if (own) throw new NeedsReason(`${recipient.name} is authorized for ${itemWords(own)}.`);
}

function refuseOffered(list: CheckedList, { item }: Line): void {
  const open = list.facts.offered.get(item.id);
  if (!open || !movesCustody(list)) return;
  throw conflict(
    `${itemWords(item)} is already offered: a transfer from ${open.from} to ${open.to} is open.`,
  );
}

/**
 * Refuses a line that cannot be handed over, with the first reason of the order in which the contract lists them.
 *
 * @param work of the operator, who is its actor
 * @throws NeedsReason, ApiError 400, 403 or 409.
 */
export async function checkLine(work: UnitOfWork, list: CheckedList, line: Line): Promise<void> {
  const { item } = line;
  refuseOut(work, list, line);
  refuseWaiting(list, line);
  requireKept(list, line);
  await requireOwnToGive(work, list, line);
  refuseTemporary(list, line);
  await refuseInChain(work, list, line);
  requireReason(list, line);
  refuseDisputed(list, line);
  requireOnBook(item);
  refuseOffered(list, line);
  refuseLost(item);
  await requireOffClosing(work.trx, item);
  if (movesCustody(list)) await requireNotFrozen(work.trx, item.id, list.recipient?.id ?? null);
}

/** Why a check refuses; null where it does not. @throws whatever is no refusal */
export async function refusalOf(check: () => Promise<void> | void): Promise<ApiError | null> {
  try {
    await check();
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** Why an item cannot be handed over to anybody; null where nothing is known against it. */
export async function findRefusal(
  work: UnitOfWork,
  { counter, mode }: Pick<CheckedList, 'counter' | 'mode'>,
  itemId: string,
): Promise<string | null> {
  const { trx, at } = work;
  const lines = await readLines(trx, [{ itemId, reason: null }], { lock: false });
  const facts = await readFacts(trx, [itemId], { counterId: counter.id, at, except: null });
  const [line] = lines;
  if (!line) throw new Error(`There is no item ${itemId}.`);
  const list = { mode, counter, recipient: null, facts };
  return (await refusalOf(() => checkLine(work, list, line)))?.message ?? null;
}
