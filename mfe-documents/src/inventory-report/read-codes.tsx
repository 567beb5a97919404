import type { InventoryExtraDto } from '@hand-receipt/contracts';
import { Box, formatDateTime, Heading, Mono, Serial, Stack } from '@hand-receipt/ui';
import { reportListStyles } from './report-list-styles';

const FOUND: Record<InventoryExtraDto['result'], string> = {
  'not-mine': 'On the books, not on this inventory',
  'not-on-the-books': 'Not on the books',
  'near-miss': 'One misreading away from an item',
};

/** Codes that were read and are no line of the count; nothing where there are none. */
export function ReadCodes({ title, codes }: { title: string; codes: readonly InventoryExtraDto[] }) {
  if (codes.length === 0) return null;
  return (
    <Stack as="section" gap="2" aria-label={title}>
      <Heading as="h3" textStyle="h2">
        {title} ({codes.length.toLocaleString('en-US')})
      </Heading>
      <Box as="ul" aria-label={title} css={reportListStyles}>
        {codes.map(({ code, result, at, by }) => (
          <li key={code}>
            <span data-part="code">
              <Serial>{code}</Serial>
            </span>
            <span data-part="item">{FOUND[result]}</span>
            <span data-part="result">
              <small>
                {by} <Mono>{formatDateTime(at)}</Mono>
              </small>
            </span>
          </li>
        ))}
      </Box>
    </Stack>
  );
}
