import type { PropertyItem } from '@hand-receipt/contracts';

interface MountTerms {
  includeComponents: true;
  mounted?: string[];
}

/** Everything mounted goes along, but for what stays: then those that go are named. */
export function mountTerms(items: readonly PropertyItem[], staying: readonly string[]): MountTerms {
  if (staying.length === 0) return { includeComponents: true };
  const ids = items.flatMap((item) =>
    item.attachedComponents.map(({ componentProperty }) => componentProperty.id),
  );
  return { includeComponents: true, mounted: ids.filter((id) => !staying.includes(id)) };
}
