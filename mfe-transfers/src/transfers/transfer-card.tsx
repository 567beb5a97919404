import type { Transfer } from '@hand-receipt/contracts';
import { Box, Flex, formatDate, Mono, Serial, VisuallyHidden } from '@hand-receipt/ui';
import { AnswerRecallButton } from '../recall/answer-recall-button';
import { ConsentButtons } from '../sign-over/consent-buttons';
import { DecisionButtons } from './decision-buttons';
import { LineMark } from './line-mark';
import { isRecipient, isSender, partyName, serialOf } from './parties';
import { TransferBadge } from './transfer-badge';
import { isAnswerable, isRecallToAnswer, isToConsent, type RowSettings } from './transfer-columns';

/** A transfer on a phone. The serial number comes first, because the user compares it with the item in their hand. */
export function TransferCard({ transfer, settings }: { transfer: Transfer; settings: RowSettings }) {
  const { me, working, onDecide } = settings;
  return (
    <>
      <Flex align="baseline" justify="space-between" gap="3">
        <Serial size="lg">{serialOf(transfer)}</Serial>
        <TransferBadge transfer={transfer} />
      </Flex>
      <Box fontWeight="600">{transfer.name}</Box>
      <Box textStyle="caption" color="fg.muted" mt="1">
        {partyName(transfer.from, isSender(transfer, me))}
        <span aria-hidden="true"> → </span>
        <VisuallyHidden> to </VisuallyHidden>
        {partyName(transfer.to, isRecipient(transfer, me))}
        {' · '}
        <Mono>{formatDate(transfer.date)}</Mono>
        <LineMark transfer={transfer} requestPath={settings.requestPath} />
      </Box>
      {isAnswerable(settings, transfer) && (
        <Flex gap="2" mt="3" css={{ '& > button': { flex: 1 } }}>
          <DecisionButtons transfer={transfer} working={working} onDecide={onDecide} />
        </Flex>
      )}
      {isToConsent(settings, transfer) && (
        <Flex gap="2" mt="3" css={{ '& > button': { flex: 1 } }}>
          <ConsentButtons transfer={transfer} onConsent={settings.onConsent} />
        </Flex>
      )}
      {isRecallToAnswer(settings, transfer) && (
        <Flex mt="3" css={{ '& > button': { flex: 1 } }}>
          <AnswerRecallButton transfer={transfer} onAnswer={settings.onAnswerRecall} />
        </Flex>
      )}
    </>
  );
}
