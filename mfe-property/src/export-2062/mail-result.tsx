import type { MailResultDto } from '@hand-receipt/contracts';
import { Alert, Button } from '@hand-receipt/ui';
import { useState } from 'react';
import { CapturedMail } from './captured-mail';

/** Whom the hand receipt was sent to, and whom not (PROP-50). */
export function MailResult({ mail }: { mail: MailResultDto }) {
  const [opened, setOpened] = useState(false);
  const { recipients, error, captured } = mail;
  return (
    <>
      <Alert tone="success" title={captured ? 'Hand receipt kept for these recipients' : 'Hand receipt sent'}>
        <p>{recipients.join(', ')}</p>
      </Alert>
      {error && <Alert tone="warning" title={error} />}
      {captured && !opened && (
        <Alert
          tone="info"
          title="No mail leaves this server"
          actions={
            <Button size="s" onClick={() => setOpened(true)}>
              Open message
            </Button>
          }
        >
          <p>The message was kept here in place of being sent.</p>
        </Alert>
      )}
      {captured && opened && <CapturedMail address={captured} />}
    </>
  );
}
