import type { RegisteredRemote } from '@hand-receipt/contracts';
import { isLeftOut } from './left-out';

/** Why nothing of a remote is loaded here, though it is in the registry. */
export type NotLoaded = { why: 'off'; reason: string } | { why: 'left out' };

/** Null where a remote is loaded when it is needed. */
export function whyNotLoaded({ name, off }: RegisteredRemote): NotLoaded | null {
  if (off) return { why: 'off', reason: off.reason };
  return isLeftOut(name) ? { why: 'left out' } : null;
}

export const isLoadable = (remote: RegisteredRemote): boolean => whyNotLoaded(remote) === null;
