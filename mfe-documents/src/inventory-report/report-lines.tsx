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

/** How a line ended: seen, by document, not seen, or left the book. */
function LineResult({ line: { countedAt, leftAt, document } }: { line: Line }) {
  if (countedAt !== null) return <StatusBadge status="verified" label="Seen" />;
  if (leftAt) return <StatusBadge status="cancelled" label="Left the book" />;
  if (!document) return <StatusBadge status="missing" label="Not seen" />;
  return (
    <>
      <StatusBadge status="pending" label="By document" />
      <small>
        <Mono>{document.number}</Mono> {document.note}, {document.by}{' '}
        <Mono>{formatDateTime(document.at)}</Mono>
      </small>
    </>
  );
}

function ReportLine({ line }: { line: Line }) {
  const { serialNumber, name, holder, countedBy, countedAt, reason } = line;
  const isMissing = countedAt === null && !line.leftAt && !line.document;
  return (
    <li data-missing={isMissing || undefined}>
      <span data-part="code">
        <Serial>{serialNumber}</Serial>
      </span>
      <span data-part="item">
        {name}
        <small>{holder ?? 'Unassigned'}</small>
        {reason && <small>Reason: {reason}</small>}
      </span>
      <span data-part="result">
        <LineResult line={line} />
        {countedAt === null ? null : (
          <small>
            {countedBy} <Mono>{formatDateTime(countedAt)}</Mono>
          </small>
        )}
      </span>
    </li>
  );
}
