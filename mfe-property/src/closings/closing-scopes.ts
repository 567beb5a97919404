import type { ClosingScope } from '@hand-receipt/data';
import { knownValue, useUrlState } from '@hand-receipt/platform';

export type ClosingTab = ClosingScope | 'gains';

/** In the order of the tabs. */
export const TABS: readonly ClosingTab[] = ['waiting', 'open', 'ended', 'gains'];

export const TAB_WORDS: Record<ClosingTab, { label: string; empty: string; hint: string }> = {
  waiting: {
    label: 'Waiting for me',
    empty: 'Nothing waits for you',
    hint: 'What you can sign is listed here.',
  },
  open: {
    label: 'Open',
    empty: 'No open closings',
    hint: 'Choose items in the Property Book, then Leave the Book.',
  },
  ended: {
    label: 'Ended',
    empty: 'No ended closings',
    hint: 'Completed, refused, withdrawn and cancelled ones are listed here.',
  },
  gains: {
    label: 'Gains to sign',
    empty: 'No gains to sign',
    hint: 'Found items that nobody has signed for are listed here.',
  },
};

/** What is listed, in the address. */
export function useTab(): [ClosingTab, (tab: ClosingTab) => void] {
  const { get, set } = useUrlState();
  const tab = knownValue(TABS, get('tab')) || 'waiting';
  return [tab, (next) => set({ tab: next === 'waiting' ? '' : next })];
}
