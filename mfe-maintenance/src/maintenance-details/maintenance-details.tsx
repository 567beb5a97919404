import { maintenanceQueries } from '@hand-receipt/data';
import { statusOf, useNavigate, useQuery } from '@hand-receipt/platform';
import {
  Alert,
  Button,
  ErrorState,
  IconLink,
  LoadingRows,
  Panel,
  Serial,
  Stack,
  Text,
  XIcon,
} from '@hand-receipt/ui';
import { itemLabel } from '../maintenance/maintenance-words';
import { useListSearch } from '../maintenance/use-list-search';
import { DetailsActions } from './details-actions';
import { ItsDocuments } from './its-documents';
import { MaintenanceFacts } from './maintenance-facts';
import { PartsRequired } from './parts-required';
import { Timeline } from './timeline';

/** For an item that asking again does not bring. */
function HiddenItem({ title }: { title: string }) {
  const search = useListSearch();
  const navigate = useNavigate();
  const close = <Button onClick={() => void navigate({ pathname: '/maintenance', search })}>Close</Button>;
  return (
    <Alert tone="danger" title={title} actions={close}>
      <Text>It does not exist, or you may not see it.</Text>
    </Alert>
  );
}

/** The maintenance item that the address names. */
export function MaintenanceDetails({ id }: { id: string }) {
  const search = useListSearch();
  const { data: item, error, isFetching, refetch } = useQuery(maintenanceQueries.detail(id));
  if (error && !item && statusOf(error) === 404) return <HiddenItem title={error.message} />;
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
      <Panel title="Maintenance Item">
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
          label={`Close details, ${itemLabel(item)}`}
          icon={<XIcon />}
          to={{ pathname: '/maintenance', search }}
        />
      }
      padded
    >
      <Stack gap="5">
        <MaintenanceFacts item={item} />
        <DetailsActions item={item} />
        <PartsRequired item={item} />
        <Timeline timeline={item.timeline} />
        <ItsDocuments documents={item.documents} />
      </Stack>
    </Panel>
  );
}
