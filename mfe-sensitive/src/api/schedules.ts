import type { CheckScheduleInput, SensitiveCategory } from '@hand-receipt/contracts';
import { mutationOptions, queryOptions, request } from '@hand-receipt/platform';
import { refreshSensitive } from './refresh';
import { sensitiveKeys } from './sensitive-keys';

/** When each category is checked. */
export const checkSchedules = queryOptions({
  queryKey: sensitiveKeys.schedules,
  queryFn: ({ signal }) => request('GET /api/sensitive-items/schedules', { signal }),
});

/** Each category with how many items of it I may see. */
export const categorySummaries = queryOptions({
  queryKey: sensitiveKeys.categories,
  queryFn: ({ signal }) => request('GET /api/sensitive-items/categories', { signal }),
});

/** Changes when a category is checked from now on. */
export const changeSchedule = mutationOptions({
  mutationFn: ({ category, schedule }: { category: SensitiveCategory; schedule: CheckScheduleInput }) =>
    request('PUT /api/sensitive-items/schedules/:category', { params: { category }, body: schedule }),
  onSuccess: refreshSensitive,
});
