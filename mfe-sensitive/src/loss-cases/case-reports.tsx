import type { LossCaseDetailDto } from '@hand-receipt/contracts';
import { Box, Link, Mono, Panel, Serial, Text, formatDateTime } from '@hand-receipt/ui';

/** Every report of the loss, oldest first. */
export function CaseReports({ lossCase }: { lossCase: LossCaseDetailDto }) {
  const serials = new Map(lossCase.items.map(({ id, serial_number: serial }) => [id, serial]));
  return (
    <Panel title="Reports">
      <Box as="ul">
        {lossCase.reports.map((report) => (
          <Box
            as="li"
            key={`${report.item_id} ${report.at} ${report.by.id}`}
            px="4"
            py="3"
            borderTopWidth="1px"
            borderColor="border.subtle"
            overflowWrap="anywhere"
          >
            {lossCase.items.length > 1 && <Serial>{serials.get(report.item_id) ?? ''}</Serial>}
            <Text whiteSpace="pre-wrap">{report.circumstances}</Text>
            <Text color="fg.muted">
              {report.by.name}, <Mono>{formatDateTime(report.at)}</Mono>.{' '}
              {report.last_seen_at && (
                <>
                  Last seen <Mono>{formatDateTime(report.last_seen_at)}</Mono>, {report.last_seen_where ?? ''}
                  .{' '}
                </>
              )}
              {report.inventory_id && (
                <Link to={`/inventories/${report.inventory_id}`}>Open {report.inventory_id}</Link>
              )}
            </Text>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
