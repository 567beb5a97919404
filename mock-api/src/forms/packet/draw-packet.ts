import type { PacketFacts } from '../../succession';
import type { Entry } from '../da2062/entry';
import { PAGE } from '../da2062/geometry';
import type { HandReceipt } from '../da2062/hand-receipt';
import { laySheets, layReceipt } from '../da2062/sheets';
import { type PageStamp } from '../da2062/stamp';
import { LETTER, MARGIN } from '../maintenance/sheet';
import { Paper, type PageSize } from '../pdf/paper';
import { type PdfStream, type Sheet, printSheets } from '../pdf/print-sheets';
import { writeLedgerPage } from './ledger-page';
import { writeDifferences, writeLeft, writeNotes } from './lists';
import type { PacketUpload } from './load-uploads';
import { writeMemorandum } from './memorandum';
import { TextPage } from './text-page';

/** A hand receipt of a packet, with the lines of its shortage annex; null where nothing is short. */
export interface PacketReceipt {
  receipt: HandReceipt;
  shortages: Entry[] | null;
}

/** All that is drawn. */
export interface PacketContent {
  facts: PacketFacts;
  /** Number and edition, such as `SC-0001/1`; `SC-0001, DRAFT` for a draft. */
  number: string;
  /** What the unit says in the memorandum. */
  memoText: string;
  receipts: readonly PacketReceipt[];
  uploads: ReadonlyMap<string, PacketUpload>;
  at: Date;
  stamps: { packet: PageStamp; memorandum: PageStamp };
  ledger: HandReceipt['stamp'];
}

/** A part of the file with its line in the contents. */
interface Part {
  title: string;
  size: PageSize;
  sheets: Sheet[];
}

/** The pages of a form count from 1, wherever in the file it is. */
const numbered = (sheets: readonly Sheet[]): Sheet[] =>
  sheets.map((sheet, index) => (paper) => sheet(paper, index + 1, sheets.length));

async function receiptPart(paper: Paper, { receipt, shortages }: PacketReceipt): Promise<Part> {
  const sheets = await layReceipt(paper, receipt);
  if (shortages) sheets.push(...(await laySheets(paper, receipt, shortages, 'SHORTAGE ANNEX')));
  const from = receipt.from.name || (receipt.from.lines[0] ?? '');
  return {
    title: `DA Form 2062 ${receipt.number}: from ${from} to ${receipt.to.name}`,
    size: PAGE,
    sheets: numbered(sheets),
  };
}

function textPart(paper: Paper, title: string, stamp: PageStamp, write: (page: TextPage) => void): Part {
  const page = new TextPage(paper, title, stamp);
  write(page);
  return { title, size: LETTER, sheets: page.sheets() };
}

/** The contents say on which page each part begins; how many pages they take themselves is known once they are set. */
function contentsPart(paper: Paper, { facts, number, stamps }: PacketContent, parts: readonly Part[]): Part {
  const lay = (own: number): Part =>
    textPart(paper, 'Contents', stamps.packet, (page) => {
      page.head(facts.detail.unit.name);
      page.text(`Packet ${number}, from ${facts.detail.from.name} to ${facts.detail.to.name}`);
      let at = own + 1;
      for (const { title, sheets } of parts) {
        page.entry(title, String(at));
        at += sheets.length;
      }
    });
  return lay(lay(0).sheets.length);
}

/** Writes on each page which it is of the packet, and across it what it is not. */
function bound({ sheets, size }: Part, { number, facts }: PacketContent): Sheet[] {
  return sheets.map((sheet): Sheet => (paper, page, pages) => {
    sheet(paper, page, pages);
    paper.text(`${number}, PAGE ${page} OF ${pages} PAGES`, size[0] - MARGIN, 16, {
      size: 6,
      align: 'right',
    });
    if (!facts.signing) paper.across('DRAFT', size);
  });
}

/** Makes the file of a packet. What can fail has failed before this returns; the pages follow. */
export async function drawPacket(content: PacketContent): Promise<PdfStream> {
  const { facts, number, memoText: text, uploads, stamps, receipts, at, ledger } = content;
  const paper = await Paper.open({ title: `Packet ${number}`, at });
  const own = (title: string, write: (page: TextPage) => void) =>
    textPart(paper, title, stamps.packet, write);
  const memorandum = textPart(paper, 'Joint inventory memorandum', stamps.memorandum, (page) =>
    writeMemorandum(page, facts, { text, uploads }),
  );
  const forms: Part[] = [];
  for (const each of receipts) forms.push(await receiptPart(paper, each));
  const parts = [
    memorandum,
    ...forms,
    own('Excluded and left out', (page) => writeLeft(page, facts)),
    own('Differences', (page) => writeDifferences(page, facts, uploads)),
    own('Extensions and notes', (page) => writeNotes(page, facts, uploads)),
    own('Ledger', (page) =>
      writeLedgerPage(page, facts, { stamp: ledger, receipts: receipts.map(({ receipt }) => receipt) }),
    ),
  ];
  const all = [contentsPart(paper, content, parts), ...parts];
  return printSheets(
    paper,
    all.flatMap((part) => bound(part, content)),
  );
}
