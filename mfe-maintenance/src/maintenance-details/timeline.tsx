import type { MaintenanceDetailsDto, MaintenanceEventDto } from '@hand-receipt/contracts';
import { Box, formatDateTime, Heading, Mono, Stack, StatusBadge } from '@hand-receipt/ui';

const styles = {
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '148px 1fr' },
    columnGap: '16px',
    padding: '0 0 12px 20px',
    borderLeftWidth: '2px',
    borderColor: 'border',
    textStyle: 'table',
  },
  '& > li:last-child': { borderColor: 'transparent', paddingBottom: '0' },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: '-6px',
    top: '5px',
    width: '10px',
    height: '10px',
    bg: 'bg.panel',
    borderWidth: '2px',
    borderColor: 'border.emphasized',
  },
  '& p': { display: 'flex', flexWrap: 'wrap', columnGap: '8px' },
  '& p + p': { color: 'fg.muted', whiteSpace: 'pre-wrap' },
} as const;

const KIND_WORDS: Record<MaintenanceEventDto['kind'], string> = {
  reported: 'Reported',
  status: 'Status set',
  edited: 'Plan changed',
  deadlined: 'Deadline',
  part: 'Part',
  document: 'Document',
};

/** What happened to it, who did it and when, newest first. */
export function Timeline({ timeline }: Pick<MaintenanceDetailsDto, 'timeline'>) {
  return (
    <Stack as="section" gap="2">
      <Heading as="h3" textStyle="h2">
        Timeline
      </Heading>
      <Box as="ol" aria-label="Timeline" css={styles}>
        {timeline.toReversed().map((event) => (
          <li key={event.id}>
            <Mono>{formatDateTime(event.at)}</Mono>
            <div>
              <p>
                <b>{KIND_WORDS[event.kind]}</b>
                {event.status ? <StatusBadge status={event.status} /> : null}
                <span>by {event.by}</span>
              </p>
              {event.notes ? <p>{event.notes}</p> : null}
            </div>
          </li>
        ))}
      </Box>
    </Stack>
  );
}
