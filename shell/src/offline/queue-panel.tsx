import { discardEntry, type QueueEntry, syncNow, useConnection, useQueue } from '@hand-receipt/platform';
import { Button, ConfirmDialog, Dialog, EmptyState, Stack, Text } from '@hand-receipt/ui';
import { useState } from 'react';
import { QueueRow } from './queue-row';
import { sendAgain } from './send-again';
import { type SyncResult, syncWords } from './sync-words';

interface Props {
  onClose: () => void;
}

/** What waits on this device: when it was done, how it stands, and what its person can do about it. */
export default function QueuePanel({ onClose }: Props) {
  const { entries, syncing } = useQueue();
  const online = useConnection((connection) => connection.online);
  const [discarding, setDiscarding] = useState<QueueEntry | null>(null);
  const [result, setResult] = useState('');

  const tell = (sending: Promise<SyncResult>) => void sending.then((sent) => setResult(syncWords(sent)));
  const discard = async ({ id, title }: QueueEntry) => {
    const isDiscarded = await discardEntry(id);
    setResult(isDiscarded ? `${title} was discarded.` : `${title} had been sent already.`);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Offline queue"
      description="Changes made on this device that the server has not taken yet. They are sent in this order."
      size="form"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            variant="primary"
            working={syncing}
            disabled={!online || entries.every(({ state }) => state !== 'waiting')}
            onClick={() => tell(syncNow())}
          >
            Sync now
          </Button>
        </>
      }
    >
      <Text role="status" minH="5" color="fg.muted" textStyle="caption">
        {result}
      </Text>
      {entries.length === 0 ? (
        <EmptyState title="Nothing waits on this device" hint="Everything you did has reached the server." />
      ) : (
        <Stack as="ul" gap="0" aria-label="Queued changes">
          {entries.map((entry) => (
            <QueueRow
              key={entry.id}
              entry={entry}
              onRetry={() => tell(sendAgain(entry))}
              onDiscard={() => setDiscarding(entry)}
            />
          ))}
        </Stack>
      )}
      {discarding ? (
        <ConfirmDialog
          open
          tone="danger"
          title="Discard this change?"
          description={`${discarding.title} has not reached the server, and will not.`}
          confirmLabel="Discard"
          onClose={() => setDiscarding(null)}
          onConfirm={() => {
            void discard(discarding);
            setDiscarding(null);
          }}
        />
      ) : null}
    </Dialog>
  );
}
