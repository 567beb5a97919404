import { Button } from '../buttons/button';
import { formatDateTime } from '../dates/dates';
import { Alert } from './alert';

interface DraftNoticeProps {
  /** When it was kept, in milliseconds since 1970; null where the form holds no draft, and nothing is said. */
  keptAt: number | null;
  /** Throws the draft away and empties the form. */
  onStartEmpty: () => void;
}

/** Says that the input comes from a draft on this device, and offers to start over. */
export function DraftNotice({ keptAt, onStartEmpty }: DraftNoticeProps) {
  if (keptAt === null) return null;
  return (
    <Alert
      tone="info"
      title="Draft, not sent"
      actions={
        <Button size="s" onClick={onStartEmpty}>
          Start empty
        </Button>
      }
    >
      Kept on this device {formatDateTime(keptAt)}.
    </Alert>
  );
}
