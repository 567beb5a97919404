import {
  type InventoryExtraDto,
  type InventoryReportDto,
  type ReportLine,
  reportResult,
  type SensitiveInventoryDto,
} from '@hand-receipt/contracts';
import { inventoryQueries } from '@hand-receipt/data';
import { useQuery, useUrlState } from '@hand-receipt/platform';
import { Box, EmptyState, SearchInput, Stack, Tabs } from '@hand-receipt/ui';
import { ReportCodes, ReportLines, ReportLinesByLin } from '@hand-receipt/ui/inventory-report';
import type { ReactNode } from 'react';
import { LateReads } from '../verify-items/late-reads';
import { ResolveExtra } from '../verify-items/resolve-extra';

type ReportTab = 'all' | 'not-seen' | 'extra' | 'near-miss' | 'late';

interface ReportTabsProps {
  report: InventoryReportDto;
  inventory: SensitiveInventoryDto;
}

const isNotSeen = (line: ReportLine): boolean => reportResult(line) === 'not-seen';

/** Whether a line has the words in its serial number, name or holder. */
const has =
  (words: string) =>
  ({ serialNumber, name, holder }: ReportLine): boolean =>
    `${serialNumber} ${name} ${holder ?? ''}`.toLowerCase().includes(words.trim().toLowerCase());

/** What may be done with an extra by whom it may. In a signed report what was resolved stays so. */
const resolver =
  ({ report, inventory: { id, may } }: ReportTabsProps) =>
  (extra: InventoryExtraDto) => {
    const isFinal = Boolean(extra.resolved && report.inventory.signatures?.length);
    return may?.resolve && !isFinal ? <ResolveExtra inventoryId={id} extra={extra} /> : null;
  };

/** The rows of a report: all of them, or what was not seen, extra, a near miss or late. */
export function ReportTabs({ report, inventory }: ReportTabsProps) {
  const { lines, extras, nearMisses } = report;
  const late = useQuery(inventoryQueries.lateReads(inventory.id)).data?.length ?? 0;
  const url = useUrlState();
  const notSeen = lines.filter(isNotSeen);
  const tabs: { value: ReportTab; label: string; count: number }[] = [
    { value: 'all', label: 'All', count: lines.length },
    { value: 'not-seen', label: 'Not seen', count: notSeen.length },
    { value: 'extra', label: 'Extra', count: extras.length },
    { value: 'near-miss', label: 'Near miss', count: nearMisses.length },
    ...(late > 0 ? [{ value: 'late' as const, label: 'Late', count: late }] : []),
  ];
  const tab = tabs.find(({ value }) => value === url.get('tab'))?.value ?? 'all';
  const shown: Record<ReportTab, () => ReactNode> = {
    all: () => <Everything report={report} inventory={inventory} late={late} />,
    'not-seen': () =>
      notSeen.length > 0 ? (
        <ReportLines title="Not seen" lines={notSeen} />
      ) : (
        <Nothing words="Nothing is missing." />
      ),
    extra: () =>
      extras.length > 0 ? (
        <ReportCodes title="Extra" codes={extras} actsOf={resolver({ report, inventory })} />
      ) : (
        <Nothing words="Nothing else was read." />
      ),
    'near-miss': () =>
      nearMisses.length > 0 ? (
        <ReportCodes title="Near misses" codes={nearMisses} />
      ) : (
        <Nothing words="No serial number was misread." />
      ),
    late: () => <LateReads inventoryId={inventory.id} />,
  };
  return (
    <div>
      <Tabs
        label="Report"
        value={tab}
        onChange={(value) => url.set({ tab: value === 'all' ? '' : value })}
        tabs={tabs}
      >
        <Box paddingTop="3">{shown[tab]()}</Box>
      </Tabs>
    </div>
  );
}

const Nothing = ({ words }: { words: string }) => <EmptyState align="left" title={words} />;

/** Every row. The search narrows the lines, and what is printed is whole. */
function Everything({ report, inventory, late }: ReportTabsProps & { late: number }) {
  const url = useUrlState();
  const q = url.get('q');
  const lines = q ? report.lines.filter(has(q)) : report.lines;
  return (
    <Stack gap="5">
      <SearchInput
        label="Search the lines"
        placeholder="Serial number, name or holder"
        value={q}
        onChange={(text) => url.set({ q: text })}
      />
      {lines.length > 0 ? (
        <ReportLinesByLin title="Lines by LIN" lines={lines} />
      ) : (
        <Nothing words="No line has these words." />
      )}
      {q ? null : (
        <>
          <ReportCodes title="Extra" codes={report.extras} actsOf={resolver({ report, inventory })} />
          <ReportCodes title="Near misses" codes={report.nearMisses} />
          {late > 0 ? <LateReads inventoryId={inventory.id} /> : null}
        </>
      )}
    </Stack>
  );
}
