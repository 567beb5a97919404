import type { CalendarInventoryDto, InventoryProgramDto } from '@hand-receipt/contracts';
import { programQueries } from '@hand-receipt/data';
import { useQuery, useUrlState } from '@hand-receipt/platform';
import {
  Button,
  EmptyState,
  ErrorState,
  LoadingRows,
  Panel,
  PlusIcon,
  Stack,
  useIsPhone,
} from '@hand-receipt/ui';
import { CalendarList } from './calendar-list';
import { CalendarStrip } from './calendar-strip';
import { CalendarTable } from './calendar-table';
import { useMayPlan } from './use-may-plan';

function NoPrograms() {
  const { set } = useUrlState();
  const mayPlan = useMayPlan();
  return (
    <Panel>
      <EmptyState
        title="Nothing is planned"
        hint={
          mayPlan
            ? 'A program plans the inventories of a year: a share of the book each month, or all sensitive items.'
            : 'What the Supply Sergeant or the Commander plans for you is listed here.'
        }
        action={
          mayPlan && (
            <Button variant="primary" icon={<PlusIcon />} onClick={() => set({ program: 'new' })}>
              New Program
            </Button>
          )
        }
      />
    </Panel>
  );
}

/** Programs that plan, and those that have ended but have something in the calendar that was opened. */
const shownPrograms = (
  programs: readonly InventoryProgramDto[],
  inventories: readonly CalendarInventoryDto[],
): InventoryProgramDto[] =>
  programs.filter(
    ({ id, active }) =>
      active || inventories.some(({ programId, counted }) => programId === id && counted !== null),
  );

/** Twelve months of planned inventories: a table, and on a phone a list by month. */
export function Calendar() {
  const programs = useQuery(programQueries.list());
  const calendar = useQuery(programQueries.calendar());
  const isPhone = useIsPhone();
  const failed = calendar.error ?? programs.error;
  if (!calendar.data || !programs.data) {
    if (!failed) return <LoadingRows text="Loading the calendar..." rows={4} />;
    return (
      <ErrorState
        title="Failed to load the calendar"
        message={failed.message}
        onRetry={() => void Promise.all([calendar.refetch(), programs.refetch()])}
        retrying={calendar.isFetching || programs.isFetching}
      />
    );
  }
  const shown = shownPrograms(programs.data, calendar.data);
  const ended = new Set(programs.data.filter(({ active }) => !active).map(({ id }) => id));
  // What an ended program had planned and nobody opened is over.
  const inventories = calendar.data.filter(
    ({ programId, counted }) => counted !== null || !ended.has(programId),
  );
  if (inventories.length === 0 && shown.length === 0) return <NoPrograms />;
  return (
    <Stack gap="4">
      {failed ? (
        <ErrorState
          title="This calendar may be out of date"
          message={failed.message}
          onRetry={() => void calendar.refetch()}
          retrying={calendar.isFetching}
        />
      ) : null}
      <CalendarStrip inventories={inventories} />
      {isPhone || shown.length === 0 ? (
        <CalendarList inventories={inventories} programs={shown} />
      ) : (
        <CalendarTable inventories={inventories} programs={shown} />
      )}
    </Stack>
  );
}
