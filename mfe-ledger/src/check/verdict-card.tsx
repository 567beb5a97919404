import { Box, Button, Flex, Label, RefreshCwIcon, Text } from '@hand-receipt/ui';
import { useId } from 'react';
import type { LedgerCheck } from './ledger-check';
import { VerdictFacts } from './verdict-facts';
import { VERDICT_LOOKS } from './verdict-look';

interface VerdictCardProps {
  check: LedgerCheck;
  onRecheck: () => void;
}

/** Overall Ledger Status: the verdict as one sentence, what it rests on, and everything that was found. */
export function VerdictCard({ check, onRecheck }: VerdictCardProps) {
  const titleId = useId();
  const look = VERDICT_LOOKS[check.state];
  const isBad = check.state === 'failed';
  return (
    <Flex
      as="section"
      aria-labelledby={titleId}
      data-state={check.state}
      gap={{ base: '3', md: '5' }}
      direction={{ base: 'column', md: 'row' }}
      align="flex-start"
      padding={{ base: '4', md: '5' }}
      bg={look.ground}
      borderWidth="1px"
      borderColor={isBad ? 'danger.border' : 'border'}
      borderLeftWidth="3px"
      borderLeftColor={look.edge}
      borderRadius="l2"
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
      <Box flex="1" minWidth="0">
        <Label as="h2" id={titleId}>
          Overall Ledger Status
        </Label>
        <Box role={isBad || check.state === 'error' ? 'alert' : 'status'}>
          <Text textStyle="verdict" color={look.text}>
            {look.sentence}
          </Text>
          {check.state === 'error' ? <Text>{check.message}</Text> : null}
          {isBad ? (
            <Text>
              Stop transfers and report to your PBO. Do not correct records until the ledger has been
              examined.
            </Text>
          ) : null}
        </Box>
        {'report' in check ? <VerdictFacts report={check.report} /> : null}
      </Box>
      <Button icon={<RefreshCwIcon />} disabled={check.state === 'loading'} onClick={onRecheck}>
        Re-check Status
      </Button>
    </Flex>
  );
}
