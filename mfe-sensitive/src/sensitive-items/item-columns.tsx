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

/**
 * The table's columns for one reader: they may mark verified what is assigned to them or with them. At 1440 px beside the
 * open navigation they fit without scrolling sideways, so that the pinned actions cover none of them.
 */
export const itemColumns = (user: UserDto): Column<SensitiveItemDto>[] => [
  { id: 'name', header: 'Name', value: (item) => item.name, strong: true, shorten: 280, least: 136 },
  {
    id: 'serialNumber',
    header: 'Serial Number',
    width: 110,
    value: (item) => item.serialNumber,
    serial: (item) => item.serialNumber,
    cell: (item) => <Serial>{item.serialNumber}</Serial>,
  },
  { id: 'category', header: 'Category', width: 100, value: (item) => categoryLabel(item.category) },
  {
    id: 'status',
    header: 'Status',
    width: 140,
    value: (item) => item.status,
    cell: (item) => <StatusBadge status={verificationWord(item.status)} tooltip={missingNote(item)} />,
  },
  {
    id: 'assignedTo',
    header: 'Signed for by',
    least: 124,
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
    width: 140,
    value: (item) => item.lastVerified,
    cell: (item) => <Mono>{formatDateTime(item.lastVerified)}</Mono>,
  },
  {
    id: 'checks',
    header: 'Last Six Checks',
    width: 168,
    cell: (item) => <CountColumns checks={countChecks(item)} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    width: 186,
    pinned: true,
    align: 'right',
    cell: (item) => <RowActions item={item} canVerify={mayVerify(item, user)} />,
  },
];
