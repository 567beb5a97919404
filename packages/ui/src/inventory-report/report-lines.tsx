import {
  lineNotes,
  type ReportGroup,
  reportGroups,
  type ReportLine,
  reportResult,
  reportTotals,
  totalsWords,
} from '@hand-receipt/contracts';
import { FileTextIcon } from 'lucide-react';
import { formatDateTime } from '../dates/dates';
import { Box, Heading, Stack, Text } from '../layout';
import { StatusBadge } from '../status/status-badge';
import { Mono, Serial } from '../text/text';
import { reportListStyles } from './report-list-styles';

interface ReportLinesProps {
  title: string;
  lines: readonly ReportLine[];
}

/** Lines under a heading with their number, the way they are listed; nothing where there are none. */
export function ReportLines({ title, lines }: ReportLinesProps) {
  if (lines.length === 0) return null;
  return (
    <Stack as="section" gap="2" aria-label={title}>
      <Heading as="h2" textStyle="h2">
        {title} ({lines.length.toLocaleString('en-US')})
      </Heading>
      <Lines label={title} lines={lines} />
    </Stack>
  );
}

const isSeen = (line: ReportLine): number => Number(reportResult(line) !== 'not-seen');

/** The same groups with what was not seen first: groups that miss a line, and those lines in them. */
const notSeenFirst = (groups: readonly ReportGroup[]): ReportGroup[] =>
  groups
    .map((group) => ({ ...group, lines: [...group.lines].sort((one, other) => isSeen(one) - isSeen(other)) }))
    .sort((one, other) => Number(one.totals['not-seen'] === 0) - Number(other.totals['not-seen'] === 0));

/** Lines by LIN, what was not seen first, each LIN with its subtotals, and the total below. */
export function ReportLinesByLin({ title, lines }: ReportLinesProps) {
  return (
    <Stack as="section" gap="2" aria-label={title}>
      <Heading as="h2" textStyle="h2">
        {title} ({lines.length.toLocaleString('en-US')})
      </Heading>
      {notSeenFirst(reportGroups(lines)).map((group) => (
        <Group key={group.key} group={group} />
      ))}
      <Text fontWeight="600" pb="4">
        Total: {totalsWords(reportTotals(lines))}
      </Text>
    </Stack>
  );
}

function Group({ group: { title, lines, totals } }: { group: ReportGroup }) {
  return (
    <Stack gap="1">
      <Heading as="h3" fontSize="13px" lineHeight="16px" fontWeight="600">
        {title}
      </Heading>
      <Lines label={title} lines={lines} />
      <Text textStyle="caption" color="fg.muted">
        Subtotal {title}: {totalsWords(totals)}
      </Text>
    </Stack>
  );
}

const Lines = ({ label, lines }: { label: string; lines: readonly ReportLine[] }) => (
  <Box as="ul" aria-label={label} css={reportListStyles}>
    {lines.map((line) => (
      <Line key={line.id} line={line} />
    ))}
  </Box>
);

/** How a line ended: seen, by document, not seen, or left the book. */
function LineResult({ line }: { line: ReportLine }) {
  const result = reportResult(line);
  if (result === 'seen') return <StatusBadge status="verified" label="Seen" />;
  if (result === 'left') return <StatusBadge status="cancelled" label="Left the book" />;
  if (result === 'not-seen') return <StatusBadge status="missing" label="Not seen" />;
  return (
    <span className="hr-status" data-tone="info">
      <FileTextIcon size={14} strokeWidth={2} />
      By document
    </span>
  );
}

function Line({ line }: { line: ReportLine }) {
  const { serialNumber, name, holder, countedBy, countedAt, document } = line;
  const by = countedBy ?? document?.by ?? null;
  const at = countedAt ?? line.leftAt ?? document?.at ?? null;
  return (
    <li data-missing={reportResult(line) === 'not-seen' || undefined}>
      <span data-part="code">
        <Serial>{serialNumber}</Serial>
      </span>
      <span data-part="item">
        {name}
        <small>{holder ?? 'Unassigned'}</small>
        {lineNotes(line).map((note) => (
          <small key={note}>{note}</small>
        ))}
      </span>
      <span data-part="result">
        <LineResult line={line} />
        {at === null ? null : (
          <small>
            {by} <Mono>{formatDateTime(at)}</Mono>
          </small>
        )}
      </span>
    </li>
  );
}
