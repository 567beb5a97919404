import type { Transfer, TransferSheetDto } from '@hand-receipt/contracts';
import { type Decision, DEFAULT_REASON } from '@hand-receipt/data';
import { Box, Button, Flex, Serial, Text, TextInput } from '@hand-receipt/ui';
import { memo } from 'react';
import { REASON_LENGTH } from '../decision/decision-words';
import { TransferSheet } from '../sheet/transfer-sheet';
import { serialOf, transferName } from '../transfers/parties';
import { TransferBadge } from '../transfers/transfer-badge';
import type { LineChoice } from './use-answers';

interface RequestLineProps {
  transfer: Transfer;
  /** What changes hands; undefined once it has ended, and while it loads. */
  sheet: TransferSheetDto | undefined;
  /** It waits for my answer. */
  mine: boolean;
  decision: LineChoice['decision'];
  reason: string;
  /** Why the last answer to it was not taken. */
  refusal: string | undefined;
  working: boolean;
  onChoose: (ids: readonly string[], decision: Decision | null) => void;
  onReason: (id: string, reason: string) => void;
}

/** One line of a request: accept it, decline it with a reason, or leave it open. */
export const RequestLine = memo(function RequestLine(props: RequestLineProps) {
  const { transfer, sheet, mine, decision, reason, refusal, working, onChoose, onReason } = props;
  const name = transferName(transfer);
  const toggle = (wanted: Decision) => onChoose([transfer.id], decision === wanted ? null : wanted);
  const answer = mine ? (
    <Flex gap="2">
      <Button
        size="s"
        variant={decision === 'reject' ? 'danger' : 'secondary'}
        aria-pressed={decision === 'reject'}
        aria-label={`Decline ${name}`}
        disabled={working}
        onClick={() => toggle('reject')}
      >
        Decline
      </Button>
      <Button
        size="s"
        variant={decision === 'approve' ? 'primary' : 'secondary'}
        aria-pressed={decision === 'approve'}
        aria-label={`Accept ${name}`}
        disabled={working}
        onClick={() => toggle('approve')}
      >
        Accept
      </Button>
    </Flex>
  ) : (
    <TransferBadge transfer={transfer} />
  );
  return (
    <Box
      as="li"
      aria-label={name}
      px="4"
      py="3"
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: '0' }}
      bg={mine && decision === 'reject' ? 'danger.subtle' : undefined}
    >
      {sheet ? (
        <TransferSheet sheet={sheet}>{answer}</TransferSheet>
      ) : (
        <Flex align="center" justify="space-between" gap="3" wrap="wrap">
          <Flex gap="3" wrap="wrap">
            <Serial>{serialOf(transfer)}</Serial>
            <span>{transfer.name}</span>
          </Flex>
          {answer}
        </Flex>
      )}
      {mine && decision === 'reject' && (
        <Box mt="2">
          <TextInput
            label={`Reason for ${serialOf(transfer)}`}
            value={reason}
            onChange={(text) => onReason(transfer.id, text)}
            placeholder={DEFAULT_REASON}
            maxLength={REASON_LENGTH}
            disabled={working}
          />
        </Box>
      )}
      {refusal !== undefined && (
        <Text textStyle="caption" color="danger.fg" mt="1">
          {refusal}
        </Text>
      )}
      {!mine && transfer.rejectionReason !== null && (
        <Text textStyle="caption" color="fg.muted" mt="1">
          {transfer.rejectionReason}
        </Text>
      )}
    </Box>
  );
});
