import type { QueueEntry } from '@hand-receipt/platform';
import { Box, Button, formatDateTime, HStack, Text } from '@hand-receipt/ui';

const STATES: Record<QueueEntry['state'], string> = {
  waiting: 'Queued',
  sending: 'Sending',
  failed: 'Not accepted',
};

interface Props {
  entry: QueueEntry;
  onRetry: () => void;
  onDiscard: () => void;
}

/** One change that waits. */
export function QueueRow({ entry, onRetry, onDiscard }: Props) {
  const { title, timestamp, state, reason } = entry;
  return (
    <HStack as="li" gap="3" py="3" borderBottomWidth="1px" alignItems="start" justifyContent="space-between">
      <Box minW="0">
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
      </Box>
      <HStack gap="2" flex="none">
        {state === 'failed' ? (
          <Button size="s" aria-label={`Retry ${title}`} onClick={onRetry}>
            Retry
          </Button>
        ) : null}
        <Button
          size="s"
          variant="ghost"
          aria-label={`Discard ${title}`}
          disabled={state === 'sending'}
          onClick={onDiscard}
        >
          Discard
        </Button>
      </HStack>
    </HStack>
  );
}
