import type { ReconciliationKind, ReconciliationLineDto } from '@hand-receipt/contracts';
import type { TableColumn, TableEntry } from '../pdf/table';
import { printable } from '../pdf/printable';

type Key = 'line' | 'serial' | 'description' | 'difference' | 'note';

export const COLUMNS: readonly TableColumn<Key>[] = [
  { key: 'line', head: ['', 'ROW'], width: 36, centered: true },
  { key: 'serial', head: ['', 'SERIAL NUMBER'], width: 110 },
  { key: 'description', head: ['', 'ITEM DESCRIPTION'], width: 124 },
  { key: 'difference', head: ['', 'THEIRS AND OURS'], width: 140 },
  { key: 'note', head: ['', 'SETTLED BY, NOTE'], width: 130 },
];

/** The lists of the paper, in their order. Equal rows are counted, not listed. */
export const LISTS = [
  ['differing', 'DIFFER'],
  ['theirs', 'ONLY IN THEIRS'],
  ['ours', 'ONLY IN OURS'],
] as const satisfies [ReconciliationKind, string][];

const FIELD = { serial_number: 'Serial', uii: 'UII', nsn: 'NSN', lin: 'LIN', name: 'Name' } as const;

const NONE = '(none)';

const noteOf = ({ outcome, note, noted_by: by, carried_from: from }: ReconciliationLineDto): string[] =>
  [
    outcome,
    note && `${note}${by ? ` (${by.name}${from ? `, ${from}` : ''})` : ''}`,
    !outcome && !note && 'Open',
  ].flatMap((text) => (text ? [printable(text)] : []));

/** A line of the paper for each row of a list. */
export const entriesOf = (lines: readonly ReconciliationLineDto[]): TableEntry<Key>[] =>
  lines.map((line) => {
    const { item, theirs, differences, row_line: row } = line;
    return {
      cells: {
        line: [row === null ? '' : String(row)],
        serial: [printable(item?.serial_number ?? theirs?.serial_number ?? theirs?.uii ?? NONE)],
        description: [printable(item?.name ?? theirs?.name ?? NONE)],
        difference: differences.flatMap((one) => [
          printable(`${FIELD[one.field]} theirs: ${one.theirs}`),
          printable(`${FIELD[one.field]} ours: ${one.ours ?? NONE}`),
        ]),
        note: noteOf(line),
      },
    };
  });
