import type { CounterDto, OutDto, OutEntryDto, OutState } from '@hand-receipt/contracts';
import { counterMutations, counterQueries } from '@hand-receipt/data';
import { knownValue, refusalOf, useMutation, useQuery, useUrlState } from '@hand-receipt/platform';
import {
  Box,
  Button,
  counted,
  DownloadIcon,
  EmptyState,
  ErrorState,
  Flex,
  FiltersBar,
  FormCell,
  FormStrip,
  formatDateTime,
  HeroNumber,
  HStack,
  LoadingRows,
  Mono,
  NativeSelect,
  Panel,
  PlainTable,
  PrinterIcon,
  SearchInput,
  Serial,
  Stack,
  StatusBadge,
  Text,
  toast,
  useIsPhone,
} from '@hand-receipt/ui';
import { MODE_WORDS } from '../desk/list';

const BASES = ['draw', 'temporary', 'issue'] as const;
const STATE_BADGES: Record<OutState, { status: string; label: string }> = {
  out: { status: 'Scheduled', label: 'Out' },
  'due-soon': { status: 'Pending', label: 'Due within 1 hour' },
  overdue: { status: 'Overdue', label: 'Overdue' },
};

const fits = ({ person, item }: OutEntryDto, text: string): boolean =>
  [person.name, item.name, item.serial_number].some((word) =>
    word.toLowerCase().includes(text.toLowerCase()),
  );

/** Who is out with what of the counter, overdue first. */
export default function OutTab({ counter }: { counter: CounterDto }) {
  const { data, error, refetch, isFetching } = useQuery(counterQueries.out(counter.id));
  const { get, set } = useUrlState();
  if (!data) {
    return error ? (
      <ErrorState
        title="Failed to load who is out"
        message={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <LoadingRows text="Loading who is out..." />
    );
  }
  const basis = knownValue(BASES, get('kind'));
  const entries = data.entries.filter(
    (entry) => fits(entry, get('q')) && (basis === '' || entry.basis === basis),
  );
  return (
    <Stack gap="4" align="stretch">
      <Figures out={data} />
      <FiltersBar
        resultText={counted(entries.length, 'item')}
        search={
          <SearchInput
            label="Search"
            placeholder="Person or serial number"
            value={get('q')}
            onChange={(q) => set({ q })}
          />
        }
      >
        <NativeSelect
          label="Kind"
          value={basis}
          options={[
            { value: '', label: 'All kinds' },
            ...BASES.map((value) => ({ value, label: MODE_WORDS[value] })),
          ]}
          onChange={(kind) => set({ kind })}
        />
      </FiltersBar>
      <BoardActs counterId={counter.id} />
      <Panel>
        {entries.length === 0 ? (
          <EmptyState
            title={data.entries.length === 0 ? 'Everything is in' : 'Nothing fits these filters'}
            hint={data.entries.length === 0 ? 'Nobody has anything of this counter.' : undefined}
          />
        ) : (
          <OutList entries={entries} />
        )}
      </Panel>
    </Stack>
  );
}

function Figures({ out: data }: { out: OutDto }) {
  const overdue = data.entries.filter(({ state }) => state === 'overdue').length;
  const people = new Set(data.entries.map(({ person }) => person.id)).size;
  return (
    <FormStrip columns={3} size="stat">
      <FormCell caption="Items out" hint={`With ${counted(people, 'person', 'people')}`}>
        <HeroNumber value={data.out} />
      </FormCell>
      <FormCell caption="Of stock" hint={`${data.out} of ${data.stock} out`}>
        <HeroNumber value={data.stock} />
      </FormCell>
      <FormCell
        caption="Overdue"
        hint={overdue > 0 ? 'Recipients and operators were told' : 'Nothing is overdue'}
      >
        <HeroNumber value={overdue} />
      </FormCell>
    </FormStrip>
  );
}

/** Prints the board, or saves it as a file. */
function BoardActs({ counterId }: { counterId: string }) {
  const { mutate, isPending } = useMutation(counterMutations.saveOut);
  const paper = useMutation(counterMutations.printOut);
  const print = () =>
    paper.mutate(counterId, {
      onError: (failure) => toast({ tone: 'danger', title: 'Not printed', description: refusalOf(failure) }),
    });
  const save = () =>
    mutate(counterId, {
      onError: (failure) => toast({ tone: 'danger', title: 'Not exported', description: refusalOf(failure) }),
    });
  return (
    <HStack gap="2" wrap="wrap">
      <Button icon={<PrinterIcon />} working={paper.isPending} onClick={print}>
        Print List
      </Button>
      <Button icon={<DownloadIcon />} working={isPending} onClick={save}>
        Export CSV
      </Button>
    </HStack>
  );
}

function OutList({ entries }: { entries: readonly OutEntryDto[] }) {
  const isPhone = useIsPhone();
  if (!isPhone) return <OutTable entries={entries} />;
  return (
    <Box as="ul">
      {entries.map(({ item, person, basis, due_at: due, state }) => (
        <Box as="li" key={item.id} px="4" py="3" borderTopWidth="1px" borderColor="border.subtle">
          <Serial>{item.serial_number}</Serial>
          <Text fontWeight="semibold">
            {item.name}, {person.name}
          </Text>
          <Flex gap="3" align="center" justify="space-between" wrap="wrap">
            <Text as="small" color="fg.muted">
              {MODE_WORDS[basis]},{' '}
              {due ? (
                <>
                  due <Mono>{formatDateTime(due)}</Mono>
                </>
              ) : (
                'until returned'
              )}
            </Text>
            <StatusBadge {...STATE_BADGES[state]} />
          </Flex>
        </Box>
      ))}
    </Box>
  );
}

function OutTable({ entries }: { entries: readonly OutEntryDto[] }) {
  return (
    <PlainTable label="Who is out">
      <thead>
        <tr>
          <th scope="col">Person</th>
          <th scope="col">Serial number</th>
          <th scope="col">Item</th>
          <th scope="col">Kind</th>
          <th scope="col">Since</th>
          <th scope="col">Due</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ item, person, basis, since, due_at: due, state, claimed_at: claimed, disputed }) => (
          <tr key={item.id}>
            <th scope="row">{person.name}</th>
            <td>
              <Serial>{item.serial_number}</Serial>
            </td>
            <td data-name>{item.name}</td>
            <td>{MODE_WORDS[basis]}</td>
            <td>
              <Mono>{formatDateTime(since)}</Mono>
            </td>
            <td>{due ? <Mono>{formatDateTime(due)}</Mono> : 'Until returned'}</td>
            <td data-tone={state === 'overdue' ? 'danger' : undefined}>
              <StatusBadge {...STATE_BADGES[state]} />
              {claimed ? <StatusBadge status="Pending" label="Says it is back" /> : null}
              {disputed ? <StatusBadge status="Overdue" label="Disputed" /> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
