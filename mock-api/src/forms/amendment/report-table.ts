import type { AmendmentDto, AmendmentLineDto } from '@hand-receipt/contracts';
import type { TableColumn, TableEntry } from '../pdf/table';
import { printable } from '../pdf/printable';
import type { AdjustmentReport } from './load-report';

type Key = 'line' | 'serial' | 'stock' | 'description' | 'from' | 'to';

export const COLUMNS: readonly TableColumn<Key>[] = [
  { key: 'line', head: ['', 'LINE'], width: 30, centered: true },
  { key: 'serial', head: ['', 'SERIAL NUMBER'], width: 104 },
  { key: 'stock', head: ['', 'STOCK NUMBER'], width: 86 },
  { key: 'description', head: ['', 'ITEM DESCRIPTION'], width: 112 },
  { key: 'from', head: ['CHANGE', 'FROM'], width: 104 },
  { key: 'to', head: ['CHANGE', 'TO'], width: 104 },
];

const FIELD: Record<AmendmentLineDto['field'], string> = {
  serial_number: 'Serial number',
  nsn: 'NSN',
  lin: 'LIN',
  uii: 'UII',
  name: 'Name',
  category: 'Category',
  ciic: 'CIIC',
  sensitive_mark: 'Sensitive mark',
  is_sensitive: 'Sensitive',
};

const NONE = '(none)';

/**
 * What an item was when the amendment was made: the old value of a field that it changes, else what is on record. A later
 * amendment does not change what this paper says of its own lines.
 */
function before(
  { lines }: AmendmentDto,
  { item }: AmendmentLineDto,
  field: AmendmentLineDto['field'],
  now: string | null,
) {
  const own = lines.find((line) => line.item.id === item.id && line.field === field);
  return own ? own.from : now;
}

/** A line for each value that changes. */
export const reportEntries = ({ amendment, stockNumbers }: AdjustmentReport): TableEntry<Key>[] =>
  amendment.lines.map((line, index) => {
    const { item, field, from, to } = line;
    const was = (of: AmendmentLineDto['field'], now: string | null) =>
      printable(before(amendment, line, of, now) ?? NONE);
    return {
      cells: {
        line: [String(index + 1)],
        serial: [was('serial_number', item.serial_number)],
        stock: [was('nsn', stockNumbers.get(item.id) ?? null)],
        description: [was('name', item.name)],
        from: [`${FIELD[field]}:`, printable(from ?? NONE)],
        to: [`${FIELD[field]}:`, printable(to ?? NONE)],
      },
    };
  });
