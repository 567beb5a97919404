import type { Transfer } from '@hand-receipt/contracts';
import { transferQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';

interface OpenTransfer {
  transfer: Transfer | null;
  /** Neighbours in the list, where it stands in the list. */
  previousId?: string;
  nextId?: string;
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
  const elsewhere = useQuery({ ...transferQueries.detail(id ?? ''), enabled: isElsewhere });

  if (id === null || !listLoaded) return { transfer: null };
  if (index < 0) return { transfer: elsewhere.data ?? null };
  return { transfer: rows[index] ?? null, previousId: rows[index - 1]?.id, nextId: rows[index + 1]?.id };
}
