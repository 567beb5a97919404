import type { TransferRequestDto } from '@hand-receipt/contracts';
import type { TransferRequestBox } from '@hand-receipt/data';
import { Box, Button, Flex, formatDate, Mono, Serial, WasSerials } from '@hand-receipt/ui';
import { formerAsked, type RequestAct, requestedItem } from './request-act';

interface TransferRequestLineProps {
  request: TransferRequestDto;
  box: TransferRequestBox;
  onAct: (act: RequestAct) => void;
}

/** 'Sent', or 'Declined: On mission' if the user may read the reason. */
const stateOf = ({ state, reason }: TransferRequestDto) => (reason ? `${state}: ${reason}` : state);

/** One transfer request, with the buttons for what the user may do with it. */
export function TransferRequestLine({ request, box, onAct }: TransferRequestLineProps) {
  const { property, serial_number: serial, from_user: requester, notes } = request;
  const name = requestedItem(request);
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
        <Serial>{property?.serial_number ?? serial}</Serial>&emsp;{property?.name}
        <WasSerials serials={formerAsked(request)} />
        <Box textStyle="caption" color="fg.muted" mt="0.5">
          {box === 'incoming' ? `${requester.name} asks` : stateOf(request)} ·{' '}
          <Mono>{formatDate(request.request_date)}</Mono>
          {notes && ` · ${notes}`}
        </Box>
      </Box>
      {box === 'incoming' ? (
        <Flex gap="2">
          <Button size="s" aria-label={`Decline ${name}`} onClick={() => onAct({ request, act: 'decline' })}>
            Decline
          </Button>
          <Button
            size="s"
            variant="primary"
            aria-label={`Offer ${name}`}
            onClick={() => onAct({ request, act: 'offer' })}
          >
            Offer
          </Button>
        </Flex>
      ) : (
        <Button size="s" aria-label={`Withdraw ${name}`} onClick={() => onAct({ request, act: 'withdraw' })}>
          Withdraw
        </Button>
      )}
    </Flex>
  );
}
