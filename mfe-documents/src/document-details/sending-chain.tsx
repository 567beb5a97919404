import type { DocumentDetailsDto } from '@hand-receipt/contracts';
import { ArrowRightIcon, Box, formatDateTime, Heading, Mono, Stack } from '@hand-receipt/ui';

const styles = {
  textStyle: 'table',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  '& > li': { padding: '8px 12px' },
  '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' },
  '& > li > p': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 8px' },
  '& > li > p + p': { color: 'fg.muted' },
  '& .hr-mono': { marginLeft: 'auto' },
} as const;

/** How a document came here and where it went from here; nothing where it was sent once. */
export function SendingChain({ chain }: Pick<DocumentDetailsDto, 'chain'>) {
  if (chain.length < 2) return null;
  return (
    <Stack as="section" gap="2">
      <Heading as="h3" textStyle="h2">
        Forwarded
      </Heading>
      <Box as="ol" aria-label="Forwarded" css={styles}>
        {chain.map(({ id, from, to, sentAt, note }) => (
          <li key={id}>
            <p>
              <b>{from.name}</b>
              <ArrowRightIcon size={14} aria-label="to" aria-hidden={false} role="img" />
              <b>{to.name}</b>
              <Mono>{formatDateTime(sentAt)}</Mono>
            </p>
            {note ? <p>{note}</p> : null}
          </li>
        ))}
      </Box>
    </Stack>
  );
}
