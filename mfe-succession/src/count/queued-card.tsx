import {
  Box,
  Flex,
  FormCell,
  FormStrip,
  formatRecentTime,
  Serial,
  StatusBadge,
  Text,
} from '@hand-receipt/ui';
import type { QueuedReading } from './use-readings';

/** A reading that waits on this device. */
export function QueuedCard({ reading: { serial, at, isPlate } }: { reading: QueuedReading }) {
  return (
    <Box as="li">
      <Flex justify="space-between" gap="3" mb="1" wrap="wrap">
        <b>{isPlate ? 'The plate reads so' : 'Waits for a connection'}</b>
        <span>
          <StatusBadge status="pending" label="Queued" />{' '}
          <Text as="span">{formatRecentTime(at.getTime())}</Text>
        </span>
      </Flex>
      <FormStrip columns={2} phoneColumns={2} numbering="none">
        <FormCell caption="You read">
          <Serial size="lg">{serial}</Serial>
        </FormCell>
        <FormCell caption="Book says">Once connected</FormCell>
      </FormStrip>
    </Box>
  );
}
