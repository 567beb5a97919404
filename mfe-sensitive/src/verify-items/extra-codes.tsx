import { useQuery } from '@hand-receipt/platform';
import { Box, EmptyState, ErrorState, formatTime, LoadingRows, Mono, Serial } from '@hand-receipt/ui';
import { extrasOf } from '../api/inventories';
import type { KeptScan } from './kept-scans';
import { ruledList } from './ruled-list';
import { SCAN_LOOKS } from './scan-looks';

/** Codes that were read and are not on the count, with who read them and when. */
export function ExtraCodes({ inventoryId, kept }: { inventoryId: string; kept: readonly KeptScan[] }) {
  return (
    <>
      {kept.length > 0 ? (
        <Box as="ul" aria-label="Extra codes on this device" textStyle="table" css={ruledList}>
          {kept.map(({ serial, at }) => (
            <li key={serial}>
              <Serial>{serial}</Serial>
              <span>Not sent yet</span>
              <Box as="span" color="fg.muted">
                <Mono>{formatTime(at)}</Mono> Kept on this device
              </Box>
            </li>
          ))}
        </Box>
      ) : null}
      <SentExtras inventoryId={inventoryId} noneHere={kept.length === 0} />
    </>
  );
}

function SentExtras({ inventoryId, noneHere }: { inventoryId: string; noneHere: boolean }) {
  const { data, error, isFetching, refetch } = useQuery(extrasOf(inventoryId));
  if (error) {
    return (
      <ErrorState
        title="Failed to load the extra codes"
        message={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <LoadingRows text="Loading the extra codes..." rows={3} />;
  if (data.length === 0 && !noneHere) return null;
  if (data.length === 0) return <EmptyState align="left" title="Nothing else was read." />;
  return (
    <Box as="ul" aria-label="Extra codes" textStyle="table" css={ruledList}>
      {data.map(({ code, result, at, by }) => (
        <li key={code}>
          <Serial>{code}</Serial>
          <span>{SCAN_LOOKS[result].label}</span>
          <Box as="span" color="fg.muted">
            <Mono>{formatTime(at)}</Mono> {by}
          </Box>
        </li>
      ))}
    </Box>
  );
}
