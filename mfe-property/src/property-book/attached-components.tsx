import type { PropertyItem } from '@hand-receipt/contracts';
import { CountBadge, Tooltip } from '@hand-receipt/ui';

/** How many items are attached to this one; the tooltip names at most three, with their positions (PROP-14). */
export function AttachedComponents({ item }: { item: PropertyItem }) {
  const attached = item.attachedComponents;
  if (attached.length === 0) return null;
  const lines = attached.map(({ position, componentProperty }) => `${position}: ${componentProperty.name}`);
  return (
    <Tooltip content={lines}>
      <span>
        <CountBadge count={attached.length} label={`${attached.length} attached`} />
      </span>
    </Tooltip>
  );
}
