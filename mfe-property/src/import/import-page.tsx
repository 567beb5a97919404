import type { RowFilter } from '@hand-receipt/data';
import { useCurrentUser, useNavigate, useUrlState } from '@hand-receipt/platform';
import { ButtonLink, EmptyState, PageBody, PageHeader, Stack } from '@hand-receipt/ui';
import { mayCreateItems } from '../items/permissions';
import { ChooseFile } from './choose-file';
import { FrozenBook } from './frozen-book';
import { fileAddress, stepAddress } from './import-step';
import { OpenImport } from './open-import';
import { PastImports } from './past-imports';

const NOT_ALLOWED = 'Only a Supply Sergeant, a Commander or an Admin imports items into the property book.';

const FILTERS: readonly RowFilter[] = ['', 'problems', 'warnings', 'look-alike', 'transposed'];

/**
 * Items from a file: read, its columns confirmed, checked, and entered once confirmed. `?id` is the file at hand, `?step`
 * where one is, `?purpose` what the next file is for.
 */
export default function ImportPage() {
  const mayImport = mayCreateItems(useCurrentUser());
  const { get, set } = useUrlState();
  const navigate = useNavigate();
  const id = get('id');
  const purpose = get('purpose') === 'compare' ? 'compare' : 'enter';
  const only = FILTERS.find((filter) => filter === get('only')) ?? '';

  return (
    <PageBody>
      <PageHeader
        caption="Property Book"
        title="Import"
        actions={mayImport && <ButtonLink to="/reconciliations">Monthly comparisons</ButtonLink>}
        phoneAction={null}
      />
      {!mayImport && <EmptyState title={NOT_ALLOWED} />}
      {mayImport && !id && (
        <Stack gap="4">
          {purpose === 'enter' && <FrozenBook />}
          <ChooseFile
            purpose={purpose}
            onPurpose={(next) => set({ purpose: next === 'enter' ? '' : next })}
            onRead={(read) => navigate(stepAddress(read, purpose, 'columns'))}
          />
          <PastImports />
        </Stack>
      )}
      {mayImport && id && (
        <OpenImport
          id={id}
          step={get('step')}
          only={only}
          onStep={(step) => navigate(stepAddress(id, purpose, step))}
          onOnlyChange={(next) => set({ only: next })}
          onLeave={() => navigate(fileAddress(purpose))}
          onDiscarded={() => navigate(fileAddress(purpose), { replace: true })}
        />
      )}
    </PageBody>
  );
}
