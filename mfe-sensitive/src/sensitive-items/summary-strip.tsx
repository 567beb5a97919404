import { useQuery } from '@hand-receipt/platform';
import { ErrorState, Skeleton, useIsPhone } from '@hand-receipt/ui';
import { sensitiveSummary } from '../api/sensitive-items';
import { SummaryCells } from './summary-cells';
import { SummaryHero } from './summary-hero';

/** How far today's count is, and when the next is due. */
export function SummaryStrip() {
  const { data, error, isFetching, refetch } = useQuery(sensitiveSummary);
  const isPhone = useIsPhone();
  if (data) return isPhone ? <SummaryHero summary={data} /> : <SummaryCells summary={data} />;
  if (!error) return <Skeleton height={124} />;
  return (
    <ErrorState
      title="Failed to load the count"
      message={error.message}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
