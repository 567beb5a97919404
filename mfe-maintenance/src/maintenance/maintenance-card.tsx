import type { MaintenanceItemDto } from '@hand-receipt/contracts';
import { Box, FaultSymbolMark, Flex, formatDate, Mono, Serial, StatusBadge, Text } from '@hand-receipt/ui';
import { priorityLabel, typeLabel } from './maintenance-words';

/** One piece of work on a phone. */
export function MaintenanceCard({ item }: { item: MaintenanceItemDto }) {
  return (
    <Box>
      <Serial as="p">{item.serialNumber}</Serial>
      <Text fontWeight="600">{item.itemName}</Text>
      <Flex gap="3" wrap="wrap" textStyle="table" color="fg.muted">
        <span>
          Symbol <FaultSymbolMark symbol={item.symbol} />
        </span>
        {item.tmItem ? <Mono>TM item {item.tmItem}</Mono> : null}
        <StatusBadge status={item.status} />
        <span>
          {typeLabel(item.maintenanceType)}, {priorityLabel(item.priority)}
        </span>
        <Mono>{formatDate(item.scheduledDate)}</Mono>
      </Flex>
    </Box>
  );
}
