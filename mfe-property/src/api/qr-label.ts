import type { LabelSize } from '@hand-receipt/contracts';
import { type ReceivedFile, requestFile } from '@hand-receipt/platform';
import { raising } from './call-error';

/** How an item's QR label is made. */
export interface LabelLook {
  size: LabelSize;
  /** Whether the item's name and serial number stand beside the code. */
  name: boolean;
  serial: boolean;
}

/** Address of the label as a picture. */
export function labelPicture(itemId: string, { size, name, serial }: LabelLook): string {
  const query = new URLSearchParams({ size, name: String(name), serial: String(serial) });
  return `/api/property/${encodeURIComponent(itemId)}/label?${query.toString()}`;
}

/**
 * The label on a page of its own size, for the printer.
 *
 * @throws CallError 'Failed to generate PDF' (ERR-29)
 */
export const fetchLabel = (id: string, look: LabelLook): Promise<ReceivedFile> =>
  raising(
    'Failed to generate PDF',
    requestFile('GET /api/property/:id/label/pdf', { params: { id }, query: { ...look } }),
  );
