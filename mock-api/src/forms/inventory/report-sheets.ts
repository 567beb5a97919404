import {
  type InventoryExtraDto,
  type InventoryReportDto,
  REPORT_PART_WORDS,
  type ReportSignature,
  reportSignatures,
} from '@hand-receipt/contracts';
import { type PageStamp, drawStamp } from '../da2062/stamp';
import { formDate } from '../dates';
import { LETTER, MARGIN, WIDTH } from '../maintenance/sheet';
import { flowTable } from '../pdf/flow-table';
import { PageFlow } from '../pdf/page-flow';
import type { Paper } from '../pdf/paper';
import type { Sheet } from '../pdf/print-sheets';
import { paragraphs, printable } from '../pdf/printable';
import { type TableColumn, type TableEntry, heightOf } from '../pdf/table';
import { wrap } from '../pdf/wrap';
import type { ExtraPhoto } from './load-photos';
import { memorandumParagraphs, resultOf, subjectOf } from './memorandum';
import { CODE_COLUMNS, LINE_COLUMNS, codeEntries, lateEntries, lineEntries, timeOf } from './report-tables';

const BODY = { size: 10 } as const;
const SMALL = { size: 7 } as const;
const HEADING = { size: 10, face: 'bold' } as const;
const STAMP = { x: LETTER[0] - MARGIN - 40, y: LETTER[1] - 64, side: 40, words: 'left', width: 330 } as const;
/** Upper edge of the text: the stamp stands above it. */
const TOP = LETTER[1] - 76;
const FOOT = 56;
const PHOTO = { width: (WIDTH - 12) / 2, height: 180 } as const;
/** From one line of a caption to the next. */
const CAPTION = 9;
const BLOCK = { width: 252, line: 10 } as const;
const NAME = { size: 9, face: 'bold' } as const;
const UNIT = { size: 8 } as const;

/** Everything that the paper of an inventory prints. */
export interface ReportPaper {
  report: InventoryReportDto;
  /** By the ids of the extras. */
  photos: ReadonlyMap<string, readonly ExtraPhoto[]>;
}

const unitOf = ({ unit, openedBy }: InventoryReportDto['inventory']): string => unit ?? openedBy.unit;

/** Unit, date, whom it is for and what it is about. */
function writeHead(flow: PageFlow, { inventory }: InventoryReportDto): void {
  flow.write('DEPARTMENT OF THE ARMY', { ...HEADING, size: 12, align: 'center' });
  flow.write(printable(unitOf(inventory)).toUpperCase(), { ...HEADING, align: 'center' });
  flow.gap(10);
  const day = inventory.closedAt ? formDate(new Date(inventory.closedAt)) : '';
  flow.place(14, (paper, top) => {
    paper.text(`Inventory ${inventory.id}`, MARGIN, top - BODY.size, BODY);
    paper.text(day, MARGIN + WIDTH, top - BODY.size, { ...BODY, align: 'right' });
  });
  flow.gap(8);
  flow.write(printable(`MEMORANDUM FOR ${inventory.memorandumFor ?? 'RECORD'}`), BODY);
  flow.gap(8);
  flow.write(printable(`SUBJECT: ${subjectOf(inventory)}`), HEADING);
  flow.gap(10);
}

function writeParagraphs(flow: PageFlow, report: InventoryReportDto): void {
  memorandumParagraphs(report).forEach((texts, index) => {
    texts.forEach((text, part) => {
      flow.write(printable(part === 0 ? `${index + 1}. ${text}` : text), BODY);
      flow.gap(3);
    });
    flow.gap(4);
  });
}

/** A titled table over as many pages as it takes, with its head on each. */
function writeTable<K extends string>(
  flow: PageFlow,
  title: string,
  columns: readonly TableColumn<K>[],
  entries: readonly TableEntry<K>[],
): void {
  if (flow.space < heightOf(3)) flow.nextPage();
  flow.gap(6);
  flow.write(title, HEADING);
  flow.gap(4);
  flowTable(flow, columns, entries);
  flow.gap(10);
}

/** Draws a photo in its column, its code over it. */
function drawPhoto(
  paper: Paper,
  { bytes, sha256 }: ExtraPhoto,
  { x, top, caption }: { x: number; top: number; caption: readonly string[] },
): void {
  caption.forEach((line, row) => paper.text(line, x, top - 8 - row * CAPTION, SMALL));
  const upper = top - 4 - caption.length * CAPTION;
  const box = { x, y: upper - PHOTO.height, width: PHOTO.width, height: PHOTO.height };
  if (paper.picture(bytes, box)) return;
  paper.text('This photo cannot be printed.', x, upper - 12, SMALL);
  paper.text(`SHA-256 ${sha256}`, x, upper - 22, { size: 6 });
}

/** The photos of a code, two beside each other, each with the code that it belongs to. */
function placePhotos(flow: PageFlow, code: string, photos: readonly ExtraPhoto[]): void {
  for (let start = 0; start < photos.length; start += 2) {
    const row = photos.slice(start, start + 2).map((photo, index) => {
      const words = printable(`${code}, photo ${start + index + 1}`);
      return { photo, caption: wrap(flow.paper, words, PHOTO.width, SMALL) };
    });
    const captions = Math.max(...row.map(({ caption }) => caption.length));
    flow.place(PHOTO.height + captions * CAPTION + 10, (paper, top) => {
      row.forEach(({ photo, caption }, index) => {
        drawPhoto(paper, photo, { x: MARGIN + index * (PHOTO.width + 12), top, caption });
      });
    });
  }
}

function writeCodes(
  flow: PageFlow,
  title: string,
  extras: readonly InventoryExtraDto[],
  photos: ReportPaper['photos'],
): void {
  if (extras.length === 0) return;
  writeTable(flow, `${title} (${extras.length})`, CODE_COLUMNS, codeEntries(extras));
  for (const { id, code } of extras) placePhotos(flow, code, photos.get(id) ?? []);
}

/** Reads that arrived after the closing. The result stays as it was closed. */
function writeLateReads(flow: PageFlow, { lateReads = [] }: InventoryReportDto): void {
  if (lateReads.length === 0) return;
  const title = `Late reads, not part of the result (${lateReads.length})`;
  writeTable(flow, title, CODE_COLUMNS, lateEntries(lateReads));
}

/** A signature, or the line for one, with the lines of the person's name and unit. */
interface Block {
  signature: ReportSignature;
  name: string[];
  unit: string[];
}

const toBlock = (paper: Paper, signature: ReportSignature): Block => ({
  signature,
  name: wrap(paper, printable(signature.person.name), BLOCK.width, NAME),
  unit: wrap(paper, printable(signature.person.unit), BLOCK.width, UNIT),
});

const heightOfBlock = ({ name, unit }: Block): number => 58 + (name.length + unit.length) * BLOCK.line;

function drawBlock(paper: Paper, x: number, top: number, { signature, name, unit }: Block): void {
  const { part, at } = signature;
  paper.text(REPORT_PART_WORDS[part].toUpperCase(), x, top - 9, { size: 7, face: 'bold' });
  if (at) paper.text(`Signed in Hand Receipt, ${timeOf(at)}`, x, top - 32, UNIT);
  else paper.text('Signature and date', x + BLOCK.width, top - 9, { size: 7, align: 'right' });
  paper.line(x, top - 36, x + BLOCK.width, top - 36, 0.75);
  name.forEach((line, row) => paper.text(line, x, top - 47 - row * BLOCK.line, NAME));
  const under = top - 47 - name.length * BLOCK.line;
  unit.forEach((line, row) => paper.text(line, x, under - row * BLOCK.line, UNIT));
}

/** The result stands above the signatures, so that nobody signs a page that does not say what is signed. */
function writeSignatures(flow: PageFlow, report: InventoryReportDto): void {
  const { inventory } = report;
  const blocks = reportSignatures(inventory).map((signature) => toBlock(flow.paper, signature));
  if (flow.space < 46 + Math.max(0, ...blocks.slice(0, 2).map(heightOfBlock))) flow.nextPage();
  flow.gap(8);
  flow.write('Signatures', HEADING);
  flow.write(`Inventory ${inventory.id}: ${resultOf(report)}.`, { size: 9 });
  flow.gap(6);
  for (let start = 0; start < blocks.length; start += 2) {
    const row = blocks.slice(start, start + 2);
    flow.place(Math.max(...row.map(heightOfBlock)), (paper, top) => {
      row.forEach((block, index) => drawBlock(paper, MARGIN + index * (WIDTH - BLOCK.width), top, block));
    });
  }
}

/** Every sheet of a report: the memorandum, each line, the extra codes, the late reads, the closing note and the signatures. */
export function inventoryReportSheets(
  paper: Paper,
  { report, photos }: ReportPaper,
  stamp: PageStamp,
): Sheet[] {
  const { inventory, extras, nearMisses } = report;
  const flow = new PageFlow(paper, { size: LETTER, margin: MARGIN, top: TOP, foot: FOOT });
  writeHead(flow, report);
  writeParagraphs(flow, report);
  writeTable(flow, `Lines by LIN (${report.lines.length})`, LINE_COLUMNS, lineEntries(report));
  writeCodes(flow, 'Extra', extras, photos);
  writeCodes(flow, 'Near misses', nearMisses, photos);
  writeLateReads(flow, report);
  if (inventory.notes) {
    flow.gap(6);
    flow.write('Closing note', HEADING);
    for (const paragraph of paragraphs(inventory.notes)) flow.write(paragraph, BODY);
    flow.gap(8);
  }
  writeSignatures(flow, report);
  const digest = inventory.resultDigest
    ? `SHA-256 of result.json, as in the ledger's event of the closing: ${inventory.resultDigest}`
    : 'Closed before the ledger recorded the results of inventories. No event proves it.';
  return flow.sheets((onto, page, pages) => {
    drawStamp(onto, stamp, STAMP);
    onto.line(MARGIN, FOOT - 10, MARGIN + WIDTH, FOOT - 10, 0.75);
    onto.text(`INVENTORY REPORT ${inventory.id}`, MARGIN, FOOT - 20, { size: 7, face: 'bold' });
    onto.text(`PAGE ${page} OF ${pages} PAGES`, MARGIN + WIDTH, FOOT - 20, { ...SMALL, align: 'right' });
    onto.text(digest, MARGIN, FOOT - 30, { size: 6 });
  });
}
