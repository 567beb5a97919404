import type { MaintenanceDetailsDto } from '@hand-receipt/contracts';
import { Box, formatDate, Heading, Link, Mono, Stack } from '@hand-receipt/ui';

const styles = {
  textStyle: 'table',
  '& > li': { display: 'flex', flexWrap: 'wrap', columnGap: '12px', paddingY: '4px' },
} as const;

/** Forms about it that I sent or received. */
export function ItsDocuments({ documents }: Pick<MaintenanceDetailsDto, 'documents'>) {
  if (documents.length === 0) return null;
  return (
    <Stack as="section" gap="2">
      <Heading as="h3" textStyle="h2">
        Documents
      </Heading>
      <Box as="ul" aria-label="Documents about it" css={styles}>
        {documents.map(({ id, title, sentAt }) => (
          <li key={id}>
            <Link to={`/documents?box=all&open=${encodeURIComponent(id)}`} ownLine>
              {title}
            </Link>
            <Mono muted>{formatDate(sentAt)}</Mono>
          </li>
        ))}
      </Box>
    </Stack>
  );
}
