import { drawCode } from '../pdf/code';
import type { Paper } from '../pdf/paper';
import type { Label } from './label';

/** Draws a label with its lower left corner at (x, y). */
export function drawLabel(paper: Paper, { code, codeBox, texts }: Label, x: number, y: number): void {
  drawCode(paper, code, x + codeBox.x, y + codeBox.y, codeBox.side);
  for (const { text, x: middle, y: baseline, size, bold } of texts) {
    paper.text(text, x + middle, y + baseline, { size, face: bold ? 'bold' : 'regular', align: 'center' });
  }
}
