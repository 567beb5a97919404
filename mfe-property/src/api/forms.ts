import {
  type GenerateDa2062Dto,
  type MailResultDto,
  type PropertyDto,
  type PropertyItem,
  toPropertyItem,
} from '@hand-receipt/contracts';
import {
  type FileProgress,
  type Page,
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

const PAGE_SIZE = 500;
/** As many items as one hand receipt may list. */
const PAGES = 10;

/** The property chosen for a hand receipt, as it stands now. */
export interface ChosenProperty {
  /** In the order of the choice. */
  items: PropertyItem[];
  /** Chosen, and not looked up because the book is too long; they are exported all the same. */
  unlisted: string[];
  /** How many of the chosen are no longer mine: transferred away or deleted since. */
  gone: number;
}

async function findChosen(ids: readonly string[], signal: AbortSignal): Promise<ChosenProperty> {
  const found = new Map<string, PropertyItem>();
  const missing = new Set(ids);
  let cursor: string | null = '';
  for (let page = 0; page < PAGES && missing.size > 0 && cursor !== null; page += 1) {
    const query = { scope: 'mine', limit: PAGE_SIZE, cursor } as const;
    const answer: Page<PropertyDto[]> = await requestPage('GET /api/property', { query, signal });
    for (const item of answer.items) if (missing.delete(item.id)) found.set(item.id, toPropertyItem(item));
    cursor = answer.cursor;
  }
  const wholeBook = cursor === null;
  return {
    items: ids.flatMap((id) => found.get(id) ?? []),
    unlisted: wholeBook ? [] : [...missing],
    gone: wholeBook ? missing.size : 0,
  };
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
