import type {
  ConvertDto,
  CounterConfirmationDto,
  ExtendDto,
  PreparedDto,
  PrepareTemporaryDto,
} from '@hand-receipt/contracts';
import { COUNTER_REFUSALS } from '@hand-receipt/contracts';
import { type Json, toHex } from '@hand-receipt/ledger';
import { badRequest, conflict, forbidden } from '../kernel';
import { appendEvent } from '../ledger';
import { readPasskeyHandles } from '../people';
import { militaryDate, requireNotFrozen } from '../property';
import { unitSetting } from '../unit-settings';
import type { UnitOfWork } from '../unit-of-work';
import { actSigned, contentHash, issueChallenge } from './challenge';
import { loadCounterItems } from './counter-items';
import { latestReturn, requireFuture } from './due';
import { type Compared, checkConfirmation } from './confirmation';
import { counterWords } from './find-counter';
import { type HandOverRow, lockHandOver } from './load-handovers';
import { type Recipient, findRecipient, requireActive } from './recipient';
import { type OpenSession, requireSession } from './sessions';

interface OpenItem {
  id: string;
  name: string;
  serial_number: string;
}

/** A temporary receipt of which something is still out. */
interface Found {
  row: HandOverRow;
  session: OpenSession;
  recipient: Recipient;
  items: OpenItem[];
}

/** What the recipient signs: the receipt lasts until `dueAt`, or becomes a hand receipt with null. */
interface Change {
  act: 'extend' | 'convert';
  dueAt: Date | null;
}

/** Items that the recipient still has by it. */
const openItems = ({ trx }: UnitOfWork, id: string): Promise<OpenItem[]> =>
  trx
    .selectFrom('possession')
    .innerJoin('property', 'property.id', 'possession.item_id')
    .select(['property.id', 'property.name', 'property.serial_number'])
    .where('possession.handover_id', '=', id)
    .where('possession.to_at', 'is', null)
    .where('possession.basis', '=', 'temporary')
    .orderBy('property.id')
    .execute();

/** @throws ApiError 404 out of sight; 409 for another kind of receipt, or where nothing is out. */
async function findTemporary(work: UnitOfWork, id: string, sessionId: string): Promise<Found> {
  const { trx, actor, at } = work;
  const session = await requireSession(work, sessionId);
  const { row } = await lockHandOver(trx, actor, id, at);
  if (row.mode !== 'temporary' || row.recorded_at === null)
    throw conflict(`${id} is no temporary hand receipt.`);
  if (row.counter_id !== session.counter.id) throw forbidden(`${id} is of another counter.`);
  const items = await openItems(work, id);
  if (items.length === 0) throw conflict(`${id} is closed.`);
  const recipient = await findRecipient(trx, session.counter, row.recipient_id);
  return { row, session, recipient, items };
}

/** @throws ApiError 400 for a time that has passed; 409 after the days that the unit allows. */
async function requireInDays({ trx, at }: UnitOfWork, { row, session }: Found, dueAt: Date): Promise<void> {
  requireFuture(dueAt, at);
  const days = await unitSetting(trx, session.counter.unit_id, 'counter.temporaryDays');
  const latest = latestReturn(row.act_at, days);
  if (dueAt <= latest) return;
  throw conflict(
    `A temporary hand receipt ends ${militaryDate(latest)}, ${days} days after it began. Convert it or take the items back.`,
  );
}

/** @throws ApiError 409 where the operator is the recipient; as `requireInDays`. */
async function requireAllowed(work: UnitOfWork, found: Found, { dueAt }: Change): Promise<void> {
  requireActive(found.recipient);
  if (found.recipient.id === work.actor.id) throw conflict(COUNTER_REFUSALS.ownSignature);
  if (found.row.state === 'disputed')
    throw conflict(`${found.row.id} is disputed. A leader settles it first.`);
  if (dueAt) await requireInDays(work, found, dueAt);
  else for (const { id } of found.items) await requireNotFrozen(work.trx, id, found.recipient.id);
}

const hashChange = (
  { row, session, recipient, items }: Found,
  { act, dueAt }: Change,
  operatorId: string,
): Buffer =>
  contentHash({
    handoverId: row.id,
    act,
    counterId: session.counter.id,
    operatorId,
    recipientId: recipient.id,
    dueAt: dueAt?.toISOString() ?? null,
    lines: items.map(({ id, serial_number }) => ({ itemId: id, serialNumber: serial_number })),
  });

/** What the recipient of a temporary receipt signs to extend or convert it. @throws ApiError as the change itself */
export async function prepareTemporary(
  work: UnitOfWork,
  id: string,
  { sessionId, act, dueAt = null }: PrepareTemporaryDto,
): Promise<PreparedDto> {
  const found = await findTemporary(work, id, sessionId);
  if (act === 'extend' && dueAt === null)
    throw badRequest('Enter the due date.', { dueAt: 'Enter the due date.' });
  const change = { act, dueAt: act === 'extend' && dueAt !== null ? new Date(dueAt) : null };
  await requireAllowed(work, found, change);
  const hash = hashChange(found, change, work.actor.id);
  const issued = await issueChallenge(work, { userId: found.recipient.id, contentHash: hash });
  const items = await loadCounterItems(
    work.trx,
    found.session.counter.id,
    found.items.map((item) => item.id),
  );
  return {
    lines: items.map((item, index) => ({
      line: index + 1,
      item,
      giver: null,
      verdict: 'ok',
      message: null,
      needs_reason: false,
    })),
    refusal: null,
    challenge: issued.challenge,
    content_hash: toHex(hash),
    expires_at: issued.expiresAt.toISOString(),
    due_at: change.dueAt?.toISOString() ?? null,
    passkeys: await readPasskeyHandles(work.trx, found.recipient.id, work.at),
  };
}

interface Signed {
  hash: Buffer;
  method: CounterConfirmationDto['method'];
}

/** The recipient's signature, and the events of each item. */
async function record(
  work: UnitOfWork,
  found: Found,
  change: Change,
  { hash, method }: Signed,
): Promise<void> {
  const { trx, actor, at } = work;
  const { row, session, recipient, items } = found;
  await trx
    .insertInto('signature')
    .values({
      subject_kind: 'handover',
      subject_id: row.id,
      part: change.act === 'extend' ? 'extended' : 'converted',
      user_id: recipient.id,
      method,
      content_hash: hash,
      at,
    })
    .execute();
  work.addAudience({ items: items.map(({ id }) => id), people: [recipient.id] });
  await work.notify([recipient.id], {
    type: 'info',
    title: `Temporary receipt ${row.id}`,
    message: change.dueAt
      ? `${row.id} is due on ${militaryDate(change.dueAt)} now.`
      : `${row.id} is a hand receipt now. Its items are yours until they are asked back.`,
    action: { label: 'Open', path: `/counter/receipts/${row.id}` },
  });
  for (const [index, item] of items.entries()) {
    const details: Record<string, Json> = {
      name: item.name,
      serialNumber: item.serial_number,
      action: change.act === 'extend' ? 'extended' : 'converted',
      handoverId: row.id,
      line: index + 1,
      lines: items.length,
      mode: 'temporary',
      counterId: session.counter.id,
      counter: counterWords(session.counter),
      device: session.device,
      contentHash: toHex(hash),
      confirmedBy: recipient.id,
      confirmedMethod: method,
      recipient: recipient.name,
      actAt: at.toISOString(),
      dueBefore: row.due_at?.toISOString() ?? null,
      dueAfter: change.dueAt?.toISOString() ?? null,
    };
    await appendEvent(trx, { type: 'TEMPORARY RECEIPT', itemId: item.id, actor, at, details });
  }
}

async function apply(work: UnitOfWork, found: Found, change: Change): Promise<void> {
  const { trx } = work;
  const ids = found.items.map(({ id }) => id);
  const { dueAt } = change;
  const kind = dueAt ? 'temporary' : 'hand-receipt';
  await trx
    .updateTable('custody_link')
    .set({ kind, due_at: dueAt })
    .where('item_id', 'in', ids)
    .where('user_id', '=', found.recipient.id)
    .execute();
  await trx
    .updateTable('possession')
    .set({ due_at: dueAt, basis: dueAt ? 'temporary' : 'issue' })
    .where('handover_id', '=', found.row.id)
    .where('item_id', 'in', ids)
    .where('to_at', 'is', null)
    .execute();
}

/**
 * Extends or converts a temporary receipt, as its recipient signed on the operator's device. It concerns what is still
 * out.
 *
 * @throws CountedRefusal, which uses up the challenge; ApiError 404 out of sight, 409 where nothing is out.
 */
async function changeTemporary(
  work: UnitOfWork,
  id: string,
  { body, change, compared }: { body: ConvertDto | ExtendDto; change: Change; compared: Compared },
): Promise<void> {
  const found = await findTemporary(work, id, body.sessionId);
  const { method } = body.confirmation;
  if (method === 'own-session') throw badRequest('The recipient signs on this device.');
  const hash = hashChange(found, change, work.actor.id);
  const sent = { challenge: body.challenge, userId: found.recipient.id };
  await actSigned(work, sent, {
    check: async (shown) => {
      if (toHex(shown) !== toHex(hash) || body.contentHash !== toHex(hash))
        throw conflict(COUNTER_REFUSALS.changed);
      requireActive(found.recipient);
      const { counter, device } = found.session;
      const place = { recipient: found.recipient, counter: counter.name, device };
      await checkConfirmation(work, place, method, compared);
    },
    act: async (inner) => {
      await requireAllowed(inner, found, change);
      await inner.trx
        .selectFrom('property')
        .select('id')
        .where(
          'id',
          'in',
          found.items.map((item) => item.id),
        )
        .orderBy('id')
        .forUpdate()
        .execute();
      await apply(inner, found, change);
      await record(inner, found, change, { hash, method });
    },
  });
}

/** Extends a temporary receipt. @param compared what was found of the recipient's signature */
export const extendTemporary = (
  work: UnitOfWork,
  id: string,
  body: ExtendDto,
  compared: Compared,
): Promise<void> =>
  changeTemporary(work, id, { body, compared, change: { act: 'extend', dueAt: new Date(body.dueAt) } });

/** Makes a hand receipt of a temporary receipt. @param compared what was found of the recipient's signature */
export const convertTemporary = (
  work: UnitOfWork,
  id: string,
  body: ConvertDto,
  compared: Compared,
): Promise<void> => changeTemporary(work, id, { body, compared, change: { act: 'convert', dueAt: null } });
