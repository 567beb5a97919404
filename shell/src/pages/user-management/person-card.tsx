import type { DirectoryUserDto } from '@hand-receipt/contracts';
import { Box, Flex, formatDateTime, Mono, StatusBadge, Text } from '@hand-receipt/ui';

/** One person of the directory on a phone. */
export function PersonCard({ id, rank, name, role, status, unit, lastLogin }: DirectoryUserDto) {
  return (
    <Box px="4" py="3">
      <Flex justify="space-between" gap="3">
        <Text as="b" fontWeight="semibold">
          {rank} {name}
        </Text>
        <StatusBadge status={status} />
      </Flex>
      <Text textStyle="table" color="fg.muted">
        {role} · {unit}
      </Text>
      <Flex justify="space-between" gap="3" textStyle="table" color="fg.muted">
        <span>Last login {lastLogin ? <Mono>{formatDateTime(lastLogin)}</Mono> : 'never'}</span>
        <Mono>{id}</Mono>
      </Flex>
    </Box>
  );
}
