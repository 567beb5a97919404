import { Button, copyText, SendIcon, toast } from '@hand-receipt/ui';

async function send(text: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    await navigator.share({ title: 'Sensitive items check', text });
    return;
  }
  await copyText(text);
  toast({ title: 'Summary copied', description: 'Paste it into a message.', tone: 'success' });
}

const wasDismissed = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/** Hands the summary to whatever the device sends with; where it has no such thing, to the clipboard. */
export function SendSummary({ text, disabled }: { text: string; disabled: boolean }) {
  const onClick = () =>
    void send(text).catch((error: unknown) => {
      if (wasDismissed(error)) return;
      toast({ title: 'The summary could not be sent', tone: 'danger' });
    });
  return (
    <Button icon={<SendIcon />} disabled={disabled} onClick={onClick}>
      Send summary
    </Button>
  );
}
