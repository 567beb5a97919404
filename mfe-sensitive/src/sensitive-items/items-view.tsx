import type { SensitiveItemDto } from '@hand-receipt/contracts';
import { EmptyState, ErrorState, LoadingRows, Panel, Text, useIsPhone } from '@hand-receipt/ui';
import { ItemCards } from './item-cards';
import { ItemsTable } from './items-table';
import type { useItemList } from './use-item-list';

interface ItemsViewProps {
  list: ReturnType<typeof useItemList>;
  onOpen: (item: SensitiveItemDto) => void;
}

/**
 * The list itself: a table, and below 768 px cards. While more of it loads, it says how far it is. What a failed call
 * leaves of it stays under the reason.
 */
export function ItemsView({ list: { query, shown, progress }, onOpen }: ItemsViewProps) {
  const isPhone = useIsPhone();
  const failed = query.isError ? (
    <ErrorState
      title="Failed to load sensitive items"
      message={query.error.message}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  ) : null;
  if (!query.data && failed) return failed;
  const isLoading = query.isPending || progress !== undefined;
  const Items = isPhone ? ItemCards : ItemsTable;
  return (
    <>
      {failed}
      {progress ? (
        <Text textStyle="table" color="fg.muted" mb="2">
          {progress}
        </Text>
      ) : null}
      {shown.length > 0 ? <Items items={shown} onOpen={onOpen} /> : null}
      {shown.length === 0 && !(failed && progress) ? (
        <Panel>
          {isLoading ? (
            <LoadingRows text="Loading sensitive items..." />
          ) : (
            <EmptyState title="No sensitive items match your filters." />
          )}
        </Panel>
      ) : null}
    </>
  );
}
