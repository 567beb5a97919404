import type {
  CreateMaintenanceDto,
  EditMaintenanceDto,
  MaintenanceDetailsDto,
  NewPartDto,
  QueryRoot,
  RouteBody,
} from '@hand-receipt/contracts';
import { mutationOptions, queryClient, request } from '@hand-receipt/platform';
import { maintenanceKeys } from './maintenance-keys';

/** What maintenance touches outside this remote: a deadline is a status of the item. */
const TOUCHED: readonly QueryRoot[] = ['property', 'dashboard', 'ledger', 'documents'];

/** The server answers the whole item, so its details need no second question. */
function take(item: MaintenanceDetailsDto): Promise<void> {
  queryClient.setQueryData(maintenanceKeys.item(item.id), item);
  for (const root of TOUCHED) void queryClient.invalidateQueries({ queryKey: [root] });
  return queryClient.invalidateQueries({ queryKey: maintenanceKeys.root });
}

/** Reports maintenance that an item needs. */
export const reportMaintenance = mutationOptions({
  mutationFn: (body: CreateMaintenanceDto) => request('POST /api/maintenance', { body }),
  onSuccess: take,
});

/** Changes what is planned, or whether the fault deadlines the item. */
export const editMaintenance = (id: string) =>
  mutationOptions({
    mutationFn: (body: EditMaintenanceDto) => request('PATCH /api/maintenance/:id', { params: { id }, body }),
    onSuccess: take,
  });

/** Moves it to another status. */
export const moveMaintenance = (id: string) =>
  mutationOptions({
    mutationFn: (body: RouteBody<'PATCH /api/maintenance/:id/status'>) =>
      request('PATCH /api/maintenance/:id/status', { params: { id }, body }),
    onSuccess: take,
  });

/** Adds a part that the work needs. */
export const addPart = (id: string) =>
  mutationOptions({
    mutationFn: (body: NewPartDto) => request('POST /api/maintenance/:id/parts', { params: { id }, body }),
    onSuccess: take,
  });

interface PartChange {
  partId: string;
  body: RouteBody<'PATCH /api/maintenance/:id/parts/:partId'>;
}

/** A part has come, or comes at another time. */
export const changePart = (id: string) =>
  mutationOptions({
    mutationFn: ({ partId, body }: PartChange) =>
      request('PATCH /api/maintenance/:id/parts/:partId', { params: { id, partId }, body }),
    onSuccess: take,
  });

/** The part is not needed. */
export const removePart = (id: string) =>
  mutationOptions({
    mutationFn: (partId: string) =>
      request('DELETE /api/maintenance/:id/parts/:partId', { params: { id, partId } }),
    onSuccess: take,
  });
