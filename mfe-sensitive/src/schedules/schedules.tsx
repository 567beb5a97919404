import type { UserDto } from '@hand-receipt/contracts';
import { useCurrentUser, useUrlState } from '@hand-receipt/platform';
import { Drawer, ErrorState, LoadingRows, Stack } from '@hand-receipt/ui';
import { ScheduleCard } from './schedule-card';
import { ScheduleDialog } from './schedule-dialog';
import { useSchedules } from './use-schedules';

const SETTERS: readonly UserDto['role'][] = ['Supply Sergeant', 'Commander', 'Admin'];

/** When each category is checked, to be read by all and set by those who answer for it. */
export default function Schedules({ onClose }: { onClose: () => void }) {
  const { role } = useCurrentUser();
  const url = useUrlState();
  const { schedules, error, isFetching, refetch } = useSchedules();
  const maySet = SETTERS.includes(role);
  const edited = maySet ? schedules?.find(({ category }) => category.id === url.get('schedules')) : undefined;
  return (
    <>
      <Drawer open onClose={onClose} caption="Sensitive items" title="Check Schedules">
        {error ? (
          <ErrorState
            title="Failed to load the check schedules"
            message={error.message}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : null}
        {!schedules && !error ? <LoadingRows text="Loading the check schedules..." /> : null}
        <Stack gap="5">
          {schedules?.map((one) => (
            <ScheduleCard
              key={one.category.id}
              {...one}
              onEdit={maySet ? () => url.set({ schedules: one.category.id }) : undefined}
            />
          ))}
        </Stack>
      </Drawer>
      {edited ? (
        <ScheduleDialog
          name={edited.category.name}
          schedule={edited.schedule}
          onClose={() => url.set({ schedules: 'all' })}
        />
      ) : null}
    </>
  );
}
