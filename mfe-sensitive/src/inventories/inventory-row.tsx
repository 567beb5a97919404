import type { SensitiveInventoryDto } from '@hand-receipt/contracts';
import { Box, Button, Flex, StatusBadge, Text } from '@hand-receipt/ui';
import { becameSensitiveWords, inventoryFacts, inventoryStanding, resultWords } from './inventory-words';

interface InventoryRowProps {
  inventory: SensitiveInventoryDto;
  onOpen: () => void;
}

/** One count: how far it is, who counts, and the way in. */
export function InventoryRow({ inventory, onOpen }: InventoryRowProps) {
  const { title, mayCount, state, cancelReason } = inventory;
  const { label, status } = inventoryStanding(inventory);
  return (
    <Box
      as="article"
      aria-label={title}
      padding="3"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l2"
      bg="bg.panel"
    >
      <Flex justify="space-between" align="flex-start" gap="2">
        <Text fontWeight="600">{title}</Text>
        <StatusBadge status={status} label={label} variant="badge" />
      </Flex>
      <Text>{resultWords(inventory)}</Text>
      {state === 'cancelled' && cancelReason ? <Text>Reason: {cancelReason}</Text> : null}
      {inventory.becameSensitive > 0 ? <Text>{becameSensitiveWords(inventory.becameSensitive)}</Text> : null}
      <Flex justify="space-between" align="flex-end" gap="3" wrap="wrap">
        <Text flex="1 1 240px" textStyle="caption" color="fg.muted">
          {inventoryFacts(inventory)}
        </Text>
        <Button
          variant={mayCount ? 'primary' : 'secondary'}
          aria-label={`${mayCount ? 'Count' : 'View'}, ${title}`}
          onClick={onOpen}
        >
          {mayCount ? 'Count' : 'View'}
        </Button>
      </Flex>
    </Box>
  );
}
