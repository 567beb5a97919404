import type { UnitDto } from '@hand-receipt/contracts';
import { Box, counted, Flex, Text, VisuallyHidden } from '@hand-receipt/ui';
import type { ReactNode } from 'react';
import { KIND_NAMES } from './unit-rules';

interface UnitLineProps {
  unit: UnitDto;
  menu: ReactNode;
}

/** One unit of the tree, moved in under its parent. */
export function UnitLine({ unit, menu }: UnitLineProps) {
  const { name, kind, members, mine, depth } = unit;
  return (
    <Flex
      as="li"
      align="center"
      gap="3"
      minH="11"
      pe="4"
      ps={`${16 + depth * 24}px`}
      borderBottomWidth="1px"
      borderColor="border.subtle"
      _last={{ borderBottomWidth: '0' }}
    >
      <Box flex="1" minW="0" py="2">
        <Text as="span" fontWeight="semibold" textStyle="table">
          {name}
        </Text>{' '}
        <Text as="span" textStyle="caption" color="fg.muted">
          {KIND_NAMES[kind]}
          {mine ? ', mine' : ''}
          <VisuallyHidden>, level {depth + 1} of the tree</VisuallyHidden>
        </Text>
      </Box>
      <Text as="span" textStyle="table" color="fg.muted" whiteSpace="nowrap">
        {counted(members, 'person', 'people')}
      </Text>
      {menu}
    </Flex>
  );
}
