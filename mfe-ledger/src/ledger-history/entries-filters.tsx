import { FiltersBar, NativeSelect, SearchInput, useIsPhone } from '@hand-receipt/ui';
import { totalInWords } from '../events/total-in-words';
import { ENTRY_TYPES } from './entry-types';
import type { useEntries } from './use-entries';

const SEARCH_DELAY_MS = 250;

/** Search and type, both asked of the server. */
export function EntriesFilters({ list }: { list: ReturnType<typeof useEntries> }) {
  const { q, type, total, isTotalMinimum, setFilters, narrowed, reset, query } = list;
  const isPhone = useIsPhone();
  const chosen = ENTRY_TYPES.find(({ value }) => value === type && value !== '');
  return (
    <FiltersBar
      search={
        <SearchInput
          label="Search by item, user or transaction ID"
          placeholder={isPhone ? 'Item, user or transaction ID' : 'Search by item, user or transaction ID'}
          value={q}
          onChange={(text) => setFilters({ q: text })}
          delayMs={SEARCH_DELAY_MS}
          width={340}
        />
      }
      onReset={reset}
      resetDisabled={!narrowed}
      chips={isPhone && chosen ? [{ label: chosen.label, onRemove: () => setFilters({ type: '' }) }] : []}
      resultText={
        query.isSuccess ? totalInWords(total, { one: 'entry', many: 'entries', isTotalMinimum }) : undefined
      }
    >
      <NativeSelect
        label="Type"
        value={type}
        options={ENTRY_TYPES}
        onChange={(value) => setFilters({ type: value })}
      />
    </FiltersBar>
  );
}
