import type { ReconciliationDto, ReconciliationKind } from '@hand-receipt/contracts';
import { reconciliationQueries } from '@hand-receipt/data';
import { useInfiniteQuery, useUrlState } from '@hand-receipt/platform';
import { useEffect } from 'react';
import { isOfKind } from './reconciliation-words';

/** A row of the address; null for none. */
const numberOf = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null);

/** One list of a comparison, with the pages up to the row that the address names. */
export function useLines({ id, counts, closed_at }: ReconciliationDto, kind: ReconciliationKind) {
  const { get } = useUrlState();
  const onlyOpen = get('show') === 'open' && closed_at === null;
  const query = useInfiniteQuery(reconciliationQueries.lines(id, kind, onlyOpen));
  const { data, error, hasNextPage, isFetching, fetchNextPage } = query;
  const [current, noted] = [numberOf(get('row')), numberOf(get('note'))];
  const sought = noted ?? current;
  const last = data?.items.at(-1)?.line ?? Infinity;
  const isBeyond = sought !== null && isOfKind(sought, kind, counts) && sought > last;
  useEffect(() => {
    if (isBeyond && hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [isBeyond, hasNextPage, isFetching, error, fetchNextPage]);
  const note =
    closed_at === null && noted !== null ? data?.items.find(({ line }) => line === noted) : undefined;
  return { query, onlyOpen, current, note };
}
