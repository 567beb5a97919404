import type { RouteQuery } from '@hand-receipt/contracts';
import { pages, query } from '../core/query';

const ITEMS_AT_ONCE = 100;
/** As many as one page of a list holds: no item has more. */
const OPEN_FAULTS = 500;

type Query = NonNullable<RouteQuery<'GET /api/maintenance'>>;
/** What the list is narrowed to; '' is no narrowing, and is left out of the address. */
type Filters = { [F in 'q' | 'status' | 'priority' | 'type' | 'category']: Query[F] | '' };

export const maintenanceQueries = {
  /** Maintenance on every item that I may see, most urgent first, in one growing list. */
  list: (filters: Filters) =>
    pages('GET /api/maintenance', ['maintenance', 'list', filters], {
      query: { limit: ITEMS_AT_ONCE, ...(filters as Query) },
    }),
  /** Maintenance of one item that is not done, most urgent first: its open faults. They may be more than a form takes. */
  openFaults: (itemId: string) =>
    query('GET /api/maintenance', ['maintenance', 'open-faults', itemId], {
      query: { itemId, status: 'open', limit: OPEN_FAULTS },
    }),
  /** One maintenance item with its parts and timeline. */
  detail: (id: string) => query('GET /api/maintenance/:id', ['maintenance', 'item', id], { params: { id } }),
};
