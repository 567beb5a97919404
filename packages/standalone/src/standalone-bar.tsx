import type { RemoteDescriptor } from '@hand-receipt/contracts';
import { signOut, useCurrentUser } from '@hand-receipt/platform';
import { Button, Flex, Link, Text, useColorMode } from '@hand-receipt/ui';

/** What stands in for the shell: the remote's own entries, its slots, theme and sign-out. */
export function StandaloneBar({ descriptor }: { descriptor: RemoteDescriptor }) {
  const user = useCurrentUser();
  const { colorMode, toggleColorMode } = useColorMode();
  return (
    <Flex as="nav" aria-label="Sections" gap="4" px="8" py="3" align="center" bg="bg.sidebar" flexWrap="wrap">
      {descriptor.nav.map(({ path, label }) => (
        <Link key={path} to={path}>
          {label}
        </Link>
      ))}
      <Link to="/slots">Slots</Link>
      <Text ml="auto">
        {user.rank} {user.lastName}
      </Text>
      <Button size="s" onClick={toggleColorMode}>
        {colorMode === 'dark' ? 'Light' : 'Dark'}
      </Button>
      <Button size="s" onClick={() => void signOut()}>
        Sign out
      </Button>
    </Flex>
  );
}
