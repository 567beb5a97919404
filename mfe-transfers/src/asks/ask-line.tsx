import type { AskDto } from '@hand-receipt/contracts';
import { Box, Button, Flex, formatDate, Mono, Serial } from '@hand-receipt/ui';
import type { AskBox } from '../api/asks';
import { type Answering, askedItem } from './answering';

interface AskLineProps {
  ask: AskDto;
  box: AskBox;
  onAnswer: (answering: Answering) => void;
}

/** 'Sent', or 'Declined: On mission' where I may know it. */
const stateOf = ({ state, reason }: AskDto) => (reason ? `${state}: ${reason}` : state);

/** One item asked for, with what its reader may do about it. */
export function AskLine({ ask, box, onAnswer }: AskLineProps) {
  const { property, serial_number: serial, from_user: asker, notes } = ask;
  const name = askedItem(ask);
  return (
    <Flex
      as="li"
      aria-label={name}
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
        <Serial>{serial}</Serial>&emsp;{property?.name}
        <Box textStyle="caption" color="fg.muted" mt="0.5">
          {box === 'incoming' ? `${asker.name} asks` : stateOf(ask)} ·{' '}
          <Mono>{formatDate(ask.request_date)}</Mono>
          {notes && ` · ${notes}`}
        </Box>
      </Box>
      {box === 'incoming' ? (
        <Flex gap="2">
          <Button size="s" aria-label={`Decline ${name}`} onClick={() => onAnswer({ ask, act: 'decline' })}>
            Decline
          </Button>
          <Button
            size="s"
            variant="primary"
            aria-label={`Offer ${name}`}
            onClick={() => onAnswer({ ask, act: 'offer' })}
          >
            Offer
          </Button>
        </Flex>
      ) : (
        <Button size="s" aria-label={`Withdraw ${name}`} onClick={() => onAnswer({ ask, act: 'withdraw' })}>
          Withdraw
        </Button>
      )}
    </Flex>
  );
}
