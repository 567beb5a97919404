import { useMutation, useQueue } from '@hand-receipt/platform';
import {
  Button,
  formatDateTime,
  LiveText,
  Mono,
  Panel,
  RefreshCwIcon,
  Stack,
  Text,
  toast,
} from '@hand-receipt/ui';
import { FormError } from '@hand-receipt/ui/forms';
import { changes } from '../../offline/connection-words';
import { fullSync } from './full-sync';

/** Sends and fetches at once, and says when that was last done. */
export function SyncNow({ lastSynced }: { lastSynced: string | null }) {
  const { mutate, isPending, error } = useMutation(fullSync);
  const { waiting } = useQueue();

  const start = () =>
    mutate(undefined, {
      onSuccess: ({ refused }) =>
        toast(
          refused
            ? { title: 'Sync Error', description: `${changes(refused)} could not be sent.`, tone: 'danger' }
            : { title: 'Synced', tone: 'success' },
        ),
    });

  return (
    <Panel title="Sync" padded>
      <Stack gap="3" align="flex-start">
        <Text>
          Last full sync: {lastSynced ? <Mono>{formatDateTime(lastSynced)}</Mono> : 'none yet'}.
          {waiting ? ` ${changes(waiting)} waiting.` : ''}
        </Text>
        <Text textStyle="caption" color="fg.muted">
          A full sync runs when you select Sync now. The sidebar shows when this device last reached the
          server.
        </Text>
        {error ? <FormError title="Not synced">{error.message}</FormError> : null}
        <Button variant="primary" icon={<RefreshCwIcon />} working={isPending} onClick={start}>
          Sync now
        </Button>
        <LiveText>{isPending ? 'Syncing...' : ''}</LiveText>
      </Stack>
    </Panel>
  );
}
