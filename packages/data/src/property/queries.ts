import {
  BULK_LIMIT,
  PROPERTY_LIST,
  type PropertyDto,
  type PropertyItem,
  toPropertyItem,
} from '@hand-receipt/contracts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  longList,
  queryOptions,
  statusOf,
} from '@hand-receipt/platform';
import { askPage, ask, pages, query } from '../core/query';
import { nullIfNotFound } from '../core/errors';
import { type PropertyFilter, toQuery } from './filters';
import { loadChosen } from './chosen-property';
import { findUnseen } from './find-unseen';
import { loadServerState, type ServerSubject } from './server-state';

/** Rows are on screen the sooner the fewer come first; twice as many as a window holds. */
const FIRST_PAGE_SIZE = 50;
const PAGE_SIZE = 100;
/** Items that a field offers as one types. */
const CHOICES = 8;
/** Changes of an item's record that come at once. */
const HISTORY_AT_ONCE = 25;

/** RULE-34: three attempts, but none after a refusal that a second try cannot change. */
function retryList(failures: number, error: Error): boolean {
  const refused = [401, 403].includes(statusOf(error) ?? -1);
  return !refused && failures < PROPERTY_LIST.attempts - 1;
}

const listCaching = { staleTime: PROPERTY_LIST.staleMs, gcTime: PROPERTY_LIST.cacheMs, retry: retryList };

/** One function for all renders: a new one would map the items again each time. */
const toItems = (items: PropertyDto[]) => items.map(toPropertyItem);

export const propertyQueries = {
  /** The items of a filter, page by page; `data.total` counts all of them, loaded or not. */
  list: (filter: PropertyFilter) =>
    infiniteQueryOptions({
      queryKey: ['property', 'list', filter] as const,
      ...longList(PAGE_SIZE, async (cursor, signal) => {
        const limit = cursor ? PAGE_SIZE : FIRST_PAGE_SIZE;
        const page = await askPage('GET /api/property', {
          query: { ...toQuery(filter), limit, cursor },
          signal,
        });
        return { ...page, items: toItems(page.items) };
      }),
      // While a filter is being typed the rows stay; those of another scope would be shown under a wrong heading.
      placeholderData: (previous, query) => {
        const shown = query?.queryKey[2];
        return shown?.scope === filter.scope && shown.left === filter.left ? previous : undefined;
      },
      ...listCaching,
    }),
  /** Who holds the items of my unit, and how many each. */
  holders: () => query('GET /api/property/holders', ['property', 'holders'], {}),
  /** How many items I hold and have signed down. */
  counts: () => ({ ...query('GET /api/property/counts', ['property', 'counts'], {}), ...listCaching }),
  /** One item that I may see. Its error is 'Property not found' for an unknown id. */
  detail: (id: string) =>
    query('GET /api/property/:id', ['property', 'item', id], { params: { id } }, toPropertyItem),
  /** The commonest locations that have the words in them, to choose from. Without an answer nothing is offered. */
  locations: (words: string) => ({
    ...query('GET /api/property/locations', ['property', 'locations', words], { query: { q: words } }),
    placeholderData: keepPreviousData,
  }),
  /** What was changed in an item's record, newest first, in one growing list. */
  history: (itemId: string) =>
    pages('GET /api/ledger/history', ['ledger', 'record', itemId], {
      query: { itemId, type: 'record-changed', limit: HISTORY_AT_ONCE },
    }),
  /** The same for a link; null where there is none that I may see. */
  linked: (id: string) =>
    queryOptions({
      queryKey: ['property', 'linked', id],
      queryFn: async ({ signal }) =>
        nullIfNotFound(ask('GET /api/property/:id', { params: { id }, signal }).then(toPropertyItem)),
    }),
  /** What I have and did not sign for, by name, page by page. */
  withMe: () =>
    infiniteQueryOptions({
      queryKey: ['property', 'with-me', 'pages'],
      queryFn: async ({ pageParam: cursor, signal }) => {
        const filter = { scope: 'with-me', limit: PAGE_SIZE, cursor } as const;
        const page = await askPage('GET /api/property', { query: filter, signal });
        return { ...page, items: toItems(page.items) };
      },
      initialPageParam: '',
      getNextPageParam: (last) => last.cursor,
      ...listCaching,
    }),
  /** The first few items that I hold whose name or serial number contains `search`. */
  preview: (search: string, limit: number) => ({
    ...query(
      'GET /api/property',
      ['property', 'preview', search],
      { query: { scope: 'assigned', q: search, limit } },
      toItems,
    ),
    placeholderData: keepPreviousData,
    ...listCaching,
  }),
  /** Everything that I may see, or what of it has the words in its name, serial number, NSN, LIN or holder. */
  inventory: (search: string) =>
    infiniteQueryOptions({
      queryKey: ['property', 'inventory', search],
      ...longList(PAGE_SIZE, (cursor, signal) =>
        askPage('GET /api/inventory', { query: { q: search, limit: PAGE_SIZE, cursor }, signal }),
      ),
      placeholderData: keepPreviousData,
    }),
  /** The items that I may see with exactly this serial number, then those that had it before an amendment. */
  exactly: (serialNumber: string) =>
    query('GET /api/property-lookup', ['property', 'exactly', serialNumber], { query: { serialNumber } }),
  /** The item on the book that I may see under exactly this serial number; null where there is none. */
  withSerial: (serialNumber: string) =>
    query(
      'GET /api/property-lookup',
      ['property', 'with-serial', serialNumber],
      { query: { serialNumber } },
      (items) => items.find((item) => item.found_by === 'serial-number' && item.left_at === null) ?? null,
    ),
  /** Items that I may see whose serial number is easily mistaken for this one. Without an answer nobody is warned. */
  nearMisses: (serialNumber: string) =>
    query('GET /api/property/near-misses', ['property', 'near-misses', serialNumber], {
      query: { serial_number: serialNumber },
    }),
  /** Items on my hand receipt, held or signed down, by a piece of their name or serial number. */
  mine: (text: string) => ({
    ...query(
      'GET /api/property',
      ['property', 'mine', text],
      { query: { scope: 'mine', q: text, limit: CHOICES } },
      toItems,
    ),
    placeholderData: keepPreviousData,
  }),
  /** Items that I hold, by a piece of name or serial number: what I may offer. */
  offerable: (text: string) => ({
    ...query(
      'GET /api/property',
      ['property', 'offerable', text],
      { query: { q: text, limit: CHOICES, scope: 'assigned' } },
      toItems,
    ),
    placeholderData: keepPreviousData,
  }),
  /** The same, as many as one batch takes, and how many there are. */
  offerableBatch: (text: string) =>
    queryOptions({
      queryKey: ['property', 'offerable-batch', text],
      queryFn: async ({ signal }) => {
        const { items, total } = await askPage('GET /api/property', {
          query: { q: text, limit: BULK_LIMIT, scope: 'assigned', sort: 'name' },
          signal,
        });
        return { items: toItems(items), total };
      },
      placeholderData: keepPreviousData,
    }),
  /** The export dialog's property list (PROP-43). */
  chosen: (ids: readonly string[]) =>
    queryOptions({ queryKey: ['property', 'export', ids], queryFn: ({ signal }) => loadChosen(ids, signal) }),
  /** Of these ids those of no item that I may see, which are few. An item that left the book may be seen. */
  unseen: (ids: readonly string[]) =>
    queryOptions({
      queryKey: ['property', 'unseen', ids],
      queryFn: ({ signal }) => findUnseen(ids, signal),
    }),
  /** Of these items those that have something mounted on them, in the order of the ids. */
  withMounted: (ids: readonly string[]) =>
    queryOptions({
      queryKey: ['property', 'with-mounted', ids],
      queryFn: async ({ signal }) => {
        const found: PropertyItem[] = [];
        for (let from = 0; from < ids.length; from += BULK_LIMIT) {
          const query = {
            scope: 'visible' as const,
            limit: BULK_LIMIT,
            ids: ids.slice(from, from + BULK_LIMIT).join(','),
          };
          const { items } = await askPage('GET /api/property', { query, signal });
          found.push(
            ...items.map(toPropertyItem).filter(({ attachedComponents }) => attachedComponents.length > 0),
          );
        }
        return found;
      },
    }),
  /** An email that the server kept in place of sending it. */
  capturedMail: (id: string) => query('GET /api/mail/:id', ['property', 'mail', id], { params: { id } }),
  /** What the server has now of a queued change's subject; null where it has nothing that I may see. */
  serverState: (subject: ServerSubject) =>
    queryOptions({
      queryKey: ['property', 'server-now', subject],
      queryFn: ({ signal }) => nullIfNotFound(loadServerState(subject, signal)),
    }),
};
