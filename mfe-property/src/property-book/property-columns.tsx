import { personName, type PropertyItem } from '@hand-receipt/contracts';
import { formatDate, ItemStatusBadge, Mono, Serial } from '@hand-receipt/ui';
import type { Column } from '@hand-receipt/ui/table';
import { categoryLabel } from '../items/category-label';
import { AttachedComponents } from './attached-components';
import type { PropertyTab } from './list-state';
import { RowActions } from './row-actions';

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
    cell: (item) => <Serial>{item.serialNumber}</Serial>,
  },
  { id: 'nsn', header: 'NSN', width: 144, cell: (item) => item.nsn && <Mono muted>{item.nsn}</Mono> },
  {
    id: 'category',
    header: 'Category',
    value: (item) => categoryLabel(item.category),
    width: 152,
    muted: true,
  },
  {
    id: 'status',
    header: 'Status',
    value: (item) => item.status,
    width: 186,
    cell: (item) => <ItemStatusBadge status={item.status} />,
  },
];

/** When I signed for it, or who has it now (PROP-09). */
const custody: Record<PropertyTab, Column<PropertyItem>> = {
  assigned: {
    id: 'assignedDate',
    header: 'Assigned',
    value: (item) => item.assignedDate,
    width: 110,
    cell: (item) => <Mono>{formatDate(item.assignedDate)}</Mono>,
  },
  signedout: {
    id: 'assignedTo',
    header: 'Assigned to',
    value: (item) => (item.holder ? personName(item.holder) : null),
    width: 148,
  },
};

/** Room for a number of buttons beside each other. */
const widthOf = (buttons: number) => 24 + 32 * buttons;
/** The one to its details, and the recall. */
const RECALL_AND_DETAILS = 2;

/**
 * Columns of one tab. Their ids are the names that the API sorts by.
 *
 * @param offered how many buttons other sections have in a row
 */
export const propertyColumns = (
  tab: PropertyTab,
  onRecall: (item: PropertyItem) => void,
  offered: number,
): Column<PropertyItem>[] => [
  ...identity,
  custody[tab],
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    buttons: true,
    pinned: true,
    align: 'right',
    width: widthOf(tab === 'assigned' ? offered + 1 : RECALL_AND_DETAILS),
    cell: (item) => <RowActions item={item} tab={tab} onRecall={onRecall} />,
  },
];
