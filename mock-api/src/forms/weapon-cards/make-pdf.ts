import { LETTER, MARGIN } from '../maintenance/sheet';
import { Paper } from '../pdf/paper';
import { type PdfStream, type Sheet, printSheets } from '../pdf/print-sheets';
import { CARD, type WeaponCard, drawBack, drawFront } from './draw-card';

const COLUMNS = 2;
const ROWS = 4;
/** Cards of a page. */
const PER_PAGE = COLUMNS * ROWS;
const CUT_MARK = 0.25;

type Draw = typeof drawFront;

/** One side of a page of cards; `columnOf` says where the card of a column stands on that side. */
const sheetOf =
  (cards: readonly WeaponCard[], draw: Draw, columnOf: (column: number) => number): Sheet =>
  (paper) => {
    paper.addPage(LETTER);
    cards.forEach((card, index) => {
      const x = MARGIN + columnOf(index % COLUMNS) * CARD.width;
      const y = LETTER[1] - MARGIN - (Math.floor(index / COLUMNS) + 1) * CARD.height;
      paper.box(x, y, CARD.width, CARD.height, CUT_MARK);
      draw(paper, card, x, y);
    });
  };

/**
 * Makes letter pages of eight weapon cards each, every page of fronts followed by its backs. The backs are mirrored,
 * so that each lies behind its front where the paper is turned on its long edge.
 *
 * @param cards in the order of printing; at least one.
 */
export async function makeWeaponCards(cards: readonly WeaponCard[], at: Date): Promise<PdfStream> {
  const paper = await Paper.open({ title: 'Weapon cards', at });
  const sheets: Sheet[] = [];
  for (let start = 0; start < cards.length; start += PER_PAGE) {
    const shown = cards.slice(start, start + PER_PAGE);
    sheets.push(
      sheetOf(shown, drawFront, (column) => column),
      sheetOf(shown, drawBack, (column) => COLUMNS - 1 - column),
    );
  }
  return printSheets(paper, sheets);
}
