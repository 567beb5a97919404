import type { HandOverDto, HandOverMode, HandOverState } from '@hand-receipt/contracts';
import { counterPack, queryOptions } from '@hand-receipt/platform';
import { inCatalogWords } from '../core/errors';
import { pages, query } from '../core/query';
import { toNamedHandOver } from './named-people';

const PACK_FRESH_MS = 5 * 60_000;

/** What a list of hand-overs is narrowed to. */
export interface HandOverFilters {
  counter?: string;
  person?: string;
  mode?: HandOverMode;
  state?: HandOverState;
  late?: boolean;
  open?: boolean;
  order?: 'due';
}

const toNamed = (handOvers: HandOverDto[]): HandOverDto[] => handOvers.map(toNamedHandOver);

export const counterQueries = {
  /** Counters that I operate, set up or read. */
  list: () => query('GET /api/counters', ['counters', 'list'], {}),
  detail: (id: string) => query('GET /api/counters/:id', ['counters', 'detail', id], { params: { id } }),
  /** Items that a counter keeps, by name. */
  stock: (id: string) => pages('GET /api/counters/:id/stock', ['counters', 'stock', id], { params: { id } }),
  /**
   * People, stock and what is out, for an open session; this device keeps it. It is large, so that it is read again by
   * the clock and not with each hand-over.
   */
  pack: (id: string, session: string) =>
    queryOptions({
      queryKey: ['counter-pack', id, session],
      queryFn: () => inCatalogWords('GET /api/counters/:id/pack', counterPack(id, session)),
      staleTime: PACK_FRESH_MS,
      refetchInterval: PACK_FRESH_MS,
    }),
  /** Who is out, overdue first. */
  out: (id: string) => query('GET /api/counters/:id/out', ['counters', 'out', id], { params: { id } }),
  /** Who is authorized for which weapon, by person. */
  authorizations: (id: string) =>
    query('GET /api/counters/:id/authorizations', ['counters', 'authorizations', id], { params: { id } }),
  /** What the authorizations leave open. */
  gaps: (id: string) =>
    query('GET /api/counters/:id/authorizations/gaps', ['counters', 'gaps', id], { params: { id } }),
  /** Room counts, newest first. Every read changes them, so they stand under 'sensitive'. */
  roomCounts: (id: string) =>
    query('GET /api/counters/:id/room-counts', ['sensitive', 'room-counts', id], { params: { id } }),
  /** One room count, with what is out and what needs a reason now. */
  roomCount: (id: string, inventoryId: string) =>
    query('GET /api/counters/:id/room-counts/:inventoryId', ['sensitive', 'room-counts', id, inventoryId], {
      params: { id, inventoryId },
    }),
  /** The issue log of some days. */
  log: (id: string, days: { from?: string; to?: string }) =>
    query('GET /api/counters/:id/log', ['counters', 'log', id, days], { params: { id }, query: days }),
  /** Hand-overs and returns, newest first unless they are wanted by due time. */
  handovers: (filters: HandOverFilters) =>
    pages(
      'GET /api/counter/handovers',
      ['counters', 'handovers', filters],
      { query: { ...filters } },
      toNamed,
    ),
  /** The hand-over of a list on this device, recorded or not. */
  ofDraft: (draft: string) => ({
    ...query('GET /api/counter/handovers', ['counters', 'draft', draft], { query: { draft } }, toNamed),
    staleTime: 0,
  }),
  /** Hand-overs that wait for a person to sign them on their own device, newest first. */
  waitingFor: (person: string) =>
    query('GET /api/counter/handovers', ['counters', 'waiting-for', person], {
      query: { person, state: 'waiting' },
    }),
  handover: (id: string) =>
    query(
      'GET /api/counter/handovers/:id',
      ['counters', 'handover', id],
      { params: { id } },
      toNamedHandOver,
    ),
};
