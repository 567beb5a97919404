import { useState } from 'react';
import {
  Box,
  Button,
  formatDate,
  IconButton,
  ItemStatusBadge,
  PanelRightOpenIcon,
  SelectionBar,
  SendIcon,
  Serial,
  toast,
} from '../index';
import { type Column, DataTable, RowButtons } from '../table';
import { Part } from './part';
import { type SampleItem, sampleItems } from './samples';

const nameOf = (item: SampleItem) => `${item.name} ${item.serial}`;
const open = (item: SampleItem) => toast({ title: nameOf(item), tone: 'info' });

const COLUMNS: Column<SampleItem>[] = [
  { id: 'name', header: 'Item', value: (item) => item.name, strong: true },
  {
    id: 'serial',
    header: 'Serial number',
    value: (item) => item.serial,
    cell: (item) => <Serial>{item.serial}</Serial>,
    width: 130,
  },
  {
    id: 'status',
    header: 'Status',
    value: (item) => item.status,
    cell: (item) => <ItemStatusBadge status={item.status} />,
    width: 200,
  },
  {
    id: 'assigned',
    header: 'Assigned',
    value: (item) => item.assigned,
    cell: (item) => formatDate(item.assigned),
    mono: true,
    width: 120,
  },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    align: 'right',
    width: 100,
    cell: (item) => (
      <RowButtons>
        <IconButton label={`Request transfer, ${nameOf(item)}`} icon={<SendIcon />} />
        <IconButton
          label={`Details, ${nameOf(item)}`}
          icon={<PanelRightOpenIcon />}
          onClick={() => open(item)}
        />
      </RowButtons>
    ),
  },
];

const FEW = sampleItems(6);
const MANY = sampleItems(1000);

function SelectableTable() {
  const [selected, setSelected] = useState<Set<string>>(new Set(['item-1']));
  return (
    <>
      <DataTable
        label="Items"
        rows={FEW}
        columns={COLUMNS}
        rowId={(item) => item.id}
        rowName={nameOf}
        selected={selected}
        onSelectedChange={setSelected}
        onOpen={open}
        renderExpanded={(item) => <Box fontSize="sm">Components of {item.name}</Box>}
        renderCard={(item) => (
          <>
            <Serial size="lg">{item.serial}</Serial>
            <Box>{item.name}</Box>
            <ItemStatusBadge status={item.status} />
          </>
        )}
      />
      <SelectionBar
        count={selected.size === 1 ? 0 : selected.size}
        onClear={() => setSelected(new Set())}
        keyAction={<Button variant="key">Export DA 2062</Button>}
      >
        <Button variant="ghost">Bulk Transfer</Button>
        <Button variant="ghost">Update Status</Button>
      </SelectionBar>
    </>
  );
}

export function TableParts() {
  return (
    <>
      <Part name="Data table: sort, select, expand, keys" wide>
        <SelectableTable />
      </Part>
      <Part name="A thousand rows, compact" wide>
        <DataTable
          label="A thousand items"
          rows={MANY}
          columns={COLUMNS}
          rowId={(item) => item.id}
          rowName={nameOf}
          density="compact"
          maxHeight="320px"
        />
      </Part>
      <Part name="Loading, in the real grid" wide>
        <DataTable
          label="Loading items"
          rows={[]}
          columns={COLUMNS}
          rowId={(item) => item.id}
          rowName={nameOf}
          loading
          loadingText="Loading items..."
        />
      </Part>
    </>
  );
}
