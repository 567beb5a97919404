import type { Transfer, TransferSheetDto } from '@hand-receipt/contracts';
import { transferQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { useState } from 'react';

/** Sheets by the transfer's id. */
export type Sheets = ReadonlyMap<string, TransferSheetDto>;

const NONE: Sheets = new Map();

/** The sheets of those transfers that are pending. */
export function useSheets(transfers: readonly Transfer[]) {
  const ids = transfers.filter(({ status }) => status === 'pending').map(({ id }) => id);
  return useQuery(transferQueries.sheets(ids));
}

/**
 * The same for a person who signs. They sign for what they have read: the sheet as it was when it opened here, though a
 * newer one is shown by now. Such an answer is refused once, with the newer sheet, which is signed for from then on.
 *
 * @param refused newer sheets of answers that were refused
 */
export function useReadSheets(transfers: readonly Transfer[], refused: Sheets = NONE) {
  const query = useSheets(transfers);
  const { data, isFetching } = query;
  const [first, setFirst] = useState(NONE);
  const unread = isFetching ? [] : [...(data ?? [])].filter(([id]) => !first.has(id));
  if (unread.length > 0) setFirst(new Map([...first, ...unread]));

  return {
    query,
    /** As they were when they opened, of those that have changed since. */
    before: new Map([...first].filter(([id, { digest }]) => (data?.get(id)?.digest ?? digest) !== digest)),
    /** What the person signs for; undefined for what they have not read. */
    readOf: (id: string): TransferSheetDto | undefined =>
      data?.has(id) ? (refused.get(id) ?? first.get(id)) : undefined,
    /** What was signed for, also where an answer at work has ended the transfer. */
    answeredOf: (id: string): TransferSheetDto | undefined => refused.get(id) ?? first.get(id),
  };
}
