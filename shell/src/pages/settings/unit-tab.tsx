import { unitQueries, unitSettingQueries } from '@hand-receipt/data';
import { reasonOf, useQuery, useUrlState } from '@hand-receipt/platform';
import { EmptyState, ErrorState, LoadingRows, NativeSelect, Stack, Text } from '@hand-receipt/ui';
import { UnitSettingForm } from './unit-setting-form';

/** What a Commander or Admin sets for their unit, or for one below it. */
export function UnitTab() {
  const { get, set } = useUrlState();
  const tree = useQuery(unitQueries.tree());
  // Each unit comes after its parent, so that the first is my own.
  const mine = tree.data?.filter((unit) => unit.mine) ?? [];
  const unit = mine.find(({ id }) => id === get('unit')) ?? mine[0];
  if (tree.data && !unit)
    return <EmptyState title="You are of no unit." hint="An Admin assigns you to one." />;
  if (!unit) return <Waiting query={tree} />;
  return (
    <Stack gap="4" align="stretch">
      <NativeSelect
        label="Unit"
        value={unit.id}
        onChange={(id) => set({ unit: id })}
        options={mine.map(({ id, name }) => ({ value: id, label: name }))}
        width={260}
      />
      <Text color="fg.muted">A unit without a value of its own uses that of the nearest unit above it.</Text>
      <UnitSettings key={unit.id} unitId={unit.id} />
    </Stack>
  );
}

function UnitSettings({ unitId }: { unitId: string }) {
  const settings = useQuery(unitSettingQueries.ofUnit(unitId));
  if (!settings.data) return <Waiting query={settings} />;
  return settings.data.map((setting) => (
    <UnitSettingForm key={setting.key} unitId={unitId} setting={setting} />
  ));
}

interface WaitingProps {
  query: { error: Error | null; refetch: () => unknown; isFetching: boolean };
}

function Waiting({ query: { error, refetch, isFetching } }: WaitingProps) {
  if (!error) return <LoadingRows text="Loading settings..." rows={4} />;
  return (
    <ErrorState
      title="Failed to load settings"
      message={reasonOf(error) ?? error.message}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
