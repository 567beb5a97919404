import { Paper } from '../pdf/paper';
import { type PdfStream, type Sheet, printSheets } from '../pdf/print-sheets';
import { drawLabel } from './draw-label';
import { type LabelItem, type LabelOptions, labelSide, layLabel } from './label';

const LETTER = [612, 792] as const;
const MARGIN = 36;
const CUT_MARK = 0.25;

/** Makes a file of one page, as large as the label, for a label printer. */
export async function makeLabel(item: LabelItem, options: LabelOptions, at: Date): Promise<PdfStream> {
  const paper = await Paper.open({ title: `Label ${item.id}`, at });
  const side = labelSide(options.size);
  const sheet: Sheet = (onto) => {
    onto.addPage([side, side]);
    drawLabel(onto, layLabel(onto, item, options), 0, 0);
  };
  return printSheets(paper, [sheet]);
}

/** How a letter page is filled with labels of one size. */
function layOf(options: LabelOptions) {
  const side = labelSide(options.size);
  const columns = Math.floor((LETTER[0] - 2 * MARGIN) / side);
  const rows = Math.floor((LETTER[1] - 2 * MARGIN) / side);
  return { side, columns, perSheet: columns * rows };
}

/** Pages that so many labels take. */
export const sheetCount = (labels: number, options: LabelOptions): number =>
  Math.ceil(labels / layOf(options).perSheet);

/** Makes letter pages full of labels, each in a frame to cut along. */
export async function makeLabelSheets(
  items: readonly LabelItem[],
  options: LabelOptions,
  at: Date,
): Promise<PdfStream> {
  const paper = await Paper.open({ title: 'Labels', at });
  const { side, columns, perSheet } = layOf(options);
  const left = (LETTER[0] - columns * side) / 2;

  const sheetOf =
    (onSheet: readonly LabelItem[]): Sheet =>
    (onto) => {
      onto.addPage(LETTER);
      onSheet.forEach((item, index) => {
        const x = left + (index % columns) * side;
        const y = LETTER[1] - MARGIN - (Math.floor(index / columns) + 1) * side;
        onto.box(x, y, side, side, CUT_MARK);
        drawLabel(onto, layLabel(onto, item, options), x, y);
      });
    };
  const sheets = Array.from({ length: sheetCount(items.length, options) }, (_, index) =>
    sheetOf(items.slice(index * perSheet, (index + 1) * perSheet)),
  );
  return printSheets(paper, sheets);
}
