import type { ReceivedFile } from './request-file';

/** Time in which a browser has surely read what it was handed. */
const HANDED_OVER_MS = 60_000;

/** Releases a file's address after the browser has read it. */
export const releaseLater = (url: string) => setTimeout(() => URL.revokeObjectURL(url), HANDED_OVER_MS);

/** Hands a file to the browser's downloads, under its name. */
export function saveFile({ blob, fileName }: ReceivedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  releaseLater(link.href);
}
