import type { RouteQuery } from '@hand-receipt/contracts';
import { queryOptions } from '@hand-receipt/platform';
import { nullIfNotFound } from '../core/errors';
import { ask, firstPage, pages } from '../core/query';

const PAGE_SIZE = 25;
/** Lines of the set that are read at once. */
const LINES = 100;
/** As many as are of use; all of them are on the record. */
const READINGS = 20;

/** Which changes of command a list shows; both where it is left out. */
export type SuccessionScope = NonNullable<RouteQuery<'GET /api/successions'>['scope']>;

/** Which lines of a set: of one section, with one result, on the hand receipt of its holder or not. */
export type LineFilter = Pick<
  RouteQuery<'GET /api/successions/:id/lines'>,
  'section' | 'result' | 'receipt' | 'q'
>;

export const successionQueries = {
  /** Changes of command that I may see, newest first, in one growing list. */
  list: (scope?: SuccessionScope) =>
    pages('GET /api/successions', ['successions', 'list', scope ?? 'all'], {
      query: { ...(scope && { scope }), limit: PAGE_SIZE },
    }),
  /** One change of command with its strips; null where there is none that I may see. */
  detail: (id: string) =>
    queryOptions({
      queryKey: ['successions', 'one', id],
      queryFn: ({ signal }) => nullIfNotFound(ask('GET /api/successions/:id', { params: { id }, signal })),
    }),
  /** What was read last in the count of a section, newest first. */
  readings: (id: string, section: number) =>
    firstPage('GET /api/successions/:id/readings', ['successions', 'readings', id, section], {
      params: { id },
      query: { section, limit: READINGS },
    }),
  /** The items of its set, in one growing list. */
  lines: (id: string, filter: LineFilter = {}) =>
    pages('GET /api/successions/:id/lines', ['successions', 'lines', id, filter], {
      params: { id },
      query: { ...filter, limit: LINES },
    }),
};
