import { Alert, Button } from '@hand-receipt/ui';
import { useReadingProgress } from '../api/import';
import { rowsOf } from './import-words';

/** How far the server has come with a long file, and a way to give it up. */
export function ReadingProgress({ onStop }: { onStop: () => void }) {
  const progress = useReadingProgress();
  return (
    <Alert
      tone="info"
      title="Reading the file..."
      announce={false}
      actions={
        <Button size="s" onClick={onStop}>
          Stop
        </Button>
      }
    >
      <p>{progress ? `${rowsOf(progress.rows)} checked so far.` : 'Sending it to the server.'}</p>
    </Alert>
  );
}
