import { knownValue, useUrlState } from '@hand-receipt/platform';

/** In the order in which a change of command goes through them. */
export const STRIPS = ['plan', 'prepare', 'count', 'differences', 'sign'] as const;
export type Strip = (typeof STRIPS)[number];

export const STRIP_LABELS: Record<Strip, string> = {
  plan: 'Plan',
  prepare: 'Prepare',
  count: 'Count',
  differences: 'Differences',
  sign: 'Sign',
};

/** The strip that the address names, or else the one that is due. */
export function useStrip(due: Strip): Strip {
  return knownValue(STRIPS, useUrlState().get('strip')) || due;
}
