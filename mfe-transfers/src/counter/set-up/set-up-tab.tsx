import type { CounterDetailDto, CounterDto } from '@hand-receipt/contracts';
import { counterQueries } from '@hand-receipt/data';
import { useCurrentUser, useQuery, useUrlState } from '@hand-receipt/platform';
import {
  Button,
  EmptyState,
  ErrorState,
  formatCount,
  FormCell,
  FormStrip,
  HStack,
  LoadingRows,
  PlusIcon,
  Stack,
} from '@hand-receipt/ui';
import { COUNTER_KIND_WORDS, setsUpCounters } from '../counter-set-up';
import { seesStock } from '../own-people';
import { AuthorityPanel } from './authority-panel';
import { EditCounterDialog } from './edit-counter-dialog';
import { NewCounterDialog } from './new-counter-dialog';
import { OperatorsPanel } from './operators-panel';
import { StockPanel } from './stock-panel';

/** How counters are set up: the counter itself, its stock, its operators, and in whose name they issue. */
export default function SetUpTab({ counter }: { counter: CounterDto | undefined }) {
  return (
    <Stack gap="4" align="stretch">
      <SetUpActs counter={counter} />
      {counter ? (
        <CounterSetUp counter={counter} />
      ) : (
        <EmptyState
          title="No counter yet"
          hint="A counter is a place of issue: an arms room or a supply room."
          align="left"
        />
      )}
    </Stack>
  );
}

/** Sets up another counter, and renames or closes this one. */
function SetUpActs({ counter }: { counter: CounterDto | undefined }) {
  const { role } = useCurrentUser();
  const { get, set } = useUrlState();
  const close = () => set({ dialog: '' });
  const edited = counter?.may.setUp ? counter : null;
  if (!setsUpCounters(role) && !edited) return null;
  return (
    <HStack gap="2" wrap="wrap">
      <Button icon={<PlusIcon />} onClick={() => set({ dialog: 'new' })}>
        New Counter
      </Button>
      {edited ? <Button onClick={() => set({ dialog: 'edit' })}>Rename or Close</Button> : null}
      {get('dialog') === 'new' ? <NewCounterDialog onClose={close} /> : null}
      {get('dialog') === 'edit' && edited ? <EditCounterDialog counter={edited} onClose={close} /> : null}
    </HStack>
  );
}

function CounterSetUp({ counter }: { counter: CounterDto }) {
  const { data, error, refetch, isFetching } = useQuery(counterQueries.detail(counter.id));
  if (data) return <Details counter={data} />;
  if (!error) return <LoadingRows text="Loading the counter..." />;
  return (
    <ErrorState
      title="Failed to load the counter"
      message={error.message}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

function Details({ counter }: { counter: CounterDetailDto }) {
  const me = useCurrentUser();
  return (
    <>
      <FormStrip columns={4}>
        <FormCell caption="Counter" mono>
          {counter.id}
        </FormCell>
        <FormCell caption="Kind">{COUNTER_KIND_WORDS[counter.kind]}</FormCell>
        <FormCell caption="Unit">{counter.unit.name}</FormCell>
        <FormCell caption="Stock">
          {formatCount(counter.stock)} kept, {formatCount(counter.out)} out
        </FormCell>
      </FormStrip>
      <OperatorsPanel counter={counter} />
      <AuthorityPanel counter={counter} />
      {seesStock(counter, me) ? <StockPanel counter={counter} /> : null}
    </>
  );
}
