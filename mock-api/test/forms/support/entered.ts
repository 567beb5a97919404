import { type PdfPage, type PdfText, wordsOf } from './pdf';

/** Left edges of the form's columns (points), as the blank form's fields have them. */
export const FRONT = { a: 37.8, b: 196.2, c: 502.4, d: 531.2, e: 558.2, f: 583.4, A: 606.2, end: 630.2 };
const REVERSE = { a: 28.2, b: 188.4, c: 513.8, d: 545.6, e: 575, f: 599, A: 623, end: 647 };
/** The body of each side: the rules above its first line and below its last. */
export const BODY = { front: [91.1, 467.3], reverse: [44.7, 551.1] } as const;
export const LINES = { front: 16, reverse: 21 } as const;

export const isFront = (page: PdfPage) => wordsOf(page).includes('DA FORM 2062, JAN 1982');

/** What is entered in a column, from the top; the printed head and the signature are not. */
export function entries(page: PdfPage, column: keyof typeof FRONT): PdfText[] {
  const edges = isFront(page) ? FRONT : REVERSE;
  const [bottom, top] = BODY[isFront(page) ? 'front' : 'reverse'];
  const keys = Object.keys(edges) as (keyof typeof FRONT)[];
  const next = keys[keys.indexOf(column) + 1] ?? 'end';
  return page.texts
    .filter(
      ({ x, y, upwards }) =>
        !upwards && x >= edges[column] - 2 && x < edges[next] - 2 && y > bottom && y < top,
    )
    .sort((one, other) => other.y - one.y);
}

export const described = (pages: readonly PdfPage[]) =>
  pages.flatMap((page) => entries(page, 'b').map(({ text }) => text)).join(' ');
