import type { Transfer, UserDto } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { Box, Flex, formatDate, Link, Mono, Serial, StatusBadge } from '@hand-receipt/ui';
import { type Deciding, DecisionButtons } from '../transfers/decision-buttons';
import { signOverMark } from '../sign-over/sign-over-words';
import { isSender, mayConsent, mayDecide, serialOf, transferName } from '../transfers/parties';

interface ActiveTransferLineProps {
  transfer: Transfer;
  working: Deciding | null;
  onDecide: (deciding: Deciding) => void;
}

/** Whom it is to or from; both where I only agree to it. */
function partyText(transfer: Transfer, me: UserDto): string {
  if (isSender(transfer, me)) return `To ${transfer.to}`;
  const from = `From ${transfer.from}`;
  return mayConsent(transfer, me) ? `${from} to ${transfer.to}` : from;
}

/** One pending transfer on the dashboard; only its recipient gets the buttons (DASH-19). */
export function ActiveTransferLine({ transfer, working, onDecide }: ActiveTransferLineProps) {
  const me = useCurrentUser();
  const other = partyText(transfer, me);
  const isOwnRecall = transfer.isRecall && mayDecide(transfer, me);
  return (
    <Flex
      as="li"
      align="center"
      gap="2"
      px="4"
      py="2"
      wrap="wrap"
      borderTopWidth="1px"
      borderColor="border.subtle"
      _first={{ borderTopWidth: '0' }}
    >
      <Box flex="1" minW="180px">
        <Flex gap="2.5" wrap="wrap">
          <Box as="span" fontWeight="600">
            {transfer.name}
          </Box>
          <Serial>{serialOf(transfer)}</Serial>
        </Flex>
        <Box textStyle="caption" color="fg.muted" mt="0.5">
          {transfer.signOver && `${signOverMark(transfer)} · `}
          {isOwnRecall ? `Waiting for ${transfer.from}` : other} · <Mono>{formatDate(transfer.date)}</Mono>
        </Box>
      </Box>
      <Flex gap="2" align="center">
        {mayConsent(transfer, me) && (
          <Link to={`/transfers/${transfer.id}`} aria-label={`Review ${transferName(transfer)}`}>
            Review
          </Link>
        )}
        {mayDecide(transfer, me) ? (
          <DecisionButtons transfer={transfer} working={working} onDecide={onDecide} />
        ) : (
          <StatusBadge status={transfer.status} />
        )}
      </Flex>
    </Flex>
  );
}
