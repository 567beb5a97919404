import type { ImportRowDto, PropertyImportDto } from '@hand-receipt/contracts';
import { importQueries, type RowFilter } from '@hand-receipt/data';
import { useInfiniteQuery, useNavigate } from '@hand-receipt/platform';
import {
  Button,
  EmptyState,
  ErrorState,
  Mono,
  Serial,
  StatusBadge,
  Tabs,
  Text,
  VisuallyHidden,
} from '@hand-receipt/ui';
import { type Column, DataTable } from '@hand-receipt/ui/table';
import { type CSSProperties, useState } from 'react';
import { categoryLabel } from '../items/category-label';
import { usePages } from '../items/use-pages';
import { FixRow } from './fix-row';
import { isOpen } from './import-step';
import { ROW_STATES, rowRemarks } from './import-words';
import { RowRemarks } from './row-remarks';

/** Rows have one height, which has room for two lines. */
const TWO_LINES: CSSProperties = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
};

/** What is longer than two lines is whole in its tooltip; of errors and warnings also below the row. */
const Prose = ({ text = '' }: { text?: string }) => (
  <span style={TWO_LINES} data-tooltip={text || undefined}>
    {text}
  </span>
);

const columns: Column<ImportRowDto>[] = [
  { id: 'line', header: 'Line', width: 68, align: 'right', cell: (row) => row.line },
  { id: 'state', header: 'Result', width: 104, cell: (row) => <StatusBadge {...ROW_STATES[row.state]} /> },
  { id: 'name', header: 'Item', width: 168, strong: true, cell: (row) => <Prose text={row.item.name} /> },
  {
    id: 'serial',
    header: 'Serial number',
    width: 136,
    serial: (row) => row.item.serial_number,
    cell: (row) => row.item.serial_number && <Serial>{row.item.serial_number}</Serial>,
  },
  {
    id: 'category',
    header: 'Category',
    width: 120,
    cell: (row) => row.item.category && <Prose text={categoryLabel(row.item.category)} />,
  },
  { id: 'nsn', header: 'NSN', width: 156, cell: (row) => row.item.nsn && <Mono>{row.item.nsn}</Mono> },
  {
    id: 'remarks',
    header: 'Errors and warnings',
    least: 280,
    cell: (row) => <Prose text={rowRemarks(row)} />,
  },
];

/** The remarks of a row, and its cells to be corrected while that is possible. */
function RowAtHand({ read, row }: { read: PropertyImportDto; row: ImportRowDto }) {
  return (
    <>
      <RowRemarks row={row} />
      {isOpen(read) && <FixRow importId={read.id} row={row} />}
    </>
  );
}

function RowCard({ read, row }: { read: PropertyImportDto; row: ImportRowDto }) {
  const [isFixing, setFixing] = useState(false);
  return (
    <>
      <Text textStyle="body">
        Line {row.line} <StatusBadge {...ROW_STATES[row.state]} />
      </Text>
      <Text textStyle="body">
        <b>{row.item.name}</b> {row.item.serial_number && <Serial>{row.item.serial_number}</Serial>}
      </Text>
      {isFixing ? <RowAtHand read={read} row={row} /> : <RowRemarks row={row} />}
      {isOpen(read) && (
        <Button onClick={() => setFixing(!isFixing)}>
          {isFixing ? 'Close' : 'Correct'}
          <VisuallyHidden> line {row.line}</VisuallyHidden>
        </Button>
      )}
    </>
  );
}

const EMPTY: Record<RowFilter, string> = {
  '': 'No rows',
  problems: 'No row has an error',
  warnings: 'No row has a warning',
  'look-alike': 'No serial number has O for 0 or I for 1',
  transposed: 'No serial number is another with two characters transposed',
};

interface ImportRowsProps {
  read: PropertyImportDto;
  only: RowFilter;
  onOnlyChange: (only: RowFilter) => void;
}

/** Rows of the file, in its order: as they will be entered, with what is wrong with each. */
export function ImportRows({ read, only, onOnlyChange }: ImportRowsProps) {
  const navigate = useNavigate();
  const list = usePages(useInfiniteQuery(importQueries.rows(read.id, only)));
  const kinds = read.warned_by_kind;
  const totals = { '': read.rows, problems: read.wrong + read.refused, warnings: undefined, ...kinds };
  return (
    <Tabs
      label="Rows"
      value={only || 'all'}
      onChange={(tab) => onOnlyChange(tab === 'all' ? '' : tab)}
      tabs={[
        { value: 'all', label: 'All rows', count: totals[''] },
        { value: 'problems', label: 'Errors', count: totals.problems },
        { value: 'warnings', label: 'Warnings' },
        { value: 'look-alike', label: 'O/0 and I/1', count: kinds['look-alike'] },
        { value: 'transposed', label: 'Transposed', count: kinds.transposed },
      ]}
    >
      <DataTable<ImportRowDto>
        key={only}
        label="Rows of the file"
        rows={list.items}
        columns={columns}
        rowId={(row) => String(row.line)}
        rowName={(row) => `line ${row.line}`}
        sortedByServer
        density="actions"
        rowTone={(row) => (row.state === 'wrong' || row.state === 'refused' ? 'danger' : undefined)}
        renderExpanded={(row) => <RowAtHand read={read} row={row} />}
        renderCard={(row) => <RowCard read={read} row={row} />}
        onOpen={({ item_id }) => item_id && navigate(`/property-book/${item_id}`)}
        totalRows={totals[only]}
        onEndReached={list.loadMore}
        loading={list.loading}
        loadingText="Loading rows..."
        error={list.failure}
        empty={
          <EmptyState
            title={EMPTY[only]}
            action={only && <Button onClick={() => onOnlyChange('')}>Show all rows</Button>}
          />
        }
      />
      {list.moreFailed && (
        <ErrorState title="Failed to fetch the rows" onRetry={list.loadMore} retrying={list.retrying} />
      )}
    </Tabs>
  );
}
