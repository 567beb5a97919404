import type { ItemComponent } from '@hand-receipt/contracts';

/** How many components have each status that needs attention. */
export interface ComponentTally {
  total: number;
  missing: number;
  damaged: number;
}

export const tallyComponents = (components: readonly ItemComponent[]): ComponentTally => ({
  total: components.length,
  missing: components.filter(({ status }) => status === 'missing').length,
  damaged: components.filter(({ status }) => status === 'damaged').length,
});

/** `5 components, 1 missing`; '' where there are none. */
export function componentSummary(components: readonly ItemComponent[]): string {
  const { total, missing, damaged } = tallyComponents(components);
  if (total === 0) return '';
  const parts = [`${total} ${total === 1 ? 'component' : 'components'}`];
  if (missing > 0) parts.push(`${missing} missing`);
  if (damaged > 0) parts.push(`${damaged} damaged`);
  return parts.join(', ');
}
