import { applyTheme, Serial, UiProvider } from '@hand-receipt/ui';
import { type Column, DataTable, type Sort } from '@hand-receipt/ui/table';
import { MemoryRouter } from '@hand-receipt/platform';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { type BenchRow, makeRows } from './rows';

const rows = makeRows(Number(new URLSearchParams(location.search).get('rows')));

const columns: Column<BenchRow>[] = [
  { id: 'name', header: 'Item', value: (row) => row.name, strong: true },
  {
    id: 'serialNumber',
    header: 'Serial number',
    value: (row) => row.serialNumber,
    cell: (row) => <Serial>{row.serialNumber}</Serial>,
  },
  { id: 'nsn', header: 'NSN', value: (row) => row.nsn, mono: true },
  { id: 'category', header: 'Category', value: (row) => row.category, muted: true },
  { id: 'status', header: 'Status', value: (row) => row.status },
  { id: 'assigned', header: 'Assigned', value: (row) => row.assigned, mono: true },
];

function TablePage() {
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<Sort | null>(null);
  const filter = useMemo(() => {
    const wanted = query.toLowerCase();
    return wanted ? (row: BenchRow) => row.searchText.includes(wanted) : null;
  }, [query]);
  Object.assign(globalThis, {
    benchTable: {
      filter: (text: string) => flushSync(() => setQuery(text)),
      sort: (column: string, direction: 'asc' | 'desc') => flushSync(() => setSort({ column, direction })),
    },
  });
  return (
    <DataTable
      label="Items"
      rows={rows}
      columns={columns}
      rowId={(row) => row.id}
      rowName={(row) => row.serialNumber}
      filter={filter}
      sort={sort}
      onSortChange={setSort}
      maxHeight="800px"
    />
  );
}

applyTheme();
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <UiProvider>
    <MemoryRouter>
      <TablePage />
    </MemoryRouter>
  </UiProvider>,
);
