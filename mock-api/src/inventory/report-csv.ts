import {
  EXTRA_RESOLUTION_WORDS,
  EXTRA_RESULTS,
  INVENTORY_RULE_WORDS,
  type InventoryExtraDto,
  type InventoryReportDto,
  NOT_FOUND_AGAIN,
  REPORT_PART_WORDS,
  REPORT_RESULTS,
  type ReportGroup,
  type ReportLine,
  lineNotes,
  notRecountedTitle,
  reportGroups,
  reportResult,
  reportSignatures,
  nearMissTotal,
  reportTotals,
  rulesInWords,
  totalsWords,
  wholeScopeWords,
} from '@hand-receipt/contracts';
import { BYTE_ORDER_MARK, writeRows } from '../kernel';

type Inventory = InventoryReportDto['inventory'];

/** One row: each column that it fills. */
interface Row {
  part: string;
  group?: string;
  serial?: string;
  name?: string | null;
  holder?: string | null;
  result?: string;
  by?: string | null;
  time?: string | null;
  document?: string;
  note?: string;
}

const COLUMNS: readonly (readonly [keyof Row, string])[] = [
  ['part', 'Part'],
  ['group', 'LIN'],
  ['serial', 'Serial Number'],
  ['name', 'Name'],
  ['holder', 'Holder'],
  ['result', 'Result'],
  ['by', 'By'],
  ['time', 'Time'],
  ['document', 'Document'],
  ['note', 'Note'],
];

const scopeOf = ({ unit, category, holder, kind }: Inventory): string =>
  [unit, category && `category ${category}`, holder && `held by ${holder.name}`].filter(Boolean).join(', ') ||
  wholeScopeWords(kind).toLowerCase();

/** What was counted, when and by whom, and how it ended. */
function factRows({ inventory, lines }: InventoryReportDto): Row[] {
  const { id, title, memorandumFor, citation, openedBy, openedAt, closedBy, closedAt, counters } = inventory;
  const { extra, nearMiss = 0 } = inventory.progress;
  return [
    { part: 'Inventory', name: title, note: id },
    { part: 'Memorandum for', note: memorandumFor ?? 'RECORD' },
    ...(citation ? [{ part: 'Reference', note: citation }] : []),
    { part: 'Scope', note: scopeOf(inventory) },
    { part: 'Opened', by: openedBy.name, time: openedAt },
    { part: 'Closed', by: closedBy?.name ?? null, time: closedAt },
    ...counters.map(({ name }) => ({ part: 'Team', by: name })),
    ...rulesInWords(inventory).map((note) => ({ part: 'Rule', note })),
    {
      part: 'Totals',
      note: `${totalsWords(reportTotals(lines))}, ${extra} extra, ${nearMissTotal(nearMiss)}`,
    },
  ];
}

/** Waivers, the recount, or why nobody counted again. */
function conductRows(inventory: Inventory): Row[] {
  const { waivers = [], recountAt, recountBy, noRecountReason, closedBy, closedAt, keys } = inventory;
  return [
    ...waivers.map(({ person, rule, reason, by, at }) => ({
      part: 'Waiver',
      holder: person.name,
      result: `Waived: ${INVENTORY_RULE_WORDS[rule]}`,
      by: by.name,
      time: at,
      note: reason,
    })),
    ...(recountAt ? [{ part: 'First count ended', by: recountBy?.name ?? null, time: recountAt }] : []),
    ...(noRecountReason
      ? [
          {
            part: notRecountedTitle(inventory),
            by: closedBy?.name ?? null,
            time: closedAt,
            note: noRecountReason,
          },
        ]
      : []),
    ...(keys ? [{ part: 'Keys to', by: keys.person.name, time: keys.at }] : []),
  ];
}

const lineRow = (group: string, line: ReportLine): Row => ({
  part: 'Line',
  group,
  serial: line.serialNumber,
  name: line.name,
  holder: line.holder,
  result: REPORT_RESULTS[reportResult(line)],
  by: line.countedBy ?? line.document?.by ?? null,
  time: line.countedAt ?? line.leftAt ?? line.document?.at ?? null,
  document: line.document?.number,
  note: lineNotes({ ...line, document: undefined, note: line.document?.note ?? line.note }).join(' '),
});

const groupRows = ({ key, lines, totals }: ReportGroup): Row[] => [
  ...lines.map((line) => lineRow(key, line)),
  { part: 'Subtotal', group: key, note: totalsWords(totals) },
];

/** What was noted of an extra, how many photos it has, and what became of it. */
function extraNote({
  note,
  photos = [],
  readAgainAt,
  recount,
  notHere,
  resolved,
}: InventoryExtraDto): string {
  return [
    note ?? '',
    photos.length > 0 ? `Photos: ${photos.length}.` : '',
    readAgainAt ? `Read again ${readAgainAt}.` : '',
    recount ? `Recounted by ${recount.by} ${recount.at}.` : '',
    notHere ? `${NOT_FOUND_AGAIN}, ${notHere.by} ${notHere.at}.` : '',
    resolved ? `${EXTRA_RESOLUTION_WORDS[resolved.as]}, ${resolved.by} ${resolved.at}.` : '',
    resolved?.note ?? '',
  ]
    .filter(Boolean)
    .join(' ');
}

const codeRow = (part: string, extra: InventoryExtraDto): Row => ({
  part,
  serial: extra.code,
  result: EXTRA_RESULTS[extra.result],
  by: extra.by,
  time: extra.at,
  note: extraNote(extra),
});

type LateRead = NonNullable<InventoryReportDto['lateReads']>[number];

/** A read that arrived after the closing: the time of the read, and in the note when it arrived and who accepted it. */
const lateRow = ({ code, item, at, deviceAt, by, acceptedBy, acceptedAt }: LateRead): Row => ({
  part: 'Late read',
  serial: code,
  name: item?.name,
  result: item ? 'On this inventory' : 'Not on this inventory',
  by,
  time: deviceAt ?? at,
  note: [`Arrived ${at}.`, acceptedBy ? `Accepted by ${acceptedBy} ${acceptedAt}.` : ''].join(' ').trim(),
});

const endRows = (inventory: Inventory): Row[] => [
  ...(inventory.notes ? [{ part: 'Closing note', note: inventory.notes }] : []),
  ...reportSignatures(inventory).map(({ part, person, at }) => ({
    part: 'Signature',
    name: REPORT_PART_WORDS[part],
    result: at ? 'Signed' : 'Not signed',
    by: person.name,
    time: at,
  })),
  ...(inventory.resultDigest ? [{ part: 'SHA-256 of result.json', note: inventory.resultDigest }] : []),
];

/**
 * A report as CSV text, with what its page and its paper say: the facts, every line by LIN with subtotals, extra codes, near
 * misses, late reads, closing note and signatures. Times are ISO 8601.
 */
export function reportCsv(report: InventoryReportDto): string {
  const rows: Row[] = [
    ...factRows(report),
    ...conductRows(report.inventory),
    ...reportGroups(report.lines).flatMap(groupRows),
    ...report.extras.map((extra) => codeRow('Extra', extra)),
    ...report.nearMisses.map((extra) => codeRow('Near miss', extra)),
    ...(report.lateReads ?? []).map(lateRow),
    ...endRows(report.inventory),
  ];
  return (
    BYTE_ORDER_MARK +
    writeRows([
      COLUMNS.map(([, heading]) => heading),
      ...rows.map((row) => COLUMNS.map(([key]) => row[key] ?? null)),
    ])
  );
}
