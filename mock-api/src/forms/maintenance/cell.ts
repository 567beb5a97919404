import type { Paper } from '../pdf/paper';
import { fit, writeLines } from '../pdf/wrap';

const LABEL_SIZE = 6;
/** The smallest letters hold the longest name and location that a record takes, in capitals. */
const VALUE = { max: 9, min: 2 } as const;
const PADDING = 3;
/** From the cell's upper edge to the label's baseline. */
const LABEL_BASELINE = 8;

/** A ruled box of a form: its printed label, and below it what is entered. */
export interface Cell {
  x: number;
  /** Lower edge. */
  y: number;
  width: number;
  height: number;
  label: string;
  value?: string | readonly string[];
}

/** Draws the box, and the value in letters small enough to hold it all. */
export function drawCell(paper: Paper, { x, y, width, height, label, value = [] }: Cell): void {
  paper.box(x, y, width, height, 0.75);
  paper.text(label, x + PADDING, y + height - LABEL_BASELINE, { size: LABEL_SIZE });
  const texts = typeof value === 'string' ? [value] : value;
  const space = { width: width - 2 * PADDING, height: height - LABEL_BASELINE - PADDING };
  const fitted = fit(paper, texts, space, VALUE);
  writeLines(paper, fitted, x + PADDING, y + height - LABEL_BASELINE - fitted.size);
}

/** Draws boxes side by side from `x` on, in widths that are given one by one. */
export function drawCells(
  paper: Paper,
  { x, y, height }: Pick<Cell, 'x' | 'y' | 'height'>,
  cells: readonly Pick<Cell, 'width' | 'label' | 'value'>[],
): void {
  let left = x;
  for (const cell of cells) {
    drawCell(paper, { ...cell, x: left, y, height });
    left += cell.width;
  }
}
