import { useQuery } from '@hand-receipt/platform';
import { ErrorState, IconLink, LoadingRows, Panel, Serial, XIcon } from '@hand-receipt/ui';
import { maintenanceItem } from '../api/maintenance';
import { MaintenanceFacts } from './maintenance-facts';
import { PartsRequired } from './parts-required';

/** The maintenance item that the address names. */
export function MaintenanceDetails({ id }: { id: string }) {
  const { data: item, error, isFetching, refetch } = useQuery(maintenanceItem(id));
  if (error && !item) {
    return (
      <ErrorState
        title="Failed to load the maintenance item"
        message={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!item) {
    return (
      <Panel title="Maintenance item">
        <LoadingRows text="Loading the maintenance item..." />
      </Panel>
    );
  }
  return (
    <Panel
      title={item.itemName}
      badge={<Serial>{item.serialNumber}</Serial>}
      actions={
        <IconLink
          label={`Close details, ${item.itemName} ${item.serialNumber}`}
          icon={<XIcon />}
          to="/maintenance"
        />
      }
      padded
    >
      <MaintenanceFacts item={item} />
      <PartsRequired parts={item.partsRequired} />
    </Panel>
  );
}
