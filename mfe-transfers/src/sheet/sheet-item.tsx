import type { SheetItemDto } from '@hand-receipt/contracts';
import { Box, Button, FaultSymbolMark, Flex, ItemStatusBadge, Mono, Serial, Text } from '@hand-receipt/ui';
import { type ReactNode, useState } from 'react';
import { ComponentTable } from './component-table';
import { componentsText } from './sheet-words';

/** Photos of the item, each of which opens whole. */
function SheetPhotos({ item }: { item: SheetItemDto }) {
  if (item.photos.length === 0) return null;
  return (
    <Flex as="ul" aria-label={`Photos of ${item.serial_number}`} gap="2" wrap="wrap" mt="2">
      {item.photos.map(({ uploadId, address, caption }, index) => (
        <li key={uploadId}>
          <a href={address} target="_blank" rel="noreferrer">
            <img
              src={address}
              alt={caption ?? `Photo ${index + 1} of ${item.name} ${item.serial_number}`}
              loading="lazy"
              style={{ height: 72, borderRadius: 4 }}
            />
          </a>
        </li>
      ))}
    </Flex>
  );
}

interface SheetItemProps {
  item: SheetItemDto;
  /** It goes along, mounted on the item above. */
  mounted?: boolean;
  /** What stands beside the status, such as buttons. */
  children?: ReactNode;
}

/** One item as the person who signs for it reads it: serial number first, then everything that goes with it. */
export function SheetItem({ item, mounted = false, children }: SheetItemProps) {
  const { name, serial_number: serial, components } = item;
  const anyWanting = components.some(({ status }) => status !== 'present');
  const [open, setOpen] = useState(anyWanting || components.length <= 6);
  const facts = [
    item.lin && `LIN ${item.lin}`,
    item.is_sensitive && 'sensitive',
    item.location,
    mounted && 'mounted, goes along',
    componentsText(components),
  ].filter(Boolean);
  return (
    <Box>
      <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap">
        <Box flex="1" minW="200px">
          <Flex gap="3" align="baseline" wrap="wrap">
            <Box as="span" overflowWrap="anywhere">
              <Serial size="lg">{serial}</Serial>
            </Box>
            <Box as="span" fontWeight="600">
              {name}
            </Box>
          </Flex>
          <Text textStyle="caption" color="fg.muted">
            {item.nsn && (
              <>
                <Mono>{item.nsn}</Mono> ·{' '}
              </>
            )}
            {facts.join(' · ')}
          </Text>
        </Box>
        <Flex gap="3" align="center" wrap="wrap">
          <ItemStatusBadge status={item.current_status} missing={item.missing} />
          {children}
        </Flex>
      </Flex>
      {item.faults.length > 0 && (
        <Box as="ul" aria-label={`Open faults of ${serial}`} color="warning.fg" mt="1">
          {item.faults.map(({ id, description, symbol }) => (
            <li key={id}>
              <FaultSymbolMark symbol={symbol} /> Fault: {description}
            </li>
          ))}
        </Box>
      )}
      <SheetPhotos item={item} />
      {components.length > 0 && !open && (
        <Button size="s" variant="ghost" onClick={() => setOpen(true)}>
          Show {components.length} components of {serial}
        </Button>
      )}
      {components.length > 0 && open && <ComponentTable of={`${name} ${serial}`} components={components} />}
    </Box>
  );
}
