import type { PropertyItem } from '@hand-receipt/contracts';

interface MountTerms {
  includeComponents: true;
  mounted?: string[];
}

/**
 * Everything mounted goes along, but for what stays: then those that go are named.
 *
 * @param items those that have something mounted on them
 * @param ids the items that are offered
 */
export function mountTerms(
  items: readonly PropertyItem[] | undefined,
  ids: readonly string[],
  staying: readonly string[],
): MountTerms {
  const offered = new Set(ids);
  const mounted = (items ?? [])
    .filter(({ id }) => offered.has(id))
    .flatMap((item) => item.attachedComponents.map(({ componentProperty }) => componentProperty.id));
  if (!mounted.some((id) => staying.includes(id))) return { includeComponents: true };
  return { includeComponents: true, mounted: mounted.filter((id) => !staying.includes(id)) };
}
