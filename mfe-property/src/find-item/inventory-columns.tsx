import type { InventoryItemDto } from '@hand-receipt/contracts';
import {
  ItemStatusBadge,
  Link,
  Mono,
  Serial,
  StatusBadge,
  WasSerials,
  widestSerial,
  WithWhom,
} from '@hand-receipt/ui';
import type { Column } from '@hand-receipt/ui/table';
import { foundBy, isNearMiss } from './found-by';
import { holderWords, leftBadge } from './left-words';
import { NearMiss } from './near-miss';

const columns: Column<InventoryItemDto>[] = [
  {
    id: 'name',
    header: 'Item',
    value: (item) => item.name,
    cell: (item) => (
      <Link to={`/property-book/${item.id}`} aria-label={`${item.name} ${item.serial_number}`}>
        {item.name}
      </Link>
    ),
    strong: true,
    shorten: 280,
    sortable: false,
  },
  {
    id: 'serialNumber',
    header: 'Serial number',
    width: 130,
    serial: (item) => widestSerial(item.serial_number, item.former_serials),
    cell: (item) => (
      <>
        <Serial>{item.serial_number}</Serial>
        <WasSerials serials={item.former_serials} />
      </>
    ),
  },
  { id: 'nsn', header: 'NSN', width: 144, cell: (item) => item.nsn && <Mono muted>{item.nsn}</Mono> },
  { id: 'lin', header: 'LIN', width: 80, cell: (item) => item.lin && <Mono muted>{item.lin}</Mono> },
  {
    id: 'holder',
    header: 'Signed for by',
    width: 148,
    cell: (item) => (
      <>
        {holderWords(item)}
        <WithWhom brief possession={item.possession} holderId={item.holder?.id} />
      </>
    ),
  },
  {
    id: 'location',
    header: 'Location',
    width: 152,
    value: (item) => item.location,
    muted: true,
    sortable: false,
  },
  {
    id: 'status',
    header: 'Status',
    width: 190,
    cell: (item) =>
      item.left ? (
        <StatusBadge {...leftBadge(item.left)} />
      ) : (
        <ItemStatusBadge status={item.current_status} missing={item.missing} />
      ),
  },
];

const foundByColumn: Column<InventoryItemDto> = {
  id: 'foundBy',
  header: 'Found by',
  width: 124,
  cell: (item) => (isNearMiss(item) ? <NearMiss /> : foundBy(item)),
};

/** Columns of Find Item; while words are searched for, one says where they were found. */
const searched = [...columns, foundByColumn];
export const inventoryColumns = (searching: boolean): Column<InventoryItemDto>[] =>
  searching ? searched : columns;
