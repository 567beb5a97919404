import { Slot, useCurrentUser } from '@hand-receipt/platform';
import {
  formatDate,
  formatTime,
  Grid,
  PageBody,
  PageHeader,
  PlusIcon,
  IconLink,
  Stack,
  useIsPhone,
} from '@hand-receipt/ui';
import { useNow } from '../../notifications/use-now';
import { greeting } from './greeting';
import { HeaderActions, PhoneActions } from './quick-actions';
import { Summary } from './summary';
import { TeamActivity } from './team-activity';

const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'long' });

/** Where a day starts: four figures, then what each remote shows of itself. */
export default function DashboardPage() {
  const user = useCurrentUser();
  const isPhone = useIsPhone();
  const now = new Date(useNow());
  const day = isPhone ? formatDate(now) : `${WEEKDAY.format(now)} ${formatDate(now)}`;
  return (
    <PageBody>
      <PageHeader
        title={greeting(user, now)}
        phoneTitle="Dashboard"
        caption={[user.unit, day, formatTime(now)].join(' \u00b7 ')}
        actions={<HeaderActions />}
        phoneAction={
          <IconLink to="/transfers" label="New Transfer" icon={<PlusIcon size={20} />} size="l" tooltip="" />
        }
      />
      <Stack gap="4" align="stretch">
        <Summary />
        <PhoneActions />
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1.62fr) minmax(0, 1fr)' }}
          gap="4"
          alignItems="start"
        >
          <Grid gap="4" minW="0">
            <Slot name="dashboard.cards" with={{}} column="main" />
          </Grid>
          <Grid gap="4" minW="0">
            <Slot name="dashboard.cards" with={{}} column="side" />
            <TeamActivity />
          </Grid>
        </Grid>
      </Stack>
    </PageBody>
  );
}
