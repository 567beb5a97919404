import { SIGNATURE_METHOD_WORDS, type SignatureDto } from '@hand-receipt/contracts';
import { formTime } from '../dates';
import { MARGIN, WIDTH } from '../maintenance/sheet';
import type { PageFlow } from '../pdf/page-flow';
import { printable } from '../pdf/printable';
import { fit, writeLines, writeOneLine } from '../pdf/wrap';

const BLOCK = { height: 62, width: 252 } as const;
/** Unit and position stand between the name and the line that is signed on. */
const UNIT = { top: 29, height: 14 } as const;

const PARTS = [
  ['proposed', 'PROPOSED BY'],
  ['signed', 'APPROVED BY'],
] as const;

/** What stands over each signature. */
export type SignatureHeadings = readonly (readonly [SignatureDto['part'] | 'received', string])[];

/** Two signatures side by side: who, when and how, or a blank line where nobody has signed. */
export function writeSignatures(
  flow: PageFlow,
  { signatures }: { signatures: readonly SignatureDto[] },
  parts: SignatureHeadings = PARTS,
): void {
  flow.place(BLOCK.height, (paper, top) => {
    parts.forEach(([part, heading], index) => {
      const x = index === 0 ? MARGIN : MARGIN + WIDTH - BLOCK.width;
      const signature = signatures.find((one) => one.part === part);
      paper.text(heading, x, top - 9, { size: 8, face: 'bold' });
      if (signature) {
        const { by, at, method } = signature;
        const position = by.position ? `, ${by.position}` : '';
        const name = { x, y: top - 25, width: BLOCK.width };
        writeOneLine(paper, printable(by.name), name, { size: 11, face: 'bold' });
        const box = { width: BLOCK.width, height: UNIT.height };
        const unit = fit(paper, [printable(`${by.unit}${position}`)], box, { max: 8, min: 2 });
        writeLines(paper, unit, x, top - UNIT.top - unit.size);
        paper.text(`${formTime(new Date(at))}, signed ${SIGNATURE_METHOD_WORDS[method]}`, x, top - 56, {
          size: 8,
        });
      } else {
        paper.text('Signature and date', x, top - 56, { size: 8 });
      }
      paper.line(x, top - 45, x + BLOCK.width, top - 45, 0.75);
    });
  });
}
