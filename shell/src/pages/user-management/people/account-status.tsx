import type { DirectoryUserDto } from '@hand-receipt/contracts';
import { StatusBadge, Text } from '@hand-receipt/ui';

/** The status of an account, and whether an Admin keeps its person from signing in. */
export function AccountStatus({ person }: { person: Pick<DirectoryUserDto, 'status' | 'signInBlocked'> }) {
  return (
    <>
      <StatusBadge status={person.status} />
      {person.signInBlocked ? (
        <Text textStyle="caption" color="danger.fg">
          Sign-in blocked
        </Text>
      ) : null}
    </>
  );
}
