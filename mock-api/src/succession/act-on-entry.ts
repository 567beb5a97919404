import type { PrepareActDto } from '@hand-receipt/contracts';
import { findPerson } from '../access';
import { conflict, forbidden, localDay, notFound } from '../kernel';
import { type ReminderKey, raiseReminderOnce } from '../live';
import type { UnitOfWork } from '../unit-of-work';
import { type SeenSuccession, lockSuccession } from './find-succession';
import { forwardForms } from './forward-forms';
import { nounOf } from './kind-words';
import { loadSectionItems } from './load-sections';
import { whyNotIncoming } from './open-succession';
import { isOpen, mayNote } from './parts';
import { answererOf, includedIds, openTransfers } from './prepare-rows';

type Notification = ReminderKey['notification'];

/** Who is asked, and what they are told. */
interface Asked {
  userIds: string[];
  notification: Notification;
}

const gone = () => notFound('The preparation does not wait for this any more.');

async function readItemIds({ trx }: UnitOfWork, succession: SeenSuccession): Promise<string[]> {
  return includedIds(await loadSectionItems(trx, succession));
}

/** Whose answer an open transfer of the set waits for. */
async function askOfTransfer(
  work: UnitOfWork,
  succession: SeenSuccession,
  id: string,
): Promise<Asked | null> {
  const open = await openTransfers(work.trx, await readItemIds(work, succession));
  const transfer = open.find((one) => one.id === id);
  if (!transfer) return null;
  return {
    userIds: [answererOf(transfer)],
    notification: {
      type: 'transfer-request',
      title: 'A transfer waits for you',
      message: `${succession.id} cannot be activated while ${transfer.id} of ${transfer.serial_number} is open. Answer it.`,
      action: { label: 'Review', path: `/transfers/${id}` },
    },
  };
}

/** Admins let the incoming person in. */
async function askOfIncoming({ trx }: UnitOfWork, succession: SeenSuccession): Promise<Asked | null> {
  const why = await whyNotIncoming(trx, succession.to_user_id, succession.unit_id);
  if (why === null) return null;
  const admins = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'Admin')
    .where('status', '=', 'Active')
    .execute();
  return {
    userIds: admins.map(({ id }) => id),
    notification: {
      type: 'info',
      title: 'An account is missing',
      message: `${succession.id} waits: ${why}`,
      action: { label: 'View', path: `/successions/${succession.id}` },
    },
  };
}

/** Each entry once a day. @throws ApiError 403 for others; 404 for what is done; 409 for the same again. */
async function remind(work: UnitOfWork, succession: SeenSuccession, entryId: string): Promise<void> {
  const { trx, at, actor } = work;
  if (!mayNote(actor, succession)) {
    throw forbidden(`Only who prepares this ${nounOf(succession)} reminds others.`);
  }
  const asked =
    entryId === succession.to_user_id
      ? await askOfIncoming(work, succession)
      : await askOfTransfer(work, succession, entryId);
  if (!asked) throw gone();
  const others = asked.userIds.filter((id) => id !== actor.id);
  if (others.length === 0) throw conflict('This waits for you.');
  const key = `${succession.id} ${entryId} ${localDay(at)}`;
  const { notification } = asked;
  const raised = await raiseReminderOnce(
    trx,
    at,
    'succession-reminded',
    'successions',
    others.map((userId) => ({ userId, key, notification })),
  );
  if (raised === 0) throw conflict('They were reminded today already.');
}

/** @throws ApiError 403 for anybody but the outgoing person; 404 for a form that is answered or sent on. */
async function forward(work: UnitOfWork, succession: SeenSuccession, documentId: string): Promise<void> {
  const { trx, actor } = work;
  if (actor.id !== succession.from_user_id) throw forbidden('Only the outgoing person sends their forms on.');
  const to = await findPerson(trx, succession.to_user_id);
  if (!to) throw new Error('The incoming person is not known.');
  const parties = { from: { id: actor.id, name: actor.name }, to };
  const itemIds = await readItemIds(work, succession);
  const forms = await forwardForms(work, succession, { itemIds, documentId }, parties);
  if (forms.count === 0) throw gone();
  work.addAudience({ people: [succession.from_user_id, succession.to_user_id] });
  await forms.announce();
  await forms.record();
}

/**
 * Reminds of what an entry of the preparation waits for, or sends a maintenance form on to the incoming person.
 *
 * @throws ApiError 404 out of sight, and for an entry that is done; 403 for others; 409 where it has ended, and for a second
 *   reminder on a day.
 */
export async function actOnEntry(
  work: UnitOfWork,
  id: string,
  { act, entryId }: PrepareActDto,
): Promise<void> {
  const succession = await lockSuccession(work, id);
  if (!isOpen(succession)) throw conflict(`${id} has ended.`);
  await (act === 'remind' ? remind : forward)(work, succession, entryId);
}
