import type { SignatureMethod } from '@hand-receipt/contracts';
import { type Json, toHex } from '@hand-receipt/ledger';
import type { Transaction } from 'kysely';
import type { Database } from '../kernel';
import { appendEvent, newEventId } from '../ledger';
import {
  type Released,
  endArrivedRequests,
  findAssemblies,
  listComponents,
  moveCustody,
  nextRequestId,
  tellReleased,
  transferRecord,
  unmountComponents,
} from '../property';
import type { Actor, UnitOfWork } from '../unit-of-work';
import { readChainBelow } from './chain-below';
import { counterWords } from './find-counter';
import type { Draft } from './draft';
import type { Line } from './list-lines';
import { movePossession } from './move-possession';
import { sendReceipt } from './receipts';
import { type Having, recordPossession } from './record-possession';

/** A hand-over as it is recorded. */
export interface Recorded extends Pick<
  Draft,
  'mode' | 'counter' | 'recipient' | 'facts' | 'lines' | 'dueAt' | 'actAt' | 'hash'
> {
  id: string;
  device: string;
  method: SignatureMethod;
  operator: Actor;
}

/** What all events of a hand-over say. */
function actDetails(
  { id, mode, counter, device, hash, recipient, method, actAt, dueAt, lines, operator }: Recorded,
  { number, reason, item, mountedOn }: Line,
): Record<string, Json> {
  const inNameOf = mode !== 'draw' && item.holderId !== operator.id ? item.holderId : null;
  return {
    handoverId: id,
    line: number,
    lines: lines.length,
    mode,
    counterId: counter.id,
    counter: counterWords(counter),
    device,
    contentHash: toHex(hash),
    confirmedBy: recipient.id,
    confirmedMethod: method,
    recipient: recipient.name,
    actAt: actAt.toISOString(),
    mountedOn,
    ...(dueAt && { dueAt: dueAt.toISOString() }),
    ...(reason && { reason }),
    ...(inNameOf && { inNameOf }),
  };
}

/** Who has the item until the hand-over, as the ledger names them. */
function havingOf({ facts, operator }: Recorded, { item }: Line): Having {
  const having = facts.having.get(item.id);
  if (having) return { kind: having.kind, id: having.id, name: having.name };
  if (item.holderId === null) return { kind: 'book', id: null, name: 'Property Book' };
  return { kind: 'person', id: item.holderId, name: facts.names.get(item.holderId) ?? operator.name };
}

async function draw(work: UnitOfWork, act: Recorded, line: Line, eventId: string): Promise<void> {
  const { recipient, operator } = act;
  const to = { kind: 'person', id: recipient.id, basis: 'draw', dueAt: act.dueAt } as const;
  await movePossession(work.trx, line.item.id, { to, at: act.actAt, handoverId: act.id });
  const components = (await listComponents(work.trx, [line.item.id])).get(line.item.id) ?? [];
  await recordPossession(work, operator, line.item, {
    action: 'draw',
    from: havingOf(act, line),
    to: { kind: 'person', id: recipient.id, name: recipient.name },
    more: { components, ...actDetails(act, line) },
    eventId,
  });
}

/** A row of a transfer that was offered and accepted in one moment. */
async function insertApproved(
  { trx, at }: UnitOfWork,
  row: {
    item_id: string;
    from_user_id: string;
    to_user_id: string;
    request_id: string | null;
    handover_id: string;
  },
  eventId: string,
) {
  return trx
    .insertInto('transfer')
    .values({
      ...row,
      status: 'Approved',
      include_components: false,
      is_recall: false,
      notes: null,
      requested_at: at,
      resolved_at: at,
      event_id: eventId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const setTransfer = (trx: Transaction<Database>, handoverId: string, number: number, transferId: string) =>
  trx
    .updateTable('handover_line')
    .set({ transfer_id: transferId })
    .where('handover_id', '=', handoverId)
    .where('line_no', '=', number)
    .execute();

/** Custody of one item moves to the recipient. */
async function signDown(
  work: UnitOfWork,
  act: Recorded,
  line: Line,
  { eventId, requestId }: { eventId: string; requestId: string },
): Promise<void> {
  const { trx } = work;
  const { item } = line;
  const { recipient, operator, mode } = act;
  const basis = mode === 'temporary' ? 'temporary' : 'issue';
  const to = { kind: 'person', id: recipient.id, basis, dueAt: act.dueAt } as const;
  await movePossession(trx, item.id, { to, at: act.actAt, handoverId: act.id });
  await moveCustody(work, item.id, {
    fromUserId: item.holderId,
    toUserId: recipient.id,
    location: null,
    isSignOver: false,
    temporaryUntil: mode === 'temporary' ? act.dueAt : null,
  });
  // What nobody held is given out by who keeps the book, as in any other offer.
  const fromId = item.holderId ?? operator.id;
  const parties = { from_user_id: fromId, to_user_id: recipient.id, item_id: item.id };
  const transfer = await insertApproved(
    work,
    { ...parties, request_id: requestId, handover_id: act.id },
    eventId,
  );
  await setTransfer(trx, act.id, line.number, transfer.id);
  const arrival = { itemId: item.id, fromUserId: fromId, toUserId: recipient.id, transferId: transfer.id };
  await endArrivedRequests(work, arrival);
  const components = (await listComponents(trx, [item.id])).get(item.id) ?? [];
  await appendEvent(trx, {
    type: 'TRANSFER APPROVED',
    itemId: item.id,
    actor: operator,
    at: work.at,
    eventId,
    details: {
      name: item.name,
      serialNumber: item.serial_number,
      transferId: transfer.id,
      fromUserId: fromId,
      toUserId: recipient.id,
      from: act.facts.names.get(fromId) ?? operator.name,
      to: recipient.name,
      includeComponents: false,
      location: null,
      components,
      receiptKind: mode === 'temporary' ? 'temporary' : 'hand-receipt',
      ...actDetails(act, line),
      ...transferRecord(transfer),
    },
  });
}

/** Who leaves the chain of an item that comes back to somebody above. To be called before custody moves. */
async function readReleased(
  { trx }: UnitOfWork,
  { recipient }: Recorded,
  { item }: Line,
): Promise<Released[]> {
  const { id, name, serial_number } = item;
  const below = await readChainBelow(trx, id, recipient.id);
  return below.map((userId) => ({ userId, name, serial_number }));
}

/** Moves every line of a hand-over whose row and lines stand. */
async function moveLines(work: UnitOfWork, act: Recorded, firstEventId: string): Promise<void> {
  const { recipient, operator } = act;
  const requestId = act.mode === 'draw' ? '' : await nextRequestId(work);
  const released: Released[] = [];
  for (const line of act.lines) {
    const eventId = line.number === 1 ? firstEventId : newEventId();
    if (act.mode === 'draw') {
      await draw(work, act, line, eventId);
    } else {
      released.push(...(await readReleased(work, act, line)));
      await signDown(work, act, line, { eventId, requestId });
    }
  }
  if (act.mode === 'draw') return;
  // The operator learns of it by the act itself, a holder in whose name it was done does not.
  await tellReleased(
    { ...work, actor: { ...work.actor, id: recipient.id, name: recipient.name } },
    released.filter(({ userId }) => userId !== operator.id),
  );
  await unmountComponents(
    work,
    act.lines.map(({ item }) => item.id),
  );
}

/**
 * Records a hand-over that its recipient has signed: the signature, possession, custody, the ledger's events and the
 * receipt, all or none. Every line was checked under its lock.
 *
 * @param work whose transaction it is; the acts are the operator's
 */
export async function recordHandOver(work: UnitOfWork, act: Recorded): Promise<void> {
  const { trx, at } = work;
  const itemIds = act.lines.map(({ item }) => item.id);
  // Before the move, for those who see one of them may see it change.
  work.addAudience({ items: await findAssemblies(trx, itemIds), handOvers: [act.id] });
  const signature = await trx
    .insertInto('signature')
    .values({
      subject_kind: 'handover',
      subject_id: act.id,
      part: 'recipient',
      user_id: act.recipient.id,
      method: act.method,
      content_hash: act.hash,
      at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const eventId = newEventId();
  const isOwn = act.method === 'own-session';
  await trx
    .updateTable('handover')
    .set({
      signature_id: signature.id,
      state: isOwn ? 'acknowledged' : 'recorded',
      acknowledged_at: isOwn ? at : null,
      recorded_at: at,
      waits_until: null,
      content_hash: act.hash,
      event_id: eventId,
    })
    .where('id', '=', act.id)
    .execute();
  await moveLines(work, act, eventId);
  await sendReceipt({ ...work, actor: act.operator }, act.id, {
    components: await listComponents(trx, itemIds),
  });
}
