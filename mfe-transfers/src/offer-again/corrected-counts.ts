import type { PropertyItem, Transfer } from '@hand-receipt/contracts';
import type { CountedItem } from '@hand-receipt/data';
import { type CountValues, toCounts } from '@hand-receipt/ui/forms';

/** Ids of the mounted items that a transfer left with the giver. */
export const leftBehind = (
  { includeComponents, mounted }: Pick<Transfer, 'includeComponents' | 'mounted'>,
  { attachedComponents }: PropertyItem,
): string[] =>
  attachedComponents
    .map(({ componentProperty }) => componentProperty.id)
    .filter((id) => (mounted ? !mounted.includes(id) : !includeComponents));

/** The counts that differ from what is on record, by item. */
export function correctedCounts(items: readonly PropertyItem[], values: CountValues): CountedItem[] {
  return items.flatMap(({ id: itemId, version, components }) => {
    const known = new Map(components.map((component) => [component.id, component]));
    const counts = toCounts(values, components).filter(({ componentId, onHand, damaged }) => {
      const record = known.get(componentId);
      return onHand !== record?.onHand || damaged !== record.damaged;
    });
    return counts.length > 0 ? [{ itemId, version, counts }] : [];
  });
}
