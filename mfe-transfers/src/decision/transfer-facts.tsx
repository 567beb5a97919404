import type { PersonDto, Transfer, UserDto } from '@hand-receipt/contracts';
import { ArrowRightIcon, Box, FormCell, FormStrip, Text } from '@hand-receipt/ui';
import { signOverText } from '../sign-over/sign-over-words';
import { isRecipient, isSender, serialOf, standing } from '../transfers/parties';

/** 'Company Commander, you' */
const hintOf = (person: PersonDto | null, isMe: boolean) =>
  [standing(person), isMe && 'you'].filter(Boolean).join(', ') || undefined;

/** The upper row is one line of text high, 55 px; the lower one may carry hints. */
const LOWER_ROW_CENTRE = 'calc(50% + 27.5px)';
/** The arrow stands on the line before the right cells and reaches 10 px into them. */
const ARROW_ROOM = '20px';

/** The item, From → To, and whether the giver leaves the chain: what a confirmation restates before custody changes. */
export function TransferFacts({ transfer, me }: { transfer: Transfer; me: UserDto }) {
  const sender = hintOf(transfer.fromUser, isSender(transfer, me));
  const recipient = hintOf(transfer.toUser, isRecipient(transfer, me));
  return (
    <>
      <Box position="relative" css={{ '& .hr-cell:nth-of-type(even)': { paddingInlineStart: ARROW_ROOM } }}>
        <FormStrip columns={2}>
          <FormCell caption="Item">{transfer.name}</FormCell>
          <FormCell caption="Serial number" mono>
            {serialOf(transfer)}
          </FormCell>
          <FormCell caption="From" hint={sender}>
            {transfer.from}
          </FormCell>
          <FormCell caption="To" hint={recipient}>
            {transfer.to}
          </FormCell>
        </FormStrip>
        <Box
          position="absolute"
          top={LOWER_ROW_CENTRE}
          left="50%"
          translate="-50% -50%"
          p="0.5"
          bg="bg.panel"
          color="fg.muted"
        >
          <ArrowRightIcon size={16} />
        </Box>
      </Box>
      {transfer.signOver && <Text mt="2">{signOverText(transfer)}</Text>}
    </>
  );
}
