import {
  DEADLINE_ONLY,
  type ItemCondition,
  type PropertyCategory,
  type RouteQuery,
  type StatusFilter,
} from '@hand-receipt/contracts';

export type PropertyScope = NonNullable<RouteQuery<'GET /api/property'>['scope']>;

/** Which items of a scope, and in which order. Empty text filters nothing. */
export interface PropertyFilter {
  scope: PropertyScope;
  search: string;
  category: PropertyCategory | '';
  status: StatusFilter | '';
  /** Id of who holds them, or 'none'. */
  holder: string;
  only: ItemCondition | '';
  /** What left the book of my unit and those below, in place of the scope. */
  left: boolean;
  /** A sortable column, with a minus sign before it for descending; empty for the server's order. */
  sort: string;
}

/** A badge that stands for several statuses is asked for by what lists show, all else by the exact status. */
function statusQuery(filter: StatusFilter | '') {
  if (filter === 'Deadline - Maintenance') return { shown: filter };
  return { status: (filter === DEADLINE_ONLY ? 'Deadline - Maintenance' : filter) || undefined };
}

/** A filter as the API takes it. The order of the fields is that of the addresses which remote.json preloads. */
export const toQuery = ({ scope, search, category, status, holder, only, left, sort }: PropertyFilter) => ({
  scope,
  q: search,
  category: category || undefined,
  ...statusQuery(status),
  holder: holder || undefined,
  only: only || undefined,
  left: left || undefined,
  sort,
});
