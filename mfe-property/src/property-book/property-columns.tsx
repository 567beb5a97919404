import { holderName, type PropertyItem } from '@hand-receipt/contracts';
import {
  Box,
  formatDate,
  ItemStatusBadge,
  Mono,
  Serial,
  StatusBadge,
  WasSerials,
  widestSerial,
  WithWhom,
} from '@hand-receipt/ui';
import type { Column } from '@hand-receipt/ui/table';
import { closingStanding, closingTitle, onClosing } from '../closings/closing-words';
import { categoryLabel } from '../items/category-label';
import { AttachedComponents } from './attached-components';
import type { ListState, PropertyTab } from './list-state';
import { RowActions } from './row-actions';

/** Under the status of an item of a disputed hand-over. */
const Disputed = ({ item: { disputed } }: { item: PropertyItem }) =>
  disputed && (
    <Box display="block">
      <StatusBadge status="Overdue" label="Disputed" tooltip={`A leader settles ${disputed} first`} />
    </Box>
  );

/** Under the status of an item that waits in an open closing: nobody offers, recalls or amends it. */
const OnClosing = ({ item: { closing, leftAt } }: { item: PropertyItem }) =>
  closing &&
  !leftAt && (
    <Box display="block">
      <StatusBadge status="pending" label={onClosing(closing)} tooltip={closingStanding(closing)} />
    </Box>
  );

const identity: Column<PropertyItem>[] = [
  {
    id: 'name',
    header: 'Item',
    value: (item) => item.name,
    cell: (item) => (
      <>
        {item.name} <AttachedComponents item={item} />
      </>
    ),
    strong: true,
  },
  {
    id: 'serialNumber',
    header: 'Serial number',
    value: (item) => item.serialNumber,
    width: 126,
    serial: (item) => widestSerial(item.serialNumber, item.formerSerials),
    cell: (item) => (
      <>
        <Serial>{item.serialNumber}</Serial>
        <WasSerials serials={item.formerSerials} />
      </>
    ),
  },
  { id: 'nsn', header: 'NSN', width: 144, cell: (item) => item.nsn && <Mono muted>{item.nsn}</Mono> },
  {
    id: 'category',
    header: 'Category',
    value: (item) => categoryLabel(item.category),
    width: 132,
    muted: true,
  },
  {
    id: 'status',
    header: 'Status',
    value: (item) => item.status,
    width: 186,
    cell: (item) => (
      <>
        <ItemStatusBadge status={item.status} missing={item.missing} />
        <Disputed item={item} />
        <OnClosing item={item} />
      </>
    ),
  },
];

const holder: Column<PropertyItem> = {
  id: 'assignedTo',
  header: 'Signed for by',
  value: (item) => (item.holder ? holderName(item.holder) : 'Unassigned'),
  cell: (item) => (
    <>
      {item.holder ? holderName(item.holder) : 'Unassigned'}
      <WithWhom brief possession={item.possession} holderId={item.assignedTo} />
    </>
  ),
  width: 196,
};

/** When an item left the book, and by which paper. */
const leaving: Column<PropertyItem>[] = [
  { id: 'leftAt', header: 'Left', width: 110, cell: (item) => <Mono>{formatDate(item.leftAt)}</Mono> },
  { id: 'closing', header: 'By', width: 236, cell: (item) => item.closing && closingTitle(item.closing) },
];

/** When I signed for it, or who has it now (PROP-09). */
const custody: Record<PropertyTab, Column<PropertyItem>> = {
  assigned: {
    id: 'assignedDate',
    header: 'Assigned',
    value: (item) => item.assignedDate,
    width: 150,
    cell: (item) => (
      <>
        <Mono>{formatDate(item.assignedDate)}</Mono>
        <WithWhom brief possession={item.possession} holderId={item.assignedTo} />
      </>
    ),
  },
  signedout: holder,
  unassigned: holder,
  visible: holder,
};

/** Room for a number of buttons beside each other. */
const widthOf = (buttons: number) => 24 + 32 * buttons;
/** The one to its details; beside it, of what I signed down, the recall. */
const OWN_BUTTONS = { signedout: 2, unassigned: 1, visible: 1 };

/**
 * Columns of one tab. Their ids are the names that the API sorts by.
 *
 * @param left whether it lists what left the book
 * @param offered how many buttons other sections have in a row
 */
export const propertyColumns = (
  { tab, left }: Pick<ListState, 'tab' | 'left'>,
  onRecall: (item: PropertyItem) => void,
  offered: number,
): Column<PropertyItem>[] => [
  ...identity,
  ...(left ? leaving : [custody[tab]]),
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    buttons: true,
    pinned: true,
    align: 'right',
    width: widthOf(tab === 'assigned' ? offered + 1 : OWN_BUTTONS[tab]),
    cell: (item) => <RowActions item={item} tab={tab} onRecall={onRecall} />,
  },
];
