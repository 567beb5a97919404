import { unitQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { ErrorState } from '@hand-receipt/ui';
import { SelectField } from '@hand-receipt/ui/forms';

/** One of the units that exist: a leader of it is told. */
export function UnitField() {
  const { data: names, error, isFetching, refetch } = useQuery(unitQueries.names());
  if (error && !names) {
    return (
      <ErrorState
        title="Failed to load the units"
        message={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <SelectField
      name="unit"
      label="Unit"
      options={(names ?? []).map((name) => ({ value: name, label: name }))}
      placeholder={names ? 'Select unit' : 'Loading units...'}
      disabled={!names}
      hint={names?.length === 0 ? 'There is no unit yet. Ask your administrator.' : undefined}
    />
  );
}
