import type { CorrectionEventDto, LedgerEventDto } from '@hand-receipt/contracts';
import { checkErrorMessage } from '@hand-receipt/data';
import { useCurrentUser, useQueries } from '@hand-receipt/platform';
import { useMemo } from 'react';
import { rowsCheck } from '../device/device-queries';
import type { RowsReport, ShownRow } from '../device/messages';

/** What this browser could prove of the rows of a list. */
export interface Proofs {
  /** How many rows there are. */
  rows: number;
  proved: number;
  /** Places of rows that it could not prove. */
  unproved: ReadonlySet<number>;
  /** How many are recorded and not sealed yet. */
  unsealed: number;
  /** False where the ledger as a whole does not hold. */
  ledgerHolds: boolean;
  checking: boolean;
  /** Why they could not be checked, as a sentence. */
  error: string | null;
}

/** No list has a place without a number; a row without one can be proved by nothing. */
const NOWHERE = -1;

export const rowOfEvent = (event: LedgerEventDto): ShownRow => ({ seq: event.seq, event });
export const rowOfCorrection = (correction: CorrectionEventDto): ShownRow => ({
  seq: correction.ledgerSequenceNumber ?? NOWHERE,
  correction,
});

type Page<T> = readonly T[];

const ROWS = new WeakMap<object, readonly ShownRow[]>();

/** The rows of a page, the same object at each render. */
function rowsOf<T>(page: Page<T>, toRow: (entry: T) => ShownRow): readonly ShownRow[] {
  const known = ROWS.get(page);
  if (known) return known;
  const rows = page.map(toRow);
  ROWS.set(page, rows);
  return rows;
}

interface Asked {
  data: RowsReport | undefined;
  error: Error | null;
  isFetching: boolean;
}

function combined(asked: readonly Asked[], rows: number): Proofs {
  const reports = asked.flatMap(({ data, error }) => (data && !error ? [data] : []));
  const failure = asked.find(({ error, isFetching }) => error && !isFetching)?.error;
  return {
    rows,
    proved: reports.reduce((sum, { proved }) => sum + proved.length, 0),
    unproved: new Set(reports.flatMap(({ unproved }) => unproved)),
    unsealed: reports.reduce((sum, { unsealed }) => sum + unsealed, 0),
    ledgerHolds: reports.every(({ verified }) => verified),
    checking: asked.some(({ data, error, isFetching }) => isFetching && (!data || error)),
    error: failure ? checkErrorMessage(failure) : null,
  };
}

interface ListOf<T> {
  /** As they were read; none while the list is being read for the first time. */
  pages: readonly Page<T>[];
  toRow: (entry: T) => ShownRow;
  /** Reads the list again and answers its pages. */
  reread: () => Promise<readonly Page<T>[]>;
}

/** Has this browser prove each row of a list, page by page. */
export function useProofs<T>({ pages, toRow, reread }: ListOf<T>): Proofs {
  const { id } = useCurrentUser();
  const listed = async () =>
    new Set((await reread()).flatMap((page) => page.map((entry) => toRow(entry).seq)));
  const lists = pages.filter((page) => page.length > 0).map((page) => rowsOf(page, toRow));
  const asked = useQueries({ queries: lists.map((rows) => rowsCheck(id, rows, listed)) });
  const count = lists.reduce((sum, rows) => sum + rows.length, 0);
  return useMemo(() => combined(asked, count), [asked, count]);
}
