import {
  EXTRA_RESOLUTION_WORDS,
  type InventoryExtraDto,
  NOT_FOUND_AGAIN,
  type SensitiveInventoryDto,
} from '@hand-receipt/contracts';
import { inventoryQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import {
  Box,
  EmptyState,
  ErrorState,
  formatCount,
  formatRecentTime,
  Link,
  LoadingRows,
  Mono,
  Serial,
  Stack,
  Text,
} from '@hand-receipt/ui';
import type { KeptScan } from './kept-scans';
import { ResolveExtra } from './resolve-extra';
import { ruledList } from './ruled-list';
import { ScanMark } from './scan-mark';

type Inventory = SensitiveInventoryDto;

interface ExtraCodesProps {
  /** Its extra codes with those kept here; the list has the newest of those sent. */
  inventory: Inventory;
  kept: readonly KeptScan[];
}

/** Codes that were read and are not on the count, with who read them and when. Near misses have a list of their own. */
export function ExtraCodes({ inventory, kept }: ExtraCodesProps) {
  const total = inventory.progress.extra;
  return (
    <>
      {kept.length > 0 ? (
        <Box as="ul" aria-label="Extra codes on this device" textStyle="table" css={ruledList}>
          {kept.map(({ serial, at }) => (
            <li key={serial}>
              <Serial>{serial}</Serial>
              <span>Not sent yet</span>
              <Box as="span" color="fg.muted">
                <Mono>{formatRecentTime(at)}</Mono> Kept on this device
              </Box>
            </li>
          ))}
        </Box>
      ) : null}
      <SentExtras inventory={inventory} total={total - kept.length} noneHere={kept.length === 0} />
    </>
  );
}

interface SentExtrasProps {
  inventory: Inventory;
  total: number;
  noneHere: boolean;
  /** Codes one misreading away from an item, in place of what is extra. */
  nearMisses?: boolean;
}

/** Codes one misreading away from an item on the count. They are not extra. */
export const NearMissCodes = ({ inventory }: { inventory: Inventory }) => (
  <SentExtras inventory={inventory} total={inventory.progress.nearMiss ?? 0} noneHere nearMisses />
);

function SentExtras({ inventory, total, noneHere, nearMisses = false }: SentExtrasProps) {
  const { data, error, isFetching, refetch } = useQuery(inventoryQueries.extras(inventory.id));
  const failed = error && (
    <ErrorState
      title="Failed to load the extra codes"
      message={error.message}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
  if (!data) return failed ?? <LoadingRows text="Loading the extra codes..." rows={3} />;
  const isListed = ({ result }: InventoryExtraDto) => (result === 'near-miss') === nearMisses;
  const codes = data.filter(isListed);
  if (codes.length === 0 && !noneHere) return failed;
  if (codes.length === 0) return failed ?? <EmptyState align="left" title="Nothing else was read." />;
  const more = total - codes.length;
  return (
    <Stack gap="3">
      {failed}
      <Codes label={nearMisses ? 'Near misses' : 'Extra codes'} codes={codes} inventory={inventory} />
      {more > 0 ? (
        <Text color="fg.muted">
          and {formatCount(more)} more. The report lists all once the inventory is closed.
        </Text>
      ) : null}
    </Stack>
  );
}

interface CodesProps {
  label: string;
  codes: readonly InventoryExtraDto[];
  inventory: Inventory;
}

function Codes({ label, codes, inventory }: CodesProps) {
  return (
    <Box as="ul" aria-label={label} textStyle="table" css={ruledList}>
      {codes.map((extra) => (
        <Code key={extra.code} extra={extra} inventory={inventory} />
      ))}
    </Box>
  );
}

/** One code: who read it and when, its photos, and what became of it. */
function Code({ extra, inventory }: { extra: InventoryExtraDto; inventory: Inventory }) {
  const { code, result, at, by, note, photos = [], readAgainAt, recount, notHere, resolved } = extra;
  const mayResolve = inventory.may?.resolve === true && result !== 'near-miss';
  return (
    <li>
      <Serial>{code}</Serial>
      <ScanMark state={result} />
      <Box as="span" color="fg.muted" flex="1 1 200px">
        <Mono>{formatRecentTime(at)}</Mono> {by}
        {readAgainAt ? `, read again ${formatRecentTime(readAgainAt)}` : null}
        {recount ? `, recounted by ${recount.by}` : null}
        {notHere ? `, ${NOT_FOUND_AGAIN.toLowerCase()}, ${notHere.by}` : null}
        {note ? `. ${note}` : null}
        {resolved ? `. ${EXTRA_RESOLUTION_WORDS[resolved.as]}, ${resolved.by}` : null}
        {resolved?.note ? `: ${resolved.note}` : null}
      </Box>
      {photos.map((photo, index) => (
        <Link key={photo} href={photo} ownLine>
          Photo {index + 1}
        </Link>
      ))}
      {mayResolve ? <ResolveExtra inventoryId={inventory.id} extra={extra} /> : null}
    </li>
  );
}
