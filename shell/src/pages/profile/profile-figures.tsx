import type { ProfileDto } from '@hand-receipt/contracts';
import { accountQueries } from '@hand-receipt/data';
import { useQuery, useUrlState } from '@hand-receipt/platform';
import { Box, ErrorState, FormCell, FormStrip, HeroNumber, LoadingRows, Panel, Tabs } from '@hand-receipt/ui';
import { useNow } from '../../notifications/use-now';
import { careerFacts, standing } from './profile-facts';
import { UpcomingEvents } from './upcoming-events';

const TABS = [
  { value: 'events', label: 'Upcoming events' },
  { value: 'career', label: 'Career metrics' },
] as const;
type ProfileTab = (typeof TABS)[number]['value'];

/** What the server counts from the records for this person. */
export function ProfileFigures() {
  const { data, error, refetch, isFetching } = useQuery(accountQueries.profile());
  if (data) return <Figures profile={data} />;
  if (!error) return <LoadingRows text="Loading profile..." />;
  return (
    <ErrorState
      title="Failed to load profile"
      message={error.message}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

function Figures({ profile }: { profile: ProfileDto }) {
  const { get, set } = useUrlState();
  const now = useNow();
  const tab: ProfileTab = get('tab') === 'career' ? 'career' : 'events';
  return (
    <>
      <FormStrip columns={3} phoneColumns={1} numbering="none">
        {standing(profile, now).map(({ caption, value, hint }) => (
          <FormCell key={caption} caption={caption} hint={hint}>
            {value}
          </FormCell>
        ))}
      </FormStrip>
      <Panel>
        <Box px="4">
          <Tabs label="Profile" tabs={TABS} value={tab} onChange={(next) => set({ tab: next })}>
            {tab === 'events' ? (
              <UpcomingEvents events={profile.upcomingEvents} />
            ) : (
              <Box py="4">
                <FormStrip columns={3} size="stat" numbering="none">
                  {careerFacts(profile.metrics).map(({ caption, value, hint }, index, { length }) => (
                    <FormCell
                      key={caption}
                      caption={caption}
                      hint={hint}
                      phoneSpan={index === length - 1 ? 2 : 1}
                    >
                      <HeroNumber value={value} />
                    </FormCell>
                  ))}
                </FormStrip>
              </Box>
            )}
          </Tabs>
        </Box>
      </Panel>
    </>
  );
}
