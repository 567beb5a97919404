import {
  Alert,
  Button,
  EmptyState,
  ErrorState,
  LoadingRows,
  Panel,
  PlusIcon,
  Stack,
  toast,
  UnavailableState,
  WifiOffIcon,
} from '../index';
import { Part } from './part';

const announceNothing = { announce: false };
const retry = () => toast({ title: 'Tried again', tone: 'info' });

export function StateParts() {
  return (
    <>
      <Part name="Alerts and error">
        <Stack gap="3">
          <Alert
            tone="warning"
            title="Working offline"
            icon={<WifiOffIcon size={18} strokeWidth={2} />}
            {...announceNothing}
          >
            <p>2 items are queued and will be created when the connection returns.</p>
          </Alert>
          <Alert
            tone="success"
            title="Ledger database integrity verified successfully."
            {...announceNothing}
          />
          <Alert tone="info" title="Sealed locally" {...announceNothing} />
          <ErrorState
            title="Error Loading History"
            message="Failed to load history: 502 Bad Gateway."
            onRetry={retry}
          />
        </Stack>
      </Part>
      <Part name="Empty, loading, unavailable">
        <Stack gap="3">
          <Panel>
            <EmptyState
              title="No Outgoing Transfers"
              hint="Transfers you start will be listed here."
              action={<Button icon={<PlusIcon />}>Initiate New Transfer</Button>}
            />
          </Panel>
          <Panel title="Documents">
            <LoadingRows text="Loading documents..." rows={3} />
          </Panel>
          <UnavailableState section="Maintenance" title="Maintenance" lastLoaded="0558" onRetry={retry} />
        </Stack>
      </Part>
    </>
  );
}
