import type { CounterDto, LogEntryDto, SignatureMethod } from '@hand-receipt/contracts';
import { counterMutations, counterQueries, localDay } from '@hand-receipt/data';
import { refusalOf, useMutation, useQuery, useUrlState } from '@hand-receipt/platform';
import {
  Box,
  Button,
  DownloadIcon,
  EmptyState,
  ErrorState,
  Flex,
  formatDateTime,
  Link,
  LoadingRows,
  Mono,
  Panel,
  PlainTable,
  PrinterIcon,
  Serial,
  Stack,
  Text,
  toast,
  useIsPhone,
} from '@hand-receipt/ui';
import { MODE_WORDS } from '../desk/list';
import { LateReceipts } from './late-receipts';

const METHODS: Record<SignatureMethod, string> = {
  'own-session': 'own session',
  'pin-on-device': 'PIN',
  'passkey-on-device': 'passkey',
};
/** Recorded later than so is said beside the time of the act. */
const LATE_MS = 2 * 60_000;

const isLate = ({ out_at: out, recorded_at: recorded }: LogEntryDto): boolean =>
  Date.parse(recorded) - Date.parse(out) > LATE_MS;

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
        <PrintButtons id={counter.id} days={days} />
        <Button icon={<DownloadIcon />} working={isPending} onClick={save}>
          Export CSV
        </Button>
      </Flex>
      <LateReceipts counter={counter} />
      <Panel title="Issue log">
        {data ? (
          data.length === 0 ? (
            <EmptyState title="Nothing was handed over on these days" />
          ) : (
            <LogList entries={data} />
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
    <Box as="label">
      <Text fontSize="13px" fontWeight="semibold">
        {label}
      </Text>
      <span className="hr-input">
        <input type="date" value={value} onChange={({ target }) => onChange(target.value)} />
      </span>
    </Box>
  );
}

function LogList({ entries }: { entries: readonly LogEntryDto[] }) {
  const isPhone = useIsPhone();
  if (!isPhone) return <LogTable entries={entries} />;
  return (
    <Box as="ul">
      {entries.map(({ item, person, handover_id: id, out_at: out, in_at: back }) => (
        <Box as="li" key={`${id} ${item.id}`} px="4" py="3" borderTopWidth="1px" borderColor="border.subtle">
          <Serial>{item.serial_number}</Serial>
          <Text fontWeight="semibold">
            {item.name}, {person.name}
          </Text>
          <Text as="small" color="fg.muted">
            Out <Mono>{formatDateTime(out)}</Mono>,{' '}
            {back ? (
              <>
                in <Mono>{formatDateTime(back)}</Mono>
              </>
            ) : (
              'not back'
            )}{' '}
            · <Link to={`/counter/receipts/${id}`}>{id}</Link>
          </Text>
        </Box>
      ))}
    </Box>
  );
}

function LogTable({ entries }: { entries: readonly LogEntryDto[] }) {
  return (
    <PlainTable label="Issue log">
      <thead>
        <tr>
          <th scope="col">Serial number</th>
          <th scope="col">Item</th>
          <th scope="col">Card</th>
          <th scope="col">Person</th>
          <th scope="col">Out</th>
          <th scope="col">Signed by</th>
          <th scope="col">Operator</th>
          <th scope="col">Due</th>
          <th scope="col">In</th>
          <th scope="col">In by</th>
          <th scope="col">Receipt</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <LogRow key={`${entry.handover_id} ${entry.item.id}`} entry={entry} />
        ))}
      </tbody>
    </PlainTable>
  );
}

function LogRow({ entry }: { entry: LogEntryDto }) {
  return (
    <tr>
      <th scope="row">
        <Serial>{entry.item.serial_number}</Serial>
      </th>
      <td data-name>
        {entry.item.name}
        {entry.reason ? ` (${entry.reason})` : ''}
      </td>
      <td>{entry.card_number ?? '–'}</td>
      <td>{entry.person.name}</td>
      <td>
        <Mono>{formatDateTime(entry.out_at)}</Mono>
        {isLate(entry) ? `, recorded ${formatDateTime(entry.recorded_at)}` : ''}
      </td>
      <td>
        {METHODS[entry.method]}, {MODE_WORDS[entry.mode].toLowerCase()}
      </td>
      <td>{entry.operator.name}</td>
      <td>{entry.due_at ? <Mono>{formatDateTime(entry.due_at)}</Mono> : '–'}</td>
      <td>{entry.in_at ? <Mono>{formatDateTime(entry.in_at)}</Mono> : 'Out'}</td>
      <td>{entry.in_by?.name ?? '–'}</td>
      <td>
        <Link to={`/counter/receipts/${entry.handover_id}`}>{entry.handover_id}</Link>
        {entry.state === 'disputed' ? ' Disputed' : ''}
      </td>
    </tr>
  );
}
