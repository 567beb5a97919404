import { Box, Flex, formatCount, Tally, Text } from '@hand-receipt/ui';
import type { CountHere } from '../verify-items/kept-scans';
import { readAgainWords, useCodesToReadAgain } from '../verify-items/read-again';
import { tallyWords } from './count-words';

const remainsWords = (missing: number): string =>
  missing === 0 ? 'Nothing remains' : `${formatCount(missing)} ${missing === 1 ? 'remains' : 'remain'}`;

/** How far the count is: a number, and one tick for each line. What waits on this device is told apart. */
export function CountProgress({ here }: { here: CountHere }) {
  const { counted, missing, expected, byDocument = 0, left = 0 } = here.inventory.progress;
  const isCancelled = here.inventory.state === 'cancelled';
  const readAgain = readAgainWords(useCodesToReadAgain(here));
  const queued = Math.min(here.waiting, counted);
  return (
    <Box px="4" py="2" background="bg.panel" borderBottomWidth="1px" borderColor="border">
      <Flex justify="space-between" align="baseline" gap="2">
        <Text as="h2" textStyle="h2">
          {isCancelled
            ? `${formatCount(missing)} not counted`
            : [remainsWords(missing), readAgain].filter(Boolean).join(', ')}
        </Text>
        <Text color="fg.muted" textStyle="caption">
          {tallyWords(here)}
        </Text>
      </Flex>
      <Tally
        label={`Counted ${formatCount(counted)} of ${formatCount(expected)}`}
        segments={[
          { count: counted - queued, tone: 'success', label: 'recorded' },
          { count: queued, tone: 'warning', label: 'queued', done: true },
          { count: byDocument + left, tone: 'info', label: 'by document', done: true },
          { count: missing, tone: 'neutral', label: isCancelled ? 'not counted' : 'remaining' },
        ]}
      />
    </Box>
  );
}
