import { type DocumentDto, type InventoryReportDto, reportResult } from '@hand-receipt/contracts';
import { documentQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { ButtonLink, ClipboardListIcon, ErrorState, Flex, Link, LoadingRows } from '@hand-receipt/ui';
import {
  ReportCodes,
  ReportFacts,
  ReportFigures,
  ReportLines,
  ReportLinesByLin,
} from '@hand-receipt/ui/inventory-report';

/** A closed inventory: its totals, what is missing and extra, the way to it, who counted, and every line by LIN. */
export default function InventoryReport({ document }: { document: DocumentDto }) {
  const { data, error, isFetching, refetch } = useQuery(documentQueries.inventoryReport(document.id));
  if (data) return <Report documentId={document.id} report={data} />;
  if (!error) return <LoadingRows text="Loading the inventory report..." rows={4} />;
  return (
    <ErrorState
      title="Failed to load the inventory report"
      message={error.message}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

function Report({ documentId, report }: { documentId: string; report: InventoryReportDto }) {
  const { inventory, lines, extras, nearMisses } = report;
  return (
    <>
      <ReportFigures report={report} />
      <Flex gap="3" wrap="wrap" align="center">
        {inventory.opens === false ? null : (
          <ButtonLink
            size="s"
            icon={<ClipboardListIcon />}
            to={`/inventories/${encodeURIComponent(inventory.id)}`}
          >
            Open Inventory
          </ButtonLink>
        )}
        <Link href={`/api/documents/${encodeURIComponent(documentId)}/inventory-report.csv`} ownLine>
          Download CSV
        </Link>
      </Flex>
      <ReportLines title="Not seen" lines={lines.filter((line) => reportResult(line) === 'not-seen')} />
      <ReportCodes title="Extra" codes={extras} />
      <ReportFacts inventory={inventory} />
      <ReportLinesByLin title="Lines by LIN" lines={lines} />
      <ReportCodes title="Near misses" codes={nearMisses} />
    </>
  );
}
