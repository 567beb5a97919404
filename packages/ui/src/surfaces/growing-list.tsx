import { type Key, type ReactNode, useRef } from 'react';
import { EmptyState } from '../feedback/empty-state';
import { ErrorState } from '../feedback/error-state';
import { LoadingRows } from '../feedback/skeleton';
import { Panel } from './panel';
import { ShowMore } from './show-more';

/** Pages of rows that are read one after another: what an infinite query of the data layer answers. */
interface Pages<T> {
  data?: { pages: readonly { items: readonly T[] }[] };
  error: Error | null;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

interface GrowingListProps<T> {
  pages: Pages<T>;
  /** What the rows are, in lower case and plural: 'amendments'. */
  of: string;
  /** The list's name for readers, where it says more than that. */
  label?: string;
  /** What the next page shows: 'earlier' ones, or 'more' where the newest do not come first. */
  more?: 'earlier' | 'more';
  empty: { title: string; hint?: ReactNode };
  /** Why the rows could not be read, in the words of the server. */
  reason?: string;
  /** What failed, where the error's own words do not say it. */
  failure?: string;
  children: (row: T) => ReactNode;
}

/** A list that grows by a page at a press. While its first page is read, where it is empty, and where it failed, it says so. */
export function GrowingList<T extends { id: Key }>({
  pages,
  of,
  label = of.charAt(0).toUpperCase() + of.slice(1),
  more = 'earlier',
  empty,
  reason,
  failure,
  children,
}: GrowingListProps<T>) {
  const { data, error, isFetching, hasNextPage, isFetchingNextPage } = pages;
  const list = useRef<HTMLUListElement>(null);
  const rows = data?.pages.flatMap(({ items }) => items);
  const failed = error && (
    <ErrorState
      title={failure ?? error.message}
      message={reason}
      onRetry={() => void pages.refetch()}
      retrying={isFetching}
    />
  );
  if (!rows) return failed ?? <LoadingRows text={`Loading ${of}...`} rows={5} />;
  return (
    <>
      {failed}
      <Panel>
        {rows.length === 0 ? (
          <EmptyState {...empty} />
        ) : (
          <ul ref={list} aria-label={label}>
            {rows.map((row) => children(row))}
          </ul>
        )}
      </Panel>
      <ShowMore
        list={list}
        hasMore={hasNextPage}
        working={isFetchingNextPage}
        onShow={() => void pages.fetchNextPage()}
      >
        Show {more} {of}
      </ShowMore>
    </>
  );
}
