import type { ReturnDto } from '@hand-receipt/contracts';
import { toHex, type Json } from '@hand-receipt/ledger';
import { sql } from 'kysely';
import { ApiError, localDay } from '../kernel';
import { itemWords, militaryTime } from '../live';
import { newEventId } from '../ledger';
import { lossNote, reportTaken } from '../loss-cases';
import {
  countOnReturn,
  findAssemblies,
  listComponents,
  nextRequestId,
  requireNotFrozen,
  unmountComponents,
} from '../property';
import type { UnitOfWork } from '../unit-of-work';
import { contentHash } from './challenge';
import { actTime } from './due';
import { type SeenCounter, counterWords } from './find-counter';
import { type Line, readLines, requireAtCounter } from './list-lines';
import { type OpenPossession, movePossession } from './move-possession';
import { readOpenedShortages, shortWords } from './opened-shortages';
import { requirePaperTime } from './paper-time';
import { type ReturnPlan, planReturn } from './plan-return';
import { type Facts, readFacts } from './read-facts';
import { sendReceipt } from './receipts';
import { lockPeople } from './recipient';
import { type Having, recordPossession } from './record-possession';
import { type OpenSession, closedSession, requireReturnSession } from './sessions';
import { takeCustodyBack } from './take-custody-back';

/** What a return answered. */
export interface Returned {
  message: string;
  changed: boolean;
  handoverId: string | null;
}

/** A return under way. */
interface Act {
  id: string;
  session: OpenSession;
  plan: ReturnPlan;
  lines: readonly Line[];
  facts: Facts;
  actAt: Date;
  hash: Buffer;
  typed: boolean;
  /** By item, where they were counted; else null. */
  components: Awaited<ReturnType<typeof listComponents>> | null;
}

/** The last return of an item. */
const readLastReturn = ({ trx }: UnitOfWork, itemId: string) =>
  trx
    .selectFrom('possession')
    .innerJoin('handover', 'handover.id', 'possession.ended_by')
    .innerJoin('users as operator', 'operator.id', 'handover.operator_id')
    .select(['handover.act_at', sql<string>`operator.rank || ' ' || operator.last_name`.as('operator')])
    .where('possession.item_id', '=', itemId)
    .orderBy('possession.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Who took it back before, and when. */
async function alreadyReturned(work: UnitOfWork, item: Line['item'], facts: Facts): Promise<Returned> {
  const { at } = work;
  const last = await readLastReturn(work, item.id);
  if (last) {
    const isToday = localDay(last.act_at) === localDay(at);
    const time = isToday ? militaryTime(last.act_at).slice(-4) : militaryTime(last.act_at);
    return { message: `Already returned at ${time} by ${last.operator}.`, changed: false, handoverId: null };
  }
  const having = facts.having.get(item.id);
  const where = having ? `is at ${having.name}` : 'is with nobody';
  return { message: `${itemWords(item)} ${where}.`, changed: false, handoverId: null };
}

/** A freeze holds custody: then possession alone moves. @throws ApiError 409 where nothing is left to move */
async function withoutFrozenCustody(
  { trx }: UnitOfWork,
  plan: ReturnPlan,
  ids: readonly string[],
): Promise<ReturnPlan> {
  if (!plan.taker) return plan;
  try {
    for (const id of ids) await requireNotFrozen(trx, id, plan.taker.id);
    return plan;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'frozen' || !plan.isStored) throw error;
    return { ...plan, taker: null };
  }
}

function detailsOf(
  { id, session, plan, lines, actAt, hash, typed, components }: Act,
  line: Line,
  operatorId: string,
) {
  const { counter, device } = session;
  const { taker } = plan;
  return {
    handoverId: id,
    line: line.number,
    lines: lines.length,
    mode: 'return',
    counterId: counter.id,
    counter: counterWords(counter),
    device,
    contentHash: toHex(hash),
    returnedBy: plan.from.id,
    recipient: plan.from.name,
    actAt: actAt.toISOString(),
    mountedOn: line.mountedOn,
    ...(typed && { typed }),
    ...(components && { counted: true, components: components.get(line.item.id) ?? [] }),
    ...(taker?.id && taker.id !== operatorId && { inNameOf: taker.id }),
  };
}

async function insertReturn(
  { trx, actor, at }: UnitOfWork,
  act: Omit<Act, 'id'>,
  eventId: string,
): Promise<string> {
  const { id } = await trx
    .insertInto('handover')
    .values({
      draft_id: null,
      counter_id: act.session.counter.id,
      session_id: act.session.id,
      mode: 'return',
      operator_id: actor.id,
      recipient_id: act.plan.from.id,
      method: null,
      purpose: null,
      due_at: null,
      act_at: act.actAt,
      content_hash: act.hash,
      waits_until: null,
      recorded_at: at,
      state: 'recorded',
      event_id: eventId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = act.lines.map(({ number, item, mountedOn }) => ({
    handover_id: id,
    line_no: number,
    item_id: item.id,
    mounted_on: mountedOn,
    giver_id: item.holderId,
    reason: null,
  }));
  await trx.insertInto('handover_line').values(rows).execute();
  return id;
}

/** Where the counter keeps an item, as its location. */
const placeWords = (act: Act): string =>
  [act.session.counter.name, act.plan.rack].filter((part) => part !== null).join(', ');

/** The counter has the item from now on, and its location says where. */
async function store(work: UnitOfWork, act: Act, line: Line, eventId: string): Promise<void> {
  const { trx, actor } = work;
  const { counter } = act.session;
  const { item } = line;
  const location = placeWords(act);
  const isMoved = item.location !== location || act.plan.taker !== null;
  if (isMoved) {
    await trx
      .updateTable('property')
      .set({ location, last_location: null, location_until: null })
      .where('id', '=', item.id)
      .execute();
  }
  const from: Having = { kind: 'person', ...act.plan.from };
  const to: Having = { kind: 'counter', id: counter.id, name: counterWords(counter) };
  const more: Record<string, Json> = {
    ...detailsOf(act, line, actor.id),
    ...(isMoved && { location }),
  };
  await recordPossession(work, actor, item, { action: 'return', from, to, more, eventId });
}

/** Moves one item of a return. The first event has the id that the row of the return names. */
async function moveLine(
  work: UnitOfWork,
  act: Act,
  line: Line,
  { eventId, requestId }: { eventId: string; requestId: string },
): Promise<void> {
  const { trx, actor } = work;
  const { plan, id, actAt, session } = act;
  const to = plan.isStored ? ({ kind: 'counter', id: session.counter.id } as const) : null;
  await movePossession(trx, line.item.id, { to, at: actAt, handoverId: id, endedBy: id });
  if (plan.taker && line.item.holderId !== null) {
    const holder = {
      id: line.item.holderId,
      name: act.facts.names.get(line.item.holderId) ?? plan.from.name,
    };
    const more = detailsOf(act, line, actor.id);
    const ofTransfer = plan.isStored ? newEventId() : eventId;
    const parties = { holder, from: plan.from, taker: plan.taker };
    const back = { item: line.item, ...parties, handoverId: id, requestId, eventId: ofTransfer, more };
    const transferId = await takeCustodyBack(work, back);
    await trx
      .updateTable('handover_line')
      .set({ transfer_id: transferId })
      .where('handover_id', '=', id)
      .where('line_no', '=', line.number)
      .execute();
  }
  if (plan.isStored) return store(work, act, line, eventId);
  if (!plan.taker) {
    const from: Having = { kind: 'person', ...plan.from };
    const holder: Having = { kind: 'book', id: null, name: 'Property Book' };
    const more = detailsOf(act, line, actor.id);
    await recordPossession(work, actor, line.item, { action: 'return', from, to: holder, more, eventId });
  }
}

/** The clock of a device may be slow: nothing comes back before it was given out. */
const notBefore = (open: OpenPossession | undefined, actAt: Date): Date =>
  open && open.since > actAt ? open.since : actAt;

/**
 * Whether an item was given out again since the return that is entered now. It is then left with who has it: the return
 * ended already.
 */
function isGivenOutSince(
  { handoverId, actAt }: ReturnDto,
  open: OpenPossession | undefined,
  at: Date,
): boolean {
  if (open?.kind !== 'person') return false;
  if (handoverId) return open.handoverId !== handoverId;
  return actTime(actAt, at) < open.since;
}

/**
 * Checks the time of a return from a paper log. One that waited on a device is taken at any time, and one that was
 * recorded before changes nothing.
 *
 * @throws ApiError 400 as `requirePaperTime`.
 */
async function requireReturnTime(
  work: UnitOfWork,
  { actAt: said, handoverId }: ReturnDto,
  { counter, item, open }: { counter: SeenCounter; item: Line['item']; open: OpenPossession | undefined },
): Promise<void> {
  if (!said || handoverId || open?.kind !== 'person') return;
  const actAt = actTime(said, work.at);
  const last = await readLastReturn(work, item.id);
  if (last && last.act_at >= actAt) return;
  await requirePaperTime(work, { actAt, counter, items: [item], isReturn: true });
}

/** Reads, checks and plans a return. Null where the item is not out. */
async function readReturn(work: UnitOfWork, body: ReturnDto) {
  const { trx, actor, at } = work;
  const session = await requireReturnSession(work, body);
  const { counter } = session;
  await requireAtCounter(trx, actor, counter, { ids: [body.itemId], at });
  await lockPeople(work, [actor.id]);
  const lines = await readLines(trx, [{ itemId: body.itemId, reason: null }], { lock: true });
  const ids = lines.map(({ item }) => item.id);
  const facts = await readFacts(trx, ids, { counterId: counter.id, at, except: null });
  const [first] = lines;
  if (!first) throw new Error('A return has an item.');
  const open = facts.having.get(first.item.id);
  // Only returns of draws wait on a device.
  if (session.isOver && open?.kind === 'person' && open.basis !== 'draw') throw closedSession(counter);
  await requireReturnTime(work, body, { counter, item: first.item, open });
  const asked = { item: first.item, counter, facts, takeOff: body.takeOff ?? false };
  const found = isGivenOutSince(body, open, at) ? null : await planReturn(work, asked);
  const plan = found && (await withoutFrozenCustody(work, found, ids));
  return { session, lines, ids, facts, plan, first, actAt: notBefore(open, actTime(body.actAt, at)) };
}

/**
 * Takes an item back from whoever has it, with what is mounted on it. Taken back before, it changes nothing.
 *
 * @throws ApiError 404 for a session or item out of sight; 403 for a closed session or where the operator may not take
 *   custody back; 409 for an item of another counter, or frozen with nothing else to move; 400 for a time on a paper that cannot be;
 *   as `countOnReturn`.
 */
export async function returnItem(work: UnitOfWork, body: ReturnDto): Promise<Returned> {
  const { trx, actor } = work;
  const { session, lines, ids, facts, plan, first, actAt } = await readReturn(work, body);
  if (!plan) return alreadyReturned(work, first.item, facts);
  if (body.componentCounts) await countOnReturn(work, { returns: true, itemIds: ids }, body.componentCounts);
  const opened = body.componentCounts ? await readOpenedShortages(trx, ids, work.at) : [];
  const short = shortWords(opened);
  const components = body.componentCounts ? await listComponents(trx, ids) : null;

  work.addAudience({ items: await findAssemblies(trx, ids) });
  const hash = contentHash({
    mode: 'return',
    counterId: session.counter.id,
    operatorId: actor.id,
    recipientId: plan.from.id,
    actAt: actAt.toISOString(),
    lines: lines.map(({ item, mountedOn }) => ({
      itemId: item.id,
      serialNumber: item.serial_number,
      mountedOn,
    })),
  });
  const content = { session, plan, lines, facts, actAt, hash, typed: body.typed, components };
  const eventId = newEventId();
  const act = { ...content, id: await insertReturn(work, content, eventId) };
  work.addAudience({ handOvers: [act.id] });
  const requestId = plan.taker ? await nextRequestId(work) : '';
  for (const line of lines) {
    await moveLine(work, act, line, { eventId: line.number === 1 ? eventId : newEventId(), requestId });
  }
  if (plan.taker) await unmountComponents(work, ids);
  await sendReceipt(work, act.id, { opened, components });
  // A return is always taken. Of a lost item it is a find.
  const where = `Returned at ${counterWords(session.counter)}`;
  for (const { item } of lines) await reportTaken(work, item, where);
  const note = await lossNote(work, first.item);
  return {
    message: [`${itemWords(first.item)} is back from ${plan.from.name}.`, short && `Short: ${short}.`, note]
      .filter(Boolean)
      .join(' '),
    changed: true,
    handoverId: act.id,
  };
}
