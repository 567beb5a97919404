import { type Face, drawable, registerFaces, setFace } from './faces';
import { printable } from './printable';
import { visualOrder } from './visual-order';

/** A page's width and height in points. */
export type PageSize = readonly [width: number, height: number];

/** A part of a page: its lower left corner, and how far it goes. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Lettering {
  /** Points. */
  size: number;
  face?: Face;
  /** Where `x` lies in the text. */
  align?: 'left' | 'center' | 'right';
}

const ASCII = /^[\x20-\x7e]*$/;

/**
 * A PDF that is drawn on in the units of the printed forms: points, from the lower left corner, text by
 * its baseline. Every text is made printable first; whatever it holds, it is letters on a page.
 */
export class Paper {
  /** The bytes of the file, as they are made. */
  readonly document: PDFKit.PDFDocument;
  #height = 0;

  private constructor(document: PDFKit.PDFDocument) {
    this.document = document;
  }

  /**
   * Opens an empty file.
   *
   * @param title of the file, for the reader's window.
   * @param at when the file was made.
   */
  static async open({ title, at }: { title: string; at: Date }): Promise<Paper> {
    // Loaded with the first form: a server that starts need not wait for it.
    const { default: PDFDocument } = await import('pdfkit');
    const document = new PDFDocument({
      autoFirstPage: false,
      margin: 0,
      pdfVersion: '1.7',
      lang: 'en',
      displayTitle: true,
      info: { Title: printable(title), CreationDate: at },
      // None of the library's own: a face that is opened twice would be opened again for each text.
      font: '',
    });
    registerFaces(document);
    return new Paper(document);
  }

  addPage([width, height]: PageSize): void {
    this.document.addPage({ size: [width, height], margin: 0 });
    this.#height = height;
  }

  /** Nothing follows: the file is written to its end. */
  end(): void {
    this.document.end();
  }

  /** Points that a text takes. */
  width(text: string, { size, face = 'regular' }: Lettering): number {
    setFace(this.document, face, size);
    return this.document.widthOfString(this.#drawable(text));
  }

  text(text: string, x: number, y: number, { size, face = 'regular', align = 'left' }: Lettering): void {
    if (!text) return;
    setFace(this.document, face, size);
    const drawn = this.#drawable(text);
    const shift = { left: 0, center: 0.5, right: 1 }[align];
    const left = shift === 0 ? x : x - shift * this.document.widthOfString(drawn);
    this.document.text(drawn, left, this.#height - y, { lineBreak: false, baseline: 'alphabetic' });
  }

  /** A straight line, `weight` points wide. */
  line(x1: number, y1: number, x2: number, y2: number, weight: number): void {
    this.document
      .lineWidth(weight)
      .moveTo(x1, this.#height - y1)
      .lineTo(x2, this.#height - y2)
      .stroke();
  }

  /** A ruled box. */
  box(x: number, y: number, width: number, height: number, weight: number): void {
    this.document
      .lineWidth(weight)
      .rect(x, this.#height - y - height, width, height)
      .stroke();
  }

  /** A ring around (x, y), so wide and high from there. */
  ellipse(x: number, y: number, [across, up]: readonly [number, number], weight: number): void {
    this.document
      .lineWidth(weight)
      .ellipse(x, this.#height - y, across, up)
      .stroke();
  }

  /** Black rectangles, drawn as one shape so that no seam shows between them. */
  blacken(rectangles: readonly (readonly [x: number, y: number, width: number, height: number])[]): void {
    const path = rectangles.map(([x, y, width, height]) =>
      [x, this.#height - y - height, width, height].map((points) => points.toFixed(3)).join(' '),
    );
    // One write: the library's own verbs cost more than the hundred rectangles of a code.
    this.document.addContent(`0 g ${path.join(' re ')} re f`);
  }

  /**
   * Draws a picture as large as a box holds it.
   *
   * @returns false where the bytes are no picture that a PDF takes; then nothing is drawn.
   */
  picture(bytes: Uint8Array, { x, y, width, height }: Box): boolean {
    try {
      this.document.image(Buffer.from(bytes), x, this.#height - y - height, {
        fit: [width, height],
        align: 'center',
        valign: 'center',
      });
      return true;
    } catch {
      return false;
    }
  }

  /** Writes gray letters from corner to corner of a page, over what is drawn on it. */
  across(text: string, [width, height]: PageSize): void {
    const size = 84;
    this.document.save();
    this.document.rotate(-45, { origin: [width / 2, height / 2] }).fillOpacity(0.22);
    this.text(text, width / 2, height / 2 - size / 3, { size, face: 'bold', align: 'center' });
    this.document.restore();
  }

  /** Draws with (x, y) as the origin and a quarter turn to the left: what is written runs upwards. */
  upwards(x: number, y: number, draw: () => void): void {
    const pageHeight = this.#height;
    this.document.save();
    this.document.translate(x, pageHeight - y).rotate(-90);
    this.#height = 0;
    draw();
    this.#height = pageHeight;
    this.document.restore();
  }

  #drawable(text: string): string {
    const clean = printable(text);
    return ASCII.test(clean) ? clean : drawable(this.document, visualOrder(clean));
  }
}
