import { SHEET_CHANGED, type Transfer, type TransferSheetDto } from '@hand-receipt/contracts';
import { Box, Flex, IconButton, MapPinIcon, Serial, Stack, Text } from '@hand-receipt/ui';
import { memo, type ReactNode } from 'react';
import { OfferAgain } from '../offer-again/offer-again';
import { AnswerRecallButton } from '../recall/answer-recall-button';
import { answerText } from '../recall/recall-words';
import { TransferSheet } from '../sheet/transfer-sheet';
import { serialOf, transferName } from '../transfers/parties';
import { TransferBadge } from '../transfers/transfer-badge';
import { AnswerButtons } from './answer-buttons';
import { AnswerFields, type AnswerFieldsProps } from './answer-fields';

export interface RequestLineProps extends AnswerFieldsProps {
  /** It waits for my answer. */
  mine: boolean;
  /** The sheet as I read it, where it has changed since. */
  before: TransferSheetDto | undefined;
  /** Why the last answer to it was not taken. */
  refusal: string | undefined;
  /** Left out where the reader does not hold a recalled item. */
  onAnswerRecall?: (transfer: Transfer) => void;
}

/** Opens the field for the location of one line. */
function OtherLocation({ transfer, choice, location, working, onChange }: RequestLineProps) {
  if (choice.decision !== 'approve' || choice.location !== null) return null;
  return (
    <IconButton
      size="s"
      label={`Another location of ${serialOf(transfer)}`}
      tooltip="Another location"
      icon={<MapPinIcon />}
      disabled={working}
      onClick={() => onChange([transfer.id], { location })}
    />
  );
}

/** A line under a heading that says what it is: its serial numbers, and its answer. */
function BriefLine({ children, ...props }: RequestLineProps & { children: ReactNode }) {
  const { transfer, sheet, mine } = props;
  return (
    <Flex align="center" justify="space-between" gap="2" wrap="wrap">
      <Box flex="1 1 auto" minW="0" overflowWrap="anywhere">
        <Serial>{serialOf(transfer)}</Serial>
        {sheet?.mounted.map(({ id, name, serial_number: serial }) => (
          <Box key={id} textStyle="caption" color="fg.muted">
            with <Serial>{serial}</Serial> {name}
          </Box>
        ))}
      </Box>
      <Flex align="center" gap="2" ms="auto">
        {mine && <OtherLocation {...props} />}
        {children}
      </Flex>
    </Flex>
  );
}

/** A line whose sheet is not there: it has ended, or its sheet loads. */
function BareLine({ transfer, children }: { transfer: Transfer; children: ReactNode }) {
  return (
    <Flex align="center" justify="space-between" gap="3" wrap="wrap">
      <Flex gap="3" wrap="wrap">
        <Serial>{serialOf(transfer)}</Serial>
        <span>{transfer.name}</span>
      </Flex>
      {children}
    </Flex>
  );
}

/** Why a line ended as it did, and what its giver can do about it. */
function Ended({ transfer }: { transfer: Transfer }) {
  if (transfer.rejectionReason === null) return null;
  return (
    <Stack gap="2" mt="1" align="flex-start">
      <Text textStyle="caption" color="fg.muted">
        {transfer.rejectionReason}
      </Text>
      <OfferAgain transfer={transfer} />
    </Stack>
  );
}

/** How a line stands that does not wait for me; who holds a recalled item says when it comes back. */
function Standing({ transfer, onAnswerRecall }: RequestLineProps) {
  if (onAnswerRecall) return <AnswerRecallButton transfer={transfer} onAnswer={onAnswerRecall} />;
  return <TransferBadge transfer={transfer} />;
}

/** What the line is about, and its answer. */
function LineBody(props: RequestLineProps) {
  const { transfer, sheet, mine, before, brief = false } = props;
  const answer = mine ? <AnswerButtons {...props} /> : <Standing {...props} />;
  if (!sheet) return <BareLine transfer={transfer}>{answer}</BareLine>;
  if (brief) {
    return <BriefLine {...props}>{answer}</BriefLine>;
  }
  return (
    <TransferSheet sheet={sheet} before={before} folded>
      {answer}
    </TransferSheet>
  );
}

/** One line of a request: accept it, decline it with a reason, or leave it open. */
export const RequestLine = memo(function RequestLine(props: RequestLineProps) {
  const { transfer, mine, choice, refusal, before, brief = false } = props;
  // The sheet says it itself, with what changed.
  const isSaid = refusal === SHEET_CHANGED && before !== undefined;
  return (
    <Box
      as="li"
      aria-label={transferName(transfer)}
      px="4"
      py={brief ? '2' : '3'}
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: '0' }}
      bg={mine && choice.decision === 'reject' ? 'danger.subtle' : undefined}
    >
      <LineBody {...props} />
      {mine && <AnswerFields {...props} />}
      {refusal !== undefined && !isSaid && (
        <Text textStyle="caption" color="danger.fg" mt="1">
          {refusal}
        </Text>
      )}
      {transfer.recallAnswer !== null && (
        <Text textStyle="caption" color="fg.muted" mt="1">
          {answerText(transfer)}
        </Text>
      )}
      {!mine && <Ended transfer={transfer} />}
    </Box>
  );
});
