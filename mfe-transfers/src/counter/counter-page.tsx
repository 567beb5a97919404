import type { CounterDto } from '@hand-receipt/contracts';
import { counterQueries } from '@hand-receipt/data';
import { useCurrentUser, useNavigate, useParams, useQuery, useUrlState } from '@hand-receipt/platform';
import { Box, ErrorState, LoadingRows, NativeSelect, PageBody, PageHeader, Tabs } from '@hand-receipt/ui';
import { lazy, Suspense } from 'react';
import { setsUpCounters } from './counter-set-up';
import { type CounterTab, tabOf, tabsAt } from './counter-tabs';
import { NoCounter } from './no-counter';

const Desk = lazy(() => import('./desk/desk-tab'));
const OutTab = lazy(() => import('./out/out-tab'));
const LogTab = lazy(() => import('./log/log-tab'));
const TemporaryTab = lazy(() => import('./temporary/temporary-tab'));
const AuthorizationTab = lazy(() => import('./authorization/authorization-tab'));
const RoomCountTab = lazy(() => import('./room-count/room-count-tab'));
const SetUpTab = lazy(() => import('./set-up/set-up-tab'));

/** A place of issue: hand-over and return, who is out, the log, and how it is set up. */
export default function CounterPage() {
  const { role } = useCurrentUser();
  const { data, error, refetch, isFetching } = useQuery(counterQueries.list());
  if (data) {
    if (data.length === 0 && !setsUpCounters(role)) return <NoCounter />;
    return <Counters counters={data} />;
  }
  return (
    <PageBody>
      <PageHeader title="Counter" />
      {error ? (
        <ErrorState
          title="Failed to load the counters"
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingRows text="Loading the counters..." />
      )}
    </PageBody>
  );
}

/** The counter of the address, else the first that the person operates, else the first. */
const chosenIn = (counters: readonly CounterDto[], id: string): CounterDto | undefined =>
  counters.find((counter) => counter.id === id) ?? counters.find(({ may }) => may.operate) ?? counters[0];

function Counters({ counters }: { counters: CounterDto[] }) {
  const { tab: name } = useParams();
  const { get, set } = useUrlState();
  const navigate = useNavigate();
  const counter = chosenIn(counters, get('counter'));
  const tabs = tabsAt(counter);
  const tab = tabOf(name ?? 'counter', tabs);
  const open = (next: CounterTab) => {
    // The mode of the desk stays with it, for the way back.
    const kept = Object.entries({ counter: counter?.id, mode: get('mode') }).filter(([, value]) => value);
    const search = new URLSearchParams(kept as [string, string][]).toString();
    void navigate({ pathname: next === 'counter' ? '/counter' : `/counter/${next}`, search });
  };
  return (
    <PageBody>
      <PageHeader
        title="Counter"
        caption={counter ? `${counter.name} · ${counter.unit.name}` : undefined}
        actions={
          counters.length > 1 ? (
            <NativeSelect
              label="Counter"
              value={counter?.id ?? ''}
              options={counters.map(({ id, name: label }) => ({ value: id, label }))}
              onChange={(id) => set({ counter: id, mode: '' })}
            />
          ) : null
        }
      />
      <Tabs label="Counter" tabs={tabs} value={tab} onChange={open}>
        <Box pt="4">
          <Suspense fallback={<LoadingRows text="Loading the counter..." />}>
            <TabContents tab={tab} counter={counter} />
          </Suspense>
        </Box>
      </Tabs>
    </PageBody>
  );
}

function TabContents({ tab, counter }: { tab: CounterTab; counter: CounterDto | undefined }) {
  if (!counter) return <SetUpTab counter={undefined} />;
  if (tab === 'counter') return <Desk key={counter.id} counter={counter} />;
  if (tab === 'who-is-out') return <OutTab counter={counter} />;
  if (tab === 'log') return <LogTab counter={counter} />;
  if (tab === 'temporary') return <TemporaryTab counter={counter} />;
  if (tab === 'authorization') return <AuthorizationTab counter={counter} />;
  if (tab === 'room-count') return <RoomCountTab counter={counter} />;
  return <SetUpTab counter={counter} />;
}
