import type { ReconciliationDto, ReconciliationKind } from '@hand-receipt/contracts';
import { reconciliationQueries } from '@hand-receipt/data';
import { reasonOf, statusOf, useInfiniteQuery, useUrlState } from '@hand-receipt/platform';
import {
  Box,
  Button,
  CountBadge,
  EmptyState,
  ErrorState,
  LoadingRows,
  Panel,
  useIsPhone,
} from '@hand-receipt/ui';
import { lazy, Suspense, useEffect } from 'react';
import { DifferingTable } from './differing-table';
import { LineList } from './line-list';
import { isOfKind, KIND_WORDS, openWords } from './reconciliation-words';

const NoteDialog = lazy(() => import(/* webpackChunkName: "reconciliation-note" */ './note-dialog'));

interface LinePanelProps {
  reconciliation: ReconciliationDto;
  kind: ReconciliationKind;
}

/** A row of the address; null for none. */
const numberOf = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null);

/** One list of a comparison. `?show=open` leaves out what is settled, `?row` has the focus, `?note` is noted. */
export function LinePanel({ reconciliation: { id, counts, open, closed_at }, kind }: LinePanelProps) {
  const { get, set } = useUrlState();
  const isPhone = useIsPhone();
  const onlyOpen = get('show') === 'open' && closed_at === null;
  const query = useInfiniteQuery(reconciliationQueries.lines(id, kind, onlyOpen));
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage } = query;
  const lines = data?.items;
  const [current, noted] = [numberOf(get('row')), numberOf(get('note'))];
  const sought = noted ?? current;
  const isBeyond =
    sought !== null && isOfKind(sought, kind, counts) && sought > (lines?.at(-1)?.line ?? sought);
  useEffect(() => {
    if (isBeyond && hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [isBeyond, hasNextPage, isFetching, error, fetchNextPage]);
  const row = noted === null ? undefined : lines?.find(({ line }) => line === noted);
  const rows = {
    id,
    lines: lines ?? [],
    isOpen: closed_at === null,
    current,
    onNote: (line: number) => set({ note: String(line) }),
  };
  const empty = onlyOpen && counts[kind] > 0 ? 'All settled' : KIND_WORDS[kind].empty;
  return (
    <Panel
      title={KIND_WORDS[kind].label}
      badge={<CountBadge count={counts[kind]} />}
      actions={kind === 'equal' || closed_at !== null ? undefined : openWords(open[kind])}
    >
      {!lines && !error && <LoadingRows text="Loading rows..." rows={3} />}
      {error && (
        <ErrorState
          title={statusOf(error) === 0 ? 'Needs a connection.' : 'Failed to fetch the rows'}
          message={reasonOf(error)}
          onRetry={() => void query.refetch()}
          retrying={isFetching}
        />
      )}
      {lines?.length === 0 && <EmptyState title={empty} />}
      {lines && lines.length > 0 && kind === 'differing' && !isPhone && <DifferingTable {...rows} />}
      {lines && lines.length > 0 && (kind !== 'differing' || isPhone) && <LineList kind={kind} {...rows} />}
      {hasNextPage && (
        <Box padding="3">
          <Button size="s" working={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more rows
          </Button>
        </Box>
      )}
      {row && closed_at === null && (
        <Suspense fallback={null}>
          <NoteDialog id={id} line={row} onClose={() => set({ note: '', row: String(row.line) })} />
        </Suspense>
      )}
    </Panel>
  );
}
