import { holderName, type SensitiveItemDto, type UserDto } from '@hand-receipt/contracts';
import {
  CountColumns,
  formatDateTime,
  Mono,
  Serial,
  StatusBadge,
  verificationWord,
  WithWhom,
} from '@hand-receipt/ui';
import type { Column } from '@hand-receipt/ui/table';
import { categoryLabel } from './item-filters';
import { countChecks, mayVerify, missingNote } from './item-words';
import { RowActions } from './row-actions';

const holder = ({ assignedTo }: SensitiveItemDto) => (assignedTo ? holderName(assignedTo) : 'Unassigned');

/** The table's columns for one reader: they may mark verified what is assigned to them or with them. */
export const itemColumns = (user: UserDto): Column<SensitiveItemDto>[] => [
  { id: 'name', header: 'Name', value: (item) => item.name, strong: true, shorten: 280 },
  {
    id: 'serialNumber',
    header: 'Serial Number',
    value: (item) => item.serialNumber,
    serial: (item) => item.serialNumber,
    cell: (item) => <Serial>{item.serialNumber}</Serial>,
  },
  { id: 'category', header: 'Category', value: (item) => categoryLabel(item.category) },
  {
    id: 'status',
    header: 'Status',
    value: (item) => item.status,
    cell: (item) => <StatusBadge status={verificationWord(item.status)} tooltip={missingNote(item)} />,
  },
  {
    id: 'assignedTo',
    header: 'Signed for by',
    value: holder,
    cell: (item) => (
      <>
        {holder(item)}
        <WithWhom possession={item.possession} holderId={item.assignedTo?.id} />
      </>
    ),
  },
  {
    id: 'lastVerified',
    header: 'Last Verified',
    value: (item) => item.lastVerified,
    cell: (item) => <Mono>{formatDateTime(item.lastVerified)}</Mono>,
  },
  { id: 'checks', header: 'Last Six Checks', cell: (item) => <CountColumns checks={countChecks(item)} /> },
  {
    id: 'actions',
    header: 'Actions',
    pinned: true,
    align: 'right',
    cell: (item) => <RowActions item={item} canVerify={mayVerify(item, user)} />,
  },
];
