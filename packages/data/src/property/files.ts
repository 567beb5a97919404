import type { GenerateDa2062Dto, LabelSize, MailResultDto } from '@hand-receipt/contracts';
import { type FileProgress, queryOptions, type ReceivedFile, refetchChanged } from '@hand-receipt/platform';
import { ask, askFile } from '../core/query';
import { type PropertyFilter, toQuery } from './filters';

const CSV_NAME = 'property-book.csv';

/** All items of a filter as CSV, in the order of the list. */
export async function exportCsv(filter: PropertyFilter): Promise<ReceivedFile> {
  const file = await askFile('GET /api/property/export', { query: toQuery(filter) });
  return { ...file, fileName: file.fileName || CSV_NAME };
}

/** Ids of the items that match a filter, loaded or not: SELECTION_LIMIT of them at most. */
export const listMatchingIds = (filter: PropertyFilter) =>
  ask('GET /api/property/ids', { query: toQuery(filter) });

/** Has a hand receipt drawn. @throws ApiError (ERR-29) */
export async function makeHandReceipt(
  body: GenerateDa2062Dto,
  options: { signal: AbortSignal; onProgress: (progress: FileProgress) => void },
): Promise<ReceivedFile> {
  const file = await askFile('POST /api/da2062/generate-pdf', { body, ...options });
  void refetchChanged('POST /api/da2062/generate-pdf');
  return file;
}

/** Has a hand receipt sent by email. @throws ApiError (ERR-29) */
export const emailHandReceipt = (body: GenerateDa2062Dto, signal: AbortSignal): Promise<MailResultDto> =>
  ask('POST /api/da2062/generate-pdf', { body, signal });

/** How an item's QR label is made. */
export interface LabelLook {
  size: LabelSize;
  /** Whether the item's name and serial number stand beside the code. */
  name: boolean;
  serial: boolean;
}

/** The label as a picture, in SVG. Nobody is asked for the PIN because a label is on the screen: it is refused. */
export const labelQuery = (id: string, look: LabelLook) =>
  queryOptions({
    queryKey: ['property', id, 'label', look] as const,
    queryFn: async ({ signal }) => {
      const options = { params: { id }, query: { ...look }, signal, unattended: true };
      return (await askFile('GET /api/property/:id/label', options)).blob.text();
    },
  });

/** The label on a page of its own size, for the printer. @throws ApiError (ERR-29) */
export const fetchLabel = (id: string, look: LabelLook): Promise<ReceivedFile> =>
  askFile('GET /api/property/:id/label/pdf', { params: { id }, query: { ...look } });
