import type { InventoryExtraDto } from '@hand-receipt/contracts';
import { inventoryQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import {
  Box,
  EmptyState,
  ErrorState,
  formatTime,
  LoadingRows,
  Mono,
  Serial,
  Stack,
  Text,
} from '@hand-receipt/ui';
import type { KeptScan } from './kept-scans';
import { ruledList } from './ruled-list';
import { SCAN_LOOKS } from './scan-looks';

interface ExtraCodesProps {
  inventoryId: string;
  kept: readonly KeptScan[];
  /** How many codes are extra, with those kept here; the list has the newest of those sent. */
  total: number;
}

/** Codes that were read and are not on the count, with who read them and when. Near misses have a list of their own. */
export function ExtraCodes({ inventoryId, kept, total }: ExtraCodesProps) {
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
      <SentExtras inventoryId={inventoryId} total={total - kept.length} noneHere={kept.length === 0} />
    </>
  );
}

interface SentExtrasProps {
  inventoryId: string;
  total: number;
  noneHere: boolean;
  /** Codes one misreading away from an item, in place of what is extra. */
  nearMisses?: boolean;
}

/** Codes one misreading away from an item on the count. They are not extra. */
export const NearMissCodes = ({ inventoryId, total }: { inventoryId: string; total: number }) => (
  <SentExtras inventoryId={inventoryId} total={total} noneHere nearMisses />
);

function SentExtras({ inventoryId, total, noneHere, nearMisses = false }: SentExtrasProps) {
  const { data, error, isFetching, refetch } = useQuery(inventoryQueries.extras(inventoryId));
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
  const isListed = ({ result }: InventoryExtraDto) => (result === 'near-miss') === nearMisses;
  const codes = data.filter(isListed);
  if (codes.length === 0 && !noneHere) return null;
  if (codes.length === 0) return <EmptyState align="left" title="Nothing else was read." />;
  const more = total - codes.length;
  return (
    <Stack gap="3">
      <Codes label={nearMisses ? 'Near misses' : 'Extra codes'} codes={codes} />
      {more > 0 ? <Text color="fg.muted">and {more.toLocaleString('en-US')} more</Text> : null}
    </Stack>
  );
}

function Codes({ label, codes }: { label: string; codes: readonly InventoryExtraDto[] }) {
  return (
    <Box as="ul" aria-label={label} textStyle="table" css={ruledList}>
      {codes.map(({ code, result, at, by }) => (
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
