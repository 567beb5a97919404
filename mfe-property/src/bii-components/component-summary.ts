import type { ItemComponent } from '@hand-receipt/contracts';

/** How many components need attention, for each reason. */
export interface ComponentTally {
  total: number;
  short: number;
  missing: number;
  damaged: number;
  notCounted: number;
}

const isMissing = ({ status, quantity }: ItemComponent) => status === 'missing' && quantity === 1;

/** A single one that is not there is missing; fewer than there should be are short. */
export const tallyComponents = (components: readonly ItemComponent[]): ComponentTally => ({
  total: components.length,
  missing: components.filter(isMissing).length,
  short: components.filter((component) => component.short > 0 && !isMissing(component)).length,
  damaged: components.filter(({ damaged }) => damaged > 0).length,
  notCounted: components.filter(({ onHand }) => onHand === null).length,
});

/** `5 components, 1 missing, 1 short`; '' where there are none. */
export function componentSummary(components: readonly ItemComponent[]): string {
  const { total, missing, short, damaged, notCounted } = tallyComponents(components);
  if (total === 0) return '';
  const parts = [`${total} ${total === 1 ? 'component' : 'components'}`];
  if (missing > 0) parts.push(`${missing} missing`);
  if (short > 0) parts.push(`${short} short`);
  if (damaged > 0) parts.push(`${damaged} damaged`);
  if (notCounted > 0) parts.push(`${notCounted} not counted`);
  return parts.join(', ');
}
