import type { RegisteredRemote } from '@hand-receipt/contracts';
import { whyUnfit } from './host-fit';
import { isLeftOut } from './left-out';

/** Why nothing of a remote is loaded here, though it is in the registry. */
export type NotLoaded =
  { why: 'off'; reason: string } | { why: 'left out' } | { why: 'unfit'; reason: string };

/** Null where a remote is loaded when it is needed. */
export function whyNotLoaded(remote: RegisteredRemote): NotLoaded | null {
  if (remote.off) return { why: 'off', reason: remote.off.reason };
  const unfit = whyUnfit(remote);
  if (unfit) return { why: 'unfit', reason: unfit };
  return isLeftOut(remote.name) ? { why: 'left out' } : null;
}

export const isLoadable = (remote: RegisteredRemote): boolean => whyNotLoaded(remote) === null;
