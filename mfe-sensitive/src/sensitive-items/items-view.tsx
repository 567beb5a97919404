import type { SensitiveItemDto } from '@hand-receipt/contracts';
import { EmptyState, ErrorState, LoadingRows, Panel, useIsPhone } from '@hand-receipt/ui';
import { ItemCards } from './item-cards';
import { ItemsTable } from './items-table';
import type { useItemList } from './use-item-list';

interface ItemsViewProps {
  list: ReturnType<typeof useItemList>;
  onOpen: (item: SensitiveItemDto) => void;
}

/** The list itself: a table, and below 768 px cards. */
export function ItemsView({ list: { query, shown }, onOpen }: ItemsViewProps) {
  const isPhone = useIsPhone();
  if (query.isError) {
    return (
      <ErrorState
        title="Failed to load sensitive items"
        message={query.error.message}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (query.isPending || shown.length === 0) {
    return (
      <Panel>
        {query.isPending ? (
          <LoadingRows text="Loading sensitive items..." />
        ) : (
          <EmptyState title="No sensitive items match your filters." />
        )}
      </Panel>
    );
  }
  return isPhone ? <ItemCards items={shown} onOpen={onOpen} /> : <ItemsTable items={shown} onOpen={onOpen} />;
}
