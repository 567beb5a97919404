import { QUERY_ROOTS } from '@hand-receipt/contracts';
import type { Json } from '@hand-receipt/ledger';
import type { Work } from '../../unit-of-work';
import type { EventToPublish } from '../../live';
import { appendEvent } from '../../ledger';

/** What was done to an account, for the ledger. */
type AccountChange =
  'created' | 'edited' | 'role changed' | 'activated' | 'deactivated' | 'password link made';

interface AccountTelling {
  signedOut?: EventToPublish['signedOut'];
  /** The unit that he was of until now, whose company may find him no more. */
  formerUnitId?: string | null;
}

/**
 * Tells the browsers: the person himself sees other things from now on, and the directories that he is in change. He first: a
 * list that he asks for before he hears that he is out is refused, and a page that is refused asks to sign in again.
 */
export async function tellOfAccount(
  work: Work,
  userId: string,
  { signedOut, formerUnitId = null }: AccountTelling = {},
): Promise<void> {
  await work.publish({ userIds: [userId], roots: [...QUERY_ROOTS], ...(signedOut && { signedOut }) });
  await work.publish({ audience: { accounts: [userId], companiesOf: [formerUnitId] }, roots: ['users'] });
}

/**
 * Writes the ledger's event of a change to an account; the last step of each. It names the person, his rank
 * and what changed, never how he is reached.
 */
export async function recordAccount(
  { trx, actor, at }: Work,
  change: AccountChange,
  person: { id: string; name: string },
  details: Record<string, Json> = {},
): Promise<void> {
  const named = { change, userId: person.id, name: person.name };
  await appendEvent(trx, { type: 'USER', itemId: null, actor, at, details: { ...named, ...details } });
}
