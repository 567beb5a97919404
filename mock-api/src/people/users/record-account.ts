import type { Json } from '@hand-receipt/ledger';
import type { PublicUnitOfWork, UnitOfWork } from '../../unit-of-work';
import { appendEvent } from '../../ledger';
import { personState } from './person-state';

/** What was done to an account, for the ledger. */
type AccountChange =
  | 'registered'
  | 'created'
  | 'edited'
  | 'role changed'
  | 'role passed'
  | 'activated'
  | 'deactivated'
  | 'password link made'
  | 'sign-in blocked'
  | 'sign-in allowed'
  | 'sign-in linked'
  | 'sign-in unlinked'
  | 'PIN set'
  | 'PIN changed'
  | 'PIN removed'
  | 'passkey added'
  | 'passkey removed'
  | 'authenticator app set up'
  | 'authenticator app replaced'
  | 'authenticator app removed'
  | 'recovery codes replaced'
  | 'second factor removed'
  | 'clearance opened'
  | 'clearance step'
  | 'cleared'
  | 'clearance overridden'
  | 'clearance cancelled';

interface AccountTelling {
  signedOut?: true | 'deactivated';
  /** The unit that they were of until now, whose company may find them no more. */
  formerUnitId?: string | null;
}

/**
 * Tells the browsers: the person sees other things from now on, and the directories that they are in change. They are
 * told first that they are signed out: a list that they ask for before is refused, and the page then asks to sign in.
 */
export function notifyAccountChange(
  work: UnitOfWork,
  userId: string,
  { signedOut, formerUnitId = null }: AccountTelling = {},
): void {
  if (signedOut) work.endStreams(userId, signedOut);
  work.refreshAll(userId);
  work.addAudience({ accounts: [userId], companiesOf: [formerUnitId] });
}

/**
 * Writes the ledger's event of a change to an account; the last step of each. It names the person, what changed and
 * all that the ledger says of a person as it is now, never how they are reached. A person who registers is the actor.
 *
 * @param eventId of the event, where a row was written with it already (`newEventId`)
 */
export async function recordAccountEvent(
  { trx, actor, at }: Pick<PublicUnitOfWork, 'trx' | 'actor' | 'at'>,
  change: AccountChange,
  person: { id: string; name: string },
  details: Record<string, Json> = {},
  eventId?: string,
): Promise<void> {
  const named = { change, userId: person.id, name: person.name };
  const state = { ...(await personState(trx, person.id)) };
  await appendEvent(trx, {
    type: 'USER',
    itemId: null,
    actor: actor ?? { id: person.id, name: person.name },
    at,
    eventId,
    details: { ...named, ...details, person: state },
  });
}
