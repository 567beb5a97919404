import type { HandOverDto } from '@hand-receipt/contracts';
import { Box, ButtonLink, counted, Flex, Panel, Text } from '@hand-receipt/ui';
import { MODE_WORDS } from '../counter/desk/list';
import { WaitsUntil } from '../counter/receipt/waits-until';

/** 'waits' of one, 'wait' of several. */
const titleOf = (count: number): string =>
  `${counted(count, 'hand-over')} ${count === 1 ? 'waits' : 'wait'} for your signature`;

/** Each with its counter and until when it waits, and the way to its receipt, where it is signed. */
export default function HandOverList({ handOvers }: { handOvers: readonly HandOverDto[] }) {
  const title = titleOf(handOvers.length);
  return (
    <Panel title={title}>
      <ul aria-label={title}>
        {handOvers.map(({ id, mode, counter, operator, lines, waits_until: until, act_at: at }) => (
          <Flex
            as="li"
            key={id}
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
              <Text fontWeight="semibold">
                {operator.name} at {counter.name}
              </Text>
              <Text textStyle="caption" color="fg.muted">
                {MODE_WORDS[mode]}, {counted(lines.length, 'item')} · waits until{' '}
                <WaitsUntil at={until ?? at} />
              </Text>
            </Box>
            <ButtonLink
              size="s"
              variant="primary"
              to={`/counter/receipts/${encodeURIComponent(id)}`}
              aria-label={`Review ${id}`}
            >
              Review
            </ButtonLink>
          </Flex>
        ))}
      </ul>
    </Panel>
  );
}
