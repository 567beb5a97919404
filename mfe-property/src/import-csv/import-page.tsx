import type { RowFilter } from '@hand-receipt/data';
import { useCurrentUser, useUrlState } from '@hand-receipt/platform';
import { EmptyState, PageBody, PageHeader, Stack } from '@hand-receipt/ui';
import { mayCreateItems } from '../items/permissions';
import { ChooseFile } from './choose-file';
import { OpenImport } from './open-import';
import { PastImports } from './past-imports';

const NOT_ALLOWED = 'Only a Supply Sergeant, a Commander or an Admin imports items into the property book.';

const FILTERS: readonly RowFilter[] = ['', 'problems', 'warnings', 'look-alike', 'transposed'];

/** Items from a CSV file: read and checked, looked at, and entered once confirmed. `?id` is the file at hand. */
export default function ImportPage() {
  const mayImport = mayCreateItems(useCurrentUser());
  const { get, set } = useUrlState();
  const id = get('id');
  const only = FILTERS.find((filter) => filter === get('only')) ?? '';

  return (
    <PageBody>
      <PageHeader caption="Property Book" title="Import CSV" />
      {!mayImport && <EmptyState title={NOT_ALLOWED} />}
      {mayImport && !id && (
        <Stack gap="4">
          <ChooseFile onRead={(read) => set({ id: read })} />
          <PastImports />
        </Stack>
      )}
      {mayImport && id && (
        <OpenImport
          id={id}
          only={only}
          onOnlyChange={(next) => set({ only: next })}
          onLeave={() => set({ id: '', only: '' })}
        />
      )}
    </PageBody>
  );
}
