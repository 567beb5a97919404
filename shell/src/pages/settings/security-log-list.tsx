import { Box, Flex, formatDateTime, Mono } from '@hand-receipt/ui';
import type { SecurityLine } from '../../session/security-log';

/** Lines that are shown; the log keeps more. */
const SHOWN = 10;

/** The newest lines of the security log. */
export function SecurityLogList({ lines }: { lines: readonly SecurityLine[] }) {
  return (
    <Box as="ul" px="4" aria-label="Security log">
      {lines.slice(0, SHOWN).map(({ at, text }, index) => (
        <Flex
          as="li"
          // Two lines may have one time.
          key={`${at} ${index}`}
          justify="space-between"
          gap="4"
          py="2"
          borderBottomWidth="1px"
          borderColor="border.subtle"
        >
          {text}
          <Mono muted>{formatDateTime(at)}</Mono>
        </Flex>
      ))}
    </Box>
  );
}
