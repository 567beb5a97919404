import type { Lettering, Paper } from './paper';

/** Cuts a word that is wider than a line; no mark is added, for it may be a serial number. */
function cut(paper: Paper, word: string, width: number, lettering: Lettering): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece && paper.width(piece + character, lettering) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}

/** Breaks a text into lines of at most `width` points: at spaces, and inside a word only where it is wider than a line. */
export function wrap(paper: Paper, text: string, width: number, lettering: Lettering): string[] {
  const space = paper.width(' ', lettering);
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const add = (word: string, wide: number) => {
    const fits = used + space + wide <= width;
    if (line && !fits) lines.push(line);
    used = line && fits ? used + space + wide : wide;
    line = line && fits ? `${line} ${word}` : word;
  };
  for (const word of text.split(' ').filter(Boolean)) {
    const wide = paper.width(word, lettering);
    if (wide <= width) add(word, wide);
    else for (const piece of cut(paper, word, width, lettering)) add(piece, paper.width(piece, lettering));
  }
  return line ? [...lines, line] : lines;
}

export interface FittedText {
  lines: string[];
  size: number;
  /** From one baseline to the next. */
  leading: number;
}

const LEADING = 1.15;
const STEP = 0.5;

/**
 * Breaks paragraphs into the lines that a box holds, in the largest letters from `max` points down that
 * hold them all.
 *
 * @param box in points.
 */
export function fit(
  paper: Paper,
  texts: readonly string[],
  box: { width: number; height: number },
  { max, min, face }: { max: number; min: number; face?: Lettering['face'] },
): FittedText {
  for (let size = max; ; size -= STEP) {
    const lines = texts.flatMap((text) => wrap(paper, text, box.width, { size, face }));
    const leading = size * LEADING;
    if (lines.length * leading <= box.height || size - STEP < min) return { lines, size, leading };
  }
}

/** Writes a text on one line of at most `width` points, in smaller letters where it is longer. */
export function writeOneLine(
  paper: Paper,
  text: string,
  { x, y, width }: { x: number; y: number; width: number },
  lettering: Lettering,
): void {
  const natural = paper.width(text, lettering);
  const size = natural > width ? (lettering.size * width) / natural : lettering.size;
  paper.text(text, x, y, { ...lettering, size });
}

/** Writes fitted lines with the first baseline at `y`. */
export function writeLines(paper: Paper, { lines, size, leading }: FittedText, x: number, y: number): void {
  lines.forEach((line, index) => paper.text(line, x, y - index * leading, { size }));
}
