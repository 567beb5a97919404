import { badRequest } from '../errors';

/** A sorted place in a list: the sort column's text and the id of the row at the edge of what was read. */
export interface Place {
  key: string;
  id: string;
  /** The rows before it are wanted, not those after it. */
  before?: boolean;
  /** Rows in the whole list, as counted for its first page: later pages do not count again. */
  total?: number;
}

export interface Page<T> {
  rows: T[];
  /** Rows in the whole list. */
  total: number;
  /** The list has more rows than `total`, and nobody has counted them. */
  isTotalMinimum?: boolean;
  /** Reads the rows after these; null at the end. */
  nextCursor: string | null;
  /** Reads the rows before these; null at the start, and on lists that are read forwards only. */
  previousCursor?: string | null;
}

export interface Sort<C extends string> {
  column: C;
  descending: boolean;
}

/** Rows answered to a call that names no limit: as many as one call may ask for. */
export const DEFAULT_LIMIT = 500;

export const writeCursor = ({ key, id, total, before }: Place): string =>
  Buffer.from(JSON.stringify([key, id, total, ...(before ? ['before'] : [])])).toString('base64url');

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/**
 * Reads a cursor whose signature holds (http/plugins/signed-cursors.ts).
 *
 * @throws ApiError 400 for text that is no cursor of ours.
 */
export function readCursor(cursor: string | undefined): Place | null {
  if (!cursor) return null;
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(place)) {
      const [key, id, total, before] = place as unknown[];
      if (typeof key === 'string' && typeof id === 'string' && !`${key}${id}`.includes('\0'))
        return { key, id, ...(isCount(total) && { total }), ...(before === 'before' && { before: true }) };
    }
  } catch {
    // Not JSON: answered below like any other text that is no cursor.
  }
  throw badRequest('The cursor is not one that this list gave.');
}

/**
 * Reads `name` or `-name` against a list of columns.
 *
 * @throws ApiError 400 for any other column.
 */
export function readSort<C extends string>(
  sort: string | undefined,
  columns: readonly C[],
  fallback: Sort<C>,
): Sort<C> {
  if (!sort) return fallback;
  const descending = sort.startsWith('-');
  const name = descending ? sort.slice(1) : sort;
  const column = columns.find((candidate) => candidate === name);
  if (!column) throw badRequest(`Sort by one of ${columns.join(', ')}, with a minus sign for descending.`);
  return { column, descending };
}

/** A LIKE pattern for a substring; the wildcards in what was typed are letters. */
export const substringPattern = (typed: string): string =>
  `%${typed
    .trim()
    .replaceAll('\0', '')
    .replace(/[\\%_]/g, '\\$&')}%`;
