import type { ReconciliationDto, ReconciliationKind } from '@hand-receipt/contracts';
import { reasonOf, statusOf, useUrlState } from '@hand-receipt/platform';
import {
  Box,
  Button,
  CountBadge,
  EmptyState,
  ErrorState,
  lateDialog,
  LoadingRows,
  Panel,
  useIsPhone,
} from '@hand-receipt/ui';
import { DifferingTable } from './differing-table';
import { LineList } from './line-list';
import { KIND_WORDS, openWords } from './reconciliation-words';
import { useLines } from './use-lines';

const NoteDialog = lateDialog(() => import(/* webpackChunkName: "reconciliation-note" */ './note-dialog'));

interface LinePanelProps {
  reconciliation: ReconciliationDto;
  kind: ReconciliationKind;
}

type Lines = ReturnType<typeof useLines>;

/** The rows of one list, as a table where there is room for what differs. */
function Rows({ reconciliation: { id, counts, closed_at }, kind, lines }: LinePanelProps & { lines: Lines }) {
  const { set } = useUrlState();
  const isPhone = useIsPhone();
  const { data } = lines.query;
  if (!data) return null;
  if (data.items.length === 0) {
    const isFiltered = lines.onlyOpen && counts[kind] > 0;
    return isFiltered ? (
      <EmptyState
        title="All settled"
        hint="Only rows to settle are listed."
        action={<Button onClick={() => set({ show: '' })}>Show settled rows</Button>}
      />
    ) : (
      <EmptyState title={KIND_WORDS[kind].empty} />
    );
  }
  const rows = {
    id,
    lines: data.items,
    isOpen: closed_at === null,
    current: lines.current,
    onNote: (line: number) => set({ note: String(line) }),
  };
  return kind === 'differing' && !isPhone ? <DifferingTable {...rows} /> : <LineList kind={kind} {...rows} />;
}

/** Why rows are not shown, or that they are on their way. */
function NoRows({ query: { data, error, isFetching, refetch } }: Pick<Lines, 'query'>) {
  if (!error) return data ? null : <LoadingRows text="Loading rows..." rows={3} />;
  return (
    <ErrorState
      title={statusOf(error) === 0 ? 'Needs a connection.' : 'Failed to fetch the rows'}
      message={reasonOf(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

/** One list of a comparison. `?show=open` leaves out what is settled, `?row` has the focus, `?note` is noted. */
export function LinePanel({ reconciliation, kind }: LinePanelProps) {
  const { id, counts, open, closed_at } = reconciliation;
  const { set } = useUrlState();
  const lines = useLines(reconciliation, kind);
  const { query, note } = lines;
  return (
    <Panel
      title={KIND_WORDS[kind].label}
      badge={<CountBadge count={counts[kind]} />}
      actions={kind === 'equal' || closed_at !== null ? undefined : openWords(open[kind])}
    >
      <NoRows query={query} />
      <Rows reconciliation={reconciliation} kind={kind} lines={lines} />
      {query.hasNextPage && (
        <Box padding="3">
          <Button size="s" working={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show more rows
          </Button>
        </Box>
      )}
      {note && <NoteDialog id={id} line={note} onClose={() => set({ note: '', row: String(note.line) })} />}
    </Panel>
  );
}
