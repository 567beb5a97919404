import type { ClearanceStepDto, PersonClearanceDto } from '@hand-receipt/contracts';

/** Dialogs that the address may ask for. */
export const CLEARANCE_ACTS = ['start', 'sign', 'override', 'stop'] as const;
export type ClearanceAct = (typeof CLEARANCE_ACTS)[number];

interface StepLink {
  label: string;
  to: string;
}

/** Where a step is cleared, besides the things that it names; null for a step that is ticked. */
export function stepLink({ key }: ClearanceStepDto, personId: string): StepLink | null {
  const person = { label: 'Hand receipts', to: `/people/${personId}` };
  const links: Partial<Record<string, StepLink>> = {
    held: person,
    chain: person,
    transfers: { label: 'Transfers', to: '/transfers' },
    lost: { label: 'Loss cases', to: '/loss-cases' },
    shortages: { label: 'Shortages', to: '/shortages' },
    inventories: { label: 'Inventories', to: '/sensitive-items' },
    successions: { label: 'Changes of command', to: '/successions' },
    forms: { label: 'Documents', to: '/documents' },
  };
  return links[key] ?? null;
}

/** Whether a clearance is under way: neither signed nor stopped. */
export const isOpen = ({ clearance }: PersonClearanceDto): boolean =>
  clearance?.state === 'open' || clearance?.state === 'overridden';

/** `In 9 days`, `Today`, `3 days ago`. */
export function daysWords(days: number): string {
  if (days === 0) return 'Today';
  const count = Math.abs(days);
  const words = count === 1 ? '1 day' : `${count} days`;
  return days > 0 ? `In ${words}` : `${words} ago`;
}
