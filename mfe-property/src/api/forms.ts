import {
  type GenerateDa2062Dto,
  type MailResultDto,
  type PropertyItem,
  type ReceiptPartiesDto,
  toPropertyItem,
} from '@hand-receipt/contracts';
import {
  type FileProgress,
  queryOptions,
  type ReceivedFile,
  request,
  requestFile,
  requestPage,
} from '@hand-receipt/platform';
import { raising } from './call-error';

const formKeys = {
  chosen: (ids: readonly string[]) => ['property', 'export', ids] as const,
  mail: (id: string) => ['property', 'mail', id] as const,
};

/** Rows worth reading in a dialog; the rest is counted. */
const SHOWN = 50;

/** The property chosen for a hand receipt, as it stands now. */
export interface ChosenProperty {
  /** All that goes on it, in the order of the choice. */
  ids: string[];
  /** The first of them, whole. */
  shown: PropertyItem[];
  /** Who gives and who holds how many of them. */
  parties: ReceiptPartiesDto[];
  /** How many of the chosen are no longer mine: transferred away or deleted since. */
  gone: number;
}

/** Of thousands of chosen items only those that are shown are sent; of the others the server says what matters. */
async function findChosen(chosen: readonly string[], signal: AbortSignal): Promise<ChosenProperty> {
  const first = chosen.slice(0, SHOWN);
  const query = { scope: 'mine', limit: SHOWN, ids: first.join(',') } as const;
  const [{ items }, { parties, gone }] = await Promise.all([
    requestPage('GET /api/property', { query, signal }),
    request('POST /api/da2062/chosen', { body: { property_ids: [...chosen] }, signal }),
  ]);
  const lost = new Set(gone);
  const found = new Map(items.map((item) => [item.id, item]));
  const ids = chosen.filter((id) => !lost.has(id));
  const shown = ids.flatMap((id) => found.get(id) ?? []).map(toPropertyItem);
  return { ids, shown, parties, gone: lost.size };
}

/** The export dialog's property list (PROP-43). */
export const chosenPropertyQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: formKeys.chosen(ids),
    queryFn: ({ signal }) => raising('Failed to fetch properties', findChosen(ids, signal)),
  });

const FAILED = 'Failed to generate PDF';

/**
 * Has a hand receipt drawn.
 *
 * @throws CallError 'Failed to generate PDF' (ERR-29)
 */
export const makeHandReceipt = (
  body: GenerateDa2062Dto,
  options: { signal: AbortSignal; onProgress: (progress: FileProgress) => void },
): Promise<ReceivedFile> =>
  raising(FAILED, requestFile('POST /api/da2062/generate-pdf', { body, ...options }));

/**
 * Has a hand receipt sent by e-mail.
 *
 * @throws CallError 'Failed to generate PDF'
 */
export const emailHandReceipt = (body: GenerateDa2062Dto, signal: AbortSignal): Promise<MailResultDto> =>
  raising(FAILED, request('POST /api/da2062/generate-pdf', { body, signal }));

/** A letter that the server kept in place of sending it. */
export const capturedMailQuery = (id: string) =>
  queryOptions({
    queryKey: formKeys.mail(id),
    queryFn: ({ signal }) =>
      raising('The message cannot be opened', request('GET /api/mail/:id', { params: { id }, signal })),
  });
