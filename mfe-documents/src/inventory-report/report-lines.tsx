import type { InventoryReportDto } from '@hand-receipt/contracts';
import { Box, formatDateTime, Heading, Mono, Serial, Stack, StatusBadge } from '@hand-receipt/ui';
import { reportListStyles } from './report-list-styles';

type Line = InventoryReportDto['lines'][number];

/** Every item of the count, what is missing first. */
export function ReportLines({ lines }: { lines: readonly Line[] }) {
  return (
    <Stack as="section" gap="2" aria-label="Lines">
      <Heading as="h3" textStyle="h2">
        Lines ({lines.length.toLocaleString('en-US')})
      </Heading>
      <Box as="ul" aria-label="Lines" css={reportListStyles}>
        {lines.map((line) => (
          <ReportLine key={line.id} line={line} />
        ))}
      </Box>
    </Stack>
  );
}

function ReportLine({ line: { serialNumber, name, holder, countedBy, countedAt, leftAt } }: { line: Line }) {
  const isMissing = countedAt === null && leftAt === undefined;
  return (
    <li data-missing={isMissing || undefined}>
      <span data-part="code">
        <Serial>{serialNumber}</Serial>
      </span>
      <span data-part="item">
        {name}
        <small>{holder ?? 'Unassigned'}</small>
      </span>
      <span data-part="result">
        {leftAt === undefined ? (
          <StatusBadge
            status={isMissing ? 'missing' : 'verified'}
            label={isMissing ? 'Missing' : 'Counted'}
          />
        ) : (
          <StatusBadge status="cancelled" label="Left the book" />
        )}
        {countedAt === null ? null : (
          <small>
            {countedBy} <Mono>{formatDateTime(countedAt)}</Mono>
          </small>
        )}
      </span>
    </li>
  );
}
