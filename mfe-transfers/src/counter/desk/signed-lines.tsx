import type { CheckedLineDto } from '@hand-receipt/contracts';
import { Box, Serial, Text } from '@hand-receipt/ui';
import { itemName } from './list';

/** Components of an item and what is short of them, in words; empty for an item without any. */
function componentWords({ components }: CheckedLineDto['item']): string {
  if (components.length === 0) return '';
  const short = components.filter((component) => component.short > 0);
  const missing = short.map(({ name, short: number }) => `${number} short: ${name}`).join(', ');
  return `${components.length} components${missing ? `, ${missing}` : ''}`;
}

/** What the recipient signs for, line by line. */
export function SignedLines({ lines }: { lines: readonly CheckedLineDto[] }) {
  return (
    <Box as="ol" borderWidth="1px" borderColor="border" borderRadius="l2" background="bg.panel">
      {lines.map(({ line, item }) => (
        <Box
          as="li"
          key={item.id}
          display="grid"
          gridTemplateColumns="minmax(104px, auto) minmax(0, 1fr)"
          columnGap="3"
          px="3"
          py="2"
          borderTopWidth={line === 1 ? '0' : '1px'}
          borderColor="border.subtle"
        >
          <Serial>{item.serial_number}</Serial>
          <Box minWidth="0">
            <Text>{item.name}</Text>
            <Text as="small" color="fg.muted">
              {[
                item.current_status,
                item.mounted.length > 0 ? `with ${item.mounted.map(itemName).join(', ')}` : '',
                componentWords(item),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
