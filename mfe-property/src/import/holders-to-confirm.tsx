import type { ImportColumnsDto, ImportHolderDto, PropertyImportDto } from '@hand-receipt/contracts';
import { importQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Alert, Button } from '@hand-receipt/ui';

/** Names in rows that will be entered, of which nobody has said to whom their items are offered. */
export const toConfirm = ({ holders }: ImportColumnsDto): ImportHolderDto[] =>
  holders.filter(({ rows, confirmed }) => rows > 0 && !confirmed);

interface ConfirmHoldersProps {
  holders: readonly ImportHolderDto[];
  onColumns: () => void;
}

/** Says which holders are to be confirmed, and leads to where that is done. */
export function ConfirmHolders({ holders: [first, ...others], onColumns }: ConfirmHoldersProps) {
  if (!first) return null;
  const whom = others.length === 0 ? first.value : `${others.length + 1} holders`;
  return (
    <Alert
      tone="warning"
      title={`Confirm ${whom} before you import`}
      actions={<Button onClick={onColumns}>Go to Columns</Button>}
    >
      <p>
        A corrected row names {others.length === 0 ? 'this holder' : 'them'}. Choose in Columns to whom these
        items are offered, or Nobody, keep in the book.
      </p>
    </Alert>
  );
}

/** The same of an import whose rows are being corrected; nothing where all holders are confirmed. */
export function HoldersToConfirm({ read, onColumns }: { read: PropertyImportDto; onColumns: () => void }) {
  const { data } = useQuery(importQueries.columns(read.id));
  return data ? <ConfirmHolders holders={toConfirm(data)} onColumns={onColumns} /> : null;
}
