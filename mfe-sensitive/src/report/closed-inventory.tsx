import type { InventoryReportDto, SensitiveInventoryDto } from '@hand-receipt/contracts';
import { inventoryQueries } from '@hand-receipt/data';
import { useConnection, useQuery, useUrlState } from '@hand-receipt/platform';
import {
  Box,
  Button,
  ErrorState,
  Link,
  LoadingRows,
  PageBody,
  PageHeader,
  PenLineIcon,
  PrinterIcon,
  ReportFacts,
  ReportFigures,
  Stack,
} from '@hand-receipt/ui';
import { CountMenu } from '../count/count-menu';
import { inventoryFacts } from '../inventories/inventory-words';
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
  const url = useUrlState();
  return (
    <PageBody>
      <PageHeader
        caption={`Inventories · ${id}`}
        title={title}
        description={inventoryFacts(inventory)}
        actions={
          <>
            <CountMenu inventory={inventory} />
            {inventory.may?.sign.length ? (
              <Button variant="primary" icon={<PenLineIcon />} onClick={() => url.set({ act: 'sign' })}>
                Sign the Report
              </Button>
            ) : null}
            <Button icon={<PrinterIcon />} disabled={!data} onClick={print}>
              Print
            </Button>
          </>
        }
      />
      {data ? <Report report={data} inventory={inventory} /> : null}
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

function Report({ report, inventory }: { report: InventoryReportDto; inventory: SensitiveInventoryDto }) {
  return (
    <Stack gap="4">
      <ReportFigures report={report} />
      <Downloads inventory={inventory} />
      <Box css={columns}>
        <ReportTabs report={report} inventory={inventory} />
        <ReportFacts inventory={report.inventory} columns={1} />
      </Box>
    </Stack>
  );
}

/** Its paper, its rows, and the bytes that the ledger has the digest of. */
function Downloads({ inventory: { id, resultDigest } }: { inventory: SensitiveInventoryDto }) {
  const isOnline = useConnection(({ online }) => online);
  const address = `/api/inventories/${encodeURIComponent(id)}/report`;
  if (!isOnline) return <p>Downloads need a connection.</p>;
  return (
    <Box className="hr-no-print" display="flex" gap="4" flexWrap="wrap">
      <Link href={`${address}.pdf`}>Download PDF</Link>
      <Link href={`${address}.csv`}>Download CSV</Link>
      {resultDigest ? (
        <Link href={`/api/sensitive-items/inventories/${encodeURIComponent(id)}/result.json`}>
          Download result.json
        </Link>
      ) : null}
    </Box>
  );
}
