import type { CorrectionEventDto } from '@hand-receipt/contracts';
import { ledgerQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { EmptyState } from '@hand-receipt/ui';
import { DataTable } from '@hand-receipt/ui/table';
import { CorrectionCard } from './correction-card';
import { correctionColumns, reasonOf } from './correction-columns';

const NONE: readonly CorrectionEventDto[] = [];

const correctionId = ({ eventId, ledgerSequenceNumber }: CorrectionEventDto) =>
  eventId === '' ? `#${ledgerSequenceNumber}` : eventId;
const correctionName = (correction: CorrectionEventDto) =>
  correction.damaged ? reasonOf(correction) : `Correction of ${correction.originalEventId}`;

export function CorrectionsTable() {
  const query = useQuery(ledgerQueries.corrections());
  return (
    <DataTable
      label="Corrections, newest first"
      rows={query.data ?? NONE}
      columns={correctionColumns}
      wrapHeads
      rowId={correctionId}
      rowName={correctionName}
      loading={query.isPending}
      loadingText="Loading correction events..."
      error={
        query.isError
          ? {
              title: 'Error',
              message: query.error.message,
              onRetry: () => void query.refetch(),
              retrying: query.isFetching,
            }
          : null
      }
      empty={<EmptyState title="No correction events found." />}
      renderCard={(correction) => <CorrectionCard correction={correction} />}
    />
  );
}
