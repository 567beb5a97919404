import type { SensitiveItemDto } from '@hand-receipt/contracts';
import { sensitiveQueries, useEveryPage } from '@hand-receipt/data';
import { useInfiniteQuery } from '@hand-receipt/platform';
import { Box, ErrorState, Heading, useIsPhone } from '@hand-receipt/ui';
import { byUrgency, type ItemFilters, matches } from './item-filters';
import { ItemCards } from './item-cards';
import { ItemsTable } from './items-table';

const LABEL = 'Sensitive items with me, not signed for';

interface WithMeProps {
  filters: ItemFilters;
  isPaused: boolean;
  onOpen: (item: SensitiveItemDto) => void;
}

/** What I drew and another person signed for: I verify it as well. Nothing where there is none. */
export function WithMe({ filters, isPaused, onOpen }: WithMeProps) {
  const isPhone = useIsPhone();
  const query = useInfiniteQuery({
    ...sensitiveQueries.items('with-me'),
    enabled: ({ state }) => !isPaused || state.data === undefined,
  });
  useEveryPage(query, !isPaused);
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const shown = items.filter((item) => matches(item, filters)).toSorted(byUrgency);
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title="Failed to load what is with you"
        message={query.error.message}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (shown.length === 0) return null;
  return (
    <Box as="section" aria-label="With me, not signed for" mt="4">
      <Heading as="h2" textStyle="h2" mb="2">
        With me, not signed for
      </Heading>
      {isPhone ? (
        <ItemCards items={shown} onOpen={onOpen} label={LABEL} />
      ) : (
        <ItemsTable items={shown} onOpen={onOpen} label={LABEL} />
      )}
    </Box>
  );
}
