import type { RegisteredRemote } from '@hand-receipt/contracts';
import { readTabValue, writeTabValue } from './tab-store';

const KEY = 'handreceipt.leftOut';
const PARAMETER = 'without';

function read(): string[] {
  const kept = readTabValue(KEY);
  return Array.isArray(kept) ? kept.filter((name): name is string => typeof name === 'string') : [];
}

/** Leaves remotes out of this tab, until somebody loads them again. It counts from the next load of the page on. */
export const leaveOut = (names: readonly string[]): void =>
  writeTabValue(KEY, [...new Set([...read(), ...names])]);

/** Has a remote in this tab again, from the next load of the page on. */
export const takeBack = (name: string): void =>
  writeTabValue(
    KEY,
    read().filter((each) => each !== name),
  );

/** Whether this tab leaves a remote out: nothing of it runs. */
export const isLeftOut = (name: string): boolean => read().includes(name);

/**
 * `/?without=mfe-range` leaves that remote out. The address is cleaned, so that it says what the page shows and nothing
 * else.
 */
export function leaveOutByAddress(registry: readonly RegisteredRemote[]): void {
  const address = new URL(location.href);
  const named = address.searchParams.getAll(PARAMETER).flatMap((names) => names.split(','));
  if (named.length === 0) return;
  leaveOut(named.filter((name) => registry.some((remote) => remote.name === name)));
  address.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', address);
}
