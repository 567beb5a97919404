import type { UploadDto } from '@hand-receipt/contracts';
import { request, requestUpload } from '@hand-receipt/platform';

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
  request('DELETE /api/uploads/:id', { params: { id } }).catch(() => undefined);
