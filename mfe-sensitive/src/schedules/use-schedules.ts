import type { CheckScheduleDto, SensitiveCategoryDto } from '@hand-receipt/contracts';
import { sensitiveQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';

/** A category and the schedule it is checked by. */
export interface CategorySchedule {
  category: SensitiveCategoryDto;
  schedule: CheckScheduleDto;
}

/** Every category that has a schedule; undefined until both are known. */
export function useSchedules() {
  const schedules = useQuery(sensitiveQueries.schedules());
  const categories = useQuery(sensitiveQueries.categories());
  const all = schedules.data?.flatMap((schedule): CategorySchedule[] => {
    const category = categories.data?.find(({ id }) => id === schedule.category);
    return category ? [{ category, schedule }] : [];
  });
  return {
    schedules: categories.data && all,
    error: schedules.error ?? categories.error,
    isFetching: schedules.isFetching || categories.isFetching,
    refetch: () => Promise.all([schedules.refetch(), categories.refetch()]),
  };
}
