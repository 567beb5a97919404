import type { CalendarInventoryDto } from '@hand-receipt/contracts';
import { Alert, Box, Mono, PlainTable, Stack, StatusBadge, Text, formatDate } from '@hand-receipt/ui';
import { KIND_LABELS, STATE_LOOKS, sizeWords, stateOf, teamWords } from './calendar-words';

/** What an inventory of a program counts, by when, and who counts. */
export function PlannedFacts({ inventory }: { inventory: CalendarInventoryDto }) {
  const { kind, unit, dueAt, needsCounter, counters, cancelReason, groups } = inventory;
  const { label, status } = STATE_LOOKS[stateOf(inventory)];
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
      {cancelReason ? <Text>Reason: {cancelReason}</Text> : null}
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
