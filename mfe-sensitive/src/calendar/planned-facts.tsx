import type { CalendarInventoryDto } from '@hand-receipt/contracts';
import { inventoryQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Alert, Box, Mono, PlainTable, Stack, StatusBadge, Text, formatDate } from '@hand-receipt/ui';
import { cancelledWords } from '../inventories/inventory-words';
import { KIND_LABELS, STATE_LOOKS, cancelWords, sizeWords, stateOf, teamWords } from './calendar-words';

/** Who cancelled it, when and why. The calendar does not say who: the inventory does, once it is read. */
function Cancelled({ inventory }: { inventory: CalendarInventoryDto }) {
  const { data } = useQuery(inventoryQueries.detail(inventory.id));
  if (!data) return <Text>{cancelWords(inventory)}</Text>;
  return <Text>{cancelledWords(data)} Nothing is missing by it.</Text>;
}

/** What an inventory of a program counts, by when, and who counts. */
export function PlannedFacts({ inventory }: { inventory: CalendarInventoryDto }) {
  const { kind, unit, dueAt, needsCounter, counters, groups } = inventory;
  const state = stateOf(inventory);
  const { label, status } = STATE_LOOKS[state];
  const gone = counters.filter(({ deactivated }) => deactivated);
  return (
    <Stack gap="3">
      <div>
        <StatusBadge status={status} label={label} variant="badge" />
      </div>
      <Text>
        {KIND_LABELS[kind]}, {unit}. Due <Mono>{formatDate(dueAt)}</Mono>.
      </Text>
      <Text>{sizeWords(inventory)}</Text>
      <Text>Team: {teamWords(inventory)}</Text>
      {needsCounter ? (
        <Alert tone="warning" title="Needs a counter">
          {gone.map(({ name }) => name).join(', ')} {gone.length === 1 ? 'is' : 'are'} deactivated.
        </Alert>
      ) : null}
      {state === 'cancelled' ? <Cancelled inventory={inventory} /> : null}
      {state === 'skipped' && inventory.cancelReason ? <Text>Reason: {inventory.cancelReason}</Text> : null}
      {groups.length > 0 ? (
        <Box borderWidth="1px" borderColor="border" borderRadius="l2">
          <PlainTable label="Groups of the month">
            <thead>
              <tr>
                <th scope="col">LIN, NSN or name</th>
                <th scope="col" data-number>
                  Items
                </th>
              </tr>
            </thead>
            <tbody>
              {groups.map(({ key, items }) => (
                <tr key={key}>
                  <td data-name>{key}</td>
                  <td data-number>{items}</td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        </Box>
      ) : null}
    </Stack>
  );
}
