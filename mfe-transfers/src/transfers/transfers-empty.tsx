import type { TransferFilters } from '@hand-receipt/data';
import { Button, EmptyState } from '@hand-receipt/ui';
import { VIEW_WORDS } from './view-words';

interface TransfersEmptyProps {
  filters: TransferFilters;
  onCreate: () => void;
}

/** Nothing in this view, or nothing that matches (XFER-22, XFER-23). */
export function TransfersEmpty({ filters: { view, search, status }, onCreate }: TransfersEmptyProps) {
  const isFiltered = search !== '' || status !== null;
  return (
    <EmptyState
      title={VIEW_WORDS[view].empty}
      hint={isFiltered ? 'No transfer matches the search and the filter.' : undefined}
      action={view === 'outgoing' && !isFiltered && <Button onClick={onCreate}>Initiate New Transfer</Button>}
    />
  );
}
