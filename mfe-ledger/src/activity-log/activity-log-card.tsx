import type { LedgerEventDto } from '@hand-receipt/contracts';
import { ledgerQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import {
  Box,
  type ChainEvent,
  EmptyState,
  ErrorState,
  LedgerChain,
  LoadingRows,
  Panel,
} from '@hand-receipt/ui';
import { Described } from '../events/described';
import { describeEvent, serialIn } from '../events/ledger-entry';
import { NotProved, ProvedRows } from '../proofs/not-proved';
import { ProofLine } from '../proofs/proof-line';
import { rowOfEvent, useProofs } from '../proofs/use-proofs';
import { toActivity } from './activity';

function toLine(event: LedgerEventDto): ChainEvent {
  const description = describeEvent(event);
  const text = (
    <>
      <Described description={description} serial={serialIn(event, description)} />
      <NotProved seq={event.seq} />
    </>
  );
  return { ...toActivity(event), text };
}

/** The newest entries of the ledger, on the dashboard. */
export function ActivityLogCard() {
  const { data, error, isFetching, refetch } = useQuery(ledgerQueries.recent());
  const proofs = useProofs({
    pages: data ? [data] : [],
    toRow: rowOfEvent,
    reread: async () => [(await refetch({ throwOnError: true })).data ?? []],
  });
  return (
    <Panel title="Activity Log" viewAll={{ to: '/audit-log' }}>
      {error ? (
        <ErrorState
          title="Error Loading History"
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {!data && !error ? <LoadingRows text="Loading ledger history..." rows={4} /> : null}
      {data?.length === 0 ? <EmptyState title="No ledger entries found" align="left" /> : null}
      {data && data.length > 0 ? (
        <Box paddingX="4" paddingY="1">
          <ProvedRows proofs={proofs}>
            <LedgerChain label="Latest ledger entries" events={data.map((event) => toLine(event))} />
            <ProofLine proofs={proofs} />
          </ProvedRows>
        </Box>
      ) : null}
    </Panel>
  );
}
