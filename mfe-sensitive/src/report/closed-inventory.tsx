import type { InventoryReportDto, SensitiveInventoryDto } from '@hand-receipt/contracts';
import { inventoryQueries } from '@hand-receipt/data';
import { useConnection, useNavigate, useQuery, useUrlState } from '@hand-receipt/platform';
import {
  Box,
  Button,
  ClipboardListIcon,
  ErrorState,
  Flex,
  Link,
  LoadingRows,
  PageBody,
  PageHeader,
  PenLineIcon,
  PrinterIcon,
  ReportFacts,
  ReportFigures,
  Stack,
  Text,
} from '@hand-receipt/ui';
import { CountMenu } from '../count/count-menu';
import { inventoryFacts } from '../inventories/inventory-words';
import { differencesPath } from '../inventories/new-inventory';
import { ReportTabs } from './report-tabs';
import { usePrintWhole } from './use-print-whole';

const columns = {
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(280px, 1fr)' },
  alignItems: 'start',
  '@media print': { display: 'block' },
} as const;

/** The report of a closed inventory: what its paper and its CSV say, and what may still be done with it. */
export function ClosedInventory({ inventory }: { inventory: SensitiveInventoryDto }) {
  const { id, title } = inventory;
  const { data, error, isFetching, refetch } = useQuery(inventoryQueries.report(id));
  const print = usePrintWhole();
  return (
    <PageBody>
      <PageHeader
        caption={`Inventories · ${id}`}
        title={title}
        description={inventoryFacts(inventory)}
        actions={<CountMenu inventory={inventory} />}
      />
      {data ? <Report report={data} inventory={inventory} onPrint={print} /> : null}
      {!data && error ? (
        <ErrorState
          title="Failed to load the inventory report"
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {!data && !error ? <LoadingRows text="Loading the inventory report..." rows={6} /> : null}
    </PageBody>
  );
}

interface ReportProps {
  report: InventoryReportDto;
  inventory: SensitiveInventoryDto;
  onPrint: () => void;
}

function Report({ report, inventory, onPrint }: ReportProps) {
  return (
    <Stack gap="4">
      <ReportFigures report={report} />
      <Acts inventory={inventory} onPrint={onPrint} />
      <Box css={columns}>
        <ReportTabs report={report} inventory={inventory} />
        <ReportFacts inventory={report.inventory} columns={1} />
      </Box>
    </Stack>
  );
}

/** What is done with it: signed, printed, and taken along as paper, as rows, or as the bytes whose digest the ledger has. */
function Acts({ inventory: { id, resultDigest, may }, onPrint }: Omit<ReportProps, 'report'>) {
  const isOnline = useConnection(({ online }) => online);
  const { set } = useUrlState();
  const navigate = useNavigate();
  const address = `/api/inventories/${encodeURIComponent(id)}/report`;
  return (
    <Flex className="hr-no-print" gap="4" wrap="wrap" align="center">
      {may?.sign.length ? (
        <Button
          variant="primary"
          icon={<PenLineIcon />}
          disabled={!isOnline}
          data-tooltip={isOnline ? undefined : 'Needs a connection.'}
          onClick={() => set({ act: 'sign' })}
        >
          Sign the Report
        </Button>
      ) : null}
      {may?.countDifferences ? (
        <Button
          icon={<ClipboardListIcon />}
          disabled={!isOnline}
          data-tooltip={isOnline ? undefined : 'Needs a connection.'}
          onClick={() => navigate(differencesPath(id))}
        >
          Count the Differences
        </Button>
      ) : null}
      <Button icon={<PrinterIcon />} onClick={onPrint}>
        Print
      </Button>
      {isOnline ? (
        <>
          <Link href={`${address}.pdf`}>Download PDF</Link>
          <Link href={`${address}.csv`}>Download CSV</Link>
          {resultDigest ? (
            <Link href={`/api/inventories/${encodeURIComponent(id)}/result.json`}>Download result.json</Link>
          ) : null}
        </>
      ) : (
        <Text color="fg.muted">Downloads need a connection.</Text>
      )}
    </Flex>
  );
}
