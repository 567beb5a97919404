import type { Lettering, Paper } from './paper';
import type { Sheet } from './print-sheets';
import { wrap } from './wrap';

type Draw = (paper: Paper) => void;

interface Page {
  /** Left and right margin in points, and the heights between which text stands. */
  size: readonly [width: number, height: number];
  margin: number;
  top: number;
  foot: number;
}

const LEADING = 1.35;

/** Sets texts and tables one below the other, and begins a page where the last is full. */
export class PageFlow {
  readonly #pages: Draw[][] = [[]];
  #y: number;

  constructor(
    readonly paper: Paper,
    readonly page: Page,
  ) {
    this.#y = page.top;
  }

  /** Points left on this page. */
  get space(): number {
    return this.#y - this.page.foot;
  }

  nextPage(): void {
    this.#pages.push([]);
    this.#y = this.page.top;
  }

  /** Draws at the present height and moves down; what does not fit begins a page. */
  place(height: number, draw: (paper: Paper, top: number) => void): void {
    if (height > this.space && this.#y < this.page.top) this.nextPage();
    const top = this.#y;
    this.#pages.at(-1)?.push((paper) => draw(paper, top));
    this.#y -= height;
  }

  /** Leaves room, except at the top of a page. */
  gap(height: number): void {
    if (this.#y < this.page.top) this.#y -= Math.min(height, this.space);
  }

  /** Writes a paragraph over the whole width. */
  write(text: string, lettering: Lettering): void {
    const { size, margin } = this.page;
    const width = size[0] - 2 * margin;
    const x = lettering.align === 'center' ? size[0] / 2 : margin;
    for (const line of wrap(this.paper, text, width, lettering)) {
      const height = lettering.size * LEADING;
      this.place(height, (paper, top) => paper.text(line, x, top - lettering.size, lettering));
    }
  }

  /** The pages, each with its foot. */
  sheets(drawFoot: Sheet): Sheet[] {
    return this.#pages.map((draws): Sheet => (paper, page, pages) => {
      paper.addPage(this.page.size);
      for (const draw of draws) draw(paper);
      drawFoot(paper, page, pages);
    });
  }
}
