import type { CounterDto, RoomCountDetailDto, RoomCountDto } from '@hand-receipt/contracts';
import { counterMutations, counterQueries } from '@hand-receipt/data';
import { refusalOf, useMutation, useQuery, useUrlState } from '@hand-receipt/platform';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  FormCell,
  FormStrip,
  formatDateTime,
  HStack,
  Link,
  LoadingRows,
  Mono,
  Panel,
  PlainTable,
  PlusIcon,
  Serial,
  Stack,
  Text,
  toast,
  useIsPhone,
} from '@hand-receipt/ui';
import { CloseDialog } from './close-dialog';

/** Counts of what the counter keeps: the open one, and those before with the person who took the keys. */
export default function RoomCountTab({ counter }: { counter: CounterDto }) {
  const { data, error, refetch, isFetching } = useQuery(counterQueries.roomCounts(counter.id));
  if (data) return <RoomCounts counter={counter} counts={data} />;
  if (!error) return <LoadingRows text="Loading the room counts..." />;
  return (
    <ErrorState
      title="Failed to load the room counts"
      message={error.message}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

function RoomCounts({ counter, counts }: { counter: CounterDto; counts: readonly RoomCountDto[] }) {
  const open = counts.find(({ closed_at: closed }) => closed === null);
  const closed = counts.filter(({ closed_at: at }) => at !== null);
  return (
    <Stack gap="4" align="stretch">
      {open ? <OpenCount counter={counter} inventoryId={open.id} /> : <StartCount counter={counter} />}
      <Panel title="Closed counts">
        {closed.length === 0 ? (
          <EmptyState title="No room count was closed yet" />
        ) : (
          <ClosedCounts counts={closed} />
        )}
      </Panel>
    </Stack>
  );
}

function StartCount({ counter }: { counter: CounterDto }) {
  const { mutate, isPending } = useMutation(counterMutations.openRoomCount(counter.id));
  const start = () =>
    mutate(undefined, {
      onError: (error) => toast({ tone: 'danger', title: 'Not started', description: refusalOf(error) }),
    });
  return (
    <Panel title="Room count" padded>
      <HStack gap="3" wrap="wrap" justify="space-between">
        <Text>Nothing is being counted. The list is what {counter.name} keeps.</Text>
        {counter.may.operate ? (
          <Button variant="primary" icon={<PlusIcon />} working={isPending} onClick={start}>
            Start Room Count
          </Button>
        ) : (
          <Text color="fg.muted">Its operators start a count.</Text>
        )}
      </HStack>
    </Panel>
  );
}

function OpenCount({ counter, inventoryId }: { counter: CounterDto; inventoryId: string }) {
  const { get, set } = useUrlState();
  const { data, error, refetch, isFetching } = useQuery(counterQueries.roomCount(counter.id, inventoryId));
  if (!data) {
    return error ? (
      <ErrorState
        title="Failed to load the room count"
        message={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <LoadingRows text="Loading the room count..." />
    );
  }
  const { progress } = data;
  return (
    <Panel
      title={data.title}
      actions={
        data.may_close ? (
          <Button size="s" variant="primary" onClick={() => set({ dialog: 'close' })}>
            End Count
          </Button>
        ) : null
      }
      padded
    >
      <Stack gap="4" align="stretch">
        <FormStrip columns={4}>
          <FormCell caption="Counted">
            {progress.counted} of {progress.expected}
          </FormCell>
          <FormCell caption="Out on receipt">{data.out.length}</FormCell>
          <FormCell caption="Remaining">{progress.missing}</FormCell>
          <FormCell caption="Extra">{progress.extra}</FormCell>
        </FormStrip>
        <Link to={`/sensitive-items?inventory=${encodeURIComponent(inventoryId)}`}>Count on this device</Link>
        <OutOnReceipt count={data} />
      </Stack>
      {get('dialog') === 'close' && data.may_close ? (
        <CloseDialog counter={counter} count={data} onClose={() => set({ dialog: '' })} />
      ) : null}
    </Panel>
  );
}

/** What the receipts account for, by name. */
function OutOnReceipt({ count: { out } }: { count: RoomCountDetailDto }) {
  if (out.length === 0) return <Text color="fg.muted">Nothing is out on receipt.</Text>;
  return (
    <PlainTable label="Out on receipt">
      <thead>
        <tr>
          <th scope="col">Serial number</th>
          <th scope="col">Item</th>
          <th scope="col">With</th>
          <th scope="col">Due</th>
        </tr>
      </thead>
      <tbody>
        {out.map(({ item, with: person, due_at: due }) => (
          <tr key={item.id}>
            <th scope="row">
              <Serial>{item.serial_number}</Serial>
            </th>
            <td data-name>{item.name}</td>
            <td>{person}</td>
            <td>{due ? <Mono>{formatDateTime(due)}</Mono> : 'Until returned'}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

const countedWords = ({ progress }: RoomCountDto): string =>
  `${progress.counted} of ${progress.expected}${progress.byDocument ? `, ${progress.byDocument} by document` : ''}`;

const keysWords = ({ keys }: RoomCountDto): string =>
  keys ? `${keys.person.name}, ${formatDateTime(keys.at)}` : '–';

/** As a list on phones, where six columns do not fit. */
function ClosedCounts({ counts }: { counts: readonly RoomCountDto[] }) {
  const isPhone = useIsPhone();
  return isPhone ? <ClosedCards counts={counts} /> : <ClosedTable counts={counts} />;
}

function ClosedCards({ counts }: { counts: readonly RoomCountDto[] }) {
  return (
    <Box as="ul" aria-label="Closed counts">
      {counts.map((count) => (
        <Box as="li" key={count.id} px="4" py="3" borderTopWidth="1px" borderColor="border.subtle">
          <Text fontWeight="semibold">
            <Mono>{count.id}</Mono> {countedWords(count)}, {count.progress.missing} missing
          </Text>
          <Text as="small" color="fg.muted">
            Closed {count.closed_at ? <Mono>{formatDateTime(count.closed_at)}</Mono> : '–'} by{' '}
            {count.closed_by?.name ?? '–'}. Keys to {keysWords(count)}
          </Text>
        </Box>
      ))}
    </Box>
  );
}

function ClosedTable({ counts }: { counts: readonly RoomCountDto[] }) {
  return (
    <PlainTable label="Closed counts">
      <thead>
        <tr>
          <th scope="col">Count</th>
          <th scope="col">Closed</th>
          <th scope="col">By</th>
          <th scope="col">Counted</th>
          <th scope="col" data-number>
            Missing
          </th>
          <th scope="col">Keys to</th>
        </tr>
      </thead>
      <tbody>
        {counts.map((count) => (
          <tr key={count.id}>
            <th scope="row">
              <Mono>{count.id}</Mono>
            </th>
            <td>{count.closed_at ? <Mono>{formatDateTime(count.closed_at)}</Mono> : '–'}</td>
            <td>{count.closed_by?.name ?? '–'}</td>
            <td>{countedWords(count)}</td>
            <td data-number data-tone={count.progress.missing > 0 ? 'danger' : undefined}>
              {count.progress.missing}
            </td>
            <td>{keysWords(count)}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
