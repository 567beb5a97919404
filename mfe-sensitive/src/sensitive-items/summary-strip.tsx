import { sensitiveQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { ErrorState, Skeleton, Stack, useIsPhone } from '@hand-receipt/ui';
import { CategoryCells } from './category-counts';
import { SummaryCells } from './summary-cells';
import { SummaryHero } from './summary-hero';

/** How far today's count is, when the next is due, and what there is to count. */
export function SummaryStrip({ isPaused }: { isPaused: boolean }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...sensitiveQueries.summary(),
    enabled: ({ state }) => !isPaused || state.data === undefined,
  });
  const { data: categories = [] } = useQuery({
    ...sensitiveQueries.categories(),
    enabled: ({ state }) => !isPaused || state.data === undefined,
  });
  const isPhone = useIsPhone();
  if (data && isPhone) return <SummaryHero summary={data} categories={categories} />;
  if (data) {
    return (
      <Stack gap="4">
        <SummaryCells summary={data} />
        {categories.length > 0 ? <CategoryCells categories={categories} /> : null}
      </Stack>
    );
  }
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
