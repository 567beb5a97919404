import type { CounterDto, OutEntryDto, OutState } from '@hand-receipt/contracts';
import { knownValue, useNavigate, useUrlState } from '@hand-receipt/platform';
import {
  Box,
  Button,
  Flex,
  formatDateTime,
  LogOutIcon,
  Mono,
  Serial,
  StatusBadge,
  Text,
  useIsPhone,
} from '@hand-receipt/ui';
import { type Column, DataTable, type Sort } from '@hand-receipt/ui/table';
import { useMemo, useState } from 'react';
import { MODE_WORDS } from '../desk/list';
import { groupEntries, type OutGroup } from './group-entries';

const STATE_BADGES: Record<Exclude<OutState, 'out'>, { status: string; label: string }> = {
  'due-soon': { status: 'Pending', label: 'Due within 1 hour' },
  overdue: { status: 'Overdue', label: 'Overdue' },
};
/** Serial numbers of a group before the rest is opened. */
const SHOWN = 4;

/** Columns that the board may be sorted by. */
const SORTED = ['person', 'kind', 'since', 'due'] as const;

const keyOf = ({ person, basis }: OutGroup): string => `${person.id} ${basis}`;

const personFacts = ({ person: { position, unit } }: OutGroup): string =>
  [position, unit].filter(Boolean).join(', ');

interface OutListProps {
  counter: CounterDto;
  entries: readonly OutEntryDto[];
}

/** Who is out with what: a row for each person and kind of receipt. */
export function OutList({ counter, entries }: OutListProps) {
  const isPhone = useIsPhone();
  const groups = useMemo(() => groupEntries(entries), [entries]);
  if (!isPhone) return <OutTable counter={counter} groups={groups} />;
  return (
    <Box as="ul">
      {groups.map((group) => (
        <Box as="li" key={keyOf(group)} px="4" py="3" borderTopWidth="1px" borderColor="border.subtle">
          <Flex gap="3" justify="space-between" align="start">
            <Box minWidth="0">
              <Text fontWeight="semibold">{group.person.name}</Text>
              <Text as="small" color="fg.muted">
                {personFacts(group)}
              </Text>
            </Box>
            <GroupActs counter={counter} group={group} />
          </Flex>
          <Serials group={group} />
          <Flex gap="3" align="center" justify="space-between" wrap="wrap">
            <Text as="small" color="fg.muted">
              {MODE_WORDS[group.basis]},{' '}
              {group.due ? (
                <>
                  due <Mono>{formatDateTime(group.due)}</Mono>
                </>
              ) : (
                'until returned'
              )}
            </Text>
            <States group={group} />
          </Flex>
        </Box>
      ))}
    </Box>
  );
}

const readSort = (text: string): Sort | null => {
  const column = knownValue(SORTED, text.startsWith('-') ? text.slice(1) : text);
  return column === '' ? null : { column, direction: text.startsWith('-') ? 'desc' : 'asc' };
};

const sortText = (sort: Sort | null): string =>
  sort ? `${sort.direction === 'desc' ? '-' : ''}${sort.column}` : '';

/** What is never due comes after all that is. */
const dueValue = ({ due }: OutGroup): number => (due === null ? Infinity : Date.parse(due));

const COLUMNS: readonly Column<OutGroup>[] = [
  {
    id: 'person',
    header: 'Person',
    wrap: 160,
    value: ({ person }) => person.lastName,
    cell: (group) => (
      <>
        <b>{group.person.name}</b>
        <Text textStyle="caption" color="fg.muted">
          {personFacts(group)}
        </Text>
      </>
    ),
  },
  { id: 'items', header: 'Items out', wrap: 200, cell: (group) => <Serials group={group} /> },
  { id: 'kind', header: 'Kind', value: ({ basis }) => MODE_WORDS[basis], muted: true },
  {
    id: 'since',
    header: 'Since',
    value: ({ since }) => Date.parse(since),
    cell: ({ since }) => <Mono muted>{formatDateTime(since)}</Mono>,
  },
  {
    id: 'due',
    header: 'Due',
    value: dueValue,
    cell: ({ due }) => (due ? <Mono>{formatDateTime(due)}</Mono> : 'Until returned'),
  },
  { id: 'state', header: 'State', cell: (group) => <States group={group} /> },
];

/** The worst first, as it comes, or in the order of a column, which the address names. */
function OutTable({ counter, groups }: { counter: CounterDto; groups: readonly OutGroup[] }) {
  const { get, set } = useUrlState();
  const columns = useMemo(
    () =>
      counter.may.operate
        ? [
            ...COLUMNS,
            {
              id: 'act',
              header: 'Act',
              hideHeader: true,
              buttons: true,
              pinned: true,
              cell: (group: OutGroup) => <GroupActs counter={counter} group={group} />,
            },
          ]
        : COLUMNS,
    [counter],
  );
  return (
    <DataTable
      label="Who is out"
      rows={groups}
      columns={columns}
      rowId={keyOf}
      rowName={({ person, basis }) => `${person.name}, ${MODE_WORDS[basis]}`}
      rowTone={({ state }) => (state === 'overdue' ? 'danger' : undefined)}
      sort={readSort(get('sort'))}
      onSortChange={(sort) => set({ sort: sortText(sort) })}
      density="actions"
    />
  );
}

/** Serial numbers with the names of their items; what does not fit is opened by a button. */
function Serials({ group: { person, entries } }: { group: OutGroup }) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? entries : entries.slice(0, SHOWN);
  const hidden = entries.length - shown.length;
  return (
    <Flex as="ul" columnGap="4" rowGap="1" wrap="wrap" py="1">
      {shown.map(({ item }) => (
        <Box as="li" key={item.id}>
          <Serial>{item.serial_number}</Serial>{' '}
          <Text as="small" color="fg.muted">
            {item.name}
          </Text>
        </Box>
      ))}
      {hidden > 0 ? (
        <Box as="li">
          <Button
            size="s"
            variant="ghost"
            aria-label={`${hidden} more of ${person.name}`}
            onClick={() => setOpen(true)}
          >
            {hidden} more
          </Button>
        </Box>
      ) : null}
    </Flex>
  );
}

const namesOf = (entries: readonly OutEntryDto[]): string =>
  entries.map(({ item }) => item.serial_number).join(', ');

/** In the racks no more, and not due yet. */
const Out = () => (
  <span className="hr-status" data-tone="neutral" data-variant="plain">
    <LogOutIcon size={14} strokeWidth={2} />
    Out
  </span>
);

/** The worst state of a group, and which of its items are disputed or said to be back. */
function States({ group: { entries, state } }: { group: OutGroup }) {
  const claimed = entries.filter(({ claimed_at: at }) => at !== null);
  const disputed = entries.filter((entry) => entry.disputed);
  const of = (some: readonly OutEntryDto[]) => (entries.length > 1 ? `: ${namesOf(some)}` : '');
  return (
    <Flex columnGap="3" wrap="wrap">
      {state === 'out' ? <Out /> : <StatusBadge {...STATE_BADGES[state]} />}
      {claimed.length > 0 ? <StatusBadge status="Pending" label={`Says it is back${of(claimed)}`} /> : null}
      {disputed.length > 0 ? <StatusBadge status="Overdue" label={`Disputed${of(disputed)}`} /> : null}
    </Flex>
  );
}

interface GroupActsProps {
  counter: CounterDto;
  group: OutGroup;
}

/** Where the temporary receipts of a group are extended: the form of the only one, or the list of all. */
function extendPath(counterId: string, entries: readonly OutEntryDto[]): string {
  const [first, ...others] = new Set(entries.map(({ handover_id: receipt }) => receipt));
  const at = new URLSearchParams({ counter: counterId });
  if (first && others.length === 0) {
    at.set('dialog', 'extend');
    at.set('receipt', first);
  }
  return `/counter/temporary?${at.toString()}`;
}

/**
 * Goes to the counter, which takes back what this person has, and to what extends their temporary receipt. Nothing for a
 * person who does not operate it.
 */
function GroupActs({ counter, group: { person, basis, entries } }: GroupActsProps) {
  const navigate = useNavigate();
  if (!counter.may.operate) return null;
  const at = new URLSearchParams({ counter: counter.id, from: person.id });
  return (
    <Flex gap="2" wrap="wrap" justify="flex-end">
      {basis === 'temporary' ? (
        <Button
          size="s"
          aria-label={`Extend the receipt of ${person.name}`}
          onClick={() => void navigate(extendPath(counter.id, entries))}
        >
          Extend
        </Button>
      ) : null}
      <Button
        size="s"
        aria-label={`Take back from ${person.name}`}
        onClick={() => void navigate(`/counter?${at.toString()}`)}
      >
        Take Back
      </Button>
    </Flex>
  );
}
