import { QUERY_SCOPES, type QueryScope } from '@hand-receipt/contracts';
import { type Audience, mergeAudiences, publishUpdate } from '../live';
import type { PublicUnitOfWork } from './unit-of-work';

/** Who will be told of a write; its steps add to it. */
export interface PendingUpdate {
  audiences: Audience[];
  /** People whose every query is read again. */
  refreshAll: string[];
  /** Whose streams end, and whether their account ended too. */
  ended: { userIds: string[]; signedOut: true | 'deactivated' }[];
}

export const emptyUpdate = (): PendingUpdate => ({ audiences: [], refreshAll: [], ended: [] });

/** Adds to an update what one act of several added to its own. */
export function joinUpdate(update: PendingUpdate, ofOneAct: PendingUpdate): void {
  update.audiences.push(...ofOneAct.audiences);
  update.refreshAll.push(...ofOneAct.refreshAll);
  update.ended.push(...ofOneAct.ended);
}

/** What a write changed, and the client that sent it. */
interface Changes {
  /** From the write's contract. */
  scopes: readonly QueryScope[];
  clientId?: string | null;
}

/**
 * Tells browsers what a write has changed, in one update for each person, once its transaction commits. It follows the
 * last step of the write. The client that sent the write is left out, since it reads again after the answer.
 */
export async function publishChanges(work: PublicUnitOfWork, changes: Changes): Promise<void> {
  const endStreams = async (because: true | 'deactivated') => {
    const ended = work.update.ended.filter(({ signedOut }) => signedOut === because);
    for (const each of ended) await publishUpdate(work.trx, { ...each, scopes: [] }, work.at);
  };
  // A closed account is told first: what its page would read again is refused.
  await endStreams('deactivated');
  await publishScopes(work, changes);
  // A browser that is signed out finds that out by reading again.
  await endStreams(true);
}

async function publishScopes(
  { trx, actor, at, update }: PublicUnitOfWork,
  { scopes, clientId }: Changes,
): Promise<void> {
  const refreshed = [...new Set(update.refreshAll)];
  // The sender, too, if they are among them: their client reads again only what the contract names.
  if (refreshed.length > 0) await publishUpdate(trx, { userIds: refreshed, scopes: QUERY_SCOPES }, at);
  if (scopes.length === 0) return;
  const writer = actor && clientId ? { userId: actor.id, clientId } : null;
  const audiences: Audience[] = actor ? [...update.audiences, { people: [actor.id] }] : update.audiences;
  await publishUpdate(trx, { audience: mergeAudiences(audiences), except: refreshed, scopes, writer }, at);
}
