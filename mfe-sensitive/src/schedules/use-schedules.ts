import type { CheckScheduleDto, SensitiveCategoryDto } from '@hand-receipt/contracts';
import { useQuery } from '@hand-receipt/platform';
import { categorySummaries, checkSchedules } from '../api/schedules';

/** A category and the schedule it is checked by. */
export interface CategorySchedule {
  category: SensitiveCategoryDto;
  schedule: CheckScheduleDto;
}

/** Every category that has a schedule; undefined until both are known. */
export function useSchedules() {
  const schedules = useQuery(checkSchedules);
  const categories = useQuery(categorySummaries);
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
