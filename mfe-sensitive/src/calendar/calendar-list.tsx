import type { CalendarInventoryDto, InventoryProgramDto } from '@hand-receipt/contracts';
import { useUrlState } from '@hand-receipt/platform';
import { Box, Button, Flex, Mono, Panel, StatusBadge, Stack, Text, formatDate } from '@hand-receipt/ui';
import {
  STATE_LOOKS,
  cancelWords,
  monthLabel,
  monthOf,
  sizeWords,
  stateOf,
  teamWords,
  waiting,
} from './calendar-words';

interface CalendarListProps {
  /** By due date. */
  inventories: readonly CalendarInventoryDto[];
  programs: readonly InventoryProgramDto[];
}

function Entry({ inventory }: { inventory: CalendarInventoryDto }) {
  const { set } = useUrlState();
  const { label, status } = STATE_LOOKS[stateOf(inventory)];
  const cancelled = cancelWords(inventory);
  return (
    <Box as="li" padding="3" borderTopWidth="1px" borderColor="border.subtle">
      <Flex justify="space-between" align="flex-start" gap="2">
        <Text fontWeight="600" overflowWrap="anywhere">
          {inventory.title}
        </Text>
        <StatusBadge status={status} label={label} variant="badge" />
      </Flex>
      <Flex justify="space-between" align="flex-end" gap="3">
        <Box>
          <Text>
            Due <Mono>{formatDate(inventory.dueAt)}</Mono>
          </Text>
          <Text textStyle="caption" color="fg.muted">
            {sizeWords(inventory)}
          </Text>
          {cancelled ? <Text overflowWrap="anywhere">{cancelled}</Text> : null}
          <Text textStyle="caption" color={inventory.needsCounter ? 'warning.fg' : 'fg.muted'}>
            {inventory.needsCounter ? `Needs a counter. ${teamWords(inventory)}` : teamWords(inventory)}
          </Text>
        </Box>
        <Button aria-label={`View, ${inventory.title}`} onClick={() => set({ inventory: inventory.id })}>
          View
        </Button>
      </Flex>
    </Box>
  );
}

/** The months of the calendar one below the other: the month of the next due inventory first, then the later ones, then the earlier. */
function inOrder(inventories: readonly CalendarInventoryDto[]): [string, CalendarInventoryDto[]][] {
  const months = new Map<string, CalendarInventoryDto[]>();
  for (const inventory of inventories) {
    const month = monthOf(inventory.dueAt);
    months.set(month, [...(months.get(month) ?? []), inventory]);
  }
  const [next] = waiting(inventories);
  const first = next ? monthOf(next.dueAt) : '';
  const all = [...months].sort(([one], [other]) => (one < other ? -1 : 1));
  return [...all.filter(([month]) => month >= first), ...all.filter(([month]) => month < first)];
}

/** Those of a month that wait come before those that are done. */
const waitingFirst = (inventories: readonly CalendarInventoryDto[]): CalendarInventoryDto[] => {
  const left = waiting(inventories);
  return [...left, ...inventories.filter((inventory) => !left.includes(inventory))];
};

/** The calendar on a phone: by month, the next due one first. */
export function CalendarList({ inventories, programs }: CalendarListProps) {
  const { set } = useUrlState();
  const changeable = programs.filter(({ mayChange }) => mayChange);
  return (
    <Stack gap="4">
      {inOrder(inventories).map(([month, ofMonth]) => (
        <Panel key={month} title={monthLabel(month)}>
          <ul aria-label={`Inventories of ${monthLabel(month)}`}>
            {waitingFirst(ofMonth).map((inventory) => (
              <Entry key={inventory.id} inventory={inventory} />
            ))}
          </ul>
        </Panel>
      ))}
      {changeable.length > 0 ? (
        <Panel title="Programs">
          <ul aria-label="Programs">
            {changeable.map(({ id, title }) => (
              <Flex as="li" key={id} justify="space-between" align="center" gap="3" padding="3">
                <Text overflowWrap="anywhere">{title}</Text>
                <Button aria-label={`Edit program, ${title}`} onClick={() => set({ program: id })}>
                  Edit
                </Button>
              </Flex>
            ))}
          </ul>
        </Panel>
      ) : null}
    </Stack>
  );
}
