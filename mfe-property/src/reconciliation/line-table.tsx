import type { ReconciliationDto, ReconciliationKind, ReconciliationLineDto } from '@hand-receipt/contracts';
import { reconciliationQueries } from '@hand-receipt/data';
import { useInfiniteQuery } from '@hand-receipt/platform';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Flex,
  Serial,
  Text,
  VisuallyHidden,
} from '@hand-receipt/ui';
import { type Column, DataTable } from '@hand-receipt/ui/table';
import { usePages } from '../items/use-pages';
import { DifferenceList } from './difference-list';
import { actOf } from './line-act';
import { LineState } from './line-state';
import { KIND_WORDS, nameOf, serialOf } from './reconciliation-words';

interface LineTableProps {
  reconciliation: ReconciliationDto;
  kind: ReconciliationKind;
  onNote: (line: number) => void;
}

type OnNote = LineTableProps['onNote'];

/** The act that settles a row, and its note; nothing once it is settled or the comparison is closed. */
function LineButtons({ line, onNote }: { line: ReconciliationLineDto; onNote: OnNote }) {
  const act = actOf(line);
  const of = <VisuallyHidden> {`${nameOf(line)} ${serialOf(line)}`}</VisuallyHidden>;
  return (
    <Flex gap="2" wrap="wrap">
      <Button size="s" variant="ghost" onClick={() => onNote(line.line)}>
        {line.note ? 'Change note' : 'Add note'}
        {of}
      </Button>
      {act && !line.outcome && (
        <ButtonLink size="s" to={act.to}>
          {act.label}
          {of}
        </ButtonLink>
      )}
    </Flex>
  );
}

function columnsOf(
  kind: ReconciliationKind,
  isOpen: boolean,
  onNote: OnNote,
): Column<ReconciliationLineDto>[] {
  const hasButtons = isOpen && kind !== 'equal';
  return [
    {
      id: 'serial',
      header: 'Serial number',
      width: 170,
      serial: serialOf,
      cell: (line) => <Serial>{serialOf(line)}</Serial>,
    },
    { id: 'name', header: 'Item', width: 210, strong: true, cell: nameOf },
    ...(kind === 'differing'
      ? [
          {
            id: 'differences',
            header: 'Theirs and ours',
            wrap: 260,
            cell: ({ differences }: ReconciliationLineDto) => <DifferenceList differences={differences} />,
          },
        ]
      : []),
    { id: 'state', header: 'Settled by', wrap: 180, cell: (line) => <LineState line={line} /> },
    ...(hasButtons
      ? [
          {
            id: 'acts',
            header: 'Acts',
            hideHeader: true,
            buttons: true,
            width: 215,
            cell: (line: ReconciliationLineDto) => <LineButtons line={line} onNote={onNote} />,
          },
        ]
      : []),
  ];
}

/** One list of a comparison. */
export function LineTable({ reconciliation: { id, counts, closed_at }, kind, onNote }: LineTableProps) {
  const list = usePages(useInfiniteQuery(reconciliationQueries.lines(id, kind)));
  const isOpen = closed_at === null;
  return (
    <>
      <DataTable<ReconciliationLineDto>
        key={kind}
        label={KIND_WORDS[kind].label}
        rows={list.items}
        columns={columnsOf(kind, isOpen, onNote)}
        rowId={(line) => String(line.line)}
        rowName={(line) => `${nameOf(line)} ${serialOf(line)}`}
        sortedByServer
        renderCard={(line) => (
          <>
            <Text>
              <b>{nameOf(line)}</b> <Serial>{serialOf(line)}</Serial>
            </Text>
            <DifferenceList differences={line.differences} />
            <div>
              <LineState line={line} />
            </div>
            {isOpen && kind !== 'equal' && <LineButtons line={line} onNote={onNote} />}
          </>
        )}
        totalRows={counts[kind]}
        onEndReached={list.loadMore}
        loading={list.loading}
        loadingText="Loading rows..."
        error={list.failure}
        empty={<EmptyState title={KIND_WORDS[kind].empty} />}
      />
      {list.moreFailed && (
        <ErrorState title="Failed to fetch the rows" onRetry={list.loadMore} retrying={list.retrying} />
      )}
    </>
  );
}
