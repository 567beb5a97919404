import { LEDGER_CHECKING, LEDGER_FAILED, LEDGER_VERIFIED } from '@hand-receipt/platform';
import {
  Box,
  CircleAlertIcon,
  Flex,
  ShieldAlertIcon,
  ShieldCheckIcon,
  ShieldIcon,
  Text,
} from '@hand-receipt/ui';
import type { LedgerCheck } from './ledger-check';

const LOOKS = {
  idle: { Icon: ShieldIcon, color: 'fg.muted' },
  loading: { Icon: ShieldIcon, color: 'fg.muted' },
  verified: { Icon: ShieldCheckIcon, color: 'success.fg' },
  failed: { Icon: ShieldAlertIcon, color: 'danger.fg' },
  error: { Icon: CircleAlertIcon, color: 'danger.fg' },
} as const;

function sentenceOf(check: LedgerCheck): string {
  switch (check.state) {
    case 'idle':
      return 'Ledger not checked yet.';
    case 'loading':
      return LEDGER_CHECKING;
    case 'verified':
      return LEDGER_VERIFIED;
    case 'failed':
      return LEDGER_FAILED;
    case 'error':
      return check.message;
  }
}

/**
 * What the server's own check says, under the verdict. Where the verdict is the server's, its sentence stands above
 * already.
 */
export function ServerLine({ check, headline }: { check: LedgerCheck; headline: string }) {
  const sentence = sentenceOf(check);
  if (sentence === headline) return null;
  const { Icon, color } = LOOKS[check.state];
  return (
    <Flex marginTop="2" gap="1.5" align="baseline" textStyle="table">
      <Box as="span" color={color} flex="none" alignSelf="center">
        <Icon size={14} />
      </Box>
      <Text as="span">
        <Text as="span" color="fg.muted">
          Server&apos;s own check:
        </Text>{' '}
        {sentence}
      </Text>
    </Flex>
  );
}
