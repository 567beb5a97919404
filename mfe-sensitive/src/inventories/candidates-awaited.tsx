import { statusOf } from '@hand-receipt/platform';
import { EmptyState, ErrorState, LoadingRows } from '@hand-receipt/ui';

/** The server does not say who may count, since the reader does not choose the team. */
export const isRefused = (error: Error | null): boolean => statusOf(error) === 403;

interface CandidatesAwaitedProps {
  /** Said where the reader may not say who counts. */
  refused?: string;
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
}

/** Before it is known who may count: loading, or why it is not known. */
export function CandidatesAwaited({
  query: { error, isFetching, refetch },
  refused = 'You may not open this inventory',
}: CandidatesAwaitedProps) {
  if (!error) return <LoadingRows text="Loading who may count..." rows={3} />;
  // Another try would not change what the reader may do.
  if (isRefused(error)) return <EmptyState title={refused} hint={error.message} />;
  return (
    <ErrorState
      title="Failed to load who may count"
      message={error.message}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
