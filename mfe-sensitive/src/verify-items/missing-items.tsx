import { type InventoryLineDto, holderName } from '@hand-receipt/contracts';
import { inventoryQueries } from '@hand-receipt/data';
import { useCurrentUser, useQuery } from '@hand-receipt/platform';
import { Box, Button, EmptyState, ErrorState, LoadingRows, Serial, Text } from '@hand-receipt/ui';
import { useState } from 'react';
import { DocumentDialog, mayDocument } from './document-dialog';
import type { CountHere } from './kept-scans';
import { isOwnLine } from './own-line';
import { ruledList } from './ruled-list';

/** As many as the server names. */
const LISTED = 100;

/** What the server misses; while this device has unsent scans, what it misses itself. */
function hereOr(answer: { items: readonly InventoryLineDto[]; total: number } | undefined, here: CountHere) {
  const isBehind = here.waiting > 0 || answer === undefined;
  return isBehind && here.missing.length > 0
    ? { items: here.missing.slice(0, LISTED), total: here.missing.length }
    : answer;
}

/** What nobody has counted yet, and who holds it. It is read, or accounted for by a document. */
export function MissingItems({ inventoryId, here }: { inventoryId: string; here: CountHere }) {
  const query = useQuery(inventoryQueries.missing(inventoryId));
  const { error, isFetching, refetch } = query;
  const data = hereOr(query.data, here);
  const user = useCurrentUser();
  const [documented, setDocumented] = useState<InventoryLineDto | null>(null);
  const { inventory } = here;
  if (error && !data) {
    return (
      <ErrorState
        title="Failed to load what is missing"
        message={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <LoadingRows text="Loading what is missing..." rows={3} />;
  if (data.items.length === 0) return <EmptyState align="left" title="Nothing is missing." />;
  const more = data.total - data.items.length;
  return (
    <>
      <Box as="ul" aria-label="Missing items" textStyle="table" css={ruledList}>
        {data.items.map((line) => (
          <li key={line.id}>
            <Serial>{line.serialNumber}</Serial>
            <strong>{line.name}</strong>
            <Box as="span" color="fg.muted" flex="1">
              {line.holder ? holderName(line.holder) : 'Unassigned'}
              {inventory.mayCount && isOwnLine(line, inventory.kind, user.id)
                ? ', on your own hand receipt: another person must read it'
                : null}
            </Box>
            {mayDocument(inventory) && !isOwnLine(line, inventory.kind, user.id) ? (
              <Button
                size="s"
                aria-label={`By document, ${line.name} ${line.serialNumber}`}
                onClick={() => setDocumented(line)}
              >
                By document
              </Button>
            ) : null}
          </li>
        ))}
      </Box>
      {documented ? (
        <DocumentDialog inventoryId={inventoryId} line={documented} onClose={() => setDocumented(null)} />
      ) : null}
      {more > 0 ? <Text color="fg.muted">and {more.toLocaleString('en-US')} more</Text> : null}
    </>
  );
}
