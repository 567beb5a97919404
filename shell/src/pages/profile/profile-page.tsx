import { personName } from '@hand-receipt/contracts';
import { useSession } from '@hand-receipt/platform';
import {
  Box,
  EmptyState,
  Flex,
  FormCell,
  FormStrip,
  HeroNumber,
  Mono,
  PageBody,
  PageHeader,
  Stack,
  Text,
} from '@hand-receipt/ui';
import { equipmentCounts, identityFacts } from './profile-facts';
import { UpcomingEvents } from './upcoming-events';

function RankBadge({ rank }: { rank: string }) {
  return (
    <Box px="2" borderWidth="1px" borderRadius="badge" borderColor="border.emphasized" fontWeight="semibold">
      <Mono>{rank}</Mono>
    </Box>
  );
}

/** The signed-in person's own record. */
export default function ProfilePage() {
  const user = useSession((session) => session.user);
  if (!user) {
    return (
      <PageBody>
        <EmptyState title="Please log in to view your profile." />
      </PageBody>
    );
  }
  return (
    <PageBody>
      <PageHeader title="Personnel Profile" caption={user.unit} />
      <Stack gap="4" align="stretch">
        <Flex align="center" gap="3">
          <RankBadge rank={user.rank} />
          <Text textStyle="title" fontWeight="semibold">
            {personName(user)}
          </Text>
        </Flex>
        <FormStrip columns={4}>
          {identityFacts(user).map(({ caption, value, mono }) => (
            <FormCell key={caption} caption={caption} mono={mono}>
              {value}
            </FormCell>
          ))}
        </FormStrip>
        <FormStrip columns={5} size="stat" numbering="none">
          {equipmentCounts(user).map(({ caption, count }) => (
            <FormCell key={caption} caption={caption}>
              <HeroNumber value={count} />
            </FormCell>
          ))}
        </FormStrip>
        <UpcomingEvents events={user.upcomingEvents} />
      </Stack>
    </PageBody>
  );
}
