import type { InventoryReportDto, SensitiveInventoryDto } from '@hand-receipt/contracts';
import { inventoryQueries } from '@hand-receipt/data';
import { useConnection, useNavigate, useQuery, useUrlState } from '@hand-receipt/platform';
import {
  Box,
  Button,
  ClipboardListIcon,
  DownloadIcon,
  ErrorState,
  Flex,
  LoadingRows,
  type MenuAction,
  PageBody,
  PageHeader,
  PenLineIcon,
  PrinterIcon,
  Stack,
  useIsPhone,
} from '@hand-receipt/ui';
import { ReportFacts, ReportFigures } from '@hand-receipt/ui/inventory-report';
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
  const isPhone = useIsPhone();
  const acts = <Acts inventory={inventory} onPrint={print} />;
  return (
    <PageBody>
      <PageHeader
        caption={`Inventories · ${id}`}
        title={title}
        description={inventoryFacts(inventory)}
        actions={isPhone ? undefined : acts}
      />
      {isPhone ? (
        <Flex className="hr-no-print" gap="2" wrap="wrap" pb="4">
          {acts}
        </Flex>
      ) : null}
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

interface ActsProps {
  inventory: SensitiveInventoryDto;
  onPrint: () => void;
}

interface ReportProps {
  report: InventoryReportDto;
  inventory: SensitiveInventoryDto;
}

function Report({ report, inventory }: ReportProps) {
  return (
    <Stack gap="4">
      <ReportFigures report={report} />
      <Box css={columns}>
        <ReportTabs report={report} inventory={inventory} />
        <ReportFacts inventory={report.inventory} columns={1} />
      </Box>
    </Stack>
  );
}

/** The answer is an attachment: the page stays. */
function download(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** What is taken along: paper, rows, and the bytes whose digest the ledger has. */
function downloadsOf({ id, resultDigest }: SensitiveInventoryDto, isOnline: boolean): MenuAction[] {
  const address = `/api/inventories/${encodeURIComponent(id)}`;
  return [
    { label: 'Download PDF', path: 'report.pdf' },
    { label: 'Download CSV', path: 'report.csv' },
    ...(resultDigest ? [{ label: 'Download result.json', path: 'result.json' }] : []),
  ].map(({ label, path }) => ({
    label,
    icon: <DownloadIcon />,
    disabled: !isOnline,
    onSelect: () => download(`${address}/${path}`),
  }));
}

/** What is done with it: signed, counted again where it differs, taken along, and printed. */
function Acts({ inventory, onPrint }: ActsProps) {
  const isOnline = useConnection(({ online }) => online);
  const { set } = useUrlState();
  const navigate = useNavigate();
  const { id, may } = inventory;
  return (
    <>
      <CountMenu inventory={inventory} more={downloadsOf(inventory, isOnline)} />
      {may?.sign.length ? (
        <Button
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
      <Button variant="primary" icon={<PrinterIcon />} onClick={onPrint}>
        Print
      </Button>
    </>
  );
}
