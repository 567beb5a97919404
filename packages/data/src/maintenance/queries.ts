import type { MaintenanceItemDto, RouteQuery } from '@hand-receipt/contracts';
import { type Page, queryOptions } from '@hand-receipt/platform';
import { askPage, pages, query } from '../core/query';

const ITEMS_AT_ONCE = 100;
/** As many as one page of a list holds. */
const FAULTS_AT_ONCE = 500;

type Query = NonNullable<RouteQuery<'GET /api/maintenance'>>;
/** What the list is narrowed to; '' is no narrowing, and is left out of the address. */
type Filters = { [F in 'q' | 'status' | 'priority' | 'type' | 'category']: Query[F] | '' };

/** Reads every page: a fault that is not read would not be named as one that the form has no room for. */
async function readOpenFaults(itemId: string, signal: AbortSignal): Promise<MaintenanceItemDto[]> {
  const faults: MaintenanceItemDto[] = [];
  let cursor: string | undefined;
  do {
    const page: Page<MaintenanceItemDto[]> = await askPage('GET /api/maintenance', {
      query: { itemId, status: 'open', limit: FAULTS_AT_ONCE, cursor },
      signal,
    });
    faults.push(...page.items);
    cursor = page.cursor ?? undefined;
  } while (cursor);
  return faults;
}

export const maintenanceQueries = {
  /** Maintenance on every item that I may see, most urgent first, in one growing list. */
  list: (filters: Filters) =>
    pages('GET /api/maintenance', ['maintenance', 'list', filters], {
      query: { limit: ITEMS_AT_ONCE, ...(filters as Query) },
    }),
  /** Maintenance of one item that is not done, most urgent first: its open faults. They may be more than a form takes. */
  openFaults: (itemId: string) =>
    queryOptions({
      queryKey: ['maintenance', 'open-faults', itemId] as const,
      queryFn: ({ signal }) => readOpenFaults(itemId, signal),
    }),
  /** One maintenance item with its parts and timeline. */
  detail: (id: string) => query('GET /api/maintenance/:id', ['maintenance', 'item', id], { params: { id } }),
};
