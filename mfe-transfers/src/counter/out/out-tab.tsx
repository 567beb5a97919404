import type { CounterDto, OutDto, OutEntryDto } from '@hand-receipt/contracts';
import { counterMutations, counterQueries, localDay, unitQueries } from '@hand-receipt/data';
import {
  knownValue,
  refusalOf,
  useCurrentUser,
  useMutation,
  useQuery,
  useUrlState,
} from '@hand-receipt/platform';
import {
  Box,
  Button,
  counted,
  DownloadIcon,
  EmptyState,
  ErrorState,
  FiltersBar,
  Flex,
  formatCount,
  FormCell,
  FormStrip,
  HeroNumber,
  HStack,
  LoadingRows,
  LockIcon,
  LogOutIcon,
  NativeSelect,
  Panel,
  PrinterIcon,
  SearchInput,
  Stack,
  Tally,
  TallyLegend,
  toast,
  useIsPhone,
} from '@hand-receipt/ui';
import type { ReactNode } from 'react';
import { MODE_WORDS } from '../desk/list';
import { seesOwnPeople } from '../own-people';
import { OutList } from './out-list';
import { platoonsBelow } from './platoons';

const BASES = ['draw', 'temporary', 'issue'] as const;
const fits = ({ person, item }: OutEntryDto, text: string): boolean =>
  [person.name, item.name, item.serial_number].some((word) =>
    word.toLowerCase().includes(text.toLowerCase()),
  );

/** What is due until midnight and not over its time yet, and with how many people. */
function dueToday({ entries }: OutDto): { items: number; people: number } {
  const today = localDay(new Date());
  const due = entries.filter(
    ({ state, due_at: at }) => state !== 'overdue' && at !== null && localDay(new Date(at)) === today,
  );
  return { items: due.length, people: new Set(due.map(({ person }) => person.id)).size };
}

interface OutFiltersProps {
  platoons: readonly string[];
  resultText: string;
  tools: ReactNode;
}

/** Search, kind and platoon of the list, in the address. */
function OutFilters({ platoons, resultText, tools }: OutFiltersProps) {
  const { get, set } = useUrlState();
  const isPhone = useIsPhone();
  const basis = knownValue(BASES, get('kind'));
  const platoon = get('platoon');
  const chips = [
    ...(basis ? [{ label: `Kind: ${MODE_WORDS[basis]}`, onRemove: () => set({ kind: '' }) }] : []),
    ...(platoon ? [{ label: `Platoon: ${platoon}`, onRemove: () => set({ platoon: '' }) }] : []),
  ];
  return (
    <FiltersBar
      resultText={resultText}
      search={
        <SearchInput
          label="Search"
          placeholder="Person or serial number"
          value={get('q')}
          onChange={(q) => set({ q })}
        />
      }
      chips={isPhone ? chips : []}
      onReset={() => set({ q: '', kind: '', platoon: '' })}
      resetDisabled={get('q') === '' && chips.length === 0}
      tools={tools}
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
      <NativeSelect
        label="Platoon"
        value={platoon}
        options={[
          { value: '', label: 'All platoons' },
          ...[...new Set(platoons)].sort().map((value) => ({ value, label: value })),
        ]}
        onChange={(next) => set({ platoon: next })}
      />
    </FiltersBar>
  );
}

/** Who is out with what of the counter, overdue first. */
export default function OutTab({ counter }: { counter: CounterDto }) {
  const { data, error, refetch, isFetching } = useQuery(counterQueries.out(counter.id));
  const isNarrowed = seesOwnPeople(counter, useCurrentUser());
  const { data: units = [] } = useQuery(unitQueries.tree());
  const platoons = platoonsBelow(units, counter.unit.id);
  const { get } = useUrlState();
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
  const platoon = get('platoon');
  const entries = data.entries.filter(
    (entry) =>
      fits(entry, get('q')) &&
      (basis === '' || entry.basis === basis) &&
      (platoon === '' || platoons.get(entry.person.unit) === platoon),
  );
  const people = new Set(entries.map(({ person }) => person.id)).size;
  return (
    // The filters have 12 px above and below them.
    <Stack gap="1" align="stretch">
      <Figures out={data} isNarrowed={isNarrowed} />
      <OutFilters
        platoons={[...platoons.values()]}
        resultText={`${counted(people, 'person', 'people')}, ${counted(entries.length, 'item')}`}
        tools={<BoardActs counterId={counter.id} />}
      />
      <PhoneActs counterId={counter.id} />
      <Panel>
        {entries.length === 0 ? (
          <NothingOut isFiltered={data.entries.length > 0} isNarrowed={isNarrowed} />
        ) : (
          <OutList counter={counter} entries={entries} />
        )}
      </Panel>
    </Stack>
  );
}

/** The list is empty. Where it is of the reader's people alone, it says nothing of others. */
function NothingOut({ isFiltered, isNarrowed }: { isFiltered: boolean; isNarrowed: boolean }) {
  if (isFiltered) return <EmptyState title="Nothing fits these filters" />;
  if (isNarrowed) {
    return <EmptyState title="Nothing is out with your people" hint="You see what your people have." />;
  }
  return <EmptyState title="Everything is in" hint="Nobody has anything of this counter." />;
}

/** Figures of the whole stock, and of what the list has. */
function Figures({ out: data, isNarrowed }: { out: OutDto; isNarrowed: boolean }) {
  const overdue = data.entries.filter(({ state }) => state === 'overdue').length;
  const people = new Set(data.entries.map(({ person }) => person.id)).size;
  const today = dueToday(data);
  const nothing = (is: string) => `Nothing ${isNarrowed ? 'of your people ' : ''}${is}`;
  return (
    <FormStrip columns="1fr 1.9fr 1fr 1fr" size="stat">
      <FormCell
        caption={isNarrowed ? 'Out with your people' : 'Items out'}
        phoneSpan={2}
        hint={`With ${counted(people, 'person', 'people')}`}
      >
        <HeroNumber value={data.entries.length} />
      </FormCell>
      <FormCell caption="Stock items out" phoneSpan={2} hint={<RackLegend out={data} />}>
        <Flex align="center" gap="4">
          <HeroNumber value={data.out} of={data.stock} />
          <Box flex="1" minWidth="0">
            <RackBar out={data} />
          </Box>
        </Flex>
      </FormCell>
      <FormCell
        caption="Due back today"
        hint={today.items > 0 ? `From ${counted(today.people, 'person', 'people')}` : nothing('is due today')}
      >
        <HeroNumber value={today.items} />
      </FormCell>
      <FormCell
        caption="Overdue"
        hint={overdue > 0 ? 'Recipients and operators were notified' : nothing('is overdue')}
      >
        <Box color={overdue > 0 ? 'danger.fg' : undefined}>
          <HeroNumber value={overdue} />
        </Box>
      </FormCell>
    </FormStrip>
  );
}

/** A tick for each item that the counter keeps: in the racks, or out. */
const RackBar = ({ out: { out, stock } }: { out: OutDto }) => (
  <Tally
    label={`${formatCount(out)} of ${formatCount(stock)} out`}
    segments={[
      { count: stock - out, tone: 'success', label: 'in the racks' },
      { count: out, tone: 'warning', label: 'out' },
    ]}
  />
);

const RackLegend = ({ out: { out, stock } }: { out: OutDto }) => (
  <TallyLegend
    items={[
      { icon: <LockIcon size={14} />, tone: 'success', text: `${formatCount(stock - out)} in the racks` },
      { icon: <LogOutIcon size={14} />, tone: 'warning', text: `${formatCount(out)} out` },
    ]}
  />
);

/** The same on a phone, where the bar of the filters has no room for them. */
function PhoneActs({ counterId }: { counterId: string }) {
  if (!useIsPhone()) return null;
  return (
    <Box pb="3">
      <BoardActs counterId={counterId} />
    </Box>
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
