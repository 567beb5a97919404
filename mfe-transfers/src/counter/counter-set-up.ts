import type { CounterKind, Role } from '@hand-receipt/contracts';

/** What each kind of counter is called. */
export const COUNTER_KIND_WORDS: Record<CounterKind, string> = {
  'arms-room': 'Arms room',
  supply: 'Supply room',
};

/** A person of this role sets up counters. The server decides by the same rule. */
export const setsUpCounters = (role: Role): boolean => role === 'Commander' || role === 'Supply Sergeant';
