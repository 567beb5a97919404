import type { CorrectionEventDto } from '@hand-receipt/contracts';
import { useQuery } from '@hand-receipt/platform';
import { Box, EmptyState } from '@hand-receipt/ui';
import { DataTable } from '@hand-receipt/ui/table';
import { corrections } from '../api/corrections';
import { CorrectionCard } from './correction-card';
import { correctionColumns } from './correction-columns';

/** Eight columns, and the reason is what is read: heads take two lines and ids end early for it. */
const fitted = {
  '& th': { whiteSpace: 'normal', lineHeight: '14px', paddingBlock: '6px', verticalAlign: 'bottom' },
  '& [data-short-id]': {
    display: 'inline-block',
    maxWidth: '104px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    verticalAlign: 'bottom',
  },
  // A box of its own would be cut off, not ended with an ellipsis.
  '& [data-short-id] a': { display: 'inline' },
  '& [data-reason]': { display: 'block', minWidth: '200px', paddingBlock: '8px' },
} as const;

const NONE: readonly CorrectionEventDto[] = [];

const correctionId = (correction: CorrectionEventDto) => correction.eventId;
const correctionName = (correction: CorrectionEventDto) => `Correction of ${correction.originalEventId}`;

export function CorrectionsTable() {
  const query = useQuery(corrections);
  return (
    <Box css={fitted}>
      <DataTable
        label="Corrections, newest first"
        rows={query.data ?? NONE}
        columns={correctionColumns}
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
    </Box>
  );
}
