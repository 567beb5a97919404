import type { FileProgress } from '@hand-receipt/platform';
import { counted, formatCount } from '@hand-receipt/ui';

/** How far a form has come: `36 pages, 420 kB so far`. */
export function progressText(progress: FileProgress | null): string {
  if (!progress) return 'Waiting for the first page.';
  const size = `${formatCount(Math.ceil(progress.received / 1024))} kB so far`;
  return progress.pages === null ? size : `${counted(progress.pages, 'page')}, ${size}`;
}
