import type { SiCellDto, SiReportDto, SiRowDto } from '@hand-receipt/contracts';
import { siReportQueries } from '@hand-receipt/data';
import { useQuery, useUrlState } from '@hand-receipt/platform';
import {
  Button,
  CopyIcon,
  Drawer,
  EmptyState,
  ErrorState,
  Flex,
  FormCell,
  FormStrip,
  Heading,
  Link,
  LoadingRows,
  Stack,
  StatusBadge,
  Text,
  copyText,
  toast,
} from '@hand-receipt/ui';
import { checkLabel, countWords, rowName, STATE_LOOKS } from './board-words';

/** A report as text for radio or chat. */
const textOf = ({ lines }: SiReportDto): string =>
  lines.map(({ label, value }) => `${label}: ${value}`).join('\n');

function copy(report: SiReportDto): void {
  copyText(textOf(report)).then(
    () => toast({ tone: 'success', title: 'Copied', description: `${report.id} as text.` }),
    () => toast({ tone: 'danger', title: 'The browser did not copy the text' }),
  );
}

function Report({ report }: { report: SiReportDto }) {
  return (
    <Stack as="section" gap="2" aria-label={`Report ${report.id}`}>
      <Flex justify="space-between" align="center" gap="2" wrap="wrap">
        <Heading as="h3" textStyle="h2">
          {report.status}, {report.id}
        </Heading>
        <Button
          size="s"
          icon={<CopyIcon />}
          onClick={() => copy(report)}
          aria-label={`Copy as text, ${report.id}`}
        >
          Copy as text
        </Button>
      </Flex>
      {report.correctedBy ? <Text color="fg.muted">Corrected by {report.correctedBy}.</Text> : null}
      <FormStrip columns={1} numbering="none">
        {report.lines.map(({ label, value }) => (
          <FormCell key={label} caption={label}>
            {value}
          </FormCell>
        ))}
      </FormStrip>
      {report.caseIds.map((id) => (
        <Link key={id} to={`/loss-cases/${id}`} ownLine>
          Open loss case {id}
        </Link>
      ))}
    </Stack>
  );
}

function Reports({ unitId, due }: { unitId: string; due: string }) {
  const { data, error, isFetching, refetch } = useQuery(siReportQueries.ofCheck(unitId, due));
  if (error && !data) {
    return (
      <ErrorState
        title="Failed to load the reports"
        message={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <LoadingRows text="Loading the reports..." rows={3} />;
  if (data.length === 0) {
    return <EmptyState title="No report yet" hint="The leader of the row sends UP or RED." align="left" />;
  }
  return data.map((report) => <Report key={report.id} report={report} />);
}

interface ReportsDrawerProps {
  row: SiRowDto;
  cell: SiCellDto;
  due: string;
  onClose: () => void;
}

/** What was reported for a row at a check, and the acts that correct it. */
export default function ReportsDrawer({ row, cell, due, onClose }: ReportsDrawerProps) {
  const { set } = useUrlState();
  const corrects = cell.report !== null && cell.mayReport;
  return (
    <Drawer
      open
      onClose={onClose}
      caption={`Check of ${checkLabel(due)}`}
      title={rowName(row)}
      footer={
        corrects ? (
          <Flex gap="2" wrap="wrap">
            <Button disabled={cell.whyNotUp !== null} onClick={() => set({ act: 'up' })}>
              Correct to UP
            </Button>
            <Button onClick={() => set({ act: 'red' })}>Correct to RED</Button>
          </Flex>
        ) : undefined
      }
    >
      <Stack gap="5">
        <Flex gap="3" align="center" wrap="wrap">
          <StatusBadge status={STATE_LOOKS[cell.state]} variant="badge" label={cell.state} />
          <Text fontWeight="600">{countWords(cell)}</Text>
          <Text color="fg.muted">{cell.words}</Text>
        </Flex>
        {corrects && cell.whyNotUp ? <Text textStyle="caption">{cell.whyNotUp}</Text> : null}
        {cell.caseIds.length > 0 ? (
          <Flex gap="3" wrap="wrap">
            {cell.caseIds.map((id) => (
              <Link key={id} to={`/loss-cases/${id}`} ownLine>
                {id}
              </Link>
            ))}
          </Flex>
        ) : null}
        <Reports unitId={row.unit.id} due={due} />
      </Stack>
    </Drawer>
  );
}
