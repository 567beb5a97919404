import type { Transfer } from '@hand-receipt/contracts';
import { localRecords, useCurrentUser } from '@hand-receipt/platform';
import { formatLongDateTime, Label, Stack, Text } from '@hand-receipt/ui';

/** What this device has recorded of an item's transfers, read without a call; nothing where it has none. */
export function DeviceRecord({ transfer }: { transfer: Transfer }) {
  const me = useCurrentUser();
  const records = localRecords(me.id, transfer.serialNumber).filter(
    (record) => record.eventType === 'transfer',
  );
  if (records.length === 0) return null;
  return (
    <Stack as="section" gap="1" mt="4" aria-label="Recorded on this device">
      <Label as="h4">Recorded on this device</Label>
      {records.map((record) => (
        <Text key={record.transferId} textStyle="caption">
          Transferred from {record.from} to {record.to} · {formatLongDateTime(record.date)} · approved by{' '}
          {record.actor}
        </Text>
      ))}
    </Stack>
  );
}
