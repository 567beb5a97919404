import { type InventoryReportDto, reportTotals } from '@hand-receipt/contracts';
import { counted, formatCount } from '../counts/format-count';
import { HeroNumber } from '../counts/hero-number';
import { Tally } from '../counts/tally';
import { formatDateTime } from '../dates/dates';
import { Box, Flex } from '../layout';
import { FormCell, FormStrip } from '../surfaces/form-strip';
import { Mono } from '../text/text';

type Report = Pick<InventoryReportDto, 'inventory' | 'lines'>;

/** How many lines ended how, what was extra, and when it was opened and closed. */
export function ReportFigures({ report: { inventory, lines } }: { report: Report }) {
  const totals = reportTotals(lines);
  const { extra, nearMiss = 0 } = inventory.progress;
  const byDocument = totals['by-document'];
  const beside = [
    byDocument > 0 ? `${formatCount(byDocument)} by document` : '',
    totals.left > 0 ? `${formatCount(totals.left)} left the book` : '',
  ].filter(Boolean);
  return (
    <FormStrip columns="2fr 1fr 1fr 1.2fr" phoneColumns={2} size="stat">
      <FormCell caption="Seen by serial number" phoneSpan={2}>
        {/* Side by side where the cell has the room for both. */}
        <Flex align="flex-end" wrap="wrap" columnGap="6" rowGap="2">
          <HeroNumber value={totals.seen} of={totals.lines} />
          <Box flex="1 1 160px" pb={{ base: '0', md: '2' }}>
            <Tally
              label={`${formatCount(totals.seen)} of ${formatCount(totals.lines)} counted`}
              segments={[
                { count: totals.seen, tone: 'success', label: 'seen' },
                { count: byDocument, tone: 'info', label: 'by document' },
                { count: totals['not-seen'], tone: 'danger', label: 'not seen' },
              ]}
            />
          </Box>
        </Flex>
      </FormCell>
      <FormCell caption="Not seen" hint={beside.join(', ') || undefined}>
        <HeroNumber value={totals['not-seen']} />
      </FormCell>
      <FormCell
        caption="Extra"
        hint={nearMiss > 0 ? counted(nearMiss, 'near miss', 'near misses') : undefined}
      >
        <HeroNumber value={extra} />
      </FormCell>
      <FormCell caption="Opened, closed" phoneSpan={2}>
        <Mono as="div">{formatDateTime(inventory.openedAt)}</Mono>
        <Mono as="div">{formatDateTime(inventory.closedAt)}</Mono>
      </FormCell>
    </FormStrip>
  );
}
