/** Where a writer dies, in the order in which it goes through them. */
export const KILL_STEPS = [
  'event appended',
  'state change committed',
  'journal half written',
  'journal written',
  'checkpoint kept',
  'sealed',
] as const;

export type KillStep = (typeof KILL_STEPS)[number];
