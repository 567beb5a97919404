import type { InventoryExtraDto } from '@hand-receipt/contracts';
import { inventoryMutations, inventoryQueries } from '@hand-receipt/data';
import { refusalOf, useMutation, useQuery } from '@hand-receipt/platform';
import {
  Box,
  Button,
  formatCount,
  Heading,
  recentTimeWords,
  Serial,
  Stack,
  Text,
  toast,
} from '@hand-receipt/ui';
import type { CountHere } from './kept-scans';
import { ruledList } from './ruled-list';
import { ScanMark } from './scan-mark';

/** Codes of the first count that are on no line, and that nobody has read again or looked for in the recount, nor read on this device. */
export function useCodesToReadAgain({ inventory, extras }: CountHere): InventoryExtraDto[] {
  const { data = [] } = useQuery({
    ...inventoryQueries.extras(inventory.id),
    enabled: inventory.state === 'recount',
  });
  if (inventory.state !== 'recount') return [];
  const isOpen = ({ code, result, recount, notHere, inRecount }: InventoryExtraDto) =>
    result !== 'near-miss' &&
    !recount &&
    !notHere &&
    !inRecount &&
    !extras.some(({ serial }) => serial === code);
  return data.filter(isOpen);
}

/** How many are to be read again, after what remains, e.g. '2 to read again'. */
export const readAgainWords = (codes: readonly InventoryExtraDto[]): string =>
  codes.length === 0 ? '' : `${formatCount(codes.length)} to read again`;

const LABEL = 'Extra codes to read again';

/** In a recount: the extra codes that a person is to find and read again, or says are not here; nothing where there are none. */
export function ReadAgain({ here }: { here: CountHere }) {
  const codes = useCodesToReadAgain(here);
  const { mutate } = useMutation(inventoryMutations.markExtraNotHere);
  if (codes.length === 0) return null;
  const { id, mayCount, whyNotRecount } = here.inventory;
  const mayLook = mayCount && !whyNotRecount;
  const notHere = (extraId: string) =>
    mutate({ id, extraId }, { onError: (failure) => toast({ title: refusalOf(failure), tone: 'danger' }) });
  return (
    <Stack as="section" gap="1" pt="3">
      <Heading as="h3" textStyle="h2">
        {LABEL}
      </Heading>
      <Text color="fg.muted" textStyle="caption">
        {mayLook
          ? 'Find each item and read its code again, or say that it is not here.'
          : 'Another person finds each item and reads its code again.'}
      </Text>
      <Box as="ul" aria-label={LABEL} textStyle="table" css={ruledList}>
        {codes.map(({ id: extraId, code, result, by, at, note }) => (
          <li key={extraId}>
            <Box className="hr-count-line" display="contents">
              <Serial>{code}</Serial>
              <ScanMark state={result} />{' '}
              <Box as="span" color="fg.muted" flex="1 1 200px">
                Read by {by} {recentTimeWords(at)}
                {note ? `. ${note}` : null}
              </Box>
            </Box>
            {mayLook ? (
              <Button size="s" aria-label={`Not here, ${code}`} onClick={() => notHere(extraId)}>
                Not here
              </Button>
            ) : null}
          </li>
        ))}
      </Box>
    </Stack>
  );
}
