import { personName, type UserDto } from '@hand-receipt/contracts';
import { useSession, useUrlState } from '@hand-receipt/platform';
import {
  Box,
  EmptyState,
  Flex,
  FormCell,
  FormStrip,
  HeroNumber,
  HStack,
  IconButton,
  Mono,
  PageBody,
  PageHeader,
  PencilIcon,
  Stack,
  Text,
  useIsPhone,
} from '@hand-receipt/ui';
import {
  ClearanceLink,
  ExportDataButton,
  HandReceiptsLink,
  UpdateProfileButton,
  ViewHistoryLink,
} from './profile-actions';
import { equipmentCounts, identityFacts } from './profile-facts';
import { MySignatures } from './my-signatures';
import { ProfileFigures } from './profile-figures';
import { UpdateProfileDialog } from './update-profile-dialog';

function RankBadge({ rank }: { rank: string }) {
  return (
    <Box px="2" borderWidth="1px" borderRadius="badge" borderColor="border.emphasized" fontWeight="semibold">
      <Mono>{rank}</Mono>
    </Box>
  );
}

/** The signed-in person's own record. `?act=update` opens the form that changes it. */
export default function ProfilePage() {
  const user = useSession((session) => session.user);
  if (user) return <OwnProfile user={user} />;
  return (
    <PageBody>
      <EmptyState title="Please log in to view your profile." />
    </PageBody>
  );
}

function OwnProfile({ user }: { user: UserDto }) {
  const isPhone = useIsPhone();
  const { get, set } = useUrlState();
  const edit = () => set({ act: 'update' });
  const lesser = (
    <>
      <HandReceiptsLink userId={user.id} />
      <ClearanceLink userId={user.id} />
      <ViewHistoryLink userId={user.id} />
      <ExportDataButton />
    </>
  );
  return (
    <PageBody>
      <PageHeader
        title="Personnel Profile"
        caption={user.unit}
        actions={
          <>
            {lesser}
            <UpdateProfileButton onClick={edit} />
          </>
        }
        phoneAction={
          <IconButton
            size="l"
            label="Update Profile"
            tooltip=""
            icon={<PencilIcon size={22} />}
            onClick={edit}
          />
        }
      />
      <Stack gap="4" align="stretch">
        <Flex align="center" gap="3">
          <RankBadge rank={user.rank} />
          <Text textStyle="title" fontWeight="semibold">
            {personName(user)}
          </Text>
        </Flex>
        {isPhone ? (
          <HStack gap="2" wrap="wrap">
            {lesser}
          </HStack>
        ) : null}
        <FormStrip columns={4}>
          {identityFacts(user).map(({ caption, value, mono }, index, { length }) => (
            <FormCell
              key={caption}
              caption={caption}
              mono={mono}
              // The last one fills its row.
              span={index === length - 1 ? 2 : 1}
              phoneSpan={index === length - 1 ? 2 : 1}
            >
              {value}
            </FormCell>
          ))}
        </FormStrip>
        <FormStrip columns={5} size="stat" numbering="none">
          {equipmentCounts(user).map(({ caption, count }, index, { length }) => (
            <FormCell key={caption} caption={caption} phoneSpan={index === length - 1 ? 2 : 1}>
              <HeroNumber value={count} />
            </FormCell>
          ))}
        </FormStrip>
        <ProfileFigures />
        <MySignatures />
      </Stack>
      <UpdateProfileDialog open={get('act') === 'update'} onClose={() => set({ act: '' })} />
    </PageBody>
  );
}
