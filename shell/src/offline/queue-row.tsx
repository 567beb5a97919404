import type { QueueEntry } from '@hand-receipt/platform';
import { Box, formatDateTime, Text } from '@hand-receipt/ui';
import { useId, useState } from 'react';
import { Comparison } from './comparison/comparison';
import { subjectOf } from './comparison/subject';
import { QueueRowActions } from './queue-row-actions';
import { refusalWords } from './refusal-words';

const STATES: Record<QueueEntry['state'], string> = {
  waiting: 'Queued',
  sending: 'Sending',
  failed: 'Not accepted',
  draft: 'Draft, not sent',
};

/** HTTP: the server has something that the change contradicts. */
const CONFLICT = 409;

interface Props {
  entry: QueueEntry;
  onRetry: () => void;
  onDiscard: () => void;
}

/** One change that waits, was refused, or is a draft. A conflict shows both sides at once. */
export function QueueRow({ entry, onRetry, onDiscard }: Props) {
  const { title, timestamp, state } = entry;
  const reason = refusalWords(entry);
  const subject = state === 'failed' ? subjectOf(entry) : null;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const comparing = chosen ?? entry.status === CONFLICT;
  const comparison = useId();

  return (
    <Box as="li" py="3" borderBottomWidth="1px" borderColor="border.subtle">
      <Text fontWeight="600" wordBreak="break-word">
        {title}
      </Text>
      <Text color="fg.muted" textStyle="caption">
        {STATES[state]} · {formatDateTime(timestamp)}
      </Text>
      {reason ? (
        <Text color="danger.fg" textStyle="caption">
          {reason}
        </Text>
      ) : null}
      {state === 'draft' ? (
        <Text color="fg.muted" textStyle="caption">
          It is kept on this device only. Open it to send it.
        </Text>
      ) : null}
      {subject && comparing ? (
        <div id={comparison}>
          <Comparison entry={entry} subject={subject} />
        </div>
      ) : null}
      <QueueRowActions
        entry={entry}
        onRetry={onRetry}
        onDiscard={onDiscard}
        compare={subject && { comparing, controls: comparison, toggle: () => setChosen(!comparing) }}
      />
    </Box>
  );
}
