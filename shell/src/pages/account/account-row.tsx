import { Box, Flex, Text } from '@hand-receipt/ui';
import type { ReactNode } from 'react';

interface AccountRowProps {
  title: string;
  detail: ReactNode;
  /** At the right: what can be done about it. */
  children: ReactNode;
}

/** One line of a list that belongs to an account. */
export function AccountRow({ title, detail, children }: AccountRowProps) {
  return (
    <Flex
      as="li"
      align="center"
      justify="space-between"
      gap="4"
      py="3"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      _last={{ borderBottomWidth: '0' }}
    >
      <Box minW="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {title}
        </Text>
        <Text textStyle="caption" color="fg.muted">
          {detail}
        </Text>
      </Box>
      <Box flex="none">{children}</Box>
    </Flex>
  );
}
