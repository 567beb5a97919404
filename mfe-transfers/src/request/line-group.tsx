import type { SheetItemDto, TransferSheetDto } from '@hand-receipt/contracts';
import { Box, Flex, Heading, ItemStatusBadge, Mono, Text } from '@hand-receipt/ui';
import { type ReactNode, useId } from 'react';
import { ComponentTable } from '../sheet/component-table';
import { componentsText } from '../sheet/sheet-words';
import { itemCount } from './answer-words';

interface LineGroupSectionProps {
  item: SheetItemDto;
  /** What is mounted on each, after the first of them. */
  mounted: TransferSheetDto['mounted'];
  count: number;
  /** A list item for each line. */
  children: ReactNode;
}

/** Like items under one heading: what they are and have is said once, and each serial number stands in a line of its own. */
export function LineGroupSection({ item, mounted, count, children }: LineGroupSectionProps) {
  const headingId = useId();
  const facts = [
    item.lin && `LIN ${item.lin}`,
    item.is_sensitive && 'sensitive',
    item.location,
    `${componentsText(item.components)}${item.components.length > 0 ? ' of each' : ''}`,
  ].filter(Boolean);
  return (
    <Box as="section" aria-labelledby={headingId} borderWidth="1px" borderColor="border" borderRadius="l2">
      <Box px="4" py="3" borderBottomWidth="1px" borderColor="border" bg="bg.subtle">
        <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap">
          <Heading as="h3" id={headingId} textStyle="h2">
            {item.name}, {itemCount(count)}
          </Heading>
          <ItemStatusBadge status={item.current_status} missing={item.missing} />
        </Flex>
        <Text textStyle="caption" color="fg.muted">
          {item.nsn && (
            <>
              <Mono>{item.nsn}</Mono> ·{' '}
            </>
          )}
          {facts.join(' · ')}
        </Text>
        {[item, ...mounted].map(
          ({ id, name, components }) =>
            components.length > 0 && <ComponentTable key={id} of={`each ${name}`} components={components} />,
        )}
      </Box>
      <Box as="ul" aria-labelledby={headingId}>
        {children}
      </Box>
    </Box>
  );
}
