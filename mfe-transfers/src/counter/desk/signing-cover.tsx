import type { CheckedLineDto, CounterSessionDto, PersonDto } from '@hand-receipt/contracts';
import { Box, counted, Label, Stack, Text } from '@hand-receipt/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { Cover } from './cover';
import { SignHere } from './sign-here';
import { SignedLines } from './signed-lines';
import type { Signature } from './use-signature';

interface SigningCoverProps {
  session: CounterSessionDto;
  recipient: PersonDto;
  lines: readonly CheckedLineDto[];
  /** What they sign, and what that means for them. */
  words: ReactNode;
  signing: Signature;
  /** Not right: it goes back to the operator. */
  onBack: () => void;
}

/** The whole screen for the recipient: what they sign for, and their PIN. The operator's controls are gone. */
export function SigningCover({ session, recipient, lines, words, signing, onBack }: SigningCoverProps) {
  // What was signed a moment ago is on its way, and can no longer be taken back.
  const leave = () => {
    if (!signing.isPending) onBack();
  };
  const back = useRef(leave);
  useEffect(() => {
    back.current = leave;
  });
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') back.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <Cover label="Receiver signs here" onBack={leave}>
      <Stack
        gap={{ base: '3', md: '4' }}
        maxWidth="560px"
        minHeight={{ base: '100%', md: 'auto' }}
        mx="auto"
        align="stretch"
      >
        <Label as="p">Receiver signs here</Label>
        <Box>
          <Text as="h1" fontSize="20px" lineHeight="28px" fontWeight="semibold">
            {recipient.name}, sign for {counted(lines.length, 'item')}
          </Text>
          <Text color="fg.muted">{words}</Text>
        </Box>
        <SignedLines lines={lines} />
        <SignHere
          session={session}
          recipient={recipient}
          items={lines.length}
          signing={signing}
          onBack={onBack}
        />
      </Stack>
    </Cover>
  );
}
