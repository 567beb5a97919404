import type { CounterDto } from '@hand-receipt/contracts';
import { counterMutations, counterQueries, localDay } from '@hand-receipt/data';
import { refusalOf, useMutation, useQuery, useUrlState } from '@hand-receipt/platform';
import {
  Box,
  Button,
  DownloadIcon,
  EmptyState,
  ErrorState,
  Flex,
  LoadingRows,
  Panel,
  PrinterIcon,
  Stack,
  Text,
  toast,
} from '@hand-receipt/ui';
import { LateReceipts } from './late-receipts';
import { LogLines } from './log-lines';

/** The issue log of the counter, one line an item. */
export default function LogTab({ counter }: { counter: CounterDto }) {
  const { get, set } = useUrlState();
  const today = localDay(new Date());
  const days = { from: get('from') || today, to: get('to') || today };
  const { data, error, refetch, isFetching } = useQuery(counterQueries.log(counter.id, days));
  const { mutate, isPending } = useMutation(counterMutations.saveLog);
  const save = () =>
    mutate(
      { id: counter.id, ...days },
      {
        onError: (failure) =>
          toast({ tone: 'danger', title: 'Not exported', description: refusalOf(failure) }),
      },
    );
  return (
    <Stack gap="4" align="stretch">
      <Flex gap="3" wrap="wrap" align="end">
        <Day label="From" value={days.from} onChange={(from) => set({ from })} />
        <Day label="To" value={days.to} onChange={(to) => set({ to })} />
        <Flex gap="3" wrap="wrap" ms={{ md: 'auto' }}>
          <PrintButtons id={counter.id} days={days} />
          <Button icon={<DownloadIcon />} working={isPending} onClick={save}>
            Export CSV
          </Button>
        </Flex>
      </Flex>
      <LateReceipts counter={counter} />
      <Panel title="Issue log">
        {data ? (
          data.length === 0 ? (
            <EmptyState title="Nothing was handed over on these days" />
          ) : (
            <LogLines lines={data} />
          )
        ) : error ? (
          <ErrorState
            title="Failed to load the log"
            message={error.message}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <LoadingRows text="Loading the log..." />
        )}
      </Panel>
    </Stack>
  );
}

interface DayProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

/** The log on paper, and a blank sheet for a power failure. */
function PrintButtons({ id, days }: { id: string; days: { from: string; to: string } }) {
  const { mutate, isPending, variables } = useMutation(counterMutations.printLog);
  const print = (blank: boolean) =>
    mutate(blank ? { id, blank } : { id, ...days }, {
      onError: (failure) => toast({ tone: 'danger', title: 'Not printed', description: refusalOf(failure) }),
    });
  return (
    <>
      <Button icon={<PrinterIcon />} working={isPending && !variables.blank} onClick={() => print(false)}>
        Print Log
      </Button>
      <Button icon={<PrinterIcon />} working={isPending && variables.blank} onClick={() => print(true)}>
        Print Blank Log
      </Button>
    </>
  );
}

function Day({ label, value, onChange }: DayProps) {
  return (
    <Box as="label" display="grid" gap="1.5">
      <Text textStyle="table" fontWeight="semibold">
        {label}
      </Text>
      <span className="hr-input hr-input-mono">
        <input type="date" value={value} onChange={({ target }) => onChange(target.value)} />
      </span>
    </Box>
  );
}
