import { Box, Flex, Label, Text } from '@hand-receipt/ui';
import { type ReactNode, useId } from 'react';
import type { VerdictLook } from './verdict-look';

/** A thumb finds a button anywhere across a phone. */
export const WIDE_ON_PHONE = { '& > button': { width: { base: 'full', md: 'auto' } } } as const;

interface VerdictFrameProps {
  title: string;
  /** The state's own word, for screen readers. */
  state: string;
  sentence: string;
  look: VerdictLook;
  /** Stands above the sentence, and is read aloud with it. */
  before?: ReactNode;
  /** Read aloud with the sentence. */
  told?: ReactNode;
  children?: ReactNode;
  actions: ReactNode;
}

/** One party's verdict: a shield, one sentence, what it rests on. */
export function VerdictFrame({
  title,
  state,
  sentence,
  look,
  before,
  told,
  children,
  actions,
}: VerdictFrameProps) {
  const titleId = useId();
  return (
    <Flex
      as="section"
      aria-labelledby={titleId}
      data-state={state}
      gap={{ base: '3', md: '5' }}
      direction={{ base: 'column', md: 'row' }}
      align="flex-start"
      padding={{ base: '4', md: '5' }}
      bg={look.ground}
      borderWidth="1px"
      borderColor={state === 'failed' ? 'danger.border' : 'border'}
      borderLeftWidth="3px"
      borderLeftColor={look.edge}
      borderRadius="l2"
      css={WIDE_ON_PHONE}
    >
      <Flex
        width="56px"
        height="56px"
        flex="none"
        align="center"
        justify="center"
        borderWidth="1px"
        borderRadius="l2"
        {...look.shield}
      >
        {look.icon}
      </Flex>
      <Box flex="1" minWidth="0" width={{ base: 'full', md: 'auto' }}>
        <Label as="h2" id={titleId}>
          {title}
        </Label>
        <Box role={state === 'failed' || state === 'error' ? 'alert' : 'status'}>
          {before}
          <Text textStyle="verdict" color={look.text}>
            {sentence}
          </Text>
          {told}
        </Box>
        {children}
      </Box>
      {actions}
    </Flex>
  );
}
