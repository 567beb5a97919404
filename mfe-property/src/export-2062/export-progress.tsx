import type { FileProgress } from '@hand-receipt/platform';
import { Alert, Button } from '@hand-receipt/ui';

const pageText = (pages: number) => `${pages.toLocaleString('en-US')} ${pages === 1 ? 'page' : 'pages'}`;

/** `36 pages, 420 kB so far` */
export function progressText(progress: FileProgress | null): string {
  if (!progress) return 'Waiting for the first page.';
  const size = `${Math.ceil(progress.received / 1024).toLocaleString('en-US')} kB so far`;
  return progress.pages === null ? size : `${pageText(progress.pages)}, ${size}`;
}

interface ExportProgressProps {
  progress: FileProgress | null;
  onStop: () => void;
}

/** Says how far a long form has come, and lets one give it up. */
export function ExportProgress({ progress, onStop }: ExportProgressProps) {
  return (
    <Alert
      tone="info"
      title="Generating DA 2062..."
      announce={false}
      actions={
        <Button size="s" onClick={onStop}>
          Stop
        </Button>
      }
    >
      <p>{progressText(progress)}</p>
    </Alert>
  );
}
