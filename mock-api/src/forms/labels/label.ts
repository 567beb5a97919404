import { LABEL_SIZES_IN, type LabelSize, labelPayload } from '@hand-receipt/contracts';
import { type Code, QUIET_ZONE, labelCode } from '../pdf/code';
import type { Paper } from '../pdf/paper';
import { fit } from '../pdf/wrap';

const POINTS_PER_INCH = 72;
/** Share of the label that each text takes from the code. */
const TEXT_SHARE = { serial: 0.1, name: 0.15 } as const;
const MARGIN_SHARE = 0.02;

/** What of an item is on its label. */
export interface LabelItem {
  id: string;
  name: string;
  serialNumber: string;
}

export interface LabelOptions {
  size: LabelSize;
  showName: boolean;
  showSerial: boolean;
}

/** A text in the middle of its line. */
interface LabelText {
  text: string;
  /** Middle, and baseline from the lower edge. */
  x: number;
  y: number;
  size: number;
  bold: boolean;
}

/** A square label: points from its lower left corner. */
export interface Label {
  side: number;
  code: Code;
  /** The code without its quiet zone. */
  codeBox: { x: number; y: number; side: number };
  texts: LabelText[];
}

/** Side of a label in points. */
export const labelSide = (size: LabelSize): number => LABEL_SIZES_IN[size] * POINTS_PER_INCH;

interface Line {
  text: string;
  share: number;
  bold: boolean;
}

/** The serial number is what people look for, so it comes first and bold. */
const linesOf = (item: LabelItem, { showName, showSerial }: LabelOptions): Line[] => [
  ...(showSerial ? [{ text: item.serialNumber, share: TEXT_SHARE.serial, bold: true }] : []),
  ...(showName ? [{ text: item.name, share: TEXT_SHARE.name, bold: false }] : []),
];

/** Lays out the label of an item: the code as large as its texts let it be, the texts whole below it. */
export function layLabel(paper: Paper, item: LabelItem, options: LabelOptions): Label {
  const side = labelSide(options.size);
  const margin = side * MARGIN_SHARE;
  const lines = linesOf(item, options);
  const textHeight = lines.reduce((sum, { share }) => sum + share * side, 0);
  const code = labelCode(labelPayload({ id: item.id, serial_number: item.serialNumber }));
  const withQuiet = side - textHeight - margin;
  const codeSide = (withQuiet * code.size) / (code.size + 2 * QUIET_ZONE);
  const quiet = (withQuiet - codeSide) / 2;

  let top = textHeight + margin;
  const texts = lines.flatMap(({ text, share, bold }) => {
    const box = { width: side - 4 * margin, height: share * side };
    const max = side * (bold ? 0.08 : 0.06);
    const fitted = fit(paper, [text], box, { max, min: 2, face: bold ? 'bold' : 'regular' });
    const first = top - fitted.size;
    top -= box.height;
    return fitted.lines.map((line, row) => ({
      text: line,
      x: side / 2,
      y: first - row * fitted.leading,
      size: fitted.size,
      bold,
    }));
  });
  return {
    side,
    code,
    codeBox: { x: (side - codeSide) / 2, y: side - quiet - codeSide, side: codeSide },
    texts,
  };
}
