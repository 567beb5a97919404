import {
  EXTRA_RESOLUTION_WORDS,
  EXTRA_RESULTS,
  type InventoryExtraDto,
  type InventoryReportDto,
  NOT_FOUND_AGAIN,
  REPORT_RESULTS,
  type ReportGroup,
  type ReportLine,
  lineNotes,
  reportGroups,
  reportResult,
  reportTotals,
  totalsWords,
} from '@hand-receipt/contracts';
import { formTime } from '../dates';
import type { TableColumn, TableEntry } from '../pdf/table';
import { printable } from '../pdf/printable';

type LineKey = 'serial' | 'item' | 'holder' | 'result' | 'by' | 'time' | 'note';
type CodeKey = 'code' | 'found' | 'by' | 'time' | 'note';

const NONE = '-';

/** `22NOV2026 1830` of an ISO 8601 time; a dash for none. */
export const timeOf = (at: string | null | undefined): string => (at ? formTime(new Date(at)) : NONE);

export const LINE_COLUMNS: readonly TableColumn<LineKey>[] = [
  { key: 'serial', head: ['', 'SERIAL NUMBER'], width: 94 },
  { key: 'item', head: ['', 'NAME'], width: 108 },
  { key: 'holder', head: ['HOLDER', 'AT OPENING'], width: 74 },
  { key: 'result', head: ['', 'RESULT'], width: 54 },
  { key: 'by', head: ['', 'COUNTED BY'], width: 70 },
  { key: 'time', head: ['', 'TIME'], width: 78 },
  { key: 'note', head: ['', 'NOTE'], width: 62 },
];

export const CODE_COLUMNS: readonly TableColumn<CodeKey>[] = [
  { key: 'code', head: ['', 'CODE READ'], width: 140 },
  { key: 'found', head: ['', 'WHAT IT IS'], width: 110 },
  { key: 'by', head: ['', 'READ BY'], width: 76 },
  { key: 'time', head: ['', 'TIME'], width: 78 },
  { key: 'note', head: ['', 'NOTE'], width: 136 },
];

const lineEntry = (line: ReportLine): TableEntry<LineKey> => ({
  cells: {
    serial: [printable(line.serialNumber)],
    item: [printable(line.name)],
    holder: [printable(line.holder ?? 'Unassigned')],
    result: [REPORT_RESULTS[reportResult(line)]],
    by: [printable(line.countedBy ?? line.document?.by ?? NONE)],
    time: [timeOf(line.countedAt ?? line.leftAt ?? line.document?.at)],
    note: lineNotes(line).map(printable),
  },
});

const groupEntries = ({ title, lines, totals }: ReportGroup): TableEntry<LineKey>[] => [
  { cells: {}, across: printable(title), keepsNext: true },
  ...lines.map(lineEntry),
  { cells: {}, across: printable(`Subtotal ${title}: ${totalsWords(totals)}`) },
];

/** Every line by LIN, each LIN with its subtotals, and the total below. */
export const lineEntries = ({ lines }: InventoryReportDto): TableEntry<LineKey>[] => [
  ...reportGroups(lines).flatMap(groupEntries),
  { cells: {}, across: `Total: ${totalsWords(reportTotals(lines))}` },
];

/** What was noted of a code, the second reads of it, and what it turned out to be. */
function noteOf({ note, photos = [], readAgainAt, recount, notHere, resolved }: InventoryExtraDto): string[] {
  return [
    note ?? '',
    photos.length > 0 ? `Photos: ${photos.length}, below.` : '',
    readAgainAt ? `Read again ${timeOf(readAgainAt)}.` : '',
    recount ? `Recounted by ${recount.by} ${timeOf(recount.at)}.` : '',
    notHere ? `${NOT_FOUND_AGAIN}, ${notHere.by} ${timeOf(notHere.at)}.` : '',
    resolved ? `${EXTRA_RESOLUTION_WORDS[resolved.as]}, ${resolved.by} ${timeOf(resolved.at)}.` : '',
    resolved?.note ?? '',
  ]
    .filter(Boolean)
    .map(printable);
}

export const codeEntries = (extras: readonly InventoryExtraDto[]): TableEntry<CodeKey>[] =>
  extras.map((extra) => ({
    cells: {
      code: [printable(extra.code)],
      found: [EXTRA_RESULTS[extra.result]],
      by: [printable(extra.by)],
      time: [timeOf(extra.at)],
      note: noteOf(extra),
    },
  }));

type LateRead = NonNullable<InventoryReportDto['lateReads']>[number];

/** Reads that arrived after the closing: the time of the read, when it arrived, and who accepted it. */
export const lateEntries = (reads: readonly LateRead[]): TableEntry<CodeKey>[] =>
  reads.map(({ code, item, at, deviceAt, by, acceptedBy, acceptedAt }) => ({
    cells: {
      code: [printable(code)],
      found: [printable(item?.name ?? 'Not on this inventory')],
      by: [printable(by)],
      time: [timeOf(deviceAt ?? at)],
      note: [`Arrived ${timeOf(at)}.`, acceptedBy ? `Accepted by ${acceptedBy} ${timeOf(acceptedAt)}.` : '']
        .filter(Boolean)
        .map(printable),
    },
  }));
