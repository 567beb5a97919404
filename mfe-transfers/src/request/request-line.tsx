import type { Transfer, TransferSheetDto } from '@hand-receipt/contracts';
import { type Decision, DEFAULT_REASON } from '@hand-receipt/data';
import { Box, Button, Flex, Serial, Stack, Text, TextInput, VisuallyHidden } from '@hand-receipt/ui';
import { memo } from 'react';
import { LOCATION_LENGTH } from '../decision/location-input';
import { CountFields } from '../sheet/count-fields';
import { REASON_LENGTH } from '../decision/decision-words';
import { OfferAgain } from '../offer-again/offer-again';
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
  choice: LineChoice;
  /** The sheet as I read it, where it has changed since. */
  before: TransferSheetDto | undefined;
  /** Where I keep what I accept, unless this line says otherwise. */
  location: string;
  /** Why the last answer to it was not taken. */
  refusal: string | undefined;
  working: boolean;
  onChange: (ids: readonly string[], part: Partial<LineChoice>) => void;
}

/** What goes with an accepted line: a location of its own, and what was counted of an item that comes back. */
function AcceptFields({
  transfer,
  sheet,
  choice,
  location,
  working,
  onChange,
}: RequestLineProps & { sheet: TransferSheetDto }) {
  const change = (part: Partial<LineChoice>) => onChange([transfer.id], part);
  return (
    <Stack gap="2" mt="2">
      <CountFields
        sheet={sheet}
        counts={choice.counts}
        onChange={(counts) => change({ counts })}
        disabled={working}
      />
      {choice.location === null ? (
        <Box>
          <Button size="s" variant="ghost" disabled={working} onClick={() => change({ location })}>
            Another location <VisuallyHidden>of {serialOf(transfer)}</VisuallyHidden>
          </Button>
        </Box>
      ) : (
        <TextInput
          label={`Location of ${serialOf(transfer)}`}
          value={choice.location}
          onChange={(text) => change({ location: text })}
          maxLength={LOCATION_LENGTH}
          disabled={working}
        />
      )}
    </Stack>
  );
}

/** What goes with the answer to a line: its reason, or where it is kept and what was counted. */
function AnswerFields(props: RequestLineProps) {
  const { transfer, sheet, choice, working, onChange } = props;
  if (choice.decision === 'approve') return sheet ? <AcceptFields {...props} sheet={sheet} /> : null;
  if (choice.decision === null) return null;
  return (
    <Box mt="2">
      <TextInput
        label={`Reason for ${serialOf(transfer)}`}
        value={choice.reason}
        onChange={(text) => onChange([transfer.id], { reason: text })}
        placeholder={DEFAULT_REASON}
        maxLength={REASON_LENGTH}
        disabled={working}
      />
    </Box>
  );
}

/** Decline and Accept; pressed again, the line is left open. */
function AnswerButtons({ transfer, choice: { decision }, working, onChange }: RequestLineProps) {
  const name = transferName(transfer);
  const toggle = (wanted: Decision) =>
    onChange([transfer.id], { decision: decision === wanted ? null : wanted });
  return (
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
  );
}

/** One line of a request: accept it, decline it with a reason, or leave it open. */
export const RequestLine = memo(function RequestLine(props: RequestLineProps) {
  const { transfer, sheet, mine, choice, before, refusal } = props;
  const name = transferName(transfer);
  const answer = mine ? <AnswerButtons {...props} /> : <TransferBadge transfer={transfer} />;
  return (
    <Box
      as="li"
      aria-label={name}
      px="4"
      py="3"
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: '0' }}
      bg={mine && choice.decision === 'reject' ? 'danger.subtle' : undefined}
    >
      {sheet ? (
        <TransferSheet sheet={sheet} before={before}>
          {answer}
        </TransferSheet>
      ) : (
        <Flex align="center" justify="space-between" gap="3" wrap="wrap">
          <Flex gap="3" wrap="wrap">
            <Serial>{serialOf(transfer)}</Serial>
            <span>{transfer.name}</span>
          </Flex>
          {answer}
        </Flex>
      )}
      {mine && <AnswerFields {...props} />}
      {refusal !== undefined && (
        <Text textStyle="caption" color="danger.fg" mt="1">
          {refusal}
        </Text>
      )}
      {!mine && transfer.rejectionReason !== null && (
        <Stack gap="2" mt="1" align="flex-start">
          <Text textStyle="caption" color="fg.muted">
            {transfer.rejectionReason}
          </Text>
          <OfferAgain transfer={transfer} />
        </Stack>
      )}
    </Box>
  );
});
