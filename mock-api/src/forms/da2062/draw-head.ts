import type { Paper } from '../pdf/paper';
import { fit, writeLines } from '../pdf/wrap';
import { type Field, HEAD } from './geometry';

/** The smallest letters hold every blank filled to the limit of its field, in capitals. */
const SIZE = { max: 8, min: 1.5 } as const;
const INDENT = 1;

/** What stands in the blanks of the front's head. */
export interface Head {
  from: readonly string[];
  to: readonly string[];
  /** Number of the hand receipt, and of the annex below it. */
  number: readonly string[];
  endItemStockNumber?: string;
  endItemDescription?: string;
  quantity?: number;
  /** The technical manual that lists the components. */
  publicationNumber?: string;
  publicationDate?: string;
}

/** Writes into a blank in letters small enough to hold it all, from its upper edge down. */
function fill(paper: Paper, { x, y, width, height }: Field, texts: readonly string[]): void {
  const fitted = fit(paper, texts, { width: width - 2 * INDENT, height }, SIZE);
  writeLines(paper, fitted, x + INDENT, y + height - fitted.size);
}

/** Fills the head of the front. */
export function writeHead(paper: Paper, head: Head): void {
  fill(paper, HEAD.from, head.from);
  fill(paper, HEAD.to, head.to);
  fill(paper, HEAD.number, head.number);
  fill(paper, HEAD.endItemStockNumber, [head.endItemStockNumber ?? '']);
  fill(paper, HEAD.endItemDescription, [head.endItemDescription ?? '']);
  fill(paper, HEAD.publicationNumber, [head.publicationNumber ?? '']);
  fill(paper, HEAD.publicationDate, [head.publicationDate ?? '']);
  fill(paper, HEAD.quantity, [head.quantity === undefined ? '' : String(head.quantity)]);
}
