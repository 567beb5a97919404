import type {
  ConvertDto,
  ExtendDto,
  PreparedDto,
  PrepareTemporaryDto,
  SignatureMethod,
  TemporaryAct,
} from '@hand-receipt/contracts';
import { COUNTER_REFUSALS } from '@hand-receipt/contracts';
import { toHex } from '@hand-receipt/ledger';
import { badRequest, conflict, forbidden, inArray, localDay } from '../kernel';
import { militaryTime } from '../live';
import { readPasskeyHandles } from '../people';
import { militaryDate, requireNotFrozen } from '../property';
import { unitSetting } from '../unit-settings';
import type { UnitOfWork } from '../unit-of-work';
import { actSigned, contentHash, issueChallenge } from './challenge';
import { type Compared, WAITS_MS, checkConfirmation } from './confirmation';
import { loadCounterItems } from './counter-items';
import { latestReturn, requireFuture } from './due';
import { type HandOverRow, lockHandOver } from './load-handovers';
import { makeTemporaryChange } from './make-temporary-change';
import { type Recipient, findRecipient, requireActive } from './recipient';
import { type OpenSession, requireSession } from './sessions';

/** An item of a temporary receipt that is still out by it. */
export interface OpenItem {
  id: string;
  name: string;
  serial_number: string;
  due_at: Date | null;
}

/** A temporary receipt of which something is still out. */
export interface OpenReceipt {
  row: HandOverRow;
  session: Pick<OpenSession, 'id' | 'device' | 'counter'>;
  recipient: Recipient;
  items: OpenItem[];
}

/** What the recipient signs: the receipt lasts until `dueAt`, or becomes a hand receipt with null. */
export interface TemporaryChange {
  act: TemporaryAct;
  dueAt: Date | null;
}

/** Items that the recipient still has by it. */
const openItems = ({ trx }: UnitOfWork, id: string): Promise<OpenItem[]> =>
  trx
    .selectFrom('possession')
    .innerJoin('property', 'property.id', 'possession.item_id')
    .select(['property.id', 'property.name', 'property.serial_number', 'possession.due_at'])
    .where('possession.handover_id', '=', id)
    .where('possession.to_at', 'is', null)
    .where('possession.basis', '=', 'temporary')
    .orderBy('property.id')
    .execute();

/** As `openItems`, each of them locked: a return locks its items and not the receipt. */
async function lockOpenItems(work: UnitOfWork, id: string): Promise<OpenItem[]> {
  const ids = (await openItems(work, id)).map((item) => item.id);
  await work.trx
    .selectFrom('property')
    .select('id')
    .where('id', '=', inArray(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
  return openItems(work, id);
}

/**
 * A temporary receipt that is locked, with what is still out by it, locked too.
 *
 * @throws ApiError 403 for one of another counter; 409 for another kind of receipt, or where nothing is out.
 */
export async function openReceipt(
  work: UnitOfWork,
  row: HandOverRow,
  session: OpenReceipt['session'],
): Promise<OpenReceipt> {
  const { id } = row;
  if (row.mode !== 'temporary' || row.recorded_at === null)
    throw conflict(`${id} is no temporary hand receipt.`);
  if (row.counter_id !== session.counter.id) throw forbidden(`${id} is of another counter.`);
  const items = await lockOpenItems(work, id);
  if (items.length === 0) throw conflict(`${id} is closed.`);
  const recipient = await findRecipient(work.trx, session.counter, row.recipient_id);
  return { row, session, recipient, items };
}

/** @throws ApiError 404 out of sight; 403, 409 as `openReceipt`. */
async function findTemporary(work: UnitOfWork, id: string, sessionId: string): Promise<OpenReceipt> {
  const { trx, actor, at } = work;
  const session = await requireSession(work, sessionId);
  const { row } = await lockHandOver(trx, actor, id, at);
  return openReceipt(work, row, session);
}

/** @throws ApiError 400 for a day on which something is due already, or before that. */
function requireLater(items: readonly OpenItem[], dueAt: Date): void {
  const [last] = items.flatMap(({ due_at: due }) => due ?? []).sort((one, other) => +other - +one);
  if (!last || localDay(dueAt) > localDay(last)) return;
  const words = `Choose a day after ${militaryDate(last)}.`;
  throw badRequest(words, { dueAt: words });
}

/**
 * @throws ApiError 400 for a time that has passed, or a day that is no later than the present one; 409 after the days that
 *   the unit allows.
 */
async function requireInDays(
  { trx, at }: UnitOfWork,
  { row, session, items }: OpenReceipt,
  dueAt: Date,
): Promise<void> {
  requireFuture(dueAt, at);
  requireLater(items, dueAt);
  const days = await unitSetting(trx, session.counter.unit_id, 'counter.temporaryDays');
  const latest = latestReturn(row.act_at, days);
  if (dueAt <= latest) return;
  throw conflict(
    `A temporary hand receipt ends ${militaryDate(latest)}, ${days} days after it began. Convert it or take the items back.`,
  );
}

/** @throws ApiError 409 where the operator is the recipient, it is disputed or frozen; as `requireInDays`. */
export async function requireAllowed(
  work: UnitOfWork,
  found: OpenReceipt,
  { dueAt }: TemporaryChange,
): Promise<void> {
  requireActive(found.recipient);
  if (found.recipient.id === work.actor.id) throw conflict(COUNTER_REFUSALS.ownSignature);
  if (found.row.state === 'disputed')
    throw conflict(`${found.row.id} is disputed. A leader settles it first.`);
  if (dueAt) await requireInDays(work, found, dueAt);
  else for (const { id } of found.items) await requireNotFrozen(work.trx, id, found.recipient.id);
}

/** SHA-256 of what the recipient of a change signs. */
export const hashChange = (
  { row, session, recipient, items }: OpenReceipt,
  { act, dueAt }: TemporaryChange,
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

/** Keeps a change for its recipient to sign in their own session, and asks them. */
async function waitForRecipient(
  work: UnitOfWork,
  { row, session, recipient }: OpenReceipt,
  { act, dueAt }: TemporaryChange,
  hash: Buffer,
): Promise<void> {
  const waitsUntil = new Date(work.at.getTime() + WAITS_MS);
  const change = { act, due_at: dueAt, session_id: session.id, content_hash: hash, waits_until: waitsUntil };
  await work.trx
    .insertInto('temporary_change')
    .values({ handover_id: row.id, ...change })
    .onConflict((known) => known.column('handover_id').doUpdateSet(change))
    .execute();
  const what = dueAt ? `extend ${row.id} until ${militaryDate(dueAt)}` : `make ${row.id} a hand receipt`;
  work.addAudience({ handOvers: [row.id] });
  await work.notify([recipient.id], {
    type: 'transfer-request',
    // Read after its time too, so it says by when and not that the receipt waits.
    title: 'Signature requested',
    message: `${work.actor.name} at ${session.counter.name} asks you to sign by ${militaryTime(waitsUntil)}, to ${what}. Without your signature it ends then.`,
    action: { label: 'Review', path: `/counter/receipts/${row.id}` },
  });
}

/** @throws ApiError 403 for a wrong PIN, counted; 409 where what was shown is not what is signed. */
async function checkSigner(
  work: UnitOfWork,
  { recipient, session }: OpenReceipt,
  method: SignatureMethod,
  compared: Compared,
): Promise<void> {
  requireActive(recipient);
  if (method === 'own-session') return;
  const place = { recipient, counter: session.counter.name, device: session.device };
  await checkConfirmation(work, place, method, compared);
}

/**
 * Extends or converts a temporary receipt, as its recipient signed on the operator's device, or asks them to sign in
 * their own session. It concerns what is still out.
 *
 * @param signed `compared`: what was found of the recipient's signature
 * @returns whether it waits for the recipient's own session.
 * @throws CountedRefusal, which uses up the challenge; ApiError 404 out of sight, 409 where nothing is out.
 */
export async function changeTemporary(
  work: UnitOfWork,
  id: string,
  { body, act, compared }: { body: ConvertDto | ExtendDto; act: TemporaryAct; compared: Compared },
): Promise<boolean> {
  const receipt = await findTemporary(work, id, body.sessionId);
  const change = { act, dueAt: 'dueAt' in body ? new Date(body.dueAt) : null };
  const { method } = body.confirmation;
  const hash = hashChange(receipt, change, work.actor.id);
  const sent = { challenge: body.challenge, userId: receipt.recipient.id };
  await actSigned(work, sent, {
    check: async (shown) => {
      if (toHex(shown) !== toHex(hash) || body.contentHash !== toHex(hash))
        throw conflict(COUNTER_REFUSALS.changed);
      await checkSigner(work, receipt, method, compared);
    },
    act: async (inner) => {
      await requireAllowed(inner, receipt, change);
      if (method === 'own-session') await waitForRecipient(inner, receipt, change, hash);
      else await makeTemporaryChange(inner, receipt, change, { hash, method });
    },
  });
  return method === 'own-session';
}
