import type { InventoryExtraDto, InventoryReportDto } from '@hand-receipt/contracts';
import { BYTE_ORDER_MARK, writeRows } from '../kernel';

type Line = InventoryReportDto['lines'][number];

const HEADINGS = ['Serial Number', 'Name', 'Holder', 'Result', 'By', 'Time', 'Document', 'Note'];

const FOUND: Record<InventoryExtraDto['result'], string> = {
  'not-mine': 'Extra: on the books, not on this inventory',
  'not-on-the-books': 'Extra: not on the books',
  'near-miss': 'Near miss',
};

/** How a line ended, in the words of the printed report. */
function resultOf({ countedAt, leftAt, document }: Line): string {
  if (countedAt !== null) return 'Seen';
  if (leftAt) return 'Left the book';
  return document ? 'By document' : 'NOT SEEN';
}

const lineCells = (line: Line) => [
  line.serialNumber,
  line.name,
  line.holder,
  resultOf(line),
  line.countedBy ?? line.document?.by ?? null,
  line.countedAt ?? line.leftAt ?? line.document?.at ?? null,
  line.document?.number ?? null,
  line.document?.note ?? null,
];

const codeCells = ({ code, result, by, at }: InventoryExtraDto) => [
  code,
  null,
  null,
  FOUND[result],
  by,
  at,
  null,
  null,
];

type Inventory = InventoryReportDto['inventory'];

/** Waivers, and why nobody counted again. */
const conductCells = ({ waivers = [], noRecountReason, closedBy, closedAt }: Inventory) => [
  ...waivers.map(({ person, rule, reason, by, at }) => [
    null,
    null,
    person.name,
    `Waived: ${rule}`,
    by.name,
    at,
    null,
    reason,
  ]),
  ...(noRecountReason
    ? [
        [
          null,
          null,
          null,
          'Closed without a recount',
          closedBy?.name ?? null,
          closedAt,
          null,
          noRecountReason,
        ],
      ]
    : []),
];

/** The lines of a report, its extra codes and its near misses as CSV text. Times are ISO 8601. */
export const reportCsv = ({ inventory, lines, extras, nearMisses }: InventoryReportDto): string =>
  BYTE_ORDER_MARK +
  writeRows([
    HEADINGS,
    ...lines.map(lineCells),
    ...[...extras, ...nearMisses].map(codeCells),
    ...conductCells(inventory),
  ]);
