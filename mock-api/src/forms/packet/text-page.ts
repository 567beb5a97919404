import { formDate, formTime } from '../dates';
import { LETTER, MARGIN, WIDTH } from '../maintenance/sheet';
import { type TableColumn, type TableEntry, capacity, drawTable, heightOf, linesOf } from '../pdf/table';
import { type PageStamp, drawStamp } from '../da2062/stamp';
import { PageFlow } from '../pdf/page-flow';
import type { Paper } from '../pdf/paper';
import type { Sheet } from '../pdf/print-sheets';
import { paragraphs, printable } from '../pdf/printable';
import { writeOneLine } from '../pdf/wrap';
import type { PacketUpload } from './load-uploads';

const BODY = { size: 10 } as const;
const SMALL = { size: 8 } as const;
const HEADING = { size: 10, face: 'bold' } as const;
const TITLE = { size: 12, face: 'bold', align: 'center' } as const;
/** Lower edge of the text: the stamp stands below it. */
const FOOT = 84;
const STAMP = { x: MARGIN, y: 28, side: 40, words: 'right', width: 330 } as const;
const PHOTO_HEIGHT = 190;

/** An upright page of a packet, and all that is set on it. */
export class TextPage {
  readonly #flow: PageFlow;

  constructor(
    paper: Paper,
    private readonly title: string,
    private readonly stamp: PageStamp,
  ) {
    this.#flow = new PageFlow(paper, { size: LETTER, margin: MARGIN, top: LETTER[1] - MARGIN, foot: FOOT });
  }

  /** The unit, and what the page is. */
  head(unit: string): void {
    this.#flow.write(printable(unit).toUpperCase(), TITLE);
    this.#flow.write(this.title.toUpperCase(), TITLE);
    this.#flow.gap(12);
  }

  heading(text: string): void {
    // A heading is not left behind at the foot of a page.
    if (this.#flow.space < 48) this.#flow.nextPage();
    this.#flow.gap(8);
    this.#flow.write(printable(text), HEADING);
    this.#flow.gap(2);
  }

  /** A text of one or more paragraphs. */
  text(text: string): void {
    for (const paragraph of paragraphs(text)) {
      this.#flow.write(paragraph, BODY);
      this.#flow.gap(4);
    }
  }

  small(text: string): void {
    this.#flow.write(printable(text), SMALL);
  }

  gap(height: number): void {
    this.#flow.gap(height);
  }

  /** A line with something at its right edge. */
  entry(left: string, right: string): void {
    this.#flow.place(16, (paper, top) => {
      const room = WIDTH - paper.width(printable(right), BODY) - 12;
      writeOneLine(paper, printable(left), { x: MARGIN, y: top - 11, width: room }, BODY);
      paper.text(printable(right), MARGIN + WIDTH, top - 11, { ...BODY, align: 'right' });
      paper.line(MARGIN, top - 15, MARGIN + WIDTH, top - 15, 0.25);
    });
  }

  /** A ruled table over as many pages as it takes, with its head on each. */
  table<K extends string>(columns: readonly TableColumn<K>[], entries: readonly TableEntry<K>[]): void {
    const flow = this.#flow;
    const lines = linesOf(flow.paper, columns, entries);
    for (let start = 0; start < lines.length;) {
      if (flow.space < heightOf(1)) flow.nextPage();
      const rows = Math.min(capacity(flow.space, 0), lines.length - start);
      const shown = lines.slice(start, start + rows);
      flow.place(heightOf(rows), (paper, top) => {
        drawTable(paper, { columns, x: MARGIN, top, rows }, shown);
      });
      start += rows;
    }
    flow.gap(10);
  }

  /** A photo as it was uploaded, or the name and digest of a PDF, which no page can hold. */
  upload(words: string, upload: PacketUpload | undefined): void {
    if (!upload) return;
    const { photo, sha256 } = upload;
    this.small(`${words}: ${photo ? 'photo' : 'PDF'}, SHA-256 ${sha256}`);
    if (!photo) return;
    this.#flow.place(PHOTO_HEIGHT + 8, (paper, top) => {
      const box = { x: MARGIN, y: top - PHOTO_HEIGHT - 4, width: WIDTH, height: PHOTO_HEIGHT };
      if (!paper.picture(photo, box)) paper.text('This photo cannot be printed.', MARGIN, top - 14, SMALL);
    });
  }

  /** Draws something that takes so many points, on one page. */
  place(height: number, draw: (paper: Paper, top: number) => void): void {
    this.#flow.place(height, draw);
  }

  /** The pages, each with the code and the words of its paper. */
  sheets(): Sheet[] {
    return this.#flow.sheets((paper) => {
      drawStamp(paper, this.stamp, STAMP);
      paper.text(printable(this.title).toUpperCase(), LETTER[0] - MARGIN, 46, {
        size: 9,
        face: 'bold',
        align: 'right',
      });
    });
  }
}

/** `22NOV2026 1830` of an ISO 8601 time; empty for none. */
export const timeWords = (at: string | Date | null): string => (at === null ? '' : formTime(new Date(at)));

/** `22NOV2026` of a day as YYYY-MM-DD. */
export const dayOf = (day: string): string => formDate(new Date(`${day}T12:00:00`));
