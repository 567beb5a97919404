import { counted, FiltersBar, NativeSelect, SearchInput, useIsPhone } from '@hand-receipt/ui';
import { TYPE_FILTERS, type DocumentFilters } from './document-filters';
import type { Documents } from './use-documents';

const SEARCH_PAUSE_MS = 200;

const TYPES: { value: DocumentFilters['type']; label: string }[] = [
  { value: '', label: 'All types' },
  ...TYPE_FILTERS.map((value) => ({ value, label: value })),
];

/** Search by text, by person and by type. */
export function DocumentFiltersBar({ list }: { list: Documents }) {
  const { box, filters, narrow, narrowed, reset, total } = list;
  const isPhone = useIsPhone();
  const chips = [
    ...(filters.type ? [{ label: `Type: ${filters.type}`, onRemove: () => narrow({ type: '' }) }] : []),
    ...(filters.person
      ? [{ label: `Person: ${filters.person}`, onRemove: () => narrow({ person: '' }) }]
      : []),
  ];
  return (
    <FiltersBar
      search={
        <SearchInput
          key={box.value}
          value={filters.q}
          onChange={(q) => narrow({ q })}
          delayMs={SEARCH_PAUSE_MS}
          label="Search documents"
          placeholder="Search title, description or fault"
        />
      }
      chips={isPhone ? chips : []}
      onReset={reset}
      resetDisabled={!narrowed}
      resultText={total === undefined ? undefined : counted(total, 'document')}
    >
      <SearchInput
        value={filters.person}
        onChange={(person) => narrow({ person })}
        delayMs={SEARCH_PAUSE_MS}
        label="Search by person"
        placeholder="Rank or name"
        width={200}
      />
      <NativeSelect label="Type" value={filters.type} options={TYPES} onChange={(type) => narrow({ type })} />
    </FiltersBar>
  );
}
