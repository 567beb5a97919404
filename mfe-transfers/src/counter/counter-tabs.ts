import type { CounterDto } from '@hand-receipt/contracts';

/** Tabs of the counter, as the address names them. */
const COUNTER_TABS = [
  'counter',
  'who-is-out',
  'log',
  'temporary',
  'authorization',
  'room-count',
  'set-up',
] as const;
export type CounterTab = (typeof COUNTER_TABS)[number];

const LABELS: Record<CounterTab, string> = {
  counter: 'Counter',
  'who-is-out': 'Who Is Out',
  log: 'Log',
  temporary: 'Temporary',
  authorization: 'Authorization',
  'room-count': 'Room Count',
  'set-up': 'Set Up',
};

/** Whether a person may open a tab of a counter. */
const MAY: Record<CounterTab, (may: CounterDto['may']) => boolean> = {
  counter: ({ operate }) => operate,
  'who-is-out': ({ read, operate }) => read || operate,
  log: ({ read, operate }) => read || operate,
  temporary: ({ read, operate }) => read || operate,
  authorization: ({ read, operate }) => read || operate,
  'room-count': ({ setUp, operate }) => setUp || operate,
  // Holders of what it gives out give their authority there.
  'set-up': () => true,
};

/** The tabs of a person at a counter; without a counter the one that sets the first one up. */
export const tabsAt = (counter: CounterDto | undefined) =>
  COUNTER_TABS.filter((tab) => (counter ? MAY[tab](counter.may) : tab === 'set-up')).map((value) => ({
    value,
    label: LABELS[value],
  }));

/** The tab of an address; the first that the person may open for any other. */
export const tabOf = (name: string | undefined, tabs: readonly { value: CounterTab }[]): CounterTab =>
  tabs.find(({ value }) => value === name)?.value ?? tabs[0]?.value ?? 'set-up';
