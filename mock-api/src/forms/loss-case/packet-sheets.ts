import type { LossCaseDetailDto } from '@hand-receipt/contracts';
import { type PageStamp, drawStamp } from '../da2062/stamp';
import { formDate, formTime } from '../dates';
import { LETTER, MARGIN } from '../maintenance/sheet';
import { flowTable } from '../pdf/flow-table';
import { PageFlow } from '../pdf/page-flow';
import type { Paper } from '../pdf/paper';
import type { Sheet } from '../pdf/print-sheets';
import { paragraphs, printable } from '../pdf/printable';
import type { TableColumn, TableEntry } from '../pdf/table';
import { wrap } from '../pdf/wrap';

const BODY = { size: 10 } as const;
const HEADING = { size: 11, face: 'bold' } as const;
const TOP = LETTER[1] - MARGIN;
/** Lower edge of the text: the stamp stands below it. */
const FOOT = 96;
const STAMP = { x: MARGIN, y: 30, side: 44, words: 'right', width: 400 } as const;

/** An event of an item as the packet lists it. */
export interface CustodyEvent {
  seq: number;
  type: string;
  at: Date;
  actor: string;
  serialNumber: string;
  leafHash: string;
}

/** What a packet prints. */
export interface LossPacket {
  lossCase: LossCaseDetailDto;
  events: readonly CustodyEvent[];
  /** Photos of exhibits, by letter. */
  photos: ReadonlyMap<string, Uint8Array>;
}

/** 22NOV2026 of 2026-11-22. */
const dayOf = (day: string): string => formDate(new Date(`${day}T12:00:00`));
const timeOf = (at: string | null): string => (at === null ? '' : formTime(new Date(at)));

type Flow = PageFlow;

/** Writes what stands below the text of a page. */
type Foot = (onto: Paper, page: number, pages: number) => void;

function writeLines(flow: Flow, title: string, lines: readonly string[]): void {
  if (flow.space < 60) flow.nextPage();
  flow.write(title, HEADING);
  flow.gap(4);
  for (const line of lines) {
    for (const paragraph of paragraphs(line)) flow.write(paragraph, BODY);
    flow.gap(3);
  }
  flow.gap(10);
}

const writeFacts = (flow: Flow, { facts }: LossCaseDetailDto): void =>
  writeLines(
    flow,
    'FACTS FOR DD FORM 200',
    facts.map(({ block, title, value }) => `${block}. ${title}: ${printable(value)}`),
  );

const writeItems = (flow: Flow, { items }: LossCaseDetailDto): void =>
  writeLines(
    flow,
    'ITEMS',
    items.map((item) => {
      const found = item.found
        ? ` Found by ${item.found.by.name}, ${timeOf(item.found.at)}: ${item.found.where}.`
        : '';
      const confirmed = item.confirmed_by ? ` Serial number read by ${item.confirmed_by.name}.` : '';
      const outcome = item.outcome ? ` Closed as ${item.outcome}, ${timeOf(item.closed_at)}.` : '';
      return `${item.name} ${item.serial_number}. Holder at discovery: ${item.holder?.name ?? 'nobody'}.${found}${confirmed}${outcome}`;
    }),
  );

const writeReports = (flow: Flow, { reports }: LossCaseDetailDto): void =>
  writeLines(
    flow,
    'REPORTS',
    reports.map(
      ({ by, at, circumstances, last_seen_at: seen, last_seen_where: where }) =>
        `${by.name}, ${timeOf(at)}: ${circumstances}${seen ? ` Last seen ${timeOf(seen)}, ${where ?? ''}.` : ''}`,
    ),
  );

function writeSearch(flow: Flow, { asks, places }: LossCaseDetailDto): void {
  const answers = asks.map(
    ({ person, asked_at: asked, answer, answered_at: at, seen_at: seen, seen_where: where }) => {
      const said = answer ? `${answer.replaceAll('-', ' ')}, ${timeOf(at)}` : 'no answer';
      return `${person.name}, asked ${timeOf(asked)}: ${said}${seen ? `, seen ${timeOf(seen)}, ${where ?? ''}` : ''}.`;
    },
  );
  const elsewhere = places.flatMap(({ last_location: location, mounted_on: parent, maintenance }) => [
    `Last location: ${location ?? 'not stated'}.`,
    ...(parent ? [`Mounted on ${parent}.`] : []),
    ...maintenance.map(({ id, description }) => `Open maintenance ${id}: ${description}`),
  ]);
  writeLines(flow, 'SEARCH', [...answers, ...elsewhere]);
}

const writePapers = (flow: Flow, { submitted, decided }: LossCaseDetailDto): void =>
  writeLines(flow, 'PAPERS', [
    submitted
      ? `${submitted.form}, inquiry number ${submitted.inquiryNumber}, submitted on ${dayOf(submitted.on)}. Recorded by ${submitted.by.name}, ${timeOf(submitted.at)}.`
      : 'Not submitted.',
    ...(decided
      ? [
          `Decided by ${decided.authority} on ${dayOf(decided.on)}: ${decided.decision}, ${decided.documentNumber}. Recorded by ${decided.by.name}, ${timeOf(decided.at)}.`,
        ]
      : []),
  ]);

/** The index names every exhibit, struck ones too; then follows what was typed. */
function writeExhibits(flow: Flow, { exhibits }: LossCaseDetailDto): void {
  writeLines(
    flow,
    'INDEX OF EXHIBITS',
    exhibits.map(({ letter, title, by, at, sha256, struck }) => {
      const end = struck ? ` STRUCK by ${struck.by.name}, ${timeOf(struck.at)}: ${struck.reason}` : '';
      return `${letter}. ${title}, ${by.name}, ${timeOf(at)}. SHA-256 ${sha256}.${end}`;
    }),
  );
  for (const { letter, title, text, struck } of exhibits) {
    if (text)
      writeLines(flow, `EXHIBIT ${letter}${struck ? ', STRUCK' : ''}: ${title.toUpperCase()}`, [text]);
  }
}

type Key = 'seq' | 'time' | 'item' | 'type' | 'actor' | 'hash';

const COLUMNS: readonly TableColumn<Key>[] = [
  { key: 'seq', head: ['EVENT'], width: 46 },
  { key: 'time', head: ['TIME'], width: 84 },
  { key: 'item', head: ['SERIAL NUMBER'], width: 96 },
  { key: 'type', head: ['WHAT'], width: 110 },
  { key: 'actor', head: ['BY'], width: 90 },
  { key: 'hash', head: ['LEAF HASH'], width: 114 },
];

function writeCustody(flow: Flow, events: readonly CustodyEvent[]): void {
  if (flow.space < 90) flow.nextPage();
  flow.write('CHAIN OF CUSTODY BY THE LEDGER', HEADING);
  flow.gap(4);
  const entries = events.map(({ seq, at, serialNumber, type, actor, leafHash }): TableEntry<Key> => ({
    cells: {
      seq: [String(seq)],
      time: [formTime(at)],
      item: [serialNumber],
      type: [type],
      actor: [actor],
      hash: [leafHash],
    },
  }));
  flowTable(flow, COLUMNS, entries);
  flow.gap(8);
}

/** A page for the photo of each exhibit that is one, as large as the page holds it. */
function photoSheets({ lossCase, photos }: LossPacket, foot: Foot): Sheet[] {
  return lossCase.exhibits.flatMap(({ letter, title, sha256, struck }) => {
    const photo = photos.get(letter);
    if (!photo) return [];
    return (onto: Paper, page: number, pages: number) => {
      onto.addPage(LETTER);
      const words = `EXHIBIT ${letter}${struck ? ', STRUCK' : ''}: ${printable(title).toUpperCase()}`;
      const lines = wrap(onto, words, LETTER[0] - 2 * MARGIN, HEADING);
      lines.forEach((line, row) => onto.text(line, MARGIN, TOP - 12 - row * 14, HEADING));
      const top = TOP - 12 - lines.length * 14;
      onto.text(`SHA-256 ${sha256}`, MARGIN, top, { size: 7 });
      const box = { x: MARGIN, y: FOOT, width: LETTER[0] - 2 * MARGIN, height: top - 12 - FOOT };
      if (!onto.picture(photo, box)) onto.text('This photo cannot be printed.', MARGIN, top - 20, BODY);
      foot(onto, page, pages);
    };
  });
}

/** Every sheet of the packet of a loss case, each with its number and the stamp of the ledger; its photos come last. */
export function lossPacketSheets(paper: Paper, packet: LossPacket, stamp: PageStamp): Sheet[] {
  const { lossCase, events } = packet;
  const flow = new PageFlow(paper, { size: LETTER, margin: MARGIN, top: TOP, foot: FOOT });
  flow.write(lossCase.unit.name.toUpperCase(), { ...HEADING, size: 12, align: 'center' });
  flow.write(`LOSS CASE ${lossCase.id}`, { ...HEADING, size: 12, align: 'center' });
  flow.gap(8);
  flow.write(
    `Opened ${timeOf(lossCase.opened_at)} by ${lossCase.reported_by.name}. State: ${lossCase.state}${lossCase.outcome ? `, ${lossCase.outcome}` : ''}. Day ${lossCase.day} of ${lossCase.days}.`,
    BODY,
  );
  flow.gap(10);
  writeItems(flow, lossCase);
  writeFacts(flow, lossCase);
  writeReports(flow, lossCase);
  writeSearch(flow, lossCase);
  writePapers(flow, lossCase);
  writeExhibits(flow, lossCase);
  writeCustody(flow, events);
  const foot: Foot = (onto, page, pages) => {
    drawStamp(onto, stamp, STAMP);
    onto.text(`${lossCase.id}   PAGE ${page} OF ${pages} PAGES`, LETTER[0] - MARGIN, FOOT - 14, {
      size: 7,
      align: 'right',
    });
  };
  return [...flow.sheets(foot), ...photoSheets(packet, foot)];
}
