import type { MaintenanceItemDto } from '@hand-receipt/contracts';
import { Link } from '@hand-receipt/ui';
import { itemLabel } from './maintenance-words';
import { useListSearch } from './use-list-search';

/** The name of an item in the work list, which leads to its details. */
export function RowLink({ item }: { item: MaintenanceItemDto }) {
  const search = useListSearch();
  return (
    <Link to={`/maintenance/${encodeURIComponent(item.id)}${search}`} aria-label={itemLabel(item)}>
      {item.itemName}
    </Link>
  );
}
