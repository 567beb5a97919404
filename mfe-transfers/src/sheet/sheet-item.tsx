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

/** Something is short, damaged or not counted: its table stands open. */
const isWanting = ({ components }: SheetItemDto): boolean =>
  components.some((component) => component.status !== 'present' || !isWhole(component));

interface FoldButtonProps {
  item: SheetItemDto;
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens and closes the table of components, in the line that says how many there are. */
function FoldButton({ item: { components, serial_number: serial }, isOpen, onToggle }: FoldButtonProps) {
  const words = isOpen ? 'Hide' : 'Show';
  return (
    // It reaches over the lines around it, so that they keep their distance.
    <Box
      as="span"
      display="inline-block"
      my={{ base: '-3', md: '-1' }}
      css={{ '& .hr-button': { height: { md: '6' }, paddingInline: { md: '1.5' } } }}
    >
      <Button
        size="s"
        variant="ghost"
        aria-expanded={isOpen}
        aria-label={`${words} ${counted(components.length, 'component')} of ${serial}`}
        onClick={onToggle}
      >
        {words}
      </Button>
    </Box>
  );
}

/** What the item is besides its name, and how its components stand. */
function SheetFacts({
  item,
  mounted,
  children,
}: {
  item: SheetItemDto;
  mounted: boolean;
  children: ReactNode;
}) {
  const facts = [
    item.lin && `LIN ${item.lin}`,
    item.is_sensitive && 'sensitive',
    item.location,
    mounted && 'mounted, goes along',
    componentsText(item.components),
  ].filter(Boolean);
  return (
    <Text textStyle="caption" color="fg.muted">
      {item.nsn && (
        <>
          <Mono>{item.nsn}</Mono> ·{' '}
        </>
      )}
      {facts.join(' · ')}
      {children}
    </Text>
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
  const [opened, setOpened] = useState(false);
  const folds = components.length > 0 && !isWanting(item) && (folded || components.length > 6);
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
          <SheetFacts item={item} mounted={mounted}>
            {folds && <FoldButton item={item} isOpen={opened} onToggle={() => setOpened(!opened)} />}
          </SheetFacts>
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
      {components.length > 0 && (!folds || opened) && (
        <ComponentTable of={`${name} ${serial}`} components={components} />
      )}
    </Box>
  );
}
