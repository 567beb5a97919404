import type { ReconciliationLineDto } from '@hand-receipt/contracts';
import { writeChange } from '../amendments/proposed-change';
import { writeStart } from '../create-item/start-item';

/** The act that settles a row, and where it is done with what the row says filled in. */
export interface LineAct {
  label: string;
  to: string;
}

const FILLED_IN = ['nsn', 'lin', 'uii'] as const;

/** What settles a row: entering or reinstating the item, letting it leave, or correcting what is recorded of it. */
export function actOf({ kind, item, theirs, differences }: ReconciliationLineDto): LineAct | null {
  const details = item && `/property-book/${encodeURIComponent(item.id)}`;
  if (kind === 'theirs' && details) return { label: 'Reinstate', to: `${details}?reinstate=1` };
  if (kind === 'theirs' && theirs) {
    return { label: 'Enter', to: `/property-book?new=1&item=${encodeURIComponent(writeStart(theirs))}` };
  }
  if (!details) return null;
  if (kind === 'ours') return { label: 'Leave the Book', to: `${details}?leave=1` };
  const [first] = [...differences].sort((a, b) => Number(a.ours === null) - Number(b.ours === null));
  if (!first) return null;
  const isEmpty = first.ours === null && FILLED_IN.some((field) => field === first.field);
  const change = encodeURIComponent(writeChange(first.field, first.theirs));
  return isEmpty
    ? { label: 'Fill in', to: `${details}?edit=1&change=${change}` }
    : { label: 'Propose', to: `${details}?amend=propose&change=${change}` };
}
