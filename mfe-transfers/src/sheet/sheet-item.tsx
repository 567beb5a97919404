import type { SheetItemDto } from '@hand-receipt/contracts';
import {
  Box,
  Button,
  counted,
  FaultSymbolMark,
  Flex,
  ItemStatusBadge,
  Mono,
  Serial,
  Text,
  WithWhom,
} from '@hand-receipt/ui';
import { type ReactNode, useState } from 'react';
import { ComponentTable } from './component-table';
import { componentsText, isWhole } from './sheet-words';

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

/** What goes with the item: a table, or a button that opens it. What is short, damaged or not counted stands open. */
function SheetComponents({ item, folded }: { item: SheetItemDto; folded: boolean }) {
  const { name, serial_number: serial, components } = item;
  const isWanting = components.some((component) => component.status !== 'present' || !isWhole(component));
  const [opened, setOpened] = useState(false);
  const isOpen = opened || isWanting || (!folded && components.length <= 6);
  if (components.length === 0) return null;
  if (isOpen) return <ComponentTable of={`${name} ${serial}`} components={components} />;
  return (
    <Box ms="-2.5">
      <Button size="s" variant="ghost" onClick={() => setOpened(true)}>
        Show {counted(components.length, 'component')} of {serial}
      </Button>
    </Box>
  );
}

interface SheetItemProps {
  item: SheetItemDto;
  /** It goes along, mounted on the item above. */
  mounted?: boolean;
  /** Components that are all on hand are opened by a button. */
  folded?: boolean;
  /** What stands beside the status, such as buttons. */
  children?: ReactNode;
}

/** One item as the person who signs for it reads it: serial number first, then everything that goes with it. */
export function SheetItem({ item, mounted = false, folded = false, children }: SheetItemProps) {
  const { name, serial_number: serial, components } = item;
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
          {/* The person who signed for it is not the one who has it here: the server says so only then. */}
          <WithWhom possession={item.possession} holderId={null} />
          {item.disputed && (
            <Text textStyle="caption" color="warning.fg">
              Disputed
            </Text>
          )}
        </Box>
        <Flex gap="3" align="center" wrap="wrap" width={{ base: 'full', md: 'auto' }}>
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
      <SheetComponents item={item} folded={folded} />
    </Box>
  );
}
