import { drawCode, labelCode } from '../pdf/code';
import type { Paper } from '../pdf/paper';
import { fit, writeLines, writeOneLine } from '../pdf/wrap';

/** What stands on a weapon card, in the manner of DA Form 3749. */
export interface WeaponCard {
  /** `WC-0031`. */
  number: string;
  /** What the card's code says: `HR1/W/WC-0031`. */
  payload: string;
  unit: string;
  nsn: string | null;
  serialNumber: string;
  description: string;
  /** Family name and given name. */
  name: string;
  grade: string;
}

/** Points: eight cards fill a letter page inside its margin. */
export const CARD = { width: 270, height: 180 } as const;

const PADDING = 6;
const HEAD_HEIGHT = 22;
const CODE_SIDE = 84;
/** White around the code, four modules of 25. */
const QUIET = (CODE_SIDE / 25) * 4;
const CODE_COLUMN = CODE_SIDE + 2 * QUIET;
const RULE = 0.5;

/** The blocks left of the code, from the top down, with their share of the height. */
const BLOCKS = [
  { label: 'STOCK NUMBER', value: ({ nsn }) => nsn ?? '', share: 0.2 },
  { label: 'SERIAL NUMBER', value: ({ serialNumber }) => serialNumber, share: 0.25, bold: true },
  { label: 'ITEM DESCRIPTION', value: ({ description }) => description, share: 0.3 },
  { label: 'NAME', value: ({ name }) => name, share: 0.25 },
] as const satisfies readonly {
  label: string;
  value: (card: WeaponCard) => string;
  share: number;
  bold?: boolean;
}[];

interface Block {
  label: string;
  value: string;
  x: number;
  y: number;
  width: number;
  height: number;
  bold?: boolean;
}

/** A ruled block with its label; the value whole, in the largest letters that hold it. */
function drawBlock(paper: Paper, { label, value, x, y, width, height, bold }: Block): void {
  paper.box(x, y, width, height, RULE);
  paper.text(label, x + 3, y + height - 7, { size: 5 });
  const face = bold ? 'bold' : 'regular';
  const box = { width: width - 6, height: height - 10 };
  const fitted = fit(paper, [value], box, { max: 11, min: 3, face });
  fitted.lines.forEach((line, row) =>
    paper.text(line, x + 3, y + height - 8 - fitted.size - row * fitted.leading, { size: fitted.size, face }),
  );
}

/** Draws the front of a card with its lower left corner at (x, y). */
export function drawFront(paper: Paper, card: WeaponCard, x: number, y: number): void {
  const left = x + PADDING;
  const bottom = y + PADDING;
  const width = CARD.width - 2 * PADDING;
  const height = CARD.height - 2 * PADDING;
  const top = bottom + height;
  const numberWidth = CODE_COLUMN;
  drawBlock(paper, {
    label: 'UNIT',
    value: card.unit,
    x: left,
    y: top - HEAD_HEIGHT,
    width: width - numberWidth,
    height: HEAD_HEIGHT,
  });
  drawBlock(paper, {
    label: 'CARD NUMBER',
    value: card.number,
    x: left + width - numberWidth,
    y: top - HEAD_HEIGHT,
    width: numberWidth,
    height: HEAD_HEIGHT,
    bold: true,
  });

  const body = height - HEAD_HEIGHT;
  let upper = top - HEAD_HEIGHT;
  for (const { share, value, ...block } of BLOCKS) {
    const blockHeight = share * body;
    upper -= blockHeight;
    drawBlock(paper, {
      ...block,
      value: value(card),
      x: left,
      y: upper,
      width: width - CODE_COLUMN,
      height: blockHeight,
    });
  }
  const right = left + width - CODE_COLUMN;
  drawBlock(paper, {
    label: 'GRADE',
    value: card.grade,
    x: right,
    y: bottom,
    width: CODE_COLUMN,
    height: 30,
  });
  const codeBottom = bottom + 30 + (body - 30 - CODE_SIDE) / 2;
  drawCode(paper, labelCode(card.payload), right + QUIET, codeBottom, CODE_SIDE);
  paper.box(left, bottom, width, height, RULE);
}

const BACK_TEXTS = [
  'Give this card to the armorer when you draw the weapon named on it. The armorer keeps the card while you have the weapon and gives it back when you return the weapon.',
  'This card proposes the weapon. It is no signature and no receipt: who draws the weapon signs for it with a PIN or a key of their own.',
  'Report a lost card to the arms room at once. A new card makes this one void.',
] as const;

/** Draws the back of a card: whose it is, and what to do with it. */
export function drawBack(paper: Paper, card: WeaponCard, x: number, y: number): void {
  const left = x + PADDING + 4;
  const width = CARD.width - 2 * (PADDING + 4);
  const top = y + CARD.height - PADDING;
  paper.text('EQUIPMENT RECEIPT', x + CARD.width / 2, top - 14, { size: 10, face: 'bold', align: 'center' });
  const line = { x: x + CARD.width / 2, y: top - 27, width };
  writeOneLine(paper, `${card.number}, ${card.unit}`, line, { size: 8, align: 'center' });
  const fitted = fit(paper, BACK_TEXTS, { width, height: CARD.height - 56 }, { max: 9, min: 5 });
  writeLines(paper, fitted, left, top - 46);
}
