import type { Transfer } from '@hand-receipt/contracts';
import { transferQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';

interface OpenTransfer {
  transfer: Transfer | null;
  /** Neighbours in the list, where it stands in the list. */
  previousId?: string;
  nextId?: string;
  /** Why there is nothing to open. Without an error the reader may not see it, or it does not exist. */
  failure?: { error: Error | null; retry: () => void; isFetching: boolean };
}

/** A transfer that the list has not loaded, or why there is none to open. */
function useUnlisted(id: string, enabled: boolean): OpenTransfer {
  const { data, error, refetch, isFetching } = useQuery({ ...transferQueries.detail(id), enabled });
  if (data) return { transfer: data };
  const isMissing = enabled && (data === null || error !== null);
  return {
    transfer: null,
    failure: isMissing ? { error, retry: () => void refetch(), isFetching } : undefined,
  };
}

/**
 * The transfer that the URL names, once the list has loaded (XFER-03): from the list, or else asked for, so
 * that a link leads to one of another view or of a later page too.
 */
export function useOpenTransfer(
  id: string | null,
  rows: readonly Transfer[],
  listLoaded: boolean,
): OpenTransfer {
  const index = rows.findIndex((row) => row.id === id);
  const isElsewhere = listLoaded && id !== null && index < 0;
  const unlisted = useUnlisted(id ?? '', isElsewhere);

  if (id === null || !listLoaded) return { transfer: null };
  if (index < 0) return unlisted;
  return { transfer: rows[index] ?? null, previousId: rows[index - 1]?.id, nextId: rows[index + 1]?.id };
}
