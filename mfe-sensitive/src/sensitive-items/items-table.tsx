import type { SensitiveItemDto } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { DataTable } from '@hand-receipt/ui/table';
import { useMemo } from 'react';
import { itemName } from './item-words';
import { itemColumns } from './item-columns';

interface ItemsTableProps {
  items: readonly SensitiveItemDto[];
  onOpen: (item: SensitiveItemDto) => void;
  label?: string;
}

const itemId = (item: SensitiveItemDto) => item.id;

export function ItemsTable({ items, onOpen, label = 'Sensitive items' }: ItemsTableProps) {
  const user = useCurrentUser();
  const columns = useMemo(() => itemColumns(user), [user]);
  return (
    <DataTable
      label={label}
      rows={items}
      columns={columns}
      rowId={itemId}
      rowName={itemName}
      density="actions"
      onOpen={onOpen}
    />
  );
}
