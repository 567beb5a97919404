import { Box, Flex, Label, Text, VisuallyHidden } from '@hand-receipt/ui';
import { type ReactNode, type Ref, useId } from 'react';
import type { VerdictLook } from './verdict-look';

/** A thumb finds a button anywhere across a phone. */
export const WIDE_ON_PHONE = { '& > button': { width: { base: 'full', md: 'auto' } } } as const;

const BELOW_TOP_BAR = { base: '72px', md: '16px' } as const;

interface VerdictFrameProps {
  /** Takes focus where a screen gives it. */
  ref?: Ref<HTMLDivElement>;
  title: string;
  /** The state's own word, for screen readers. */
  state: string;
  sentence: string;
  look: VerdictLook;
  /** The headline above says the same: no shield, and the sentence is only read aloud. */
  brief?: boolean;
  /** Stands above the sentence, and is read aloud with it. */
  before?: ReactNode;
  /** Read aloud with the sentence. */
  told?: ReactNode;
  children?: ReactNode;
  actions: ReactNode;
}

const BRIEF = { bg: 'bg.panel', borderColor: 'border' } as const;

const edgeOf = (state: string, { ground, edge }: VerdictLook) => ({
  bg: ground,
  borderColor: state === 'failed' ? 'danger.border' : 'border',
  borderLeftWidth: '3px',
  borderLeftColor: edge,
});

const Shield = ({ look }: { look: VerdictLook }) => (
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
);

/** One party's verdict: a shield, one sentence, what it rests on. */
export function VerdictFrame({
  ref,
  title,
  state,
  sentence,
  look,
  brief = false,
  before,
  told,
  children,
  actions,
}: VerdictFrameProps) {
  const titleId = useId();
  return (
    <Flex
      as="section"
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      scrollMarginTop={BELOW_TOP_BAR}
      aria-labelledby={titleId}
      data-state={state}
      gap={{ base: '3', md: '5' }}
      direction={{ base: 'column', lg: 'row' }}
      align="flex-start"
      padding={brief ? '4' : { base: '4', md: '5' }}
      borderWidth="1px"
      borderRadius="l2"
      {...(brief ? BRIEF : edgeOf(state, look))}
    >
      {!brief && <Shield look={look} />}
      <Box flex="1" minWidth="0" width={{ base: 'full', lg: 'auto' }}>
        <Label as="h2" id={titleId}>
          {title}
        </Label>
        <Box role={state === 'failed' || state === 'error' ? 'alert' : 'status'}>
          {before}
          {brief ? (
            <VisuallyHidden as="p">{sentence}</VisuallyHidden>
          ) : (
            <Text textStyle="verdict" color={look.text}>
              {sentence}
            </Text>
          )}
          {told}
        </Box>
        {children}
      </Box>
      <Flex gap="2" wrap="wrap" flex="none" width={{ base: 'full', md: 'auto' }} css={WIDE_ON_PHONE}>
        {actions}
      </Flex>
    </Flex>
  );
}
