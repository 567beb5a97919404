import { dashboardQueries } from '@hand-receipt/data';
import { useQuery, useUrlState } from '@hand-receipt/platform';
import { ErrorState, LoadingRows, Panel, TabList, TabPanel } from '@hand-receipt/ui';
import { useId } from 'react';
import { OverviewTab } from './overview-tab';
import { ReadinessTab } from './readiness-tab';
import { VerificationTab } from './verification-tab';

const TABS = [
  { value: 'overview', label: 'OVERVIEW', View: OverviewTab },
  { value: 'readiness', label: 'READINESS', View: ReadinessTab },
  { value: 'verification', label: 'VERIFICATION', View: VerificationTab },
] as const;

/** Equipment Status on the dashboard: how much works, how ready we are, whether the checks are done. */
export function EquipmentStatusCard() {
  const id = useId();
  const url = useUrlState();
  const tab = TABS.find(({ value }) => value === url.get('equipment'))?.value ?? 'overview';
  const setTab = (next: string) => url.set({ equipment: next === 'overview' ? '' : next });
  const { data, error, isFetching, refetch } = useQuery(dashboardQueries.summary());
  const View = TABS.find(({ value }) => value === tab)?.View ?? OverviewTab;
  return (
    <Panel
      title="Equipment Status"
      actions={
        <TabList id={id} label="Equipment status" tabs={TABS} value={tab} onChange={setTab} variant="caps" />
      }
      padded
    >
      <TabPanel tabsId={id} value={tab}>
        {data ? <View summary={data} /> : null}
        {!data && error ? (
          <ErrorState
            title="Failed to load equipment status"
            message={error.message}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : null}
        {!data && !error ? <LoadingRows text="Loading equipment status..." rows={3} /> : null}
      </TabPanel>
    </Panel>
  );
}
