import { dashboardQueries } from '@hand-receipt/data';
import { useCurrentUser, useQuery } from '@hand-receipt/platform';
import { formatDate, formatTime, PageBody, PageHeader, Stack, useIsPhone } from '@hand-receipt/ui';
import { useNow } from '../../notifications/use-now';
import { Cards } from './cards';
import { greeting } from './greeting';
import { LedgerAlert } from './ledger-alert';
import { HeaderActions, PhoneActions, TopBarAction } from './quick-actions';
import { Summary } from './summary';

const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'long' });

/** Where a day starts: four figures, then what each remote shows of itself. */
export default function DashboardPage() {
  const user = useCurrentUser();
  const isPhone = useIsPhone();
  const now = new Date(useNow());
  const { data, error, refetch, isFetching, isFetched } = useQuery(dashboardQueries.summary());
  const day = isPhone ? formatDate(now) : `${WEEKDAY.format(now)} ${formatDate(now)}`;
  return (
    <PageBody>
      <PageHeader
        title={greeting(user, now)}
        phoneTitle="Dashboard"
        caption={[user.unit, day, formatTime(now)].join(' \u00b7 ')}
        actions={<HeaderActions />}
        phoneAction={<TopBarAction />}
      />
      <Stack gap="4" align="stretch">
        <LedgerAlert />
        <Summary summary={data} error={error} onRetry={() => void refetch()} retrying={isFetching} />
        {/* The figures first: what the cards ask for would share the line with them. */}
        {isFetched ? (
          <>
            <PhoneActions />
            <Cards />
          </>
        ) : null}
      </Stack>
    </PageBody>
  );
}
