import type { CorrectionEventDto } from '@hand-receipt/contracts';
import { ledgerQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { EmptyState, ErrorState } from '@hand-receipt/ui';
import { DataTable } from '@hand-receipt/ui/table';
import { ProvedRows } from '../proofs/not-proved';
import { ProofLine } from '../proofs/proof-line';
import { rowOfCorrection, useProofs } from '../proofs/use-proofs';
import { CorrectionCard } from './correction-card';
import { correctionColumns, reasonOf } from './correction-columns';

const NONE: readonly CorrectionEventDto[] = [];

const correctionId = ({ eventId, ledgerSequenceNumber }: CorrectionEventDto) =>
  eventId === '' ? `#${ledgerSequenceNumber}` : eventId;
const correctionName = (correction: CorrectionEventDto) =>
  correction.damaged ? reasonOf(correction) : `Correction of ${correction.originalEventId}`;

export function CorrectionsTable() {
  const query = useQuery(ledgerQueries.corrections());
  const { data, refetch } = query;
  const proofs = useProofs({
    pages: data ? [data] : [],
    toRow: rowOfCorrection,
    reread: async () => [(await refetch({ throwOnError: true })).data ?? []],
  });
  return (
    <ProvedRows proofs={proofs}>
      <DataTable
        label="Corrections, newest first"
        rows={data ?? NONE}
        columns={correctionColumns}
        wrapHeads
        rowId={correctionId}
        rowName={correctionName}
        rowTone={(correction) =>
          proofs.unproved.has(rowOfCorrection(correction).seq) ? 'danger' : undefined
        }
        loading={query.isPending}
        loadingText="Loading correction events..."
        error={
          query.isError && !data?.length
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
      {query.isError && data?.length ? (
        <ErrorState
          title="Error"
          message={query.error.message}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : null}
      <ProofLine proofs={proofs} />
    </ProvedRows>
  );
}
