import type { PdfStream } from '../pdf/print-sheets';
import type { LabelItem, LabelOptions } from './label';
import { makeLabelSheets, sheetCount } from './make-pdf';
import { drawInThread } from './thread/draw-in-thread';

/** So many labels are drawn sooner than a thread starts. */
const FEW = 60;

/** Makes sheets of labels: a few at once, many in a thread, so that other calls are answered meanwhile. */
export async function printLabels(
  items: readonly LabelItem[],
  options: LabelOptions,
  at: Date,
): Promise<PdfStream> {
  if (items.length <= FEW) return makeLabelSheets(items, options, at);
  const drawn = items.map(({ id, name, serialNumber }) => ({ id, name, serialNumber }));
  const stream = await drawInThread({ items: drawn, options, at });
  return { stream, pages: sheetCount(items.length, options) };
}
