import type { CounterDto, OutEntryDto, OutState } from '@hand-receipt/contracts';
import { useNavigate } from '@hand-receipt/platform';
import {
  Box,
  Button,
  Flex,
  formatDateTime,
  Mono,
  PlainTable,
  Serial,
  StatusBadge,
  Text,
  useIsPhone,
} from '@hand-receipt/ui';
import { useState } from 'react';
import { MODE_WORDS } from '../desk/list';
import { groupEntries, type OutGroup } from './group-entries';

const STATE_BADGES: Record<OutState, { status: string; label: string }> = {
  out: { status: 'Scheduled', label: 'Out' },
  'due-soon': { status: 'Pending', label: 'Due within 1 hour' },
  overdue: { status: 'Overdue', label: 'Overdue' },
};
/** Serial numbers of a group before the rest is opened. */
const SHOWN = 4;

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
  const groups = groupEntries(entries);
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
            <TakeBack counter={counter} group={group} />
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

function OutTable({ counter, groups }: { counter: CounterDto; groups: readonly OutGroup[] }) {
  return (
    <PlainTable label="Who is out">
      <thead>
        <tr>
          <th scope="col">Person</th>
          <th scope="col">Items out</th>
          <th scope="col">Kind</th>
          <th scope="col">Since</th>
          <th scope="col">Due</th>
          <th scope="col">State</th>
          {counter.may.operate ? <th scope="col">Act</th> : null}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={keyOf(group)}>
            <th scope="row" data-tone={group.state === 'overdue' ? 'danger' : undefined}>
              <Text fontWeight="semibold" whiteSpace="nowrap">
                {group.person.name}
              </Text>
              <Text as="small" color="fg.muted" fontWeight="normal">
                {personFacts(group)}
              </Text>
            </th>
            <td data-name>
              <Serials group={group} />
            </td>
            <td>{MODE_WORDS[group.basis]}</td>
            <td>
              <Mono>{formatDateTime(group.since)}</Mono>
            </td>
            <td>{group.due ? <Mono>{formatDateTime(group.due)}</Mono> : 'Until returned'}</td>
            <td>
              <States group={group} />
            </td>
            {counter.may.operate ? (
              <td>
                <TakeBack counter={counter} group={group} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </PlainTable>
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

/** The worst state of a group, and which of its items are disputed or said to be back. */
function States({ group: { entries, state } }: { group: OutGroup }) {
  const claimed = entries.filter(({ claimed_at: at }) => at !== null);
  const disputed = entries.filter((entry) => entry.disputed);
  const of = (some: readonly OutEntryDto[]) => (entries.length > 1 ? `: ${namesOf(some)}` : '');
  return (
    <Flex columnGap="3" wrap="wrap">
      <StatusBadge {...STATE_BADGES[state]} />
      {claimed.length > 0 ? <StatusBadge status="Pending" label={`Says it is back${of(claimed)}`} /> : null}
      {disputed.length > 0 ? <StatusBadge status="Overdue" label={`Disputed${of(disputed)}`} /> : null}
    </Flex>
  );
}

/** Goes to the counter, which takes back what this person has. Nothing for a person who does not operate it. */
function TakeBack({ counter, group: { person } }: { counter: CounterDto; group: OutGroup }) {
  const navigate = useNavigate();
  if (!counter.may.operate) return null;
  const at = new URLSearchParams({ counter: counter.id, from: person.id });
  return (
    <Button
      aria-label={`Take back from ${person.name}`}
      onClick={() => void navigate(`/counter?${at.toString()}`)}
    >
      Take Back
    </Button>
  );
}
