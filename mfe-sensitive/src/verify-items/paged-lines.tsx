import type { InventoryLineDto } from '@hand-receipt/contracts';
import { Box, ErrorState, formatCount, LoadingRows, ShowMore } from '@hand-receipt/ui';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { ruledList } from './ruled-list';

interface Pages {
  pages: readonly { items: readonly InventoryLineDto[]; total: number }[];
}

interface ListProps {
  /** The lines, as an infinite query of the data layer has them. */
  query: {
    data: Pages | undefined;
    error: Error | null;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  label: string;
  css?: ComponentProps<typeof Box>['css'];
  /** Above the list. */
  head?: ReactNode;
  /** Rows that come before those of the server. */
  first?: (lines: readonly InventoryLineDto[]) => readonly ReactNode[];
  /** In place of a list without rows. */
  empty?: ReactNode;
  children: (line: InventoryLineDto) => ReactNode;
}

interface PagedLinesProps extends ListProps {
  /** The lines in lower case: 'what was counted'. */
  of: string;
}

interface LinesProps extends ListProps {
  data: Pages;
}

/** Lines of a count, page by page at a press. A failed call leaves those that are here. */
export function PagedLines({ of, ...list }: PagedLinesProps) {
  const { data, error, isFetching, isFetchNextPageError, refetch, fetchNextPage } = list.query;
  const failed = error && (
    <ErrorState
      title={`Failed to load ${of}`}
      message={error.message}
      onRetry={() => void (isFetchNextPageError ? fetchNextPage() : refetch())}
      retrying={isFetching}
    />
  );
  if (!data) return failed ?? <LoadingRows text={`Loading ${of}...`} rows={3} />;
  return (
    <>
      {isFetchNextPageError ? null : failed}
      <Lines {...list} data={data} />
      {isFetchNextPageError ? failed : null}
    </>
  );
}

/** The lines that are here, and the way to list more. */
function Lines({ query, data, label, css = ruledList, head, first, empty, children }: LinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const lines = data.pages.flatMap(({ items }) => items);
  const before = first?.(lines) ?? [];
  if (empty && lines.length + before.length === 0) return empty;
  const more = (data.pages.at(-1)?.total ?? 0) - lines.length;
  return (
    <>
      {head}
      <Box as="ul" ref={list} aria-label={label} textStyle="table" css={css}>
        {before}
        {lines.map(children)}
      </Box>
      <ShowMore
        size="s"
        list={list}
        hasMore={more > 0}
        working={query.isFetchingNextPage}
        onShow={() => void query.fetchNextPage()}
      >
        Show more, {formatCount(more)} left
      </ShowMore>
    </>
  );
}
