import type { CalendarInventoryDto } from '@hand-receipt/contracts';
import { programQueries } from '@hand-receipt/data';
import { statusOf, useQuery } from '@hand-receipt/platform';
import {
  Alert,
  Box,
  ButtonLink,
  ErrorState,
  LoadingRows,
  PageBody,
  PageHeader,
  Panel,
  Stack,
  formatDate,
} from '@hand-receipt/ui';
import { monthLabel, stateOf, teamWords } from '../calendar/calendar-words';
import { PlannedFacts } from '../calendar/planned-facts';

/** When it opens and who counts, or why nobody does. */
function notOpenWords(inventory: CalendarInventoryDto): string {
  const { month, dueAt, counters, may } = inventory;
  if (stateOf(inventory) === 'skipped') return 'Its items join the list of the next month.';
  const who = counters.length > 0 ? `${teamWords(inventory)} count.` : 'Nobody is named to count yet.';
  const how = may.open ? 'Open it in the calendar.' : 'A Supply Sergeant or the Commander opens it.';
  return `It opens in ${monthLabel(month)} and is due on ${formatDate(dueAt)}. ${who} ${how}`;
}

/** An inventory of a program that nobody can count yet: it is planned, or was skipped. */
export function PlannedInventory({ id, title }: { id: string; title: string }) {
  const { data, error, isFetching, refetch } = useQuery(programQueries.planned(id));
  return (
    <PageBody>
      <PageHeader
        caption={`Inventory, ${id}`}
        title={title}
        actions={<ButtonLink to={`/inventories?inventory=${encodeURIComponent(id)}`}>Calendar</ButtonLink>}
      />
      {data ? (
        <Stack gap="4">
          <Alert
            tone="info"
            title={
              stateOf(data) === 'skipped' ? 'This inventory was skipped.' : 'This inventory is not open yet.'
            }
          >
            <p>{notOpenWords(data)}</p>
          </Alert>
          <Panel title="What is planned">
            <Box p="4">
              <PlannedFacts inventory={data} />
            </Box>
          </Panel>
        </Stack>
      ) : error ? (
        <ErrorState
          title={statusOf(error) === 0 ? 'Needs a connection.' : 'Failed to load the inventory'}
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingRows text="Loading the inventory..." rows={3} />
      )}
    </PageBody>
  );
}
