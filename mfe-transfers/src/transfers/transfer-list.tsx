import { type Transfer, TRANSFER_LIST_OFFSET_PX } from '@hand-receipt/contracts';
import { readSort, type TransferFilters, type TransferSort } from '@hand-receipt/data';
import { DataTable, type Sort } from '@hand-receipt/ui/table';
import { useMemo } from 'react';
import { TransferCard } from './transfer-card';
import { type RowSettings, transferColumns } from './transfer-columns';
import { transferName } from './parties';
import { TransfersEmpty } from './transfers-empty';
import { useIsNarrow } from './use-is-narrow';
import type { TransferPages } from './use-transfer-pages';

/** XFER-17; on a very low window still the head and a few rows. */
const LIST_HEIGHT = `max(240px, calc(100vh - ${TRANSFER_LIST_OFFSET_PX}px))`;

const toTransferSort = (sort: Sort | null): TransferSort =>
  readSort(sort && (sort.direction === 'desc' ? `-${sort.column}` : sort.column));

interface TransferListProps {
  pages: TransferPages;
  filters: TransferFilters;
  settings: RowSettings;
  onSort: (sort: TransferSort) => void;
  onOpen: (id: string) => void;
  onCreate: () => void;
}

/** The transfers of one view: a table that pages as it is scrolled, or cards on a phone. */
export function TransferList({ pages, filters, settings, onSort, onOpen, onCreate }: TransferListProps) {
  const isNarrow = useIsNarrow();
  const columns = useMemo(() => transferColumns(settings, onOpen, isNarrow), [settings, onOpen, isNarrow]);
  const { error } = pages;
  return (
    <DataTable<Transfer>
      label={`${filters.view} transfers`}
      rows={pages.rows}
      columns={columns}
      rowId={(transfer) => transfer.id}
      rowName={transferName}
      sort={filters.sort}
      onSortChange={(sort) => onSort(toTransferSort(sort))}
      sortCycle="toggle"
      sortedByServer
      density="actions"
      onOpen={(transfer) => onOpen(transfer.id)}
      totalRows={pages.total}
      onEndReached={pages.loadMore}
      loading={pages.isLoading}
      loadingText="Loading transfers..."
      error={
        error && {
          title: `Error loading transfers: ${error.message}`,
          message: 'Please try again later.',
          onRetry: pages.retry,
          retrying: pages.isFetching,
        }
      }
      empty={<TransfersEmpty filters={filters} onCreate={onCreate} />}
      renderCard={(transfer) => <TransferCard transfer={transfer} settings={settings} />}
      maxHeight={LIST_HEIGHT}
    />
  );
}
