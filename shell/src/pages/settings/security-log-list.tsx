import { Box, Flex, formatCount, formatDateTime, Mono, ShowMore } from '@hand-receipt/ui';
import { useRef, useState } from 'react';
import type { SecurityLine } from '../../session/security-log';

/** Lines that are shown at first, and that each Show more adds. */
const SHOWN = 10;

/** The lines of the security log, newest first. */
export function SecurityLogList({ lines }: { lines: readonly SecurityLine[] }) {
  const [shown, setShown] = useState(SHOWN);
  const list = useRef<HTMLUListElement>(null);
  const more = lines.length - shown;
  return (
    <>
      <Box as="ul" ref={list} px="4" aria-label="Security log">
        {lines.slice(0, shown).map(({ at, text }, index) => (
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
      <ShowMore
        inset
        size="s"
        list={list}
        hasMore={more > 0}
        onShow={() => setShown((before) => before + SHOWN)}
      >
        Show more, {formatCount(more)} left
      </ShowMore>
    </>
  );
}
