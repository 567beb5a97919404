import { type DirectoryUserDto, mayOpenPerson } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { Box, Flex, formatDateTime, Link, Mono, Text } from '@hand-receipt/ui';
import type { ReactNode } from 'react';
import { personLabel } from './account-acts';
import { AccountStatus } from './account-status';

interface PersonCardProps {
  person: DirectoryUserDto;
  /** Its room is kept where this person has none, so that the lines end alike; null where nobody has one. */
  menu: ReactNode;
}

/** One person of the directory on a phone. */
export function PersonCard({ person, menu }: PersonCardProps) {
  const me = useCurrentUser();
  const { id, role, unit, lastLogin } = person;
  return (
    <Flex pe={menu ? '1' : '4'} gap="1" align="center">
      <Box flex="1" minW="0">
        <Flex justify="space-between" align="center" gap="3">
          <Text as="b" fontWeight="semibold">
            {mayOpenPerson(me, person) ? (
              <Link to={`/people/${id}`} ownLine>
                {personLabel(person)}
              </Link>
            ) : (
              personLabel(person)
            )}
          </Text>
          <Box textAlign="end">
            <AccountStatus person={person} />
          </Box>
        </Flex>
        <Text textStyle="table" color="fg.muted">
          {role} · {unit}
        </Text>
        <Flex justify="space-between" gap="3" textStyle="table" color="fg.muted">
          <span>Last login {lastLogin ? <Mono>{formatDateTime(lastLogin)}</Mono> : 'never'}</span>
          <Mono>{id}</Mono>
        </Flex>
      </Box>
      {menu && <Box w="11">{menu}</Box>}
    </Flex>
  );
}
