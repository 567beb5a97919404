import { Alert, Button } from '@hand-receipt/ui';

interface WorkProgressProps {
  title: string;
  /** How far it has come. */
  text: string;
  onStop: () => void;
}

/** Says that long work goes on and how far it has come, and lets one give it up. */
export function WorkProgress({ title, text, onStop }: WorkProgressProps) {
  const stop = (
    <Button size="s" onClick={onStop}>
      Stop
    </Button>
  );
  return (
    <Alert tone="info" title={title} announce={false} actions={stop}>
      <p>{text}</p>
    </Alert>
  );
}
