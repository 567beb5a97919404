import { type Bitmap2D, type Correction, correction, generate } from 'lean-qr';
import type { Paper } from './paper';

/** White that a reader needs around a code, in modules (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/** A QR code as runs of dark modules, from its upper left corner. */
export interface Code {
  /** Modules of a side. */
  size: number;
  runs: readonly { column: number; row: number; length: number }[];
}

function runsOf(bitmap: Bitmap2D): Code['runs'] {
  const runs: { column: number; row: number; length: number }[] = [];
  for (let row = 0; row < bitmap.size; row += 1) {
    let length = 0;
    for (let column = 0; column <= bitmap.size; column += 1) {
      if (column < bitmap.size && bitmap.get(column, row)) {
        length += 1;
      } else if (length > 0) {
        runs.push({ column: column - length, row, length });
        length = 0;
      }
    }
  }
  return runs;
}

function encode(text: string, level: Correction): Code {
  const bitmap = generate(text, { minCorrectionLevel: level, maxCorrectionLevel: level });
  return { size: bitmap.size, runs: runsOf(bitmap) };
}

/** A code for a label that is scratched and soiled: reads with up to 30 % of it gone (level H). */
export const labelCode = (text: string): Code => encode(text, correction.H);

/** A code for clean paper, where few and large modules matter more (level M). */
export const paperCode = (text: string): Code => encode(text, correction.M);

/** A code for clean paper that holds so much that its modules would else be too small to scan (level L). */
export const fullCode = (text: string): Code => encode(text, correction.L);

/** Draws a code into a square of `side` points whose lower left corner is (x, y); its quiet zone lies around it. */
export function drawCode(paper: Paper, code: Code, x: number, y: number, side: number): void {
  const module = side / code.size;
  paper.blacken(
    code.runs.map(
      ({ column, row, length }) =>
        [x + column * module, y + side - (row + 1) * module, length * module, module] as const,
    ),
  );
}
