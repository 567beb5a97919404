import { sensitiveQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { EmptyState, ErrorState, Heading, LoadingRows, Panel, Stack } from '@hand-receipt/ui';
import { VerificationTable } from './verification-table';

/** Each time the item was seen: date, status, verifier, time and notes. */
export function VerificationHistory({ itemId }: { itemId: string }) {
  const { data, error, isFetching, refetch } = useQuery(sensitiveQueries.verifications(itemId));
  return (
    <Stack as="section" gap="2">
      <Heading as="h3" textStyle="h2">
        Verification History
      </Heading>
      {error ? (
        <ErrorState
          title="Failed to load the verification history"
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {data || !error ? (
        <Panel as="div">
          {!data ? <LoadingRows text="Loading verification history..." rows={3} /> : null}
          {data?.length === 0 ? <EmptyState align="left" title="Not verified yet." /> : null}
          {data && data.length > 0 ? <VerificationTable verifications={data} /> : null}
        </Panel>
      ) : null}
    </Stack>
  );
}
