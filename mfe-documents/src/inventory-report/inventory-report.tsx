import { type DocumentDto, type InventoryReportDto, personName } from '@hand-receipt/contracts';
import { documentQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import {
  Box,
  ErrorState,
  FormCell,
  FormStrip,
  formatDateTime,
  HeroNumber,
  Link,
  LoadingRows,
  Tally,
  Text,
} from '@hand-receipt/ui';
import { ReadCodes } from './read-codes';
import { ReportLines } from './report-lines';

/** A closed count: its figures, who counted and when, every line, and what else was read. */
export default function InventoryReport({ document }: { document: DocumentDto }) {
  const { data, error, isFetching, refetch } = useQuery(documentQueries.inventoryReport(document.id));
  if (data) {
    return (
      <>
        <Figures inventory={data.inventory} />
        <Facts inventory={data.inventory} />
        <Text>
          <Link href={`/api/documents/${encodeURIComponent(document.id)}/inventory-report.csv`}>
            Download CSV
          </Link>
        </Text>
        <ReportLines lines={data.lines} />
        <ReadCodes title="Extra" codes={data.extras} />
        <ReadCodes title="Near misses" codes={data.nearMisses} />
      </>
    );
  }
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

type Inventory = Pick<InventoryReportDto, 'inventory'>;

function Figures({ inventory: { progress } }: Inventory) {
  const { expected, counted, missing, byDocument = 0, extra } = progress;
  return (
    <FormStrip columns="2fr 1fr 1fr" phoneColumns={2} size="stat">
      <FormCell caption="Counted" phoneSpan={2}>
        <HeroNumber value={counted} of={expected} />
        <Tally
          label={`${counted} of ${expected} counted`}
          segments={[
            { count: counted, tone: 'success', label: 'counted' },
            { count: byDocument, tone: 'info', label: 'by document' },
            { count: missing, tone: 'danger', label: 'missing' },
          ]}
        />
      </FormCell>
      <FormCell caption="Missing" hint={byDocument > 0 ? `${byDocument} by document` : undefined}>
        <HeroNumber value={missing} />
      </FormCell>
      <FormCell caption="Extra">
        <HeroNumber value={extra} />
      </FormCell>
    </FormStrip>
  );
}

const CATEGORY_WORDS = {
  weapon: 'Weapons',
  optics: 'Optics',
  communication: 'Communication',
  crypto: 'Crypto',
  other: 'Other',
} as const;

function Facts({ inventory }: Inventory) {
  const { id, title, unit, category, holder, counters, openedBy, openedAt, closedBy, closedAt, notes } =
    inventory;
  const scope = [unit, category && CATEGORY_WORDS[category], holder && personName(holder)].filter(Boolean);
  return (
    <FormStrip columns={2} numbering="none">
      <FormCell caption="Inventory" span={2} phoneSpan={2}>
        {title} ({id})
      </FormCell>
      <FormCell caption="Opened">
        {formatDateTime(openedAt)}, {personName(openedBy)}
      </FormCell>
      <FormCell caption="Closed">
        {formatDateTime(closedAt)}
        {closedBy ? `, ${personName(closedBy)}` : null}
      </FormCell>
      <FormCell caption="Scope">{scope.join(', ') || 'All sensitive items'}</FormCell>
      <FormCell caption="Counters">{counters.map(personName).join(', ')}</FormCell>
      {notes ? (
        <FormCell caption="Closing note" span={2} phoneSpan={2}>
          <Box as="span" whiteSpace="pre-line">
            {notes}
          </Box>
        </FormCell>
      ) : null}
    </FormStrip>
  );
}
