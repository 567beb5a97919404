import type {
  CreateMaintenanceDto,
  EditMaintenanceDto,
  MaintenanceDetailsDto,
  NewPartDto,
  RouteBody,
  UploadDto,
  WriteKey,
} from '@hand-receipt/contracts';
import { queryClient, requestUpload } from '@hand-receipt/platform';
import { write } from '../core/mutation';
import { ask, type CallOptions } from '../core/query';
import { maintenanceQueries } from './queries';

type MaintenanceCall = Extract<WriteKey, `${string} /api/maintenance${string}`>;

/** The server answers the whole item, so its details need no second question. */
const maintenanceWrite = <K extends MaintenanceCall, V>(
  call: K,
  toOptions: (variables: V) => CallOptions<K>,
) =>
  write<MaintenanceDetailsDto, V>(
    call,
    async (variables) => {
      const item = (await ask(call, toOptions(variables))) as MaintenanceDetailsDto;
      queryClient.setQueryData(maintenanceQueries.detail(item.id).queryKey, item);
      return item;
    },
    { untilFresh: true },
  );

export const maintenanceMutations = {
  /** Reports maintenance that an item needs. */
  report: maintenanceWrite('POST /api/maintenance', (body: CreateMaintenanceDto) => ({ body })),
  /** Changes what is planned, or whether the fault deadlines the item. */
  edit: (id: string) =>
    maintenanceWrite('PATCH /api/maintenance/:id', (body: EditMaintenanceDto) => ({ params: { id }, body })),
  /** Moves it to another status. */
  move: (id: string) =>
    maintenanceWrite(
      'PATCH /api/maintenance/:id/status',
      (body: RouteBody<'PATCH /api/maintenance/:id/status'>) => ({ params: { id }, body }),
    ),
  /** Adds a part that the work needs. */
  addPart: (id: string) =>
    maintenanceWrite('POST /api/maintenance/:id/parts', (body: NewPartDto) => ({ params: { id }, body })),
  /** A part has come, or comes at another time. */
  editPart: (id: string) =>
    maintenanceWrite(
      'PATCH /api/maintenance/:id/parts/:partId',
      ({
        partId,
        body,
      }: {
        partId: string;
        body: RouteBody<'PATCH /api/maintenance/:id/parts/:partId'>;
      }) => ({
        params: { id, partId },
        body,
      }),
    ),
  /** The part is not needed. */
  removePart: (id: string) =>
    maintenanceWrite('DELETE /api/maintenance/:id/parts/:partId', (partId: string) => ({
      params: { id, partId },
    })),
};

interface UploadOptions {
  signal: AbortSignal;
  /** Told the share of the photo that has gone out, from 0 to 1. */
  onSent: (share: number) => void;
}

/**
 * Sends one photo to the server, which checks it by its content and makes it new.
 *
 * @throws ApiError with the server's refusal, or (status 0) where the connection was lost
 */
export async function uploadPhoto(photo: Blob, options: UploadOptions): Promise<UploadDto> {
  const form = new FormData();
  form.append('photo', photo, 'photo.jpg');
  const { uploads } = await requestUpload('POST /api/uploads', form, options);
  const [upload] = uploads;
  if (!upload) throw new Error('The server kept no photo.');
  return upload;
}

/** Takes back a photo that was not sent after all. The server drops it within a day in any case. */
export const takeBackPhoto = (id: string): Promise<unknown> =>
  ask('DELETE /api/uploads/:id', { params: { id } }).catch(() => undefined);
