import type { UnitDto } from '@hand-receipt/contracts';
import { unitQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Box, Button, EmptyState, ErrorState, LoadingRows, Panel, PlusIcon } from '@hand-receipt/ui';
import { Late } from '../../../app/late';
import { unitDialogs } from '../late-dialogs';
import type { UnitAct } from './unit-dialogs';
import { UnitLine } from './unit-line';
import { UnitMenu } from './unit-menu';
import { useOpenUnit } from './use-open-unit';

interface UnitTreeProps {
  units: readonly UnitDto[];
  /** Nobody but an Admin changes the tree. */
  onAct: ((act: UnitAct, unit: UnitDto) => void) | null;
}

function UnitTree({ units, onAct }: UnitTreeProps) {
  if (units.length === 0) return <EmptyState title="No units" hint="An Admin adds the first." align="left" />;
  return (
    <Box as="ul">
      {units.map((unit) => (
        <UnitLine key={unit.id} unit={unit} menu={onAct ? <UnitMenu unit={unit} onAct={onAct} /> : null} />
      ))}
    </Box>
  );
}

/** The units of the company, each under its own. */
export function UnitsTab({ mayChange }: { mayChange: boolean }) {
  const { data, error, refetch, isFetching } = useQuery(unitQueries.tree());
  const { act, unitId, open, close } = useOpenUnit();
  const addUnit = (
    <Button size="s" icon={<PlusIcon size={14} />} onClick={() => open('add')}>
      Add Unit
    </Button>
  );
  return (
    <Panel title="Units" actions={mayChange ? addUnit : null}>
      {data ? (
        <UnitTree units={data} onAct={mayChange ? (next, { id }) => open(next, id) : null} />
      ) : error ? (
        <ErrorState
          title="Failed to load units"
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingRows text="Loading units..." rows={4} />
      )}
      {data && act && mayChange ? (
        <Late
          part={unitDialogs}
          with={{ act, unit: data.find(({ id }) => id === unitId), units: data, onClose: close }}
          waiting={null}
        />
      ) : null}
    </Panel>
  );
}
