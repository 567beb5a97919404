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
import type { ReactNode } from 'react';
import { formatCount } from '../counts/format-count';
import { formatDateTime } from '../dates/dates';
import { Box, Heading, Stack, Text } from '../layout';
import { StatusBadge } from '../status/status-badge';
import { Mono, Serial } from '../text/text';
import { reportTableFrame, reportTableStyles } from './report-table-styles';

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
        {title} ({formatCount(lines.length)})
      </Heading>
      <LinesTable label={title}>
        <tbody>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </tbody>
      </LinesTable>
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
        {title} ({formatCount(lines.length)})
      </Heading>
      <LinesTable label={title}>
        {notSeenFirst(reportGroups(lines)).map((group) => (
          <Group key={group.key} group={group} />
        ))}
      </LinesTable>
      <Text fontWeight="600" pb="4">
        Total: {totalsWords(reportTotals(lines))}
      </Text>
    </Stack>
  );
}

const COLUMNS = ['Serial number', 'Item', 'Holder', 'Result', 'Counted by, time'] as const;

/** A table with a head for each column. */
const LinesTable = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="l2" css={reportTableFrame}>
    <Box as="table" aria-label={label} css={reportTableStyles}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </Box>
  </Box>
);

/** The lines of a LIN under its name, and its subtotals. */
function Group({ group: { title, lines, totals } }: { group: ReportGroup }) {
  return (
    <tbody aria-label={title}>
      <tr data-group>
        <th scope="rowgroup" data-part="whole" colSpan={COLUMNS.length}>
          {title}
        </th>
      </tr>
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
      <tr data-subtotal>
        <td data-part="whole" colSpan={COLUMNS.length}>
          Subtotal {title}: {totalsWords(totals)}
        </td>
      </tr>
    </tbody>
  );
}

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
    <tr data-missing={reportResult(line) === 'not-seen' || undefined}>
      <td data-part="code">
        <Serial>{serialNumber}</Serial>
      </td>
      <td data-part="item">
        {name}
        {lineNotes(line).map((note) => (
          <small key={note}>{note}</small>
        ))}
      </td>
      <td data-part="holder">{holder ?? 'Unassigned'}</td>
      <td data-part="result">
        <LineResult line={line} />
      </td>
      <td data-part="by">
        {at === null ? null : (
          <>
            {by} <Mono>{formatDateTime(at)}</Mono>
          </>
        )}
      </td>
    </tr>
  );
}
