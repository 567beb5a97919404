import type { Box } from '../pdf/paper';

/**
 * DA Form 2062, JAN 1982, as the blank form measures: points from the lower left corner of a landscape
 * page. Rules are where the form rules them; a field begins where the blank's own field begins.
 */

export const PAGE = [792, 612] as const;

/** A blank to fill. */
export type Field = Box;

/** The columns from left to right, as the form letters them. */
export type Column = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F';

/** One side of the sheet. */
export interface Side {
  /** Edges of the frame. */
  frame: { left: number; right: number; top: number; bottom: number };
  /** Rules between columns, column a's right one first. */
  columnRules: readonly number[];
  /** Where a column's field begins and ends. */
  fields: Record<Column, readonly [from: number, to: number]>;
  /** Rules above each line, and below the last. */
  lineRules: readonly number[];
  /** Blanks of PAGE n OF m. */
  page: Field;
  pages: Field;
}

export const FRONT: Side = {
  frame: { left: 37.2, right: 750.4, top: 551.7, bottom: 37.6 },
  columnRules: [195, 500.4, 528.6, 555.6, 581.4, 603.6, 627.6, 652.2, 677.4, 701.4, 725.4],
  fields: {
    a: [37.8, 193.1],
    b: [196.2, 499.3],
    c: [502.4, 525.5],
    d: [531.2, 552.8],
    e: [558.2, 578.4],
    f: [583.4, 600.7],
    A: [606.2, 625],
    B: [630.2, 649],
    C: [655.4, 674.2],
    D: [680, 698.8],
    E: [704, 722.8],
    F: [728, 746.8],
  },
  lineRules: [
    467.3, 442.7, 419.3, 395.9, 372.5, 349.1, 325.7, 302.3, 278.9, 255.5, 232.1, 208.7, 184.7, 161.3, 137.9,
    114.5, 91.1,
  ],
  page: { x: 648, y: 42.5, width: 28.1, height: 14.3 },
  pages: { x: 694.8, y: 42.5, width: 20.9, height: 14.3 },
};

export const REVERSE: Side = {
  frame: { left: 27.4, right: 765.7, top: 587.2, bottom: 44.7 },
  columnRules: [187.8, 511.2, 543, 572.4, 596.4, 620.4, 644.4, 668.4, 692.4, 716.4, 741.6],
  fields: {
    a: [28.2, 187.1],
    b: [188.4, 510.5],
    c: [513.8, 539.8],
    d: [545.6, 569.4],
    e: [575, 593.8],
    f: [599, 617.8],
    A: [623, 641.8],
    B: [647, 665.8],
    C: [671, 689.8],
    D: [695, 713.8],
    E: [719.6, 738.4],
    F: [744.6, 762.6],
  },
  lineRules: [
    551.1, 527.1, 503.1, 478.5, 454.5, 430.5, 406.5, 382.5, 358.5, 333.9, 309.9, 285.9, 261.9, 237.9, 213.3,
    189.3, 165.3, 141.3, 117.3, 93.3, 68.7, 44.7,
  ],
  page: { x: 669, y: 29.7, width: 28.1, height: 13.8 },
  pages: { x: 714.6, y: 29.7, width: 20.9, height: 13.8 },
};

/** Lines of a side. */
export const lineCount = (side: Side): number => side.lineRules.length - 1;

/** Blanks of the front's head. */
export const HEAD = {
  from: { x: 251.5, y: 522.6, width: 205.9, height: 17.5 },
  to: { x: 460.2, y: 522.6, width: 205.9, height: 17.5 },
  number: { x: 668.4, y: 522.6, width: 80.6, height: 13.4 },
  endItemStockNumber: { x: 77.4, y: 498, width: 145.1, height: 13.5 },
  endItemDescription: { x: 224.6, y: 498, width: 185.8, height: 13.5 },
  publicationNumber: { x: 412.6, y: 498, width: 167.4, height: 13.5 },
  publicationDate: { x: 582.6, y: 498, width: 83.5, height: 13.5 },
  quantity: { x: 668.4, y: 498, width: 80.6, height: 13.5 },
} satisfies Record<string, Field>;

/** Rules of the front's head, apart from those that its columns share. */
export const HEAD_RULES = {
  across: [521.3, 497.3, 467.3],
  /** x, from y, to y. */
  down: [
    [250.2, 551.3, 521.3],
    [459, 551.3, 521.3],
    [667.2, 551.3, 497.3],
    [76.2, 521.3, 497.5],
    [223.8, 521.3, 497.5],
    [411.6, 521.3, 497.5],
    [581.4, 521.3, 497.5],
  ],
  /** Above the letters A to F. */
  letters: 479.9,
} as const;

/** Above the letters A to F of the reverse. */
export const REVERSE_LETTERS = 566.7;
