import type { TableColumn, TableEntry } from '../pdf/table';
import { printable } from '../pdf/printable';
import type { ClosingPaper } from './load-paper';

export type PaperKey = 'line' | 'stock' | 'description' | 'unit' | 'quantity' | 'condition';

export const COLUMNS: readonly TableColumn<PaperKey>[] = [
  { key: 'line', head: ['', 'ITEM'], width: 36, centered: true },
  { key: 'stock', head: ['', 'STOCK NUMBER'], width: 104 },
  { key: 'description', head: ['', 'ITEM DESCRIPTION'], width: 264 },
  { key: 'unit', head: ['UNIT OF', 'ISSUE'], width: 44, centered: true },
  { key: 'quantity', head: ['', 'QUANTITY'], width: 50, centered: true },
  { key: 'condition', head: ['CONDITION', 'CODE'], width: 42, centered: true },
];

/** A line for each item: its serial number under its name, and what is short of it. */
export const paperEntries = ({ closing, unitsOfIssue }: ClosingPaper): TableEntry<PaperKey>[] =>
  closing.lines.map(({ item, nsn, lin, shortages }, index) => ({
    cells: {
      line: [String(index + 1)],
      stock: [printable(nsn ?? '(none)'), ...(lin ? [printable(`LIN ${lin}`)] : [])],
      description: [
        printable(item.name),
        printable(`SN ${item.serial_number}`),
        ...shortages.map((short) => printable(`Short: ${short}`)),
      ],
      unit: [printable(unitsOfIssue.get(item.id) ?? 'EA')],
      quantity: ['1'],
      condition: [closing.condition_code ?? ''],
    },
  }));
